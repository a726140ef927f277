# Co się dzieje według zasad Markizy.
event-saved = { NAME($seat) } odzyskuje { $number ->
        [one] { $number } wojownika
        [few] { $number } wojowników
       *[many] { $number } wojowników
    }: powrót na polanę { $clearing }

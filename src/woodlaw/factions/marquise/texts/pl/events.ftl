# Co się dzieje według zasad Markizy.
event-saved = { $number ->
        [one] { $number } wojownik
       *[other] { $number } wojowników
    } { NAME($seat, case: "gen") } wraca na polanę { $clearing }

# Что происходит по правилам Маркисы.
event-saved = { NAME($seat) }: { $number ->
        [one] { $number } воин возвращается
        [few] { $number } воина возвращаются
       *[many] { $number } воинов возвращаются
    } на поляну { $clearing }

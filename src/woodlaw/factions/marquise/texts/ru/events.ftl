# Что происходит по правилам Маркисы.
event-saved = { NAME($seat) } { GENDER($seat) ->
        [pl] возвращают
       *[other] возвращает
    } { $number ->
        [one] { $number } воина
        [few] { $number } воинов
       *[many] { $number } воинов
    } на поляну { $clearing }

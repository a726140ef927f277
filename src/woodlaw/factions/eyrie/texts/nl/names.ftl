# Hoe de dingen van het Arendsnest heten; vormen zoals bij de gewone namen.
faction-eyrie = Arendsnest
    .the = het Arendsnest
    .start = Het Arendsnest
    .gender = n
piece-roost = nest
    .a = een nest
    .the = het nest
    .counted =
        { $number ->
            [one] nest
           *[other] nesten
        }
leader-builder = Bouwer
    .the = de Bouwer
leader-charismatic = Charismatisch
    .the = de Charismatische
leader-commander = Bevelhebber
    .the = de Bevelhebber
leader-despot = Despoot
    .the = de Despoot
column-recruit = Rekruteer
column-move = Verplaats
column-battle = Vecht
column-build = Bouw

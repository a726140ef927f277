# Hoe de dingen van de Honderden heten; vormen zoals bij de gewone namen.
faction-hundreds = Honderden
    .the = de Honderden
    .start = De Honderden
    .gender = pl
piece-warlord = krijgsheer
    .short = heer
    .a = de krijgsheer
    .the = de krijgsheer
    .counted =
        { $number ->
            [one] krijgsheer
           *[other] krijgsheren
        }
piece-stronghold = vesting
    .a = een vesting
    .the = de vesting
    .counted =
        { $number ->
            [one] vesting
           *[other] vestingen
        }
piece-mob = menigte
    .a = een menigte
    .the = de menigte
    .counted =
        { $number ->
            [one] menigte
           *[other] menigtes
        }
mood-bitter = verbitterd
mood-grandiose = groots
mood-jubilant = uitgelaten
mood-lavish = verkwistend
mood-relentless = onvermurwbaar
mood-rowdy = rumoerig
mood-stubborn = koppig
mood-wrathful = toornig

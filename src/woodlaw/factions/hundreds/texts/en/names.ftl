# What things of the Hundreds are called; ".counted" fits a word to a number.
faction-hundreds = Hundreds
    .gender = pl
piece-warlord = warlord
    .counted =
        { $number ->
            [one] warlord
           *[other] warlords
        }
piece-stronghold = stronghold
    .counted =
        { $number ->
            [one] stronghold
           *[other] strongholds
        }
piece-mob = mob
    .counted =
        { $number ->
            [one] mob
           *[other] mobs
        }
mood-bitter = bitter
mood-grandiose = grandiose
mood-jubilant = jubilant
mood-lavish = lavish
mood-relentless = relentless
mood-rowdy = rowdy
mood-stubborn = stubborn
mood-wrathful = wrathful

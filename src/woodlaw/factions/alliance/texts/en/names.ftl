# What things of the Alliance are called; ".counted" fits a word to a number.
faction-alliance = Alliance
piece-base-fox = fox base
    .short = base
    .counted =
        { $number ->
            [one] fox base
           *[other] fox bases
        }
piece-base-rabbit = rabbit base
    .short = base
    .counted =
        { $number ->
            [one] rabbit base
           *[other] rabbit bases
        }
piece-base-mouse = mouse base
    .short = base
    .counted =
        { $number ->
            [one] mouse base
           *[other] mouse bases
        }
piece-sympathy = sympathy

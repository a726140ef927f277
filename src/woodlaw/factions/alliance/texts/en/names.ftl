# What things of the Alliance are called; ".counted" fits a word to a number.
faction-alliance = alliance
piece-base-fox = base-fox
    .counted =
        { $number ->
            [one] base-fox
           *[other] base-foxs
        }
piece-base-rabbit = base-rabbit
    .counted =
        { $number ->
            [one] base-rabbit
           *[other] base-rabbits
        }
piece-base-mouse = base-mouse
    .counted =
        { $number ->
            [one] base-mouse
           *[other] base-mouses
        }
piece-sympathy = sympathy

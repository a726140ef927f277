# What things of the Marquise are called; ".counted" fits a word to a number.
faction-marquise = Marquise
piece-sawmill = sawmill
    .counted =
        { $number ->
            [one] sawmill
           *[other] sawmills
        }
piece-workshop = workshop
    .counted =
        { $number ->
            [one] workshop
           *[other] workshops
        }
piece-recruiter = recruiter
    .counted =
        { $number ->
            [one] recruiter
           *[other] recruiters
        }
piece-keep = keep
    .counted =
        { $number ->
            [one] keep
           *[other] keeps
        }
piece-wood = wood

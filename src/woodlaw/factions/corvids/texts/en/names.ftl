# What things of the Corvids are called; ".counted" fits a word to a number.
faction-corvids = Corvids
    .gender = pl
piece-plot = plot
    .counted =
        { $number ->
            [one] plot
           *[other] plots
        }
piece-bomb = bomb
    .counted =
        { $number ->
            [one] bomb
           *[other] bombs
        }
piece-snare = snare
    .counted =
        { $number ->
            [one] snare
           *[other] snares
        }
piece-extortion = extortion
    .counted =
        { $number ->
            [one] extortion
           *[other] extortions
        }
piece-raid = raid
    .counted =
        { $number ->
            [one] raid
           *[other] raids
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = flip
verb-plot = plot
verb-trick = trick
verb-expose = expose

# The board of the Corvids.
amount-plots-left =
    { $number ->
        [one] 1 plot left
       *[other] { $number } plots left
    }
amount-warriors-a-plot =
    { $number ->
        [one] a plot takes 1 warrior
       *[other] a plot takes { $number } warriors
    }
board-face-up = face up
board-face-down = face down
board-plots = supply
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (not { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

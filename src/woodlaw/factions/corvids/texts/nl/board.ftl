# Het bord van de Kraaien.
amount-plots-left =
    { $number ->
        [one] nog 1 complot
       *[other] nog { $number } complotten
    }
amount-warriors-a-plot =
    { $number ->
        [one] een complot kost 1 krijger
       *[other] een complot kost { $number } krijgers
    }
board-face-up = open
board-face-down = gesloten
board-plots = voorraad
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (niet { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

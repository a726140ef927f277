# Das Tableau der Krähen.
amount-plots-left =
    { $number ->
        [one] noch 1 Plan
       *[other] noch { $number } Pläne
    }
amount-warriors-a-plot =
    { $number ->
        [one] ein Plan kostet 1 Krieger
       *[other] ein Plan kostet { $number } Krieger
    }
board-face-up = aufgedeckt
board-face-down = verdeckt
board-plots = Vorrat
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (nicht { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

# Plansza Konspiracji.
amount-plots-left =
    { $number ->
        [one] jeszcze 1 Intryga
        [few] jeszcze { $number } Intrygi
       *[many] jeszcze { $number } Intryg
    }
amount-warriors-a-plot =
    { $number ->
        [one] Intryga kosztuje 1 wojownika
        [few] Intryga kosztuje { $number } wojowników
       *[many] Intryga kosztuje { $number } wojowników
    }
board-face-up = odkryte
board-face-down = zakryte
board-plots = zasoby
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (nie { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

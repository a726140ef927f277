# Plansza Konspiracji.
amount-plots-left =
    { $number ->
        [one] jeszcze 1 intryga
        [few] jeszcze { $number } intrygi
       *[many] jeszcze { $number } intryg
    }
amount-warriors-a-plot =
    { $number ->
        [one] intryga kosztuje 1 wojownika
        [few] intryga kosztuje { $number } wojowników
       *[many] intryga kosztuje { $number } wojowników
    }
board-face-up = odkryte
board-face-down = zakryte
board-plots = zasoby
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (nie { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

# O tabuleiro da Conspiração.
amount-plots-left =
    { $number ->
        [1] resta 1 trama
       *[other] restam { $number } tramas
    }
amount-warriors-a-plot =
    { $number ->
        [1] uma trama custa 1 guerreiro
       *[other] uma trama custa { $number } guerreiros
    }
board-face-up = para cima
board-face-down = para baixo
board-plots = suprimento
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (não { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

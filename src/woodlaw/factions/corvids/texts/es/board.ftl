# El tablero de los Córvidos.
amount-plots-left =
    { $number ->
        [one] queda 1 plan
       *[other] quedan { $number } planes
    }
amount-warriors-a-plot =
    { $number ->
        [one] un plan cuesta 1 guerrero
       *[other] un plan cuesta { $number } guerreros
    }
board-face-up = bocarriba
board-face-down = bocabajo
board-plots = reserva
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (no { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

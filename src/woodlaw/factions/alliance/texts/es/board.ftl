# El tablero de la Alianza; $most es 0 donde nada limita el montón.
board-supporters-of =
    { $most ->
        [0] { $number ->
            [one] 1 simpatizante
           *[other] { $number } simpatizantes
        }
       *[other] { $number ->
            [one] 1 simpatizante de { $most }
           *[other] { $number } simpatizantes de { $most }
        }
    }
amount-officers = { $number ->
        [one] { $number } oficial
       *[other] { $number } oficiales
    }
board-supporters = apoyos
board-bases = bases
board-base-in = { NAME($suit) } en el claro { $clearing }
board-base-not-built = { NAME($suit) } sin construir
pay-supporters = simpatizantes

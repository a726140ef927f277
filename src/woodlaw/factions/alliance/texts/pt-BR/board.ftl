# O tabuleiro da Aliança; $most é 0 quando nada limita o baralho de apoiadores.
board-supporters-of =
    { $most ->
        [0] { $number ->
            [1] 1 apoiador
           *[other] { $number } apoiadores
        }
       *[other] { $number ->
            [1] 1 apoiador de { $most }
           *[other] { $number } apoiadores de { $most }
        }
    }
amount-officers = { $number ->
        [1] { $number } oficial
       *[other] { $number } oficiais
    }
board-supporters = apoiadores
board-bases = bases
board-base-in = { NAME($suit) } na clareira { $clearing }
board-base-not-built = { NAME($suit) } por erguer
pay-supporters = apoiadores

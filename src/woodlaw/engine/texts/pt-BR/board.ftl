# O que está diante de cada jogador.
amount-points = { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }
amount-cards = { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }
amount-warriors-left = { $number ->
        [1] { $number } guerreiro no suprimento
       *[other] { $number } guerreiros no suprimento
    }
amount-warriors =
    { $number ->
        [1] { $number } guerreiro
       *[other] { $number } guerreiros
    }
amount-actions-left =
    { $number ->
        [1] resta 1 ação
       *[other] restam { $number } ações
    }
amount-cards-drawn = compra de { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }
board-crafted = artesanais
board-in-play = em jogo
board-from-ruins = de ruínas
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = nos caixões
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = adjacentes

# Lo que hay delante de cada jugador.
amount-points = { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
amount-cards = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
amount-warriors-left = { $number ->
        [one] { $number } guerrero en reserva
       *[other] { $number } guerreros en reserva
    }
amount-warriors =
    { $number ->
        [one] { $number } guerrero
       *[other] { $number } guerreros
    }
amount-actions-left =
    { $number ->
        [one] queda 1 acción
       *[other] quedan { $number } acciones
    }
amount-cards-drawn = robo de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
board-crafted = fabricado
board-in-play = en juego
board-from-ruins = de ruinas
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = en ataúdes
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = adyacentes

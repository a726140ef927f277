# El tablero de los Cientos.
board-command = Mando { $number }
board-prowess = Arrojo { $number }
amount-advances-left =
    { $number ->
        [one] queda 1 avance
       *[other] quedan { $number } avances
    }
amount-strongholds-left = { $number ->
        [one] { $number } bastión en reserva
       *[other] { $number } bastiones en reserva
    }
amount-mobs-left = { $number ->
        [one] { $number } turba en reserva
       *[other] { $number } turbas en reserva
    }
board-hoard = Botín
board-command-track = Mando
board-prowess-track = Arrojo
mood-bitter-does = antes de tirar en sus batallas, las turbas de allí y de los claros adyacentes pueden volverse guerreros
mood-grandiose-does = avanza antes de que comanden
mood-jubilant-does = si instigan donde está, el dado de turba se puede tirar hasta cuatro veces
mood-lavish-does = al final del Alba, los objetos se pueden cambiar por dos guerreros cada uno
mood-relentless-does = un avance con movimiento y batalla continúa con uno u otra
mood-rowdy-does = una carta más, o dos si hay tres piezas enemigas donde está
mood-stubborn-does = se ignora el primer golpe recibido en sus batallas
mood-wrathful-does = un golpe adicional donde ataca

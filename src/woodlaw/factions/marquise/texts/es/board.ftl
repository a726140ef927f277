# El tablero del Marquesado.
amount-wood-left = { $number ->
        [one] { $number } ficha de madera en reserva
       *[other] { $number } fichas de madera en reserva
    }
pay-wood = de madera

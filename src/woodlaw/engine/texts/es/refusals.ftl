# Por qué no, según las reglas comunes: un mensaje por artículo.
refused-1-1-1 = { NAME($word) }: antes hay que usar la carta { NAME($card) }, cuyo texto no deja elección
refused-1-4-1 = { $card ->
        [any-card] ninguna carta se puede usar en este momento del turno
       *[other] la carta { NAME($card) } tiene su propio momento en el turno, y no es este
    }
refused-1-4-2 = primero se termina lo que está en curso: { $card ->
        [any-card] ninguna carta
       *[other] la carta { NAME($card) } no
    } puede interrumpirlo
    .of-none = { NAME($word) }: primero se termina lo que está en curso
refused-1-4-3 = { $card ->
        [any-card] ya no se puede usar ninguna carta
       *[other] ya no se puede usar la carta { NAME($card) }
    }: ha empezado el último paso del turno
    .of-none = { NAME($word) }: ya es tarde, ha empezado el último paso del turno
refused-1-5-1 = { NAME($word) }: no quedan piezas de ese tipo en la reserva (reserva: { $supply })
refused-2-1-1-2 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } es de ave, y un ave no se puede sustituir por otro palo
refused-2-1-2 = { NAME($card) }: como emboscada solo se juegan cartas de emboscada, y estas no se fabrican
refused-2-1-3 = { NAME($card) }: solo se activan las cartas de dominancia, y no se pueden fabricar
refused-2-1-4 = { $card ->
        [any-card] las cartas están
       *[other] la carta { NAME($card) } está
    } en la zona de juego, no en la mano
refused-2-2-1 = no hay camino hasta allí: { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es adyacente
refused-2-2-3 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } tiene espacios libres
refused-2-2-4 = una ruina ocupa el espacio { NAME($clearing, case: "of") }
refused-2-4-1 = { NAME($word) }: no es adyacente al lugar del peón
refused-3-3-1 = { NAME($word) }: una carta de dominancia se activa desde la mano, con diez puntos o más
refused-3-3-2 = { NAME($word) }: la carta de dominancia activada se queda, y no cabe otra a su lado
refused-3-3-4 = { NAME($card) }: una dominancia disponible se toma a cambio de una carta de su palo
refused-4-1 = { NAME($word) }: en la mano no hay ninguna carta así que fabricar
refused-4-1-1 = { NAME($card) }: no quedan por activar suficientes piezas de fabricación de los palos que pide
refused-4-1-2 = { NAME($card) }: su objeto ya no está en la reserva
refused-4-1-3 = { NAME($word) }: ahora no se puede usar
refused-4-1-4 = { NAME($card) }: ya hay una igual en la zona de juego
refused-4-2 =
    { $clearing ->
        [any-clearing] ese bando no tiene guerreros en ningún claro que sirva
       *[other] ese bando no tiene guerreros { NAME($clearing, case: "in") } ({ $there })
    }
refused-4-2-1 =
    { $clearing ->
        [any-clearing] para mover hay que gobernar el claro de origen o el de destino
       *[other] { $ruler ->
            [nobody] para mover hay que gobernar el origen o el destino; nadie gobierna { NAME($clearing, case: "the") } ({ $there })
           *[other] para mover hay que gobernar el origen o el destino; { NAME($ruler, case: "the") } { GENDER($ruler) ->
                [pl] gobiernan
               *[other] gobierna
            } { NAME($clearing, case: "the") } ({ $there })
        }
    }
refused-4-3 =
    { $clearing ->
        [any-clearing] para batallar hacen falta guerreros del atacante y una pieza enemiga en el mismo claro
       *[other] para batallar hacen falta guerreros del atacante y una pieza enemiga { NAME($clearing, case: "in") } ({ $there })
    }
refused-4-3-1 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } corresponde al claro de batalla
refused-4-3-1-1 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } corresponde al claro de batalla
refused-4-3-4 = { NAME($word) }: este bando no puede usar eso en esta batalla
refused-21-8 = { NAME($word) }: no es enemigo, sino de la misma coalición
refused-21-16 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } corresponde a la carta gastada
refused-21-23 =
    { $clearing ->
        [any-clearing] en ningún claro hay un guerrero enemigo que se pueda reemplazar
       *[other] no hay ningún guerrero enemigo que se pueda reemplazar { NAME($clearing, case: "in") } ({ $there })
    }
refused-21-24 =
    { $clearing ->
        [any-clearing] en ningún claro hay un guerrero enemigo que se pueda retirar
       *[other] no hay ningún guerrero enemigo que se pueda retirar { NAME($clearing, case: "in") } ({ $there })
    }
refused = { NAME($word) }: la Ley no lo permite aquí

# Por qué no, según las reglas comunes: un mensaje por artículo.
refused-1-1-1 = { NAME($word) }: antes hay que usar la carta { NAME($card) }, cuyo texto no deja elección
refused-1-4-1 = { $card ->
        [any-card] ninguna carta se puede usar en este momento del turno
       *[other] la carta { NAME($card) } tiene su propio momento en el turno, y no es este
    } ({ NAME($time) })
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
    } es de ave, y un ave no se puede sustituir por otro palo ({ NAME($card-suit) })
refused-2-1-2 = { NAME($card) }: como emboscada solo se juegan cartas de emboscada, y estas no se fabrican
    .of-none = no se puede fabricar ninguna carta de la mano; las emboscadas y dominancias, nunca ({ $hand })
refused-2-1-3 = { NAME($card) }: solo se activan las cartas de dominancia, y no se pueden fabricar
    .of-none = no se puede fabricar ninguna carta de la mano; las emboscadas y dominancias, nunca ({ $hand })
refused-2-1-4 = { $card ->
        [any-card] las cartas están
       *[other] la carta { NAME($card) } está
    } en la zona de juego, no en la mano
refused-2-2-1 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es adyacente; adyacentes: { $paths }
    .of-none = ningún claro al que se pueda llegar es adyacente; adyacentes: { $paths }
refused-2-2-3 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } tiene espacios libres ({ $there })
refused-2-2-4 = una ruina ocupa el espacio { NAME($clearing, case: "of") } ({ $there })
refused-2-4-1 = { NAME($word) }: no es adyacente al lugar del peón ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: una carta de dominancia se activa desde la mano, con diez puntos o más (puntos: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: la carta de dominancia activada se queda, y no cabe otra a su lado ({ NAME($card) })
refused-3-3-4 = { NAME($card) }: una dominancia disponible se toma a cambio de una carta de su palo ({ $hand })
    .of-none = una dominancia disponible se toma a cambio de una carta de su palo, y no hay ninguna en la mano ({ $hand })
refused-4-1 = { NAME($word) }: en la mano no hay ninguna carta así que fabricar ({ $hand })
refused-4-1-1 = { NAME($card) }: no quedan por activar suficientes piezas de fabricación de los palos que pide ({ $crafting })
    .of-none = ninguna carta de la mano se puede fabricar con lo que se puede activar: { $available } ({ $hand })
refused-4-1-2 = { NAME($card) }: su objeto ya no está en la reserva ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) }: ya se ha usado este turno
        [no-warriors] { NAME($word) }: no tienes en el mapa ningún guerrero que retirar
        [no-hands] { NAME($word) }: nadie a quien puedas quitarle una carta tiene cartas en la mano
        [no-crafted] { NAME($word) }: ningún enemigo tiene cartas fabricadas en su zona de juego
        [none-kept] { NAME($word) }: no hay guerreros sobre ella
        [no-items] { NAME($word) }: no tienes ningún objeto bocarriba que agotar
        [no-fitting] { NAME($word) }: ninguna carta de la mano vale para un claro con un guerrero enemigo ({ $hand })
       *[other] { NAME($word) }: ahora no se puede usar
    }
    .at-saboteurs-enemy = { NAME($word) }: no tiene cartas fabricadas en su zona de juego
    .of-0 = { NAME($word) }: no tiene cartas en la mano
refused-4-1-4 = { NAME($card) }: ya hay una igual en la zona de juego
refused-4-2 = no hay guerreros { NAME($side, case: "of") } que puedan moverse { NAME($clearing, case: "in") } ({ $there })
    .of-none = en ninguna parte hay guerreros { NAME($side, case: "of") } que puedan moverse ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] no se puede entrar en ningún claro adyacente { NAME($clearing, case: "to") } ({ $around })
       *[no] { $who ->
            [you] no gobiernas { NAME($clearing, case: "the") } ({ $counts }) ni ningún claro adyacente: { $around }
           *[other] { NAME($who, case: "the") } no { GENDER($who) ->
                [pl] gobiernan
               *[other] gobierna
            } { NAME($clearing, case: "the") } ({ $counts }) ni ningún claro adyacente: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] no gobiernas ni { NAME($origin, case: "the") } ({ $origin-counts }) ni { NAME($clearing, case: "the") } ({ $counts })
       *[other] { NAME($who, case: "the") } no { GENDER($who) ->
            [pl] gobiernan
           *[other] gobierna
        } ni { NAME($origin, case: "the") } ({ $origin-counts }) ni { NAME($clearing, case: "the") } ({ $counts })
    }
    .of-none = para mover hay que gobernar el claro de origen o el de destino, y eso no se cumple donde hay guerreros ({ $stands })
refused-4-3 = { $fighters ->
        [0] no hay guerreros { NAME($side, case: "of") } { NAME($clearing, case: "in") } para batallar ({ $there })
       *[other] no hay ninguna pieza enemiga con la que batallar { NAME($clearing, case: "in") } ({ $there })
    }
    .of-none = para batallar hacen falta guerreros { NAME($side, case: "of") } y una pieza enemiga en el mismo claro ({ $standing })
refused-4-3-1 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } corresponde al claro de batalla ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } corresponde al claro de batalla ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) }: este bando no puede usar eso en esta batalla
    .on-sappers = { NAME($word) }: solo puede usarla el defensor
    .on-brutal-tactics = { NAME($word) }: solo puede usarla el atacante
refused-21-8 = { NAME($word) }: no es enemigo, sino de la misma coalición
refused-21-16 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } corresponde a la carta gastada ({ NAME($suit) })
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

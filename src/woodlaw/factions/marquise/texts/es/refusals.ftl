# Por qué no, según las reglas del Marquesado; ".of-1" cuando se deniega la cosa de ese número.
refused-6-2-2 =
    { $clearing ->
        [any-clearing] donde está la fortaleza solo el Marquesado coloca piezas
       *[other] { NAME($clearing, case: "in") } está la fortaleza, y allí solo el Marquesado coloca piezas
    }
refused-6-2-3 = { $card ->
        [any-card] ninguna carta de la mano
       *[other] la carta { NAME($card) } no
    } corresponde al claro que perdió los guerreros ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es de esquina
refused-6-3-4 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } tiene la fortaleza ni es adyacente a ella
refused-6-5 =
    .of-1 = { NAME($word) }: eso va antes de las acciones, y ya han empezado
    .of-2 = { NAME($word) }: no quedan acciones; gastar una carta de ave da otra ({ $hand })
    .of-none = { NAME($word) }: no hay en la mano ninguna carta de ave que gastar por una acción ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: solo se recluta una vez por turno
    .of-1 = { NAME($word) }: no hay reclutadores en el mapa
refused-6-5-4-1 =
    { $clearing ->
        [any-clearing] el Marquesado no gobierna ningún claro que sirva
       *[other] { $ruler ->
            [nobody] nadie gobierna { NAME($clearing, case: "the") }, tampoco el Marquesado ({ $counts })
           *[other] el Marquesado no gobierna { NAME($clearing, case: "the") }; allí { GENDER($ruler) ->
                [pl] gobiernan
               *[other] gobierna
            } { NAME($ruler, case: "the") } ({ $counts })
        }
    }
refused-6-5-4-2 =
    { $clearing ->
        [any-clearing] en ningún claro hay bastante madera conectada para un edificio
       *[other] no hay bastante madera conectada para un edificio { NAME($clearing, case: "in") }
    } ({ $needs })
refused-6-5-5 = { NAME($word) }: hace falta un aserradero y una carta correspondiente a su claro ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) }: no corresponde al claro del aserradero ({ NAME($suit) })

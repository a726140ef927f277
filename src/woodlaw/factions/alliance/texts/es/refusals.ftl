# Por qué no, según las reglas de la Alianza; ".of-1" cuando se deniega la cosa de ese número.
refused-8-2-3 = { NAME($card) }: no es un simpatizante que se pueda gastar en esto ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 =
    { $clearing ->
        [any-clearing] todos los claros tienen ya simpatía
       *[other] { NAME($clearing, case: "the") } ya tiene simpatía
    }
refused-8-2-6 = { NAME($word) }: hay que entregar una carta correspondiente al claro afín ({ NAME($clearing) }, { NAME($suit) })
refused-8-4-1-1 =
    { $clearing ->
        [any-clearing] ningún claro afín y sin base es del palo de una base que siga en el tablero
       *[other] { NAME($clearing, case: "the") } no es afín, ya tiene una base o la base de su palo ya no está en el tablero
    } ({ $there })
refused-8-4-1-2 =
    { $clearing ->
        [any-clearing] una revuelta requiere dos simpatizantes correspondientes al claro
       *[other] una revuelta { NAME($clearing, case: "in") } requiere dos simpatizantes correspondientes
    } ({ $needs }; { $supporters })
    .of-none = ningún claro apto para una revuelta tiene dos simpatizantes correspondientes ({ $sympathetic }; simpatizantes: { $supporters })
refused-8-4-2-1 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es adyacente a un claro afín ({ $sympathetic })
refused-8-4-2-2 =
    { $clearing ->
        [any-clearing] no hay simpatizantes suficientes para ningún claro
       *[other] no hay suficientes simpatizantes correspondientes { NAME($clearing, case: "to") }
    } ({ $needs }; { $supporters })
    .of-none = no hay simpatizantes suficientes para ningún claro al que extender la simpatía (coste: { $needed }; simpatizantes: { $supporters })
refused-8-4-2-2-1 =
    { $clearing ->
        [any-clearing] la ley marcial exige un simpatizante más
       *[other] la ley marcial { NAME($clearing, case: "of") } exige un simpatizante más
    } ({ $needs }; { $supporters })
    .of-none = no hay simpatizantes suficientes para ningún claro al que extender la simpatía (coste: { $needed }; simpatizantes: { $supporters })
refused-8-5-2 = { NAME($word) }: no hay cartas en la mano
refused-8-5-3 = { NAME($card) }: para entrenar hace falta una carta correspondiente al claro de una base ({ $based })
refused-8-6-1-3 =
    { $clearing ->
        [any-clearing] no hay ninguna base en el mapa
       *[other] { NAME($clearing, case: "the") } no tiene ninguna base ({ $there })
    }
refused-8-6-1-4 =
    { $clearing ->
        [any-clearing] para organizar hace falta un guerrero de la Alianza en un claro no afín
       *[other] para organizar hace falta un guerrero de la Alianza { NAME($clearing, case: "in") } ({ $there })
    }
refused-8-6-1 = { NAME($word) }: no quedan operaciones, ya son tantas como oficiales ({ $have })

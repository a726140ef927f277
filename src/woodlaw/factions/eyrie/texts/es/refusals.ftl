# Por qué no, según las reglas del Nido de Águilas; ".of-1" cuando se deniega la cosa de ese número.
refused-7-2-1 = { NAME($word) }: el Nido solo fabrica antes de pasar al Decreto
refused-7-3-2 = { NAME($clearing) }: no es un claro de esquina en el que el Nido pueda empezar
refused-7-3-3 = { NAME($word) }: no está bocarriba
refused-7-4-2 = { NAME($word) }: solo se puede añadir al Decreto una carta de ave por turno
refused-7-4-3 = { NAME($word) }: el nuevo nido cabe en un claro con menos guerreros ({ $there })
refused-7-5-2-1 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } tiene un nido de ese palo ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es del palo de la carta ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { $clearing ->
        [any-clearing] ningún claro
       *[other] { NAME($clearing, case: "the") } no
    } es del palo de la carta ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 =
    { $clearing ->
        [any-clearing] un nido va en un claro del palo de la carta que gobiernes y que no tenga ninguno
       *[other] un nido va en un claro del palo de la carta que gobiernes y que no tenga ninguno: { NAME($clearing) } ({ NAME($suit) }; { $there })
    }
refused-7-7-3 = { NAME($word) }: está bocabajo

# Por qué no, según las reglas de los Córvidos; ".of-1" cuando se deniega la cosa de ese número.
refused-13-2-2 = { NAME($word) }: las dos fichas de ese tipo están en el mapa
refused-13-2-2-2 =
    { $clearing ->
        [any-clearing] no sirve ningún claro: ya hay un plan
       *[other] { NAME($clearing, case: "in") } ya hay un plan ({ $there })
    }
refused-13-2-4 =
    { $clearing ->
        [any-clearing] { NAME($word) }: hacen falta piezas propias junto a un plan bocabajo y una carta correspondiente
       *[other] { NAME($word) }: { NAME($clearing, case: "in") } hacen falta piezas propias, un plan bocabajo y una carta correspondiente
    } ({ $there }; { $hand })
    .of-none = { NAME($word) }: no hay un plan bocabajo junto a tus piezas con una carta correspondiente en la mano ({ $hand })
refused-13-3-2 = { NAME($clearing) }: no es del palo que se pide ({ NAME($suit) })
refused-13-4-2 =
    { $clearing ->
        [any-clearing] en ningún claro hay un plan bocabajo con un guerrero córvido
       *[other] { NAME($clearing, case: "in") } no hay un plan bocabajo con un guerrero córvido ({ $there })
    }
    .of-0 = { NAME($word) }: en ningún claro hay un plan bocabajo con un guerrero córvido
refused-13-4-3 =
    .of-0 = { NAME($word) }: una vez por turno, por una carta de la mano
refused-13-5 =
    .of-0 = { NAME($word) }: no quedan acciones, en el Día son tres
refused-13-5-2 = { NAME($clearing) }: faltan guerreros; se necesita uno, y otro por cada plan de este turno ({ $needs })
refused-13-5-4 = { NAME($word) }: se intercambian dos planes, ambos bocarriba o ambos bocabajo ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: ya se han agotado
refused-13-7-2 = { NAME($clearing) }: un cepo impide a los enemigos colocar piezas allí y sacarlas

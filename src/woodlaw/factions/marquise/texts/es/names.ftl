# Cómo se llama lo que tiene el Marquesado; las formas, como en los nombres comunes.
faction-marquise = Marquesado
    .the = el Marquesado
    .of = del Marquesado
    .to = al Marquesado
    .gender = m
piece-sawmill = aserradero
    .a = un aserradero
    .the = el aserradero
    .of = del aserradero
    .counted =
        { $number ->
            [one] aserradero
           *[other] aserraderos
        }
piece-workshop = taller
    .a = un taller
    .the = el taller
    .of = del taller
    .counted =
        { $number ->
            [one] taller
           *[other] talleres
        }
piece-recruiter = reclutador
    .a = un reclutador
    .the = el reclutador
    .of = del reclutador
    .counted =
        { $number ->
            [one] reclutador
           *[other] reclutadores
        }
piece-keep = fortaleza
    .a = la fortaleza
    .the = la fortaleza
    .of = de la fortaleza
    .counted =
        { $number ->
            [one] fortaleza
           *[other] fortalezas
        }
piece-wood = madera
    .a = una ficha de madera
    .the = la ficha de madera
    .of = de la ficha de madera
    .counted =
        { $number ->
            [one] ficha de madera
           *[other] fichas de madera
        }

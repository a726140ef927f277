# Cómo se llama lo que tiene la Alianza; las formas, como en los nombres comunes.
faction-alliance = Alianza
    .the = la Alianza
    .of = de la Alianza
    .to = a la Alianza
    .gender = f
piece-base-fox = base de zorro
    .short = base
    .a = una base de zorro
    .the = la base de zorro
    .of = de la base de zorro
    .counted =
        { $number ->
            [one] base de zorro
           *[other] bases de zorro
        }
piece-base-rabbit = base de conejo
    .short = base
    .a = una base de conejo
    .the = la base de conejo
    .of = de la base de conejo
    .counted =
        { $number ->
            [one] base de conejo
           *[other] bases de conejo
        }
piece-base-mouse = base de ratón
    .short = base
    .a = una base de ratón
    .the = la base de ratón
    .of = de la base de ratón
    .counted =
        { $number ->
            [one] base de ratón
           *[other] bases de ratón
        }
piece-sympathy = simpatía
    .a = una ficha de simpatía
    .the = la ficha de simpatía
    .of = de la ficha de simpatía
    .counted =
        { $number ->
            [one] ficha de simpatía
           *[other] fichas de simpatía
        }

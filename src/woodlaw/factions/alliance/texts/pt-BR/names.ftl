# Como se chama o que é da Aliança; as formas, como nos nomes comuns.
faction-alliance = Aliança
    .the = a Aliança
    .of = da Aliança
    .to = à Aliança
    .gender = f
piece-base-fox = base de raposa
    .short = base
    .a = uma base de raposa
    .the = a base de raposa
    .of = da base de raposa
    .counted =
        { $number ->
            [1] base de raposa
           *[other] bases de raposa
        }
piece-base-rabbit = base de coelho
    .short = base
    .a = uma base de coelho
    .the = a base de coelho
    .of = da base de coelho
    .counted =
        { $number ->
            [1] base de coelho
           *[other] bases de coelho
        }
piece-base-mouse = base de rato
    .short = base
    .a = uma base de rato
    .the = a base de rato
    .of = da base de rato
    .counted =
        { $number ->
            [1] base de rato
           *[other] bases de rato
        }
piece-sympathy = simpatia
    .a = um marcador de simpatia
    .the = o marcador de simpatia
    .of = do marcador de simpatia
    .counted =
        { $number ->
            [1] marcador de simpatia
           *[other] marcadores de simpatia
        }

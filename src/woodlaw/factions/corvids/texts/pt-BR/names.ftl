# Como se chamam as coisas da Conspiração; ".counted" ajusta a palavra ao número.
faction-corvids = Conspiração
    .the = a Conspiração
    .of = da Conspiração
    .to = à Conspiração
    .gender = f
piece-plot = trama
    .a = uma trama
    .the = a trama
    .of = da trama
    .counted =
        { $number ->
            [1] trama
           *[other] tramas
        }
piece-bomb = bomba
    .a = uma bomba
    .the = a bomba
    .of = da bomba
    .counted =
        { $number ->
            [1] bomba
           *[other] bombas
        }
piece-snare = armadilha
    .a = uma armadilha
    .the = a armadilha
    .of = da armadilha
    .counted =
        { $number ->
            [1] armadilha
           *[other] armadilhas
        }
piece-extortion = extorsão
    .a = uma extorsão
    .the = a extorsão
    .of = da extorsão
    .counted =
        { $number ->
            [1] extorsão
           *[other] extorsões
        }
piece-raid = ataque
    .a = um ataque
    .the = o ataque
    .of = do ataque
    .counted =
        { $number ->
            [1] ataque
           *[other] ataques
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = revelar
verb-plot = tramar
verb-trick = despistar
verb-expose = expor

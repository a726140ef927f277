# Cómo se llaman las cosas de los Córvidos; ".counted" ajusta la palabra al número.
faction-corvids = Córvidos
    .the = los Córvidos
    .of = de los Córvidos
    .to = a los Córvidos
    .gender = pl
piece-plot = plan
    .a = un plan
    .the = el plan
    .of = del plan
    .counted =
        { $number ->
            [one] plan
           *[other] planes
        }
piece-bomb = bomba
    .a = una bomba
    .the = la bomba
    .of = de la bomba
    .counted =
        { $number ->
            [one] bomba
           *[other] bombas
        }
piece-snare = cepo
    .a = un cepo
    .the = el cepo
    .of = del cepo
    .counted =
        { $number ->
            [one] cepo
           *[other] cepos
        }
piece-extortion = extorsión
    .a = una extorsión
    .the = la extorsión
    .of = de la extorsión
    .counted =
        { $number ->
            [one] extorsión
           *[other] extorsiones
        }
piece-raid = asalto
    .a = un asalto
    .the = el asalto
    .of = del asalto
    .counted =
        { $number ->
            [one] asalto
           *[other] asaltos
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = voltear
verb-plot = planear
verb-trick = trucar
verb-expose = exponer

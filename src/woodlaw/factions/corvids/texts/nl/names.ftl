# Hoe dingen van de Kraaien heten; ".counted" past een woord aan bij een getal.
faction-corvids = Kraaien
    .the = de Kraaien
    .start = De Kraaien
    .gender = pl
piece-plot = complot
    .a = een complot
    .the = het complot
    .counted =
        { $number ->
            [one] complot
           *[other] complotten
        }
piece-bomb = bom
    .a = een bom
    .the = de bom
    .counted =
        { $number ->
            [one] bom
           *[other] bommen
        }
piece-snare = valstrik
    .a = een valstrik
    .the = de valstrik
    .counted =
        { $number ->
            [one] valstrik
           *[other] valstrikken
        }
piece-extortion = afpersing
    .a = een afpersing
    .the = de afpersing
    .counted =
        { $number ->
            [one] afpersing
           *[other] afpersingen
        }
piece-raid = overval
    .a = een overval
    .the = de overval
    .counted =
        { $number ->
            [one] overval
           *[other] overvallen
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = omdraaien
verb-plot = complotteren
verb-trick = truc
verb-expose = ontmaskeren

# Hoe de dingen van de Alliantie heten; vormen zoals bij de gewone namen.
faction-alliance = Alliantie
    .the = de Alliantie
    .start = De Alliantie
    .gender = f
piece-base-fox = vossenbasis
    .short = basis
    .a = een vossenbasis
    .the = de vossenbasis
    .counted =
        { $number ->
            [one] vossenbasis
           *[other] vossenbases
        }
piece-base-rabbit = konijnenbasis
    .short = basis
    .a = een konijnenbasis
    .the = de konijnenbasis
    .counted =
        { $number ->
            [one] konijnenbasis
           *[other] konijnenbases
        }
piece-base-mouse = muizenbasis
    .short = basis
    .a = een muizenbasis
    .the = de muizenbasis
    .counted =
        { $number ->
            [one] muizenbasis
           *[other] muizenbases
        }
piece-sympathy = sympathie
    .a = een sympathiefiche
    .the = het sympathiefiche
    .counted =
        { $number ->
            [one] sympathiefiche
           *[other] sympathiefiches
        }

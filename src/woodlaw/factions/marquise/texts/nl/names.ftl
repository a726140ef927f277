# Hoe de dingen van de Markiezin heten; vormen zoals bij de gewone namen.
faction-marquise = Markiezin
    .the = de Markiezin
    .start = De Markiezin
    .gender = f
piece-sawmill = houtzagerij
    .short = zaag
    .a = een houtzagerij
    .the = de houtzagerij
    .counted =
        { $number ->
            [one] houtzagerij
           *[other] houtzagerijen
        }
piece-workshop = werkplaats
    .a = een werkplaats
    .the = de werkplaats
    .counted =
        { $number ->
            [one] werkplaats
           *[other] werkplaatsen
        }
piece-recruiter = rekruteringspost
    .a = een rekruteringspost
    .the = de rekruteringspost
    .counted =
        { $number ->
            [one] rekruteringspost
           *[other] rekruteringsposten
        }
piece-keep = burcht
    .a = de burcht
    .the = de burcht
    .counted =
        { $number ->
            [one] burcht
           *[other] burchten
        }
piece-wood = hout
    .a = een houtfiche
    .the = het houtfiche
    .counted =
        { $number ->
            [one] houtfiche
           *[other] houtfiches
        }

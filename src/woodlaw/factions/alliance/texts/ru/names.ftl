# Как называется то, что есть у Союза; падежи как в общих названиях.
faction-alliance = Союз
    .gen = Союза
    .dat = Союзу
    .acc = Союз
    .ins = Союзом
    .gender = m
piece-base-fox = лисья база
    .short = база
    .acc = лисью базу
    .gen = лисьей базы
    .counted =
        { $number ->
            [one] лисью базу
            [few] лисьи базы
           *[many] лисьих баз
        }
piece-base-rabbit = заячья база
    .short = база
    .acc = заячью базу
    .gen = заячьей базы
    .counted =
        { $number ->
            [one] заячью базу
            [few] заячьи базы
           *[many] заячьих баз
        }
piece-base-mouse = мышиная база
    .short = база
    .acc = мышиную базу
    .gen = мышиной базы
    .counted =
        { $number ->
            [one] мышиную базу
            [few] мышиные базы
           *[many] мышиных баз
        }
piece-sympathy = жетон поддержки
    .short = подд
    .acc = жетон поддержки
    .gen = жетона поддержки
    .counted =
        { $number ->
            [one] жетон поддержки
            [few] жетона поддержки
           *[many] жетонов поддержки
        }

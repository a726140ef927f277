# Как называется то, что есть у Маркисы; падежи как в общих названиях.
faction-marquise = Маркиса
    .gen = Маркисы
    .dat = Маркисе
    .acc = Маркису
    .ins = Маркисой
    .gender = f
piece-sawmill = лесопилка
    .acc = лесопилку
    .gen = лесопилки
    .counted =
        { $number ->
            [one] лесопилку
            [few] лесопилки
           *[many] лесопилок
        }
piece-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
    .counted =
        { $number ->
            [one] мастерскую
            [few] мастерские
           *[many] мастерских
        }
piece-recruiter = казарма
    .acc = казарму
    .gen = казармы
    .counted =
        { $number ->
            [one] казарму
            [few] казармы
           *[many] казарм
        }
piece-keep = цитадель
    .acc = цитадель
    .gen = цитадели
    .counted =
        { $number ->
            [one] цитадель
            [few] цитадели
           *[many] цитаделей
        }
piece-wood = жетон дерева
    .short = дерев
    .acc = жетон дерева
    .gen = жетона дерева
    .counted =
        { $number ->
            [one] жетон дерева
            [few] жетона дерева
           *[many] жетонов дерева
        }

# Как называется то, что есть у Полчищ; падежи как в общих названиях.
faction-hundreds = Полчища
    .gen = Полчищ
    .dat = Полчищам
    .acc = Полчища
    .ins = Полчищами
    .gender = pl
piece-warlord = предводитель
    .short = предв
    .acc = предводителя
    .gen = предводителя
    .counted =
        { $number ->
            [one] предводителя
            [few] предводителей
           *[many] предводителей
        }
piece-stronghold = форт
    .acc = форт
    .gen = форта
    .counted =
        { $number ->
            [one] форт
            [few] форта
           *[many] фортов
        }
piece-mob = жетон бунта
    .short = бунт
    .acc = жетон бунта
    .gen = жетона бунта
    .counted =
        { $number ->
            [one] жетон бунта
            [few] жетона бунта
           *[many] жетонов бунта
        }
mood-bitter = Напористый
mood-grandiose = Горделивый
mood-jubilant = Торжествующий
mood-lavish = Расточительный
mood-relentless = Беспощадный
mood-rowdy = Хулиганистый
mood-stubborn = Неуступчивый
mood-wrathful = Разъярённый

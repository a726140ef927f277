# Как называются вещи Сговора; «.counted» согласует слово с числом.
faction-corvids = Вороний Сговор
    .gen = Вороньего Сговора
    .dat = Вороньему Сговору
    .acc = Вороний Сговор
    .ins = Вороньим Сговором
    .gender = m
piece-plot = интрига
    .acc = интригу
    .gen = интриги
    .counted =
        { $number ->
            [one] интригу
            [few] интриги
           *[many] интриг
        }
piece-bomb = бомба
    .acc = бомбу
    .gen = бомбы
    .counted =
        { $number ->
            [one] бомбу
            [few] бомбы
           *[many] бомб
        }
piece-snare = капкан
    .acc = капкан
    .gen = капкана
    .counted =
        { $number ->
            [one] капкан
            [few] капкана
           *[many] капканов
        }
piece-extortion = поборы
    .acc = поборы
    .gen = поборов
    .counted =
        { $number ->
            [one] жетон поборов
            [few] жетона поборов
           *[many] жетонов поборов
        }
piece-raid = набег
    .acc = набег
    .gen = набега
    .counted =
        { $number ->
            [one] набег
            [few] набега
           *[many] набегов
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = переворот интриги
verb-plot = интрига
verb-trick = махинация
verb-expose = разоблачение

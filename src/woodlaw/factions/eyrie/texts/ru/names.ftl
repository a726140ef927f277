# Как называется то, что есть у Династии; падежи как в общих названиях.
faction-eyrie = Династия
    .gen = Династии
    .dat = Династии
    .acc = Династию
    .ins = Династией
    .gender = f
piece-roost = гнездо
    .acc = гнездо
    .gen = гнезда
    .counted =
        { $number ->
            [one] гнездо
            [few] гнезда
           *[many] гнёзд
        }
leader-builder = Строитель
leader-charismatic = Избранник
leader-commander = Командир
leader-despot = Тиран
column-recruit = Вербовка
column-move = Перемещение
column-battle = Сражение
column-build = Строительство

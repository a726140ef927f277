# Планшет Сговора.
amount-plots-left =
    { $number ->
        [one] осталась { $number } интрига
        [few] осталось { $number } интриги
       *[many] осталось { $number } интриг
    }
amount-warriors-a-plot =
    { $number ->
        [one] интрига стоит { $number } воина
        [few] интрига стоит { $number } воинов
       *[many] интрига стоит { $number } воинов
    }
board-face-up = открыты
board-face-down = скрыты
board-plots = запас
plot-in = { $clearing } { NAME($kind) }
plot-not = { $plot } (не { $kinds })
plot-of = { piece-plot } ({ NAME($kind) })

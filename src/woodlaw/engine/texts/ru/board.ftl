# Что лежит перед каждым игроком.
amount-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
amount-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
amount-warriors-left =
    { $number ->
        [one] { $number } воин в запасе
        [few] { $number } воина в запасе
       *[many] { $number } воинов в запасе
    }
amount-warriors =
    { $number ->
        [one] { $number } воин
        [few] { $number } воина
       *[many] { $number } воинов
    }
amount-actions-left =
    { $number ->
        [one] осталось { $number } действие
        [few] осталось { $number } действия
       *[many] осталось { $number } действий
    }
amount-cards-drawn =
    { $number ->
        [one] добор: { $number } карта
        [few] добор: { $number } карты
       *[many] добор: { $number } карт
    }
board-crafted = смастерено
board-in-play = в игровой зоне
board-from-ruins = из руин
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = в гробах
board-caught-warriors = { NAME($seat) }: { NAME($kind) } ×{ $number }
board-adjacent = соседи

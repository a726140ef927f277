# Планшет Династии.
board-led-by = лидер: { NAME($leader) }
board-no-leader = лидера нет
board-leader = лидер
board-deposed = свергнуты
board-decree = устав
board-vizier = министр (птицы)
board-roosts = гнёзда
board-evening =
    { $number ->
        [one] вечером: +{ $points }, { $number } карта
        [few] вечером: +{ $points }, { $number } карты
       *[many] вечером: +{ $points }, { $number } карт
    }
leader-builder-does = получает полные очки за смастерённые предметы
leader-charismatic-does = вербует сразу двух воинов
leader-commander-does = наносит дополнительный урон, нападая
leader-despot-does = получает ещё очко, если в сражении убраны здания или жетоны

# Что терминал пишет вокруг карты леса, планшетов и карт.
heading-setup = Подготовка к игре
heading-turn = Раунд { $round }, { NAME($phase) } { NAME($seat, case: "gen") }
nothing-there = нет
map-legend = { $rules } правит  { $filled } занято  { $open } свободно  { $ruin } руина  { $forest } лес
piles = колода { $deck }, сброс { $discard }
items-to-craft = можно смастерить: { $items }

# Поляны таблицей, и одна из них словами.
head-clearing = №
head-suit = масть
head-open = ячейки
head-paths = тропы к
head-ruler = правит
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + руина
    }
clearing-is =
    { $ruins ->
        [0] Поляна { $clearing }: { NAME($suit) }, свободных ячеек: { $open } из { $slots }.
       *[other] Поляна { $clearing }: { NAME($suit) }, свободных ячеек: { $open } из { $slots }, есть руина.
    }
clearing-ways = Тропы к полянам: { $paths }; соседние леса: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Здесь правят { NAME($seat) } ({ $clause }).
       *[other] Здесь правит { NAME($seat) } ({ $clause }).
    }
clearing-unruled = Здесь никто не правит ({ $clause }).

# Карты.
head-card = карта
head-cost = цена
head-use = свойство
cost-any = любое
your-hand = Твоя рука: { $cards }
picked-from-hand = Выбрано из неё: { $cards }
discard-pile = Сброс: { $cards }
dominance-to-take = Доступные карты превосходства: { $cards }
known-cards = Тебе известно – { $holder }, { $total }: { $cards }
known-suit = { NAME($suit) } или птицы
known-no-suit = не { NAME($suit) } и не птицы

# Шкалы планшетов.
track-cost = цена
track-next = далее: +{ $points }
track-next-costs = далее: цена { $cost }, +{ $points }
track-card = { $sign }: карта
track-full = построено всё

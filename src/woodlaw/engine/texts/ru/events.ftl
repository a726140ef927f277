# Что происходит по общим правилам: одно сообщение на событие. $clearings – номер поляны или
# несколько номеров одной строкой, отсюда выбор между «на поляне» и «на полянах».
event-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] помещают
       *[other] помещает
    } { NAME($kind, case: "acc") } на поляну { $clearing }
event-placed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] помещают
       *[other] помещает
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] на поляну { $clearings }
        [few] на поляну { $clearings }
        [many] на поляну { $clearings }
       *[other] на поляны { $clearings }
    }
event-moved = { NAME($seat) } { GENDER($seat) ->
        [pl] перемещают
       *[other] перемещает
    } { $number ->
        [one] { $number } фигурку
        [few] { $number } фигурки
       *[many] { $number } фигурок
    } { NAME($origin, case: "from") } { NAME($target, case: "to") }
event-battled = на поляне { $clearing } { NAME($seat) } { GENDER($seat) ->
        [pl] нападают
       *[other] нападает
    } на { NAME($other, case: "acc") }
event-ambushed = { NAME($seat) } { GENDER($seat) ->
        [pl] устраивают
       *[other] устраивает
    } засаду: «{ NAME($card) }»
event-foiled = { NAME($seat) } { GENDER($seat) ->
        [pl] обнаруживают
       *[other] обнаруживает
    } засаду картой «{ NAME($card) }»
event-rolled = бросок кубиков: { $higher } и { $lower }
event-hits = урон: нападающий наносит { $attackers }, защищающийся – { $defenders }
event-removed = { NAME($seat) } { GENDER($seat) ->
        [pl] теряют
       *[other] теряет
    } { NAME($kind, case: "acc") } на поляне { $clearing }
event-removed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] теряют
       *[other] теряет
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] на поляне { $clearings }
        [few] на поляне { $clearings }
        [many] на поляне { $clearings }
       *[other] на полянах { $clearings }
    }
event-scored = { NAME($seat) } { GENDER($seat) ->
        [pl] получают
       *[other] получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $score }
event-lost = { NAME($seat) } { GENDER($seat) ->
        [pl] теряют
       *[other] теряет
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, остаётся { $score }
event-drew = { NAME($seat) } { GENDER($seat) ->
        [pl] берут
       *[other] берёт
    } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
event-drawn = { NAME($seat) } { GENDER($seat) ->
        [pl] берут
       *[other] берёт
    } карту «{ NAME($card) }»
event-discarded = { NAME($seat) } { GENDER($seat) ->
        [pl] сбрасывают
       *[other] сбрасывает
    } карту «{ NAME($card) }»
event-spent = { NAME($seat) } { GENDER($seat) ->
        [pl] тратят
       *[other] тратит
    } карту «{ NAME($card) }»
event-crafted = { NAME($seat) } { GENDER($seat) ->
        [pl] мастерят
       *[other] мастерит
    } карту «{ NAME($card) }»
event-took-item = { NAME($seat) } { GENDER($seat) ->
        [pl] получают
       *[other] получает
    } предмет: { NAME($item, case: "acc") }
event-used = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } карту «{ NAME($card) }»
event-shuffled = сброс ({ $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }) перемешан в новую колоду
event-turn = ход { NAME($seat, case: "gen") }, раунд { $round }
event-phase = { NAME($phase) } { NAME($seat, case: "gen") }
event-showed-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] показывают
       *[other] показывает
    } { NAME($other, case: "dat") } карты в руке
event-stole = { NAME($seat) } { GENDER($seat) ->
        [pl] крадут
       *[other] крадёт
    } у { NAME($other, case: "gen") } карту «{ NAME($card) }»
event-won = { NAME($seat) } { GENDER($seat) ->
        [pl] побеждают
       *[other] побеждает
    }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
event-sat = { NAME($seat) } { GENDER($seat) ->
        [pl] начинают
       *[other] начинает
    } игру
event-filled = часть подготовки к игре выполнена
event-ignored = { NAME($seat) } { GENDER($seat) ->
        [pl] игнорируют
       *[other] игнорирует
    } урон: { $number }
event-extra = { NAME($seat) } { GENDER($seat) ->
        [pl] наносят
       *[other] наносит
    } дополнительный урон: { $number }
event-ended-battle = на поляне { $clearing } не осталось нападающих; сражение завершено
event-item-points = { NAME($seat) } { GENDER($seat) ->
        [pl] получают
       *[other] получает
    } за предмет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } по собственному правилу
event-stopped = игра прервана после раунда { $round }
event-activated = { NAME($seat) } { GENDER($seat) ->
        [pl] активируют
       *[other] активирует
    } ремесленные орудия: { NAME($suit) } ×{ $number }
event-revealed = { NAME($seat) } { GENDER($seat) ->
        [pl] открывают
       *[other] открывает
    } карту «{ NAME($card) }»
event-limited = по броску { NAME($seat, case: "gen") } выпал урон { $rolled }, но наносится не больше { $allowed }
event-rested = день { NAME($seat, case: "gen") } завершается
event-crafts-with = ремесленным орудием { NAME($seat, case: "gen") } служит { NAME($kind) }
event-acted = { NAME($seat) } { GENDER($seat) ->
        [pl] выбирают
       *[other] выбирает
    } действие «{ NAME($action) }»
event-in-play = в игровой зоне { NAME($seat, case: "gen") } лежит карта «{ NAME($card) }»
event-may-move-again = { NAME($seat) } { GENDER($seat) ->
        [pl] могут
       *[other] может
    } переместиться ещё раз, теми же воинами или другими
event-as-suit = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } карту «{ NAME($card) }» как { NAME($suit, case: "adj-acc") }
event-returned = { NAME($seat) } { GENDER($seat) ->
        [pl] возвращают
       *[other] возвращает
    } в запас или на шкалу { $number } { NAME($kind, $number) }
event-unlimited = урон { NAME($seat, case: "gen") }, который не ограничен числом воинов: { $number }
event-available = карта «{ NAME($card) }» теперь доступна, её можно забрать
event-dominates = { NAME($seat) } { GENDER($seat) ->
        [pl] активируют
       *[other] активирует
    } карту «{ NAME($card) }» и больше не { GENDER($seat) ->
        [pl] получают
       *[other] получает
    } очков
event-dominated = { NAME($seat) } { GENDER($seat) ->
        [pl] побеждают
       *[other] побеждает
    } благодаря карте «{ NAME($card) }»
event-took-card = { NAME($seat) } { GENDER($seat) ->
        [pl] забирают
       *[other] забирает
    } карту «{ NAME($card) }»
event-found = { NAME($seat) } { GENDER($seat) ->
        [pl] находят
       *[other] находит
    } под руиной на поляне { $clearing } предмет: { NAME($item, case: "acc") }
event-fully-removed = с поляны { $clearing } убирают всё; { NAME($seat) } { GENDER($seat) ->
        [pl] остаются
       *[other] остаётся
    }, но повреждает предметы
event-ordered = { NAME($seat) } { GENDER($seat) ->
        [pl] выбирают
       *[other] выбирает
    } порядок: сначала то, что вызывает потеря { NAME($kind, case: "gen") }
event-won-along = { NAME($seat) } { GENDER($seat) ->
        [pl] побеждают
       *[other] побеждает
    } вместе с { NAME($other, case: "ins") }
event-set-off = потеря { NAME($kind, case: "gen") } { NAME($seat, case: "gen") } на поляне { $clearing } вызывает эффект
event-stays = { NAME($kind, case: "acc") } { NAME($seat, case: "gen") } на поляне { $clearing } так убрать нельзя
event-looked-under = { NAME($seat) } { GENDER($seat) ->
        [pl] рассматривают
       *[other] рассматривает
    } два предмета под руиной на поляне { $clearing }
event-saw-under = { NAME($seat) } { GENDER($seat) ->
        [pl] видят
       *[other] видит
    } там предметы: { NAME($item, case: "acc") } и { NAME($other-item, case: "acc") }
event-left-under = { NAME($seat) } { GENDER($seat) ->
        [pl] ничего не берут
       *[other] ничего не берёт
    } из-под руины на поляне { $clearing }
event-is-ruin-item = { NAME($seat) } { GENDER($seat) ->
        [pl] выбирают
       *[other] выбирает
    } предмет из руин: { NAME($item, case: "acc") }
event-before-roll = перед броском на поляне { $clearing } { NAME($seat) } { GENDER($seat) ->
        [pl] могут
       *[other] может
    } применить эффект
event-caught = Гробовщики { NAME($seat, case: "gen") } удерживают { $number } { NAME($kind, $number) }
event-sent-home = Гробовщики { NAME($seat, case: "gen") } отпускают { $number } { NAME($kind, $number) }
event-not-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] не могут
       *[other] не может
    } разместить { NAME($kind, case: "acc") }
event-moves-forced = { NAME($seat) } { GENDER($seat) ->
        [pl] заставляют
       *[other] заставляет
    } { NAME($other, case: "acc") } уйти с поляны { $clearing }
event-not-done = { NAME($seat) } { GENDER($seat) ->
        [pl] делают
       *[other] делает
    } не всё, чего требует карта «{ NAME($card) }»
event-remains = { NAME($kind) } { NAME($seat, case: "gen") } остаётся на поляне { $clearing }

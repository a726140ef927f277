# Планшет Бродяги.
no-character = персонаж не выбран
board-in-forest = { NAME($forest, case: "on") } (поляны { $beside })
board-in-clearing = на поляне { $clearing }
board-torch-in = факел на поляне { $clearing }
board-special-used = особое действие в этот ход уже применено
board-room = вместимость: { $number }/{ $most }
board-special = особое действие
board-tracks = шкалы
board-tea = чай
board-coins = монеты
board-bags = мешки
board-satchel = рюкзак
board-damaged = повреждено
board-seen-in = видел под руинами
board-relations = отношения
board-quests = задания
board-done = выполнено
board-hostile = враг
board-allied = союзник (каждая помощь: +{ $points })
board-relation =
    { $space ->
        [0] { $number ->
            [one] безразличие (ещё { $number } помощь: +{ $points })
            [few] безразличие (ещё { $number } помощи: +{ $points })
           *[many] безразличие (ещё { $number } помощей: +{ $points })
        }
       *[other] { $number ->
            [one] ступень { $space } из { $most } (ещё { $number } помощь: +{ $points })
            [few] ступень { $space } из { $most } (ещё { $number } помощи: +{ $points })
           *[many] ступень { $space } из { $most } (ещё { $number } помощей: +{ $points })
        }
    }
character-thief-does = факел: крадёт случайную карту у игрока на своей поляне
character-tinker-does = факел: забирает из сброса карту масти своей поляны
character-ranger-does = факел: ремонтирует три предмета, и день кончается
character-vagrant-does = факел: затевает сражение на своей поляне и получает очки за всё убранное
character-arbiter-does = защищающийся рядом может нанять его мечи, а ему – очко
character-scoundrel-does = факел: остаётся на своей поляне, сжигает её и закрывает навсегда
character-adventurer-does = раз в ход один предмет задания может быть любым, но повреждается
character-harrier-does = факел: фишка одна переносится на любую поляну
character-ronin-does = меч после броска: дополнительный урон
character-cheat-does = раз в ход задание за любые два предмета, но оно вернётся в колоду
character-gladiator-does = любой предмет, повреждая его: убирает воина без вражды и берёт карту
character-jailor-does = раз в ход карта масти его поляны заменяет предмет, но стоит очко
board-related = { NAME($other) } – { $relation }

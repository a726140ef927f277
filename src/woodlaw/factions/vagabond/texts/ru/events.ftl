# Что происходит по правилам Бродяги.
event-shielded = воин { NAME($other, case: "gen") } принимает урон за { NAME($seat, case: "acc") }
event-damaged = { NAME($seat) } { GENDER($seat) ->
        [pl] повреждают
       *[other] повреждает
    } предмет: { NAME($item, case: "acc") }
event-repaired = { NAME($seat) } { GENDER($seat) ->
        [pl] ремонтируют
       *[other] ремонтирует
    } предмет: { NAME($item, case: "acc") }
event-refreshes = { NAME($seat) } { GENDER($seat) ->
        [pl] могут
       *[other] может
    } обновить { $number ->
        [one] { $number } предмет
        [few] { $number } предмета
       *[many] { $number } предметов
    }
event-dropped = { NAME($seat) } { GENDER($seat) ->
        [pl] убирают
       *[other] убирает
    } из игры предмет: { NAME($item, case: "acc") }
event-exhausted = { NAME($seat) } { GENDER($seat) ->
        [pl] переворачивают
       *[other] переворачивает
    } предмет: { NAME($item, case: "acc") }
event-related = отношения { NAME($seat, case: "gen") } с { NAME($other, case: "ins") } теперь: { NAME($relation) }
event-fights-along = воины { NAME($other, case: "gen") } сражаются вместе с { NAME($seat, case: "ins") }
event-new-quest = открыто новое задание: «{ NAME($quest) }»
event-did-quest = { NAME($seat) } { GENDER($seat) ->
        [pl] выполняют
       *[other] выполняет
    } задание «{ NAME($quest) }»
event-went-to-forest = { NAME($seat) } { GENDER($seat) ->
        [pl] уходят
       *[other] уходит
    } { NAME($forest, case: "to") }
event-gave = { NAME($seat) } { GENDER($seat) ->
        [pl] отдают
       *[other] отдаёт
    } карту { NAME($other, case: "dat") }
event-given = { NAME($seat) } { GENDER($seat) ->
        [pl] отдают
       *[other] отдаёт
    } карту «{ NAME($card) }»
event-hid = { NAME($seat) } { GENDER($seat) ->
        [pl] скрываются
       *[other] скрывается
    } в убежище
event-character-set = персонаж { NAME($seat, case: "gen") } – { NAME($character) }
event-joined = { NAME($seat) } { GENDER($seat) ->
        [pl] формируют
       *[other] формирует
    } коалицию с { NAME($other, case: "ins") }
event-swords = { NAME($seat) } { GENDER($seat) ->
        [pl] могут
       *[other] может
    } нанести броском урон не больше { $number }
event-pawn-stays = фишку { NAME($seat, case: "gen") } убрать нельзя
event-left-forest = { NAME($seat) } { GENDER($seat) ->
        [pl] выходят
       *[other] выходит
    } из леса на поляну { $clearing }
event-recovered = { NAME($seat) } { GENDER($seat) ->
        [pl] отдыхают
       *[other] отдыхает
    }: все повреждённые предметы отремонтированы и обновлены
event-refreshed = { NAME($seat) } { GENDER($seat) ->
        [pl] обновляют
       *[other] обновляет
    } предмет: { NAME($item, case: "acc") }
event-sets-up-first = первым к игре готовится { NAME($seat) }
event-shared-quest = { NAME($seat) } { GENDER($seat) ->
        [pl] забирают
       *[other] забирает
    } задание «{ NAME($quest) }», доступное обоим
event-unrelated = у { NAME($seat, case: "gen") } нет отношений с { NAME($other, case: "ins") }
event-forced = { NAME($seat) } { GENDER($seat) ->
        [pl] заставляют
       *[other] заставляет
    } { NAME($other, case: "acc") } сражаться на поляне { $clearing }
event-enlisted = { NAME($seat) } { GENDER($seat) ->
        [pl] нанимают
       *[other] нанимает
    } { NAME($other, case: "acc") } на поляне { $clearing }
event-scorched = { NAME($seat) } { GENDER($seat) ->
        [pl] выжигают
       *[other] выжигает
    } поляну { $clearing } и { GENDER($seat) ->
        [pl] оставляют
       *[other] оставляет
    } там факел
event-improvised = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } { NAME($item, case: "acc") } вместо { NAME($other-item, case: "gen") }
event-conned = { NAME($seat) } { GENDER($seat) ->
        [pl] выполняют
       *[other] выполняет
    } задание «{ NAME($quest) }» за любые два предмета
event-reshuffled = задание { NAME($seat, case: "gen") } «{ NAME($quest) }» возвращается в колоду заданий
event-coerced = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } принуждение: карта «{ NAME($card) }» заменяет предмет
event-arranged = на шкале { NAME($seat, case: "gen") } лежит { NAME($item) } ×{ $number }

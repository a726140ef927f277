# Вопросы общих правил: «.done» и слова других ответов говорят, что эти ответы дают.
turn-start-of-birdsong-window = Применить карту в начале утра?
    .done = нет
turn-end-of-birdsong-window = Применить карту в конце утра?
    .done = нет
turn-start-of-daylight-window = Применить карту в начале дня?
    .done = нет
turn-start-of-evening-window = Применить карту в начале вечера?
    .done = нет
move-origin = С какой поляны переместиться?
    .done = больше не перемещаться
move-target = На какую поляну переместиться с поляны { $origin }?
move-number = Сколько воинов переместить с поляны { $origin } на поляну { $target }?
battle-clearing = Выбери поляну сражения
battle-defender = На кого напасть на поляне { $clearing }?
battle-ambush = { NAME($side) } { GENDER($side) ->
        [pl] нападают
       *[other] нападает
    } на тебя на поляне { $clearing }: устроить засаду?
    .done = без засады
battle-foil = На поляне { $clearing } тебя ждёт засада: обнаружить её?
    .done = принять урон
battle-who-acts-first = Кто действует первым перед броском?
battle-enlist-first = Нанять кого-нибудь на поляне { $clearing }, чтобы нанести больше урона от броска?
    .done = никого
battle-enlist = Нанять кого-нибудь на поляне { $clearing }, чтобы нанести больше урона от броска?
    .done = никого
battle-who-uses-first = Кто первым применяет эффекты в сражении?
battle-effects-first = Применить эффект в сражении на поляне { $clearing }?
    .done = нет
    .special = свой эффект: дополнительный урон
battle-effects-second = Применить эффект в сражении на поляне { $clearing }?
    .done = нет
    .special = свой эффект: дополнительный урон
losses-warrior = Какого воина ты теряешь на поляне { $clearing }? Осталось урона: { $hits }
losses-piece = Какой компонент ты теряешь на поляне { $clearing }? Осталось урона: { $hits }
craft-card = Какую карту смастерить?
craft-suit = Выбери масть ремесленного орудия, которое активируешь; нужно ещё: { $any-left }
activate-dominance-card = Какую карту превосходства активировать?
take-dominance-which = Какую карту превосходства забрать?
take-dominance-pay = Какую карту потратить за неё?
spread-where = На все не хватит: выбери поляну, которой достанется компонент
full-removal-first = Сильный урон достаётся обеим фишкам: кто повреждает предметы первым?
removal-next = Что из вызванного потерями разыграть сначала?
# Любое окно в фазе, а их много.
window = Применить карту из игровой зоны?
    .done = нет

# Вопросы к Династии.
eyrie-setup-roost = Выбери угловую поляну для первого гнезда
eyrie-setup-leader = Выбери лидера
eyrie-birdsong-add = Какую карту добавить в устав?
    .done = больше не добавлять
eyrie-birdsong-new-roost = Гнёзд не осталось: где появится новое?
eyrie-daylight-craft = Мастерить до розыгрыша устава?
    .done = перейти к уставу
    .craft = в гнёздах
eyrie-daylight-decree = Разыграй карту столбца «{ NAME($column) }»: выбери её масть
    .bird = осталось: { $left-bird }
    .fox = осталось: { $left-fox }
    .rabbit = осталось: { $left-rabbit }
    .mouse = осталось: { $left-mouse }
eyrie-evening-discard = Сбрось карты до пяти: выбери одну
eyrie-tuck-column = { NAME($held) }: в какой столбец устава?
eyrie-recruit-clearing = { NAME($suit, case: "adj") } карта: в каком гнезде вербовать?
eyrie-build-clearing = { NAME($suit, case: "adj") } карта: на какой поляне построить гнездо?
eyrie-turmoil-leader = Смута: выбери следующего лидера

gloss-builder = полные очки за ремесло; министры: вербовка, перемещение
gloss-charismatic = вербует сразу двух; министры: вербовка, сражение
gloss-commander = дополнительный урон в нападении; министры: перемещение, сражение
gloss-despot = ещё очко, если в сражении убраны здания или жетоны; министры: перемещение, строительство

# Почему нельзя по правилам Династии.
refused-7-2-1 = { NAME($word) }: Династия мастерит до розыгрыша устава
refused-7-3-2 = { NAME($clearing) }: это не угловая поляна, на которой может начать Династия
refused-7-3-3 = { NAME($word) }: эта карта лидера лежит лицом вниз
refused-7-4-2 = { NAME($word) }: за ход в устав можно добавить только одну птичью карту
refused-7-4-3 = { NAME($word) }: новое гнездо может занять поляну, где воинов меньше ({ $there })
refused-7-5-2-1 = { NAME($clearing, case: "on") } нет гнезда этой масти ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { NAME($clearing, case: "neg") } не совпадает с мастью карты ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { NAME($clearing, case: "neg") } не совпадает с мастью карты ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 = { NAME($clearing) }: гнезду нужна совпадающая поляна, которой правит Династия и где гнезда ещё нет ({ NAME($suit) }; { $there })
refused-7-7-3 = { NAME($word) }: эта карта лидера лежит лицом вниз

# Поля планшета там, где составляют позицию.
slot-vagabond-character = персонаж
slot-vagabond-forest = лес, где стоит фишка
slot-vagabond-partner = в коалиции с игроком
slot-vagabond-items = предметы
slot-vagabond-relation = отношения: { NAME($seat) }
slot-vagabond-aided = помощь в этот ход: { NAME($seat) }
slot-vagabond-quests = выполнено заданий: { NAME($suit) }
slot-vagabond-open-quests = открытые задания
slot-vagabond-drawn-quests = задания, которых уже нет в колоде
slot-vagabond-ruin-marks = предметы из руин («Р»)
slot-vagabond-resting = день завершён ремонтом трёх предметов
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = поляна с факелом
slot-vagabond-coins-aside = монеты лицом вверх, но не на шкале
slot-vagabond-bags-aside = мешки лицом вверх, но не на шкале

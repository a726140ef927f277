# Поля планшета там, где составляют позицию.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = свергнутые лидеры
slot-eyrie-added = карт добавлено в устав за ход
slot-eyrie-birds-added = птичьих карт среди них
slot-eyrie-left = осталось выполнить: { NAME($column) }, { NAME($suit) }

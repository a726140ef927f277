# The slots of the board, where a position is put together.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = deposed leaders
slot-eyrie-added = cards added to the Decree this turn
slot-eyrie-birds-added = bird cards among them
slot-eyrie-left = to resolve: { NAME($column) }, { NAME($suit) }

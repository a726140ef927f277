# The slots of the board, where a position is put together.
slot-start = starting clearing

# The slots of the board, where a position is put together.
slot-marquise-actions = actions left
slot-marquise-acted = the actions have begun
slot-marquise-recruited = has recruited this turn

# The slots of the board, where a position is put together.
slot-alliance-officers = officers
slot-alliance-operations = military operations taken this turn

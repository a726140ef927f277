# The slots of the board, where a position is put together.
slot-hundreds-mood = mood
slot-hundreds-commands = actions taken in commanding
slot-hundreds-advances = advances of the warlord taken
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = items from ruins (R)

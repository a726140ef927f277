# The slots of the board, where a position is put together.
slot-corvids-actions = actions taken
slot-corvids-plotted = plots placed this turn
slot-corvids-recruited = have recruited this turn
slot-corvids-exerted = have exerted themselves
slot-corvids-plot = facedown plot: { NAME($clearing) }
slot-corvids-not = guessed wrong: { NAME($clearing) }

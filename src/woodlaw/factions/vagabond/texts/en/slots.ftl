# The slots of the board, where a position is put together.
slot-vagabond-character = character
slot-vagabond-forest = forest of the pawn
slot-vagabond-partner = in a coalition with
slot-vagabond-items = items
slot-vagabond-relation = relationship: { NAME($seat) }
slot-vagabond-aided = Aids this turn: { NAME($seat) }
slot-vagabond-quests = quests done: { NAME($suit) }
slot-vagabond-open-quests = quests that lie face up
slot-vagabond-drawn-quests = quests that have left their deck
slot-vagabond-ruin-marks = items from ruins (R)
slot-vagabond-resting = Daylight was ended by repairing three items
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = clearing of the torch
slot-vagabond-coins-aside = unexhausted coins kept off their track
slot-vagabond-bags-aside = unexhausted bags kept off their track

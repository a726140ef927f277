# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = abgesetzte Anführer
slot-eyrie-added = Karten, um die das Dekret in diesem Zug erweitert wurde
slot-eyrie-birds-added = Vogel-Karten darunter
slot-eyrie-left = noch auszuführen: { NAME($column) }, { NAME($suit) }

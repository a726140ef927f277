# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-vagabond-character = Charakter
slot-vagabond-forest = Wald der Spielfigur
slot-vagabond-partner = im Bündnis mit
slot-vagabond-items = Gegenstände
slot-vagabond-relation = Beziehung: { NAME($seat) }
slot-vagabond-aided = in diesem Zug geholfen: { NAME($seat) }
slot-vagabond-quests = erfüllte Aufgaben: { NAME($suit) }
slot-vagabond-open-quests = offen liegende Aufgaben
slot-vagabond-drawn-quests = Aufgaben, die nicht mehr im Stapel sind
slot-vagabond-ruin-marks = Gegenstände aus Ruinen (R)
slot-vagabond-resting = Tageslicht durch das Reparieren dreier Gegenstände beendet
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = Lichtung der Fackel
slot-vagabond-coins-aside = offene Münzen neben ihrer Leiste
slot-vagabond-bags-aside = offene Beutel neben ihrer Leiste

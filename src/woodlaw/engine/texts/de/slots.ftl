# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-start = Startlichtung

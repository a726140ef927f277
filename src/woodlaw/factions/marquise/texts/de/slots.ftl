# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-marquise-actions = übrige Aktionen
slot-marquise-acted = Aktionen haben begonnen
slot-marquise-recruited = hat in diesem Zug rekrutiert

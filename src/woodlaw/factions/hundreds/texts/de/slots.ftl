# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-hundreds-mood = Laune
slot-hundreds-commands = getätigte Aktionen der Scharen
slot-hundreds-advances = getätigtes Vorrücken des Kriegsherrn
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = Gegenstände aus Ruinen (R)

# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-hundreds-mood = stemming
slot-hundreds-commands = gedane acties van de Honderden
slot-hundreds-advances = keren dat de krijgsheer is opgerukt
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = voorwerpen uit ruïnes (R)

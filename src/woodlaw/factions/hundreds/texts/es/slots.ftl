# Los espacios del tablero allí donde se monta una posición.
slot-hundreds-mood = estado de ánimo
slot-hundreds-commands = acciones hechas al comandar
slot-hundreds-advances = avances hechos por el señor de la guerra
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = objetos de las ruinas (R)

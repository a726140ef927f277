# Поля планшета там, где составляют позицию.
slot-hundreds-mood = состояние предводителя
slot-hundreds-commands = действий Полчищ сделано
slot-hundreds-advances = наступлений предводителя сделано
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = предметы из руин («Р»)

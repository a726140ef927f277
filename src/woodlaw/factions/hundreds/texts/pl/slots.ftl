# Pola planszy tam, gdzie układa się pozycję.
slot-hundreds-mood = Nastrój
slot-hundreds-commands = wykonane akcje dowodzenia
slot-hundreds-advances = wykonane natarcia Lorda
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = przedmioty z Ruin (R)

# Os espaços do tabuleiro onde se monta uma posição.
slot-hundreds-mood = humor
slot-hundreds-commands = ações feitas ao comandar
slot-hundreds-advances = avanços feitos pelo Senhor da Guerra
slot-hundreds-items = { board-hoard }
slot-hundreds-ruin-marks = itens das ruínas (R)

# Os espaços do tabuleiro onde se monta uma posição.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = líderes destituídos
slot-eyrie-added = cartas adicionadas ao Decreto neste turno
slot-eyrie-birds-added = cartas de pássaro entre elas
slot-eyrie-left = a resolver: { NAME($column) }, { NAME($suit) }

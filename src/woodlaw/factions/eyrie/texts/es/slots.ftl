# Los espacios del tablero allí donde se monta una posición.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = líderes depuestos
slot-eyrie-added = cartas añadidas al Decreto este turno
slot-eyrie-birds-added = cartas de ave entre ellas
slot-eyrie-left = por resolver: { NAME($column) }, { NAME($suit) }

# Los espacios del tablero allí donde se monta una posición.
slot-start = claro inicial

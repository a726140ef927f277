# Los espacios del tablero allí donde se monta una posición.
slot-marquise-actions = acciones restantes
slot-marquise-acted = ya ha empezado sus acciones
slot-marquise-recruited = ya ha reclutado este turno

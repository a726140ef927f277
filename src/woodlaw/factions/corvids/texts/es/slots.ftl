# Los espacios del tablero allí donde se monta una posición.
slot-corvids-actions = acciones hechas
slot-corvids-plotted = planes colocados este turno
slot-corvids-recruited = ya han reclutado este turno
slot-corvids-exerted = ya se han agotado
slot-corvids-plot = plan bocabajo: { NAME($clearing) }
slot-corvids-not = conjeturas fallidas: { NAME($clearing) }

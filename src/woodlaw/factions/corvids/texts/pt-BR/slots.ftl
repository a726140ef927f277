# Os espaços do tabuleiro onde se monta uma posição.
slot-corvids-actions = ações feitas
slot-corvids-plotted = tramas colocadas neste turno
slot-corvids-recruited = já recrutou neste turno
slot-corvids-exerted = já se excedeu
slot-corvids-plot = trama para baixo: { NAME($clearing) }
slot-corvids-not = palpites errados: { NAME($clearing) }

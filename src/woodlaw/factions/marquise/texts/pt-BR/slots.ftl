# Os espaços do tabuleiro onde se monta uma posição.
slot-marquise-actions = ações restantes
slot-marquise-acted = já começou suas ações
slot-marquise-recruited = já recrutou neste turno

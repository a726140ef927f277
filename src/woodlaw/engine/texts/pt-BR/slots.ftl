# Os espaços do tabuleiro onde se monta uma posição.
slot-start = clareira inicial

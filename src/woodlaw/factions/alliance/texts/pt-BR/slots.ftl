# Os espaços do tabuleiro onde se monta uma posição.
slot-alliance-officers = oficiais
slot-alliance-operations = operações militares feitas neste turno

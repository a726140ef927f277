# Los espacios del tablero allí donde se monta una posición.
slot-alliance-officers = oficiales
slot-alliance-operations = operaciones militares hechas este turno

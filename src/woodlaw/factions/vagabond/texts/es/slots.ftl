# Los espacios del tablero allí donde se monta una posición.
slot-vagabond-character = personaje
slot-vagabond-forest = bosque del peón
slot-vagabond-partner = en coalición con
slot-vagabond-items = objetos
slot-vagabond-relation = relación: { NAME($seat) }
slot-vagabond-aided = ayudas este turno: { NAME($seat) }
slot-vagabond-quests = misiones cumplidas: { NAME($suit) }
slot-vagabond-open-quests = misiones bocarriba
slot-vagabond-drawn-quests = misiones que ya no están en su mazo
slot-vagabond-ruin-marks = objetos de las ruinas (R)
slot-vagabond-resting = ha terminado el Día al reparar tres objetos
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = claro de la antorcha
slot-vagabond-coins-aside = monedas sin agotar fuera de su contador
slot-vagabond-bags-aside = bolsas sin agotar fuera de su contador

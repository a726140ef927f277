# El tablero del Nido de Águilas.
board-led-by = líder: { NAME($leader) }
board-no-leader = sin líder
board-leader = líder
board-deposed = depuestos
board-decree = Decreto
board-vizier = Visir (ave)
board-roosts = nidos
board-evening = Noche: +{ $points }, { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
leader-builder-does = obtiene todos los puntos de los objetos que fabrica
leader-charismatic-does = recluta dos guerreros a la vez
leader-commander-does = un golpe adicional al atacar
leader-despot-does = un punto más si en batalla retira edificios o fichas

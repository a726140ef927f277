# El tablero de un Vagabundo.
no-character = aún sin personaje
board-in-forest = { NAME($forest, case: "in") } (claros { $beside })
board-in-clearing = en el claro { $clearing }
board-torch-in = antorcha en el claro { $clearing }
board-special-used = acción especial usada este turno
board-room = { $number } de { $most } objetos
board-special = especial
board-tracks = contadores
board-tea = té
board-coins = monedas
board-bags = bolsas
board-satchel = hatillo
board-damaged = dañados
board-seen-in = visto en
board-relations = relaciones
board-quests = misiones
board-done = hechas
board-hostile = Hostil
board-allied = Aliado (cada ayuda, +{ $points })
board-relation =
    { $space ->
        [0] { $number ->
            [one] Indiferente (siguiente: 1 ayuda, +{ $points })
           *[other] Indiferente (siguiente: { $number } ayudas, +{ $points })
        }
       *[other] { $number ->
            [one] espacio { $space } de { $most } (siguiente: 1 ayuda, +{ $points })
           *[other] espacio { $space } de { $most } (siguiente: { $number } ayudas, +{ $points })
        }
    }
character-thief-does = antorcha: roba una carta al azar a un jugador de su claro
character-tinker-does = antorcha: toma de los descartes una carta correspondiente a su claro
character-ranger-does = antorcha: repara tres objetos, y con eso termina el Día
character-vagrant-does = antorcha: fuerza a un jugador a batallar en su claro y puntúa lo retirado
character-arbiter-does = los defensores de su claro pueden pedirle sus espadas, y él gana un punto
character-scoundrel-does = antorcha: se queda en su claro, lo quema y lo cierra para siempre
character-adventurer-does = una vez por turno, un objeto de una misión puede ser cualquiera, y se daña
character-harrier-does = antorcha: el peón vuela solo a cualquier claro
character-ronin-does = espada tras la tirada: un golpe adicional
character-cheat-does = una vez por turno, una misión por dos objetos cualesquiera, que vuelve a su mazo
character-gladiator-does = cualquier objeto, que se daña: retira un guerrero sin hostilidad, por una carta
character-jailor-does = una vez por turno, una carta correspondiente a su claro vale por un objeto, y cuesta un punto
board-related = { NAME($other) }: { $relation }

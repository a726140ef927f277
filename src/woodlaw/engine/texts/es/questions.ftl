# Las preguntas de las reglas comunes: ".done" y las palabras de otras respuestas dicen para qué sirven.
turn-start-of-birdsong-window = ¿Usas una carta al principio del Alba?
    .done = no
turn-start-of-daylight-window = ¿Usas una carta al principio del Día?
    .done = no
turn-start-of-evening-window = ¿Usas una carta al principio de la Noche?
    .done = no
move-origin = ¿Desde qué claro mueves?
    .done = no mover más
move-target = ¿A qué claro mueves desde el claro { $origin }?
move-number = ¿Cuántos guerreros mueves del claro { $origin } al claro { $target }?
battle-clearing = Elige el claro de batalla
battle-defender = ¿Contra quién batallas en el claro { $clearing }?
battle-ambush = { NAME($side, case: "the") } te { GENDER($side) ->
        [pl] atacan
       *[other] ataca
    } en el claro { $clearing }: ¿juegas una emboscada?
    .done = sin emboscada
battle-foil = Te emboscan en el claro { $clearing }: ¿truncas la emboscada?
    .done = dejar que golpee
battle-who-acts-first = ¿Quién actúa primero antes de la tirada?
battle-enlist-first = ¿Pides ayuda a alguien en el claro { $clearing } para dar más golpes con la tirada?
    .done = a nadie
battle-enlist = ¿Pides ayuda a alguien en el claro { $clearing } para dar más golpes con la tirada?
    .done = a nadie
battle-who-uses-first = ¿Quién usa primero sus efectos de batalla?
battle-effects-first = ¿Usas un efecto de batalla en el claro { $clearing }?
    .done = no
    .special = el tuyo: un golpe adicional
battle-effects-second = ¿Usas un efecto de batalla en el claro { $clearing }?
    .done = no
    .special = el tuyo: un golpe adicional
losses-warrior = ¿Qué guerreros pierdes en el claro { $clearing }? Golpes restantes: { $hits }
losses-piece = ¿Qué pieza pierdes en el claro { $clearing }? Golpes restantes: { $hits }
craft-card = Elige la carta que fabricas
craft-suit = Elige el palo de la pieza de fabricación que activas; por activar: { $any-left }
activate-dominance-card = Elige la carta de dominancia que activas
take-dominance-which = Elige la carta de dominancia que tomas
take-dominance-pay = Elige la carta que gastas por ella
spread-where = No hay para todos: elige un claro que reciba una pieza
full-removal-first = La retirada total afecta a los dos peones: ¿quién daña antes sus objetos?
removal-next = ¿Qué efecto de la retirada se resuelve primero?
# Cualquier momento de una fase, que son muchos.
window = ¿Usas una carta de tu zona de juego?
    .done = no

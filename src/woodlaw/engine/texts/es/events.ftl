# Lo que ocurre según las reglas comunes: un mensaje por suceso. $clearings es un número de claro o
# un texto con varios; de ahí la elección entre "claro" y "claros".
event-placed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] colocan
       *[other] coloca
    } { NAME($kind, case: "a") } en el claro { $clearing }
event-placed-alike = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] colocan
       *[other] coloca
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] en el claro { $clearings }
        [other] en el claro { $clearings }
       *[many] en los claros { $clearings }
    }
event-moved = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] mueven
       *[other] mueve
    } { $number ->
        [one] { $number } figura
       *[other] { $number } figuras
    } { NAME($origin, case: "from") } { NAME($target, case: "to") }
event-battled = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] batallan
       *[other] batalla
    } contra { NAME($other, case: "the") } en el claro { $clearing }
event-ambushed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] emboscan
       *[other] embosca
    } con la carta { NAME($card) }
event-foiled = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] truncan
       *[other] trunca
    } la emboscada con la carta { NAME($card) }
event-rolled = los dados muestran { $higher } y { $lower }
event-hits = golpes: el atacante da { $attackers } y el defensor da { $defenders }
event-removed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] pierden
       *[other] pierde
    } { NAME($kind, case: "a") } en el claro { $clearing }
event-removed-alike = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] pierden
       *[other] pierde
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] en el claro { $clearings }
        [other] en el claro { $clearings }
       *[many] en los claros { $clearings }
    }
event-scored = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] obtienen
       *[other] obtiene
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, total { $score }
event-lost = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] pierden
       *[other] pierde
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, total { $score }
event-drew = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] roban
       *[other] roba
    } { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
event-drawn = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] reciben
       *[other] recibe
    } la carta { NAME($card) }
event-discarded = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] descartan
       *[other] descarta
    } la carta { NAME($card) }
event-spent = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] gastan
       *[other] gasta
    } la carta { NAME($card) }
event-crafted = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] fabrican
       *[other] fabrica
    } la carta { NAME($card) }
event-took-item = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] consiguen
       *[other] consigue
    } un objeto: { NAME($item) }
event-used = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] usan
       *[other] usa
    } la carta { NAME($card) }
event-shuffled = la pila de descartes ({ $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }) se baraja y forma un mazo nuevo
event-turn = turno { NAME($seat, case: "of") }, ronda { $round }
event-phase = { NAME($phase) } { NAME($seat, case: "of") }
event-showed-hand = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] enseñan
       *[other] enseña
    } su mano { NAME($other, case: "to") }
event-stole = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] roban
       *[other] roba
    } { NAME($other, case: "to") } la carta { NAME($card) }
event-won = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ganan
       *[other] gana
    } con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
event-sat = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] empiezan
       *[other] empieza
    } la partida
event-filled = una parte de la preparación está hecha
event-ignored = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ignoran
       *[other] ignora
    } { $number ->
        [one] { $number } golpe
       *[other] { $number } golpes
    }
event-extra = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] dan
       *[other] da
    } { $number ->
        [one] { $number } golpe adicional
       *[other] { $number } golpes adicionales
    }
event-ended-battle = no quedan atacantes en el claro { $clearing }; la batalla termina
event-item-points = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] obtienen
       *[other] obtiene
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por el objeto, según su propia regla
event-stopped = la partida se interrumpe tras la ronda { $round }
event-activated = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] activan
       *[other] activa
    } piezas de fabricación: { NAME($suit) } ×{ $number }
event-revealed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] revelan
       *[other] revela
    } la carta { NAME($card) }
event-limited = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] sacan
       *[other] saca
    } { $rolled ->
        [one] { $rolled } golpe
       *[other] { $rolled } golpes
    } en la tirada; por sus guerreros, { $allowed } como máximo
event-rested = termina el Día { NAME($seat, case: "of") }
event-crafts-with = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] fabrican
       *[other] fabrica
    } con cada pieza de este tipo: { NAME($kind) }
event-acted = { NAME($seat) }: { NAME($action) }
event-in-play = en la zona de juego { NAME($seat, case: "of") } está la carta { NAME($card) }
event-may-move-again = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] pueden
       *[other] puede
    } mover otra vez, con los mismos guerreros o con otros
event-as-suit = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] usan
       *[other] usa
    } la carta { NAME($card) } como si fuera de { NAME($suit) }
event-returned = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] devuelven
       *[other] devuelve
    } { $number } { NAME($kind, $number) } a la reserva o al contador
event-unlimited = golpes { NAME($seat, case: "of") } que sus guerreros no limitan: { $number }
event-available = la carta { NAME($card) } queda disponible
event-dominates = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] activan
       *[other] activa
    } la carta { NAME($card) } y ya no { GENDER($seat) ->
        [pl] obtienen
       *[other] obtiene
    } puntos
event-dominated = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ganan
       *[other] gana
    } gracias a la carta { NAME($card) }
event-took-card = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] toman
       *[other] toma
    } la carta { NAME($card) }
event-found = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] encuentran
       *[other] encuentra
    } un objeto en la ruina del claro { $clearing }: { NAME($item) }
event-fully-removed = se retira todo del claro { $clearing }; { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] se quedan
       *[other] se queda
    }, con daños
event-ordered = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] deciden
       *[other] decide
    } el orden: primero, lo que provoca la retirada { NAME($kind, case: "of") }
event-won-along = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ganan
       *[other] gana
    } junto con { NAME($other, case: "the") }
event-set-off = la pérdida { NAME($kind, case: "of") } { NAME($seat, case: "of") } en el claro { $clearing } provoca un efecto
event-stays = { NAME($kind, case: "the") } { NAME($seat, case: "of") } no se puede retirar así del claro { $clearing }
event-looked-under = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] miran
       *[other] mira
    } los dos objetos que hay bajo la ruina del claro { $clearing }
event-saw-under = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ven
       *[other] ve
    } allí dos objetos: { NAME($item) } y { NAME($other-item) }
event-left-under = { NAME($seat, case: "the") } no { GENDER($seat) ->
        [pl] toman
       *[other] toma
    } nada de la ruina del claro { $clearing }
event-is-ruin-item = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] eligen
       *[other] elige
    } el objeto de ruina: { NAME($item) }
event-before-roll = antes de la tirada en el claro { $clearing }, { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] pueden
       *[other] puede
    } usar un efecto
event-caught = los Fabricantes de Ataúdes { NAME($seat, case: "of") } retienen { $number } { NAME($kind, $number) }
event-sent-home = los Fabricantes de Ataúdes { NAME($seat, case: "of") } sueltan { $number } { NAME($kind, $number) }
event-not-placed = { NAME($seat, case: "the") } no { GENDER($seat) ->
        [pl] pueden
       *[other] puede
    } colocar { NAME($kind, case: "a") }
event-moves-forced = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] fuerzan
       *[other] fuerza
    } { NAME($other, case: "to") } a mover piezas fuera del claro { $clearing }
event-not-done = { NAME($seat, case: "the") } no { GENDER($seat) ->
        [pl] cumplen
       *[other] cumple
    } del todo lo que pide la carta { NAME($card) }
event-remains = { NAME($kind, case: "the") } { NAME($seat, case: "of") } se queda en el claro { $clearing }

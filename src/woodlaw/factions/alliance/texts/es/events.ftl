# Lo que ocurre según las reglas de la Alianza.
event-stack-full = el montón de simpatizantes { NAME($seat, case: "of") } está lleno
event-supported = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] añaden
       *[other] añade
    } una carta a los simpatizantes { NAME($other, case: "of") }
event-supporter = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] añaden
       *[other] añade
    } a los simpatizantes la carta { NAME($card) }
event-outraged = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] provocan
       *[other] provoca
    } la Indignación { NAME($other, case: "of") } en el claro { $clearing }
event-revolted = { NAME($seat, case: "the") } inicia una revuelta en el claro { $clearing }
event-trained = { NAME($seat, case: "the") } gana { $number ->
        [one] { $number } oficial
       *[other] { $number } oficiales
    }, total { $officers }
event-martial-law = la ley marcial del claro { $clearing } le cuesta { NAME($seat, case: "to") } otro simpatizante
event-lost-officers = { NAME($seat, case: "the") } pierde { $number ->
        [one] { $number } oficial
       *[other] { $number } oficiales
    } y { $officers ->
        [one] le queda { $officers }
       *[other] le quedan { $officers }
    }

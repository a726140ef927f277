# O que acontece pelas regras da Aliança.
event-stack-full = o baralho de apoiadores { NAME($seat, case: "of") } está cheio
event-supported = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] adicionam
       *[other] adiciona
    } uma carta aos apoiadores { NAME($other, case: "of") }
event-supporter = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] adicionam
       *[other] adiciona
    } aos apoiadores a carta { NAME($card) }
event-outraged = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] provocam
       *[other] provoca
    } o Ultraje { NAME($other, case: "of") } na clareira { $clearing }
event-revolted = { NAME($seat, case: "the") } faz uma revolta na clareira { $clearing }
event-trained = { NAME($seat, case: "the") } ganha { $number ->
        [1] { $number } oficial
       *[other] { $number } oficiais
    }, total { $officers }
event-martial-law = a lei marcial na clareira { $clearing } custa { NAME($seat, case: "to") } mais um apoiador
event-lost-officers = { NAME($seat, case: "the") } perde { $number ->
        [1] { $number } oficial
       *[other] { $number } oficiais
    } e fica com { $officers }

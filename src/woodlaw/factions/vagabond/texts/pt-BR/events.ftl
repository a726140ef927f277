# O que acontece pelas regras do Malandro.
event-shielded = um guerreiro { NAME($other, case: "of") } recebe um dano no lugar { NAME($seat, case: "of") }
event-damaged = { NAME($seat, case: "the") } danifica um item: { NAME($item) }
event-repaired = { NAME($seat, case: "the") } repara um item: { NAME($item) }
event-refreshes = { NAME($seat, case: "the") } pode reanimar { $number ->
        [1] { $number } item
       *[other] { $number } itens
    }
event-dropped = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] removem
       *[other] remove
    } um item da partida: { NAME($item) }
event-exhausted = { NAME($seat, case: "the") } exaure um item: { NAME($item) }
event-related = relação { NAME($seat, case: "of") } com { NAME($other, case: "the") }: { NAME($relation) }
event-fights-along = guerreiros { NAME($other, case: "of") } lutam ao lado { NAME($seat, case: "of") }
event-new-quest = uma nova tarefa é aberta: { NAME($quest) }
event-did-quest = { NAME($seat, case: "the") } completa uma tarefa: { NAME($quest) }
event-went-to-forest = { NAME($seat, case: "the") } entra { NAME($forest, case: "in") }
event-gave = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] entregam
       *[other] entrega
    } uma carta { NAME($other, case: "to") }
event-given = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] entregam
       *[other] entrega
    } a carta { NAME($card) }
event-hid = { NAME($seat, case: "the") } usa o Esconderijo
event-character-set = o personagem { NAME($seat, case: "of") } é o { NAME($character) }
event-joined = { NAME($seat, case: "the") } forma uma coalizão com { NAME($other, case: "the") }
event-swords = com suas espadas, { NAME($seat, case: "the") } causa no máximo { $number ->
        [1] { $number } dano rolado
       *[other] { $number } danos rolados
    }
event-pawn-stays = o peão { NAME($seat, case: "of") } não é removido
event-left-forest = { NAME($seat, case: "the") } sai da floresta para a clareira { $clearing }
event-recovered = { NAME($seat, case: "the") } descansa: todos os seus itens danificados são reparados e ficam com a face para cima
event-refreshed = { NAME($seat, case: "the") } vira um item com a face para cima: { NAME($item) }
event-sets-up-first = { NAME($seat, case: "the") } faz a preparação primeiro
event-shared-quest = { NAME($seat, case: "the") } fica com uma tarefa que estava aberta para os dois: { NAME($quest) }
event-unrelated = { NAME($seat, case: "the") } não tem relação com { NAME($other, case: "the") }
event-forced = { NAME($seat, case: "the") } força { NAME($other, case: "the") } a batalhar na clareira { $clearing }
event-enlisted = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] recrutam
       *[other] recruta
    } { NAME($other, case: "the") } na clareira { $clearing }
event-scorched = { NAME($seat, case: "the") } queima a clareira { $clearing } e deixa a tocha ali
event-improvised = { NAME($seat, case: "the") } trata um item como outro: { NAME($item) } como { NAME($other-item) }
event-conned = { NAME($seat, case: "the") } paga uma tarefa com dois itens quaisquer: { NAME($quest) }
event-reshuffled = uma tarefa { NAME($seat, case: "of") } volta ao baralho de tarefas: { NAME($quest) }
event-coerced = { NAME($seat, case: "the") } coage: a carta { NAME($card) } vale por um item
event-arranged = { NAME($seat, case: "the") } tem na trilha: { NAME($item) } ×{ $number }

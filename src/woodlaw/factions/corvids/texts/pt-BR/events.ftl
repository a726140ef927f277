# O que acontece pelas regras da Conspiração.
event-flipped = { NAME($seat, case: "the") } revela uma trama na clareira { $clearing }: { NAME($kind) }
event-hid-plot = a trama { NAME($seat, case: "of") } na clareira { $clearing } é: { NAME($kind) }
event-tricked = { NAME($seat, case: "the") } despista com as tramas das clareiras { $clearing } e { $second }
event-guessed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] arriscam
       *[other] arrisca
    } um palpite sobre a trama da clareira { $clearing }: { NAME($kind) }
event-said-no = { NAME($seat, case: "the") } diz que não: a trama da clareira { $clearing } não é { NAME($kind, case: "a") }
event-shown = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] mostram
       *[other] mostra
    } a carta { NAME($card) }
event-extorted = { NAME($seat, case: "the") } toma uma carta { NAME($other, case: "of") }
event-exerted = { NAME($seat, case: "the") } se excede e não comprará cartas
event-swapped = peças { NAME($seat, case: "of") } nas clareiras { $clearing } e { $second } trocam de lugar

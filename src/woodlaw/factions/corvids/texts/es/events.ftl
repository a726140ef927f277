# Lo que ocurre según las reglas de los Córvidos.
event-flipped = { NAME($seat, case: "the") } voltean un plan en el claro { $clearing }: { NAME($kind) }
event-hid-plot = el plan { NAME($seat, case: "of") } en el claro { $clearing } es: { NAME($kind) }
event-tricked = { NAME($seat, case: "the") } trucan los planes de los claros { $clearing } y { $second }
event-guessed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] apuestan
       *[other] apuesta
    } a que el plan del claro { $clearing } es { NAME($kind, case: "a") }
event-said-no = { NAME($seat, case: "the") } dicen que no: el plan del claro { $clearing } no es { NAME($kind, case: "a") }
event-shown = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] enseñan
       *[other] enseña
    } la carta { NAME($card) }
event-extorted = { NAME($seat, case: "the") } quitan una carta { NAME($other, case: "to") }
event-exerted = { NAME($seat, case: "the") } se agotan y no robarán cartas
event-swapped = las piezas { NAME($seat, case: "of") } en los claros { $clearing } y { $second } cambian de lugar

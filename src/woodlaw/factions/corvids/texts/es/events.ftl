# Lo que ocurre según las reglas de los Córvidos.
event-flipped = { NAME($seat, case: "the") } voltean un plan en el claro { $clearing }: { NAME($kind) }
event-hid-plot = el plan { NAME($seat, case: "of") } en el claro { $clearing } es: { NAME($kind) }
event-tricked = { NAME($seat, case: "the") } trucan los planes de los claros { $clearing } y { $second }
event-guessed = { NAME($seat) }: apuesta sobre el plan del claro { $clearing }: { NAME($kind) }
event-said-no = { NAME($seat, case: "the") } dicen que no: el plan del claro { $clearing } es otro ({ NAME($kind) })
event-shown = { NAME($seat) }: carta mostrada: { NAME($card) }
event-extorted = { NAME($seat, case: "the") } quitan una carta { NAME($other, case: "to") }
event-exerted = { NAME($seat, case: "the") } se agotan y no robarán cartas
event-swapped = las piezas { NAME($seat, case: "of") } en los claros { $clearing } y { $second } cambian de lugar

# Co się dzieje według zasad Konspiracji.
event-flipped = { NAME($seat) } odkrywa intrygę na polanie { $clearing }: { NAME($kind) }
event-hid-plot = intryga { NAME($seat, case: "gen") } na polanie { $clearing }: { NAME($kind) }
event-tricked = { NAME($seat) } – Podmianka: intrygi z polan { $clearing } i { $second }
event-guessed = { NAME($seat) } – strzał, czym jest intryga na polanie { $clearing }: { NAME($kind) }
event-said-no = { NAME($seat) } mówi „nie”: intryga na polanie { $clearing } to coś innego ({ NAME($kind) })
event-shown = { NAME($seat) } – pokazana karta: { NAME($card) }
event-extorted = { NAME($seat) } zabiera kartę { NAME($other, case: "dat") }
event-exerted = { NAME($seat) } – Wysiłek: nie dobierze kart
event-swapped = komponenty { NAME($seat, case: "gen") } z polan { $clearing } i { $second } zamieniają się miejscami

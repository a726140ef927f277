# Co się dzieje według zasad Konspiracji.
event-flipped = { NAME($seat) } realizuje Intrygę na polanie { $clearing }: { NAME($kind) }
event-hid-plot = Intryga { NAME($seat, case: "gen") } na polanie { $clearing }: { NAME($kind) }
event-tricked = { NAME($seat) } zamienia miejscami Intrygi z polan { $clearing } i { $second }
event-guessed = { NAME($seat) } { GENDER($seat) ->
        [pl] zgadują
       *[other] zgaduje
    }, że Intryga na polanie { $clearing } to { NAME($kind) }
event-said-no = { NAME($seat) } mówi „nie”: Intryga na polanie { $clearing } to nie { NAME($kind) }
event-shown = { NAME($seat) } { GENDER($seat) ->
        [pl] pokazują
       *[other] pokazuje
    } kartę: { NAME($card) }
event-extorted = { NAME($seat) } zabiera kartę { NAME($other, case: "dat") }
event-exerted = { NAME($seat) } podejmuje Wysiłek i nie dobierze kart
event-swapped = komponenty { NAME($seat, case: "gen") } z polan { $clearing } i { $second } zamieniają się miejscami

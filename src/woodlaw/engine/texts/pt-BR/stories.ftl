# Um cenário contado como exemplo de um artigo.
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] têm
       *[other] tem
    } na mão: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – recusado: { $reason } ({ $clause })

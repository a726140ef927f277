# Un escenario contado como ejemplo de un artículo.
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] tienen
       *[other] tiene
    } en la mano: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – denegado: { $reason } ({ $clause })

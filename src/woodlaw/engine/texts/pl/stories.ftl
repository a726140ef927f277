# Scenariusz opowiedziany jako przykład przepisu.
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] mają
       *[other] ma
    } na ręce: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – odmowa: { $reason } ({ $clause })

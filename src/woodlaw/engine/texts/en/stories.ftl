# A scenario told as an example of a clause.
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] hold
       *[other] holds
    } { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – refused: { $reason } ({ $clause })

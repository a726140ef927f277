# Ein Szenario, als Beispiel eines Abschnitts erzählt.
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] haben
       *[other] hat
    } auf der Hand: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – nicht erlaubt: { $reason } ({ $clause })

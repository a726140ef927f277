# Een scenario, verteld als voorbeeld bij een artikel.
story-clearing = { NAME($clearing, case: "start") } ({ NAME($suit) }): { $pieces }
story-hand = Hand van { NAME($seat, case: "the") }: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – geweigerd: { $reason } ({ $clause })

# Wat de terminal rond de landkaart, de borden en de kaarten schrijft.
heading-setup = Voorbereiding
heading-turn = Ronde { $round }, { NAME($phase) } van { NAME($seat, case: "the") }
nothing-there = geen
map-legend = { $rules } heerst  { $filled } bebouwd  { $open } vrij  { $ruin } ruïne  { $forest } bos
piles = trekstapel { $deck }, aflegstapel { $discard }
items-to-craft = te vervaardigen voorwerpen: { $items }

# De open plekken als tabel, en één ervan in woorden.
head-clearing = nr
head-suit = soort
head-open = vrij
head-paths = paden naar
head-ruler = heerser
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + ruïne
    }
clearing-is =
    { $ruins ->
        [0] Open plek { $clearing }: { NAME($suit) }, vrije vakjes: { $open } van { $slots }.
       *[other] Open plek { $clearing }: { NAME($suit) }, vrije vakjes: { $open } van { $slots }, en een ruïne.
    }
clearing-ways = Paden naar { $paths }; aangrenzende bossen: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Hier heersen { NAME($seat, case: "the") } ({ $clause }).
       *[other] Hier heerst { NAME($seat, case: "the") } ({ $clause }).
    }
clearing-unruled = Hier heerst niemand ({ $clause }).

# Kaarten.
head-card = kaart
head-cost = kosten
head-use = effect
cost-any = om het even
your-hand = Je hand: { $cards }
picked-from-hand = Daaruit gekozen: { $cards }
discard-pile = Aflegstapel: { $cards }
dominance-to-take = Beschikbare dominantiekaarten: { $cards }
known-cards = Je weet van { $holder }, { $total }: { $cards }
known-suit = { NAME($suit) } of vogel
known-no-suit = geen { NAME($suit) } of vogel

# Sporen van factieborden.
track-cost = kosten
track-next = volgende: +{ $points }
track-next-costs = volgende: kost { $cost }, +{ $points }
track-card = { $sign }: een kaart
track-full = alles gebouwd

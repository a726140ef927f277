# Was das Terminal um Spielbrett, Tafeln und Karten herum schreibt.
heading-setup = Aufbau
heading-turn = Runde { $round }, { NAME($phase) } { NAME($seat, case: "gen") }
nothing-there = –
map-legend = { $rules } herrscht  { $filled } bebaut  { $open } frei  { $ruin } Ruine  { $forest } Wald
piles = Stapel { $deck }, Ablage { $discard }
items-to-craft = herstellbare Gegenstände: { $items }

# Die Lichtungen als Tabelle, und eine in Worten.
head-clearing = Nr
head-suit = Klasse
head-open = frei
head-paths = Wege zu
head-ruler = Herrscher
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + Ruine
    }
clearing-is =
    { $ruins ->
        [0] Lichtung { $clearing }: { NAME($suit) }, freie Bauplätze: { $open } von { $slots }.
       *[other] Lichtung { $clearing }: { NAME($suit) }, freie Bauplätze: { $open } von { $slots }, und eine Ruine.
    }
clearing-ways = Wege zu { $paths }; angrenzende Wälder: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Hier herrschen { NAME($seat, case: "nom") } ({ $clause }).
       *[other] Hier herrscht { NAME($seat, case: "nom") } ({ $clause }).
    }
clearing-unruled = Hier herrscht niemand ({ $clause }).

# Karten.
head-card = Karte
head-cost = Kosten
head-use = Wirkung
cost-any = beliebig
your-hand = Deine Hand: { $cards }
picked-from-hand = Daraus gewählt: { $cards }
discard-pile = Ablagestapel: { $cards }
dominance-to-take = Verfügbare Dominanz-Karten: { $cards }
known-cards = Dir bekannt bei { $holder }, { $total }: { $cards }
known-suit = { NAME($suit) } oder Vogel
known-no-suit = weder { NAME($suit) } noch Vogel

# Leisten der Tafeln.
track-cost = Kosten
track-next = als Nächstes: +{ $points }
track-next-costs = als Nächstes: kostet { $cost }, +{ $points }
track-card = { $sign }: eine Karte
track-full = alles gebaut

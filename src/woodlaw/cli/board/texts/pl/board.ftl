# Co terminal pisze wokół mapy, plansz i kart.
heading-setup = Przygotowanie
heading-turn = Runda { $round }, { NAME($phase) } { NAME($seat, case: "gen") }
nothing-there = brak
map-legend = { $rules } kontrola  { $filled } zabudowane  { $open } wolne  { $ruin } ruiny  { $forest } las
piles = talia { $deck }, odrzucone { $discard }
items-to-craft = przedmioty do przekucia: { $items }

# Polany jako tabela, i jedna z nich opisana słowami.
head-clearing = nr
head-suit = symbol
head-open = wolne
head-paths = ścieżki do
head-ruler = kontrola
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + ruiny
    }
clearing-is =
    { $ruins ->
        [0] Polana { $clearing }: { NAME($suit) }, wolne pola: { $open } z { $slots }.
       *[other] Polana { $clearing }: { NAME($suit) }, wolne pola: { $open } z { $slots }, są tu też ruiny.
    }
clearing-ways = Ścieżki do { $paths }; sąsiednie lasy: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Polanę kontrolują { NAME($seat) } ({ $clause }).
       *[other] Polanę kontroluje { NAME($seat) } ({ $clause }).
    }
clearing-unruled = Nikt nie kontroluje tej polany ({ $clause }).

# Karty.
head-card = karta
head-cost = koszt
head-use = działanie
cost-any = dowolny
your-hand = Twoja ręka: { $cards }
picked-from-hand = Wybrane z ręki: { $cards }
discard-pile = Stos kart odrzuconych: { $cards }
dominance-to-take = Dostępne karty Dominacji: { $cards }
known-cards = { $holder }, { $total }; wiesz o nich: { $cards }
known-suit = { NAME($suit) } lub ptak
known-no-suit = ani { NAME($suit) }, ani ptak

# Tory na planszach Frakcji.
track-cost = koszt
track-next = następne pole: +{ $points }
track-next-costs = następne pole: koszt { $cost }, +{ $points }
track-card = { $sign }: karta
track-full = wszystko zbudowane

# Lo que el terminal escribe alrededor del mapa, los tableros y las cartas.
heading-setup = Preparación
heading-turn = Ronda { $round }, { NAME($phase) } { NAME($seat, case: "of") }
nothing-there = –
map-legend = { $rules } gobierna  { $filled } construido  { $open } libre  { $ruin } ruina  { $forest } bosque
piles = mazo { $deck }, descartes { $discard }
items-to-craft = objetos por fabricar: { $items }

# Los claros en una tabla, y uno de ellos en palabras.
head-clearing = n.º
head-suit = palo
head-open = libres
head-paths = caminos a
head-ruler = gobierna
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + ruina
    }
clearing-is =
    { $ruins ->
        [0] Claro { $clearing }: { NAME($suit) }, espacios libres: { $open } de { $slots }.
       *[other] Claro { $clearing }: { NAME($suit) }, espacios libres: { $open } de { $slots }, y una ruina.
    }
clearing-ways = Caminos a { $paths }; bosques contiguos: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Lo gobiernan { NAME($seat, case: "the") } ({ $clause }).
       *[other] Lo gobierna { NAME($seat, case: "the") } ({ $clause }).
    }
clearing-unruled = Nadie lo gobierna ({ $clause }).

# Las cartas.
head-card = carta
head-cost = coste
head-use = efecto
cost-any = cualquiera
your-hand = Tu mano: { $cards }
picked-from-hand = De ella has elegido: { $cards }
discard-pile = Pila de descartes: { $cards }
dominance-to-take = Cartas de dominancia disponibles: { $cards }
known-cards = Sabes de { $holder }, { $total }: { $cards }
known-suit = { NAME($suit) } o ave
known-no-suit = ni { NAME($suit) } ni ave

# Los contadores de los tableros.
track-cost = coste
track-next = siguiente: +{ $points }
track-next-costs = siguiente: cuesta { $cost }, +{ $points }
track-card = { $sign }: una carta
track-full = todo construido

# What the terminal writes around the map, the boards and the cards.
heading-setup = Setup
heading-turn = Round { $round }, { NAME($phase) } of { NAME($seat) }
nothing-there = none
map-legend = { $rules } rules  { $filled } built  { $open } open  { $ruin } ruin  { $forest } forest
piles = deck { $deck }, discard { $discard }
items-to-craft = items to craft: { $items }

# The clearings as a table, and one of them in words.
head-clearing = no
head-suit = suit
head-open = open
head-paths = paths to
head-ruler = ruled by
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + ruin
    }
clearing-is =
    { $ruins ->
        [0] Clearing { $clearing }: { NAME($suit) }, open slots { $open } of { $slots }.
       *[other] Clearing { $clearing }: { NAME($suit) }, open slots { $open } of { $slots }, and a ruin.
    }
clearing-ways = Paths to { $paths }; forests beside it: { $forests }.
clearing-ruled = { NAME($seat) } { GENDER($seat) ->
        [pl] rule
       *[other] rules
    } it ({ $clause }).
clearing-unruled = Nobody rules it ({ $clause }).

# Cards.
head-card = card
head-cost = to craft
head-use = use
cost-any = any
your-hand = Your hand: { $cards }
picked-from-hand = Picked from it: { $cards }
discard-pile = Discard pile: { $cards }
dominance-to-take = Dominance cards to be taken: { $cards }
known-cards = You know of { $holder }, holding { $total }: { $cards }
known-suit = { NAME($suit) } or bird
known-no-suit = no { NAME($suit) } or bird

# Tracks of faction boards.
track-cost = cost
track-next = next: scores { $points }
track-next-costs = next: costs { $cost }, scores { $points }
track-card = { $sign }: a card
track-full = all built

# What lies before every player.
amount-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
amount-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
amount-warriors-left =
    { $number ->
        [one] 1 warrior left
       *[other] { $number } warriors left
    }
amount-warriors =
    { $number ->
        [one] 1 warrior
       *[other] { $number } warriors
    }
amount-actions-left =
    { $number ->
        [one] 1 action left
       *[other] { $number } actions left
    }
amount-cards-drawn =
    { $number ->
        [one] draws 1 card
       *[other] draws { $number } cards
    }
board-crafted = crafted
board-in-play = in play
board-from-ruins = from ruins
several =
    { $number ->
        [1] { $name }
       *[other] { $number } { $name }
    }
board-caught = in coffins
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = adjacent

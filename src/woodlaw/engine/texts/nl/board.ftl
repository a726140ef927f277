# Wat er voor elke speler ligt.
amount-points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
amount-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
amount-warriors-left = nog { $number ->
        [one] 1 krijger
       *[other] { $number } krijgers
    }
amount-warriors =
    { $number ->
        [one] 1 krijger
       *[other] { $number } krijgers
    }
amount-actions-left = nog { $number ->
        [one] 1 actie
       *[other] { $number } acties
    }
amount-cards-drawn = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    } trekken
board-crafted = vervaardigd
board-in-play = in het speelgebied
board-from-ruins = uit ruïnes
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = in kisten
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = grenzend

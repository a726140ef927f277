# Co leży przed każdym graczem.
amount-points = { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
amount-cards = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }
amount-warriors-left = w zasobach { $number ->
        [one] 1 wojownik
        [few] { $number } wojowników
       *[many] { $number } wojowników
    }
amount-warriors =
    { $number ->
        [one] 1 wojownik
        [few] { $number } wojowników
       *[many] { $number } wojowników
    }
amount-actions-left = jeszcze { $number ->
        [one] 1 akcja
        [few] { $number } akcje
       *[many] { $number } akcji
    }
amount-cards-drawn = dobiera { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
board-crafted = przekute
board-in-play = w grze
board-from-ruins = z ruin
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = w trumnach
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = sąsiadują

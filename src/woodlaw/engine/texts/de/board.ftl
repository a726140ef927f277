# Was vor jedem Spieler liegt.
amount-points =
    { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }
amount-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
amount-warriors-left = noch { $number } Krieger
amount-warriors = { $number } Krieger
amount-actions-left =
    { $number ->
        [one] noch 1 Aktion
       *[other] noch { $number } Aktionen
    }
amount-cards-drawn =
    { $number ->
        [one] zieht 1 Karte
       *[other] zieht { $number } Karten
    }
board-crafted = hergestellt
board-in-play = im Spiel
board-from-ruins = aus Ruinen
several =
    { $number ->
        [1] { $name }
       *[other] { $name } ×{ $number }
    }
board-caught = in Särgen
board-caught-warriors = { NAME($seat) }: { $number } { NAME($kind, $number) }
board-adjacent = benachbart

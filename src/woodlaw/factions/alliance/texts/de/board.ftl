# Die Tafel der Allianz; $most ist 0, wenn nichts den Stapel begrenzt.
board-supporters-of =
    { $most ->
        [0] { $number } Anhänger
       *[other] { $number } von { $most } Anhängern
    }
amount-officers =
    { $number ->
        [one] 1 Offizier
       *[other] { $number } Offiziere
    }
board-supporters = Anhänger
board-bases = Stützpunkte
board-base-in = { NAME($suit) } auf Lichtung { $clearing }
board-base-not-built = { NAME($suit) } nicht gebaut
pay-supporters = Anhänger

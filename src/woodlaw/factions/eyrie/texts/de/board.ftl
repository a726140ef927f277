# Die Tafel der Dynastien.
board-led-by = Anführer: { NAME($leader) }
board-no-leader = kein Anführer
board-leader = Anführer
board-deposed = abgesetzt
board-decree = Dekret
board-vizier = Vogel: Treuer Wesir
board-roosts = Nester
board-evening =
    { $number ->
        [one] Abend: +{ $points }, 1 Karte
       *[other] Abend: +{ $points }, { $number } Karten
    }
leader-builder-does = erhält für Gegenstände die vollen Siegpunkte
leader-charismatic-does = rekrutiert zwei Krieger auf einmal
leader-commander-does = ein Extra-Treffer als Angreifer
leader-despot-does = ein Siegpunkt mehr, wo ein Kampf Gebäude oder Plättchen entfernt

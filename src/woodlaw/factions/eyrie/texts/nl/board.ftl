# Het bord van het Arendsnest.
board-led-by = leider: { NAME($leader) }
board-no-leader = geen leider
board-leader = leider
board-deposed = afgezet
board-decree = Decreet
board-vizier = vogelvizier
board-roosts = nesten
board-evening = Avond: +{ $points }, { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
leader-builder-does = scoort vervaardigde voorwerpen volledig
leader-charismatic-does = rekruteert twee krijgers tegelijk
leader-commander-does = een extra treffer als aanvaller
leader-despot-does = een extra punt als een gevecht gebouwen of fiches verwijdert

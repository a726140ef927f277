# Wat er niet klopt aan wie er moet spelen.
setup-only-so-often = { NAME($player) } kan maar { $times ->
        [1] één keer
        [2] twee keer
       *[other] { $times } keer
    } meespelen
setup-no-pick = { NAME($seat) } heeft geen { $pick }

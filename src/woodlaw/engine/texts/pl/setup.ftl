# Co jest nie tak z tym, kto ma grać.
setup-only-so-often = { NAME($player) } – { $times ->
        [1] najwyżej raz w grze
        [2] najwyżej dwa razy w grze
       *[other] najwyżej { $times } razy w grze
    }
setup-no-pick = { NAME($seat) } – nie ma takiego wyboru: { $pick }

# Co jest nie tak z tym, kto ma grać.
setup-only-so-often = { NAME($player) } { GENDER($player) ->
        [pl] mogą
       *[other] może
    } wystąpić w grze { $times ->
        [1] najwyżej raz
        [2] najwyżej dwa razy
       *[other] najwyżej { $times } razy
    }
setup-no-pick = { NAME($seat) } nie { GENDER($seat) ->
        [pl] mają
       *[other] ma
    } takiego wyboru: { $pick }

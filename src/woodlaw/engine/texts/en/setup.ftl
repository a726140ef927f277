# What is wrong with who should play.
setup-only-so-often = { NAME($player) } can play only { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
setup-no-pick = { NAME($seat) } { GENDER($seat) ->
        [pl] have
       *[other] has
    } no { $pick }

# Qué falla en quiénes deben jugar.
setup-only-so-often = { NAME($player) } solo puede jugar { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }
setup-no-pick = { NAME($seat) } no tiene { $pick }

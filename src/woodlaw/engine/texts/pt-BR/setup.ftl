# O que há de errado com quem deve jogar.
setup-only-so-often = { NAME($player) } só pode jogar { $times ->
        [1] uma vez
        [2] duas vezes
       *[other] { $times } vezes
    }
setup-no-pick = { NAME($seat) } não tem { $pick }

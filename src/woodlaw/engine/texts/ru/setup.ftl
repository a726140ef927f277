# Что не так с тем, кто должен играть.
setup-only-so-often = { NAME($player) } – в партии не больше { $times ->
        [1] одного раза
        [2] двух раз
       *[other] { $times } раз
    }
setup-no-pick = { NAME($seat) } – нет такого выбора: { $pick }

# Что не так с тем, кто должен играть.
setup-only-so-often = { NAME($player) } – в партии не больше, чем { $times ->
        [1] один раз
        [2] два раза
       *[other] { $times } раз
    }
setup-no-pick = { NAME($seat) } – нет такого выбора: { $pick }

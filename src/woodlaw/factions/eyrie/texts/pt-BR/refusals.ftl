# Por que não, pelas regras das Rapinas; ".of-1" quando recusa a coisa desse número.
refused-7-2-1 = { NAME($word) }: as Rapinas só criam antes de resolver o Decreto
refused-7-3-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: não é uma clareira de canto onde as Rapinas possam começar
refused-7-3-3 = { NAME($word) }: não está com a face para cima
refused-7-4-2 = { NAME($word) }: só uma carta de pássaro por turno pode entrar no Decreto
refused-7-4-3 = { NAME($word) }: o novo ninho cabe em uma clareira com menos guerreiros ({ $there })
refused-7-5-2-1 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } tem um ninho desse naipe ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é do naipe da carta ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é do naipe da carta ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 =
    { $clearing ->
        [any-clearing] um ninho vai em uma clareira do naipe da carta que você governe e que ainda não tenha ninho
       *[other] um ninho vai em uma clareira do naipe da carta que você governe e que ainda não tenha ninho: { NAME($clearing) } ({ NAME($suit) }; { $there })
    }
refused-7-7-3 = { NAME($word) }: está com a face para baixo

# Por que não, pelas regras da Aliança; ".of-1" quando recusa a coisa desse número.
refused-8-2-3 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: não é um apoiador que possa ser gasto nisto ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 =
    { $clearing ->
        [any-clearing] todas as clareiras já têm simpatia
       *[other] { NAME($clearing, case: "the") } já tem simpatia
    }
refused-8-2-6 = { NAME($word) }: é preciso entregar uma carta correspondente à clareira simpática ({ NAME($clearing) }, { NAME($suit) })
refused-8-4-1-1 =
    { $clearing ->
        [any-clearing] nenhuma clareira simpática e sem base é do naipe de uma base que ainda está no tabuleiro
       *[other] { NAME($clearing, case: "the") } não é simpática, já tem uma base ou a base do naipe dela já saiu do tabuleiro
    } ({ $there })
refused-8-4-1-2 =
    { $clearing ->
        [any-clearing] uma revolta exige dois apoiadores correspondentes à clareira
       *[other] uma revolta { NAME($clearing, case: "in") } exige dois apoiadores correspondentes
    } ({ $needs }; { $supporters })
    .of-none = nenhuma clareira que permita uma revolta tem dois apoiadores correspondentes ({ $sympathetic }; apoiadores: { $supporters })
refused-8-4-2-1 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é adjacente a uma clareira simpática ({ $sympathetic })
refused-8-4-2-2 =
    { $clearing ->
        [any-clearing] faltam apoiadores para qualquer clareira
       *[other] faltam apoiadores correspondentes { NAME($clearing, case: "to") }
    } ({ $needs }; { $supporters })
    .of-none = não há apoiadores suficientes para nenhuma clareira a que a simpatia possa chegar (custo: { $needed }; apoiadores: { $supporters })
refused-8-4-2-2-1 =
    { $clearing ->
        [any-clearing] a lei marcial exige mais um apoiador
       *[other] a lei marcial { NAME($clearing, case: "in") } exige mais um apoiador
    } ({ $needs }; { $supporters })
    .of-none = não há apoiadores suficientes para nenhuma clareira a que a simpatia possa chegar (custo: { $needed }; apoiadores: { $supporters })
refused-8-5-2 = { NAME($word) }: não há cartas na mão
refused-8-5-3 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: treinar exige uma carta correspondente à clareira de uma base ({ $based })
refused-8-6-1-3 =
    { $clearing ->
        [any-clearing] não há nenhuma base no mapa
       *[other] { NAME($clearing, case: "the") } não tem base ({ $there })
    }
refused-8-6-1-4 =
    { $clearing ->
        [any-clearing] organizar exige um guerreiro da Aliança em uma clareira neutra
       *[other] organizar exige um guerreiro da Aliança { NAME($clearing, case: "in") } ({ $there })
    }
refused-8-6-1 = { NAME($word) }: não restam operações, já foram tantas quanto os oficiais ({ $have })

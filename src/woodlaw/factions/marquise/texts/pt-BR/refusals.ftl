# Por que não, pelas regras dos Marqueses; ".of-1" quando recusa a coisa desse número.
refused-6-2-2 =
    { $clearing ->
        [any-clearing] onde está a Torre da Guarda só os Marqueses posicionam peças
       *[other] { NAME($clearing, case: "in") } está a Torre da Guarda, e ali só os Marqueses posicionam peças
    }
refused-6-2-3 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } corresponde à clareira que perdeu os guerreiros ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é de canto
refused-6-3-4 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } tem a Torre da Guarda nem é adjacente a ela
refused-6-5 =
    .of-1 = { NAME($word) }: isso vem antes das ações, e elas já começaram
    .of-2 = { NAME($word) }: não restam ações; gastar uma carta de pássaro dá mais uma ({ $hand })
    .of-none = { NAME($word) }: não há na mão carta de pássaro para gastar por uma ação ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: só se recruta uma vez por turno
    .of-1 = { NAME($word) }: não há recrutador no mapa
refused-6-5-4-1 =
    { $clearing ->
        [any-clearing] os Marqueses não governam nenhuma clareira que sirva
       *[other] { $ruler ->
            [nobody] ninguém governa { NAME($clearing, case: "the") }, nem os Marqueses ({ $counts })
           *[other] os Marqueses não governam { NAME($clearing, case: "the") }; { NAME($ruler, case: "the") } { GENDER($ruler) ->
                [pl] governam
               *[other] governa
            } ali ({ $counts })
        }
    }
refused-6-5-4-2 =
    { $clearing ->
        [any-clearing] em nenhuma clareira há madeira conectada suficiente para uma construção
       *[other] não há madeira conectada suficiente para uma construção { NAME($clearing, case: "in") }
    } ({ $needs })
refused-6-5-5 = { NAME($word) }: é preciso uma serraria e uma carta correspondente à clareira dela ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) }: não corresponde à clareira da serraria ({ NAME($suit) })

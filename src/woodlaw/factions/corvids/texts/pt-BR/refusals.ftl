# Por que não, pelas regras da Conspiração; ".of-1" quando recusa a coisa desse número.
refused-13-2-2 = { NAME($word) }: os dois marcadores desse tipo já estão no mapa
refused-13-2-2-2 =
    { $clearing ->
        [any-clearing] nenhuma clareira serve: já há uma trama ali
       *[other] { NAME($clearing, case: "in") } já há uma trama ({ $there })
    }
refused-13-2-4 =
    { $clearing ->
        [any-clearing] { NAME($word) }: um palpite exige peças suas junto a uma trama virada para baixo e uma carta correspondente
       *[other] { NAME($word) }: um palpite { NAME($clearing, case: "in") } exige peças suas ali, uma trama virada para baixo e uma carta correspondente
    } ({ $there }; { $hand })
    .of-none = { NAME($word) }: não há trama virada para baixo junto das suas peças com uma carta correspondente na mão ({ $hand })
refused-13-3-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: não é do naipe pedido ({ NAME($suit) })
refused-13-4-2 =
    { $clearing ->
        [any-clearing] em nenhuma clareira há uma trama virada para baixo com um guerreiro da Conspiração
       *[other] { NAME($clearing, case: "in") } não há uma trama virada para baixo com um guerreiro da Conspiração ({ $there })
    }
    .of-0 = { NAME($word) }: em nenhuma clareira há uma trama virada para baixo com um guerreiro da Conspiração
refused-13-4-3 =
    .of-0 = { NAME($word) }: uma vez por turno, por uma carta da mão
refused-13-5 =
    .of-0 = { NAME($word) }: não restam ações, no Dia são três
refused-13-5-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: faltam guerreiros; é preciso um, e mais um por trama deste turno ({ $needs })
refused-13-5-4 = { NAME($word) }: trocam-se duas tramas, ambas para cima ou ambas para baixo ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: a Conspiração já se excedeu
refused-13-7-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: uma armadilha impede inimigos de posicionar peças ali e de mover peças para fora

# Por que não, pelas regras das Centenas; ".of-1" quando recusa a coisa desse número.
refused-14-2-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: o Senhor da Guerra só é removido em batalha e só se move no turno das Centenas
refused-14-3-2 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: não é uma clareira de canto onde as Centenas possam começar
refused-14-4-1 = { $clearing ->
        [any-clearing] nenhuma clareira serve
       *[other] { NAME($clearing) }
    }: a turba vai para uma clareira do naipe sorteado, sem turba e adjacente a uma ({ NAME($suit) }; { $there })
refused-14-4-3 =
    { $clearing ->
        [any-clearing] o Senhor da Guerra substitui um guerreiro, e não há nenhum
       *[other] o Senhor da Guerra substitui um guerreiro, e { NAME($clearing, case: "the") } não tem nenhum ({ $there })
    }
refused-14-4-4 =
    .of-0 = { NAME($word) }: é o humor atual, e ele precisa mudar
    .of-1 = { NAME($word) }: mostra um item que está no Tesouro
refused-14-5-2 =
    .of-0 = { NAME($word) }: não restam ações, já foram feitas todas as que o Comando permite ({ $command })
refused-14-5-2-3 =
    { $clearing ->
        [any-clearing] { NAME($word) }: para um forte é preciso governar a clareira e gastar uma carta correspondente
       *[other] { NAME($word) }: para um forte é preciso governar { NAME($clearing, case: "the") } e gastar uma carta correspondente ({ $counts }; { NAME($suit) }; { $hand })
    }
    .of-none = { NAME($word) }: nenhuma carta da mão corresponde a uma clareira governada com local vago ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: não resta nenhum avanço, ou o Senhor da Guerra não está lá ({ $advancing })
refused-14-6-1 =
    { $clearing ->
        [any-clearing] { NAME($word) }: é preciso uma clareira com um guerreiro e sem turba, e uma carta correspondente
       *[other] { NAME($word) }: { NAME($clearing, case: "in") } é preciso ter um guerreiro e nenhuma turba, e gastar uma carta correspondente ({ $there }; { $hand })
    }
    .of-0 = { NAME($word) }: é preciso uma carta na mão e uma turba no suprimento ({ $hand })
    .of-none = { NAME($word) }: nenhuma carta da mão corresponde a uma clareira com guerreiro das Centenas e sem turba ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: não resta nenhum avanço, ou o Senhor da Guerra não está lá ({ $advancing })

# Por que não, pelas regras do Malandro; ".of-1" quando recusa a coisa desse número.
refused-9-2-8 = { NAME($word) }: uma coalizão exige quatro jogadores e é formada com quem tem menos pontos ({ $scores })
refused-9-2-9-3-2 =
    { $clearing ->
        [any-clearing] guerreiros Hostis exigem mais uma bota
       *[other] guerreiros Hostis { NAME($clearing, case: "in") } exigem mais uma bota
    } ({ $needs }; { $items })
refused-9-2-10 = { NAME($word) }: em uma floresta só se entra deslizando, no Amanhecer
refused-9-3-1 = { NAME($word) }: indisponível, este lugar já tem outro personagem definido ou o outro Malandro ficou com ele
refused-9-5-1 = { NAME($word) }: é preciso uma bota com a face para cima e não danificada ({ $items })
refused-9-5-2 = { NAME($word) }: é preciso uma espada com a face para cima e não danificada ({ $items })
refused-9-5-3 = { NAME($word) }: é preciso uma tocha com a face para cima e uma ruína onde está o peão ({ NAME($pawn) }; { $items })
refused-9-5-4 = { NAME($word) }: é preciso um item, uma carta correspondente e peças desse jogador onde está o peão ({ NAME($pawn) }: { $there }; { $items }; { $hand })
refused-9-5-5 = { NAME($word) }: é preciso ter os dois itens da tarefa com a face para cima, em uma clareira do naipe dela ({ $asked }; { NAME($pawn) }; { $items })
    .of-none = { NAME($word) }: não há tarefa deste naipe com os dois itens virados para cima ({ NAME($pawn) }; { $items })
refused-9-5-6 = { NAME($word) }: é preciso uma besta com a face para cima e uma peça inimiga, guerreiros primeiro ({ NAME($pawn) }; { $there }; { $items })
refused-9-5-7 = { NAME($word) }: é preciso um martelo com a face para cima e um item danificado ({ $items })
refused-9-5-9 = { NAME($word) }: é preciso uma tocha com a face para cima ({ $items })
refused-9-7-3 = { NAME($word) }: já há um item R desse tipo no tabuleiro de facção
refused-26-1-2 = { NAME($word) }: roubar exige um jogador com peças onde está o peão e cartas na mão ({ NAME($pawn) }; { $there })
refused-26-2-2 = { NAME($word) }: no descarte não há carta assim que corresponda à clareira do peão ({ NAME($suit) })
refused-26-4-2 = { NAME($word) }: instigar exige uma batalha possível onde está o peão ({ $there })
refused-26-5-2 = { NAME($word) }: o Árbitro ajuda quando um defensor o recruta, não com uma ação
refused-26-6-2 =
    { $clearing ->
        [any-clearing] a tocha do Patife fecha a clareira: ali não entra mais nada
       *[other] a tocha do Patife está { NAME($clearing, case: "in") }, e ali não entra mais nada
    }
    .of-0 = { NAME($word) }: é preciso uma clareira, na floresta nada é queimado
refused-26-7-2 = { NAME($word) }: uma vez por turno, um item vale por outro em uma tarefa, junto com o outro item ({ $items })
refused-26-8-2 = { NAME($word) }: esgueirar-se leva a uma clareira diferente da do peão
refused-26-9-2 = { NAME($word) }: é preciso uma espada com a face para cima, depois da rolagem de uma batalha ({ $items })
refused-26-10-2 = { NAME($word) }: o Trapaceiro trapaceia ao completar uma tarefa, não com uma ação
refused-26-11-2 =
    { $clearing ->
        [any-clearing] { NAME($word) }: um duelo exige um item com a face para cima e um guerreiro inimigo
       *[other] { NAME($word) }: um duelo exige um item com a face para cima e um guerreiro inimigo { NAME($clearing, case: "in") } ({ $there }; { $items })
    }
refused-26-12-2 = { NAME($word) }: uma vez por turno, uma carta correspondente à clareira vale por um item na hora de pagar ({ $hand })
refused-9-2-5 = { NAME($word) }: se for exaurido, não dá para pagar o resto ({ $items })

# O tabuleiro de um Malandro.
no-character = ainda sem personagem
board-in-forest = { NAME($forest, case: "in") } (clareiras { $beside })
board-in-clearing = na clareira { $clearing }
board-torch-in = tocha na clareira { $clearing }
board-special-used = ação especial usada neste turno
board-room = { $number } de { $most } itens
board-special = especial
board-tracks = trilhas
board-tea = chá
board-coins = moedas
board-bags = sacolas
board-satchel = Mochila
board-damaged = Danificados
board-seen-in = visto em
board-relations = relações
board-quests = tarefas
board-done = completas
board-hostile = Hostil
board-allied = Aliado (cada ajuda, +{ $points })
board-relation =
    { $space ->
        [0] { $number ->
            [1] Indiferente (próximo: 1 ajuda, +{ $points })
           *[other] Indiferente (próximo: { $number } ajudas, +{ $points })
        }
       *[other] { $number ->
            [1] espaço { $space } de { $most } (próximo: 1 ajuda, +{ $points })
           *[other] espaço { $space } de { $most } (próximo: { $number } ajudas, +{ $points })
        }
    }
character-thief-does = tocha: rouba uma carta ao acaso de um jogador com peças na sua clareira
character-tinker-does = tocha: pega do descarte uma carta que corresponde à sua clareira
character-ranger-does = tocha: repara três itens, e com isso termina o Dia
character-vagrant-does = tocha: força um jogador a batalhar na sua clareira e pontua o que é removido
character-arbiter-does = um defensor na sua clareira pode recrutar suas espadas, e ele marca um ponto
character-scoundrel-does = tocha: fica na sua clareira, queima tudo e a fecha para sempre
character-adventurer-does = uma vez por turno, um item de uma tarefa pode ser qualquer um, e é danificado
character-harrier-does = tocha: o peão se esgueira sozinho até qualquer clareira
character-ronin-does = espada depois da rolagem: um dano adicional
character-cheat-does = uma vez por turno, uma tarefa por dois itens quaisquer; ela volta ao baralho
character-gladiator-does = item qualquer, que é danificado: remove um guerreiro sem ficar Hostil e dá uma carta
character-jailor-does = uma vez por turno, uma carta correspondente à sua clareira vale por um item, e custa um ponto
board-related = { NAME($other) }: { $relation }

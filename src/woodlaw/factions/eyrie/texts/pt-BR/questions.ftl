# As perguntas às Rapinas.
eyrie-setup-roost = Escolha a clareira de canto do primeiro ninho
eyrie-setup-leader = Escolha seu líder
eyrie-birdsong-add = Escolha uma carta para adicionar ao Decreto
    .done = não adicionar mais
eyrie-birdsong-new-roost = Não resta nenhum ninho: onde vai o novo?
eyrie-daylight-craft = Criar algo antes do Decreto?
    .done = passar ao Decreto
    .craft = com ninhos
eyrie-daylight-decree = Resolva uma carta da coluna { NAME($column) }: escolha o naipe
    .bird = faltam: { $left-bird }
    .fox = faltam: { $left-fox }
    .rabbit = faltam: { $left-rabbit }
    .mouse = faltam: { $left-mouse }
eyrie-evening-discard = Descarte até ficar com cinco cartas: escolha uma
eyrie-tuck-column = Escolha a coluna do Decreto para esta carta: { NAME($held) }
eyrie-recruit-clearing = Carta de { NAME($suit) }: em qual ninho recrutar?
eyrie-build-clearing = Carta de { NAME($suit) }: em qual clareira vai o novo ninho?
eyrie-turmoil-leader = Tumulto: escolha seu próximo líder

gloss-builder = marca todos os pontos ao criar; Vizires: Recrutar, Mover
gloss-charismatic = recruta dois por vez; Vizires: Recrutar, Batalhar
gloss-commander = um dano adicional ao atacar; Vizires: Mover, Batalhar
gloss-despot = um ponto a mais ao remover em batalha; Vizires: Mover, Construir

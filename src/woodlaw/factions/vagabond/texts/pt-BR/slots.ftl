# Os espaços do tabuleiro onde se monta uma posição.
slot-vagabond-character = personagem
slot-vagabond-forest = floresta do peão
slot-vagabond-partner = em coalizão com
slot-vagabond-items = itens
slot-vagabond-relation = relação: { NAME($seat) }
slot-vagabond-aided = ajudas neste turno: { NAME($seat) }
slot-vagabond-quests = tarefas concluídas: { NAME($suit) }
slot-vagabond-open-quests = tarefas viradas para cima
slot-vagabond-drawn-quests = tarefas que já saíram do baralho
slot-vagabond-ruin-marks = itens das ruínas (R)
slot-vagabond-resting = terminou o Dia ao reparar três itens
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = clareira da tocha
slot-vagabond-coins-aside = moedas não exauridas fora da trilha
slot-vagabond-bags-aside = sacolas não exauridas fora da trilha

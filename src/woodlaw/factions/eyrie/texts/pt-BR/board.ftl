# O tabuleiro das Rapinas.
board-led-by = líder: { NAME($leader) }
board-no-leader = sem líder
board-leader = líder
board-deposed = destituídos
board-decree = Decreto
board-vizier = Vizir (pássaro)
board-roosts = ninhos
board-evening = Anoitecer: +{ $points }, { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }
leader-builder-does = marca todos os pontos dos itens que cria
leader-charismatic-does = recruta dois guerreiros por vez
leader-commander-does = um dano adicional como atacante
leader-despot-does = um ponto a mais quando remove construções ou marcadores em batalha

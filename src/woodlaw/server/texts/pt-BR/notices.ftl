# O que se diz a quem não está. Não diz nada que alguém não possa saber.

notice-subject = Root: é a sua vez
notice-turn = É a sua vez na partida { $game }.
notice-confirm-subject = Root: este endereço é seu?
notice-confirm = Alguém que joga Root quer ser avisado aqui quando for a sua vez (partida { $game }). Se for você, digite lá este código: { $code }. Se não, não faça nada, e nada mais chegará.

# O tabuleiro das Centenas.
board-command = Comando { $number }
board-prowess = Proezas { $number }
amount-advances-left =
    { $number ->
        [1] resta 1 avanço
       *[other] restam { $number } avanços
    }
amount-strongholds-left = { $number ->
        [1] { $number } forte no suprimento
       *[other] { $number } fortes no suprimento
    }
amount-mobs-left = { $number ->
        [1] { $number } turba no suprimento
       *[other] { $number } turbas no suprimento
    }
board-hoard = Tesouro
board-command-track = Comando
board-prowess-track = Proezas
mood-bitter-does = antes da rolagem nas batalhas dele, turbas dali e das clareiras adjacentes podem virar guerreiros
mood-grandiose-does = ele avança antes de as Centenas comandarem
mood-jubilant-does = ao incitar onde ele está, o dado de turba pode ser rolado até quatro vezes
mood-lavish-does = no final do Amanhecer, cada item pode virar dois guerreiros
mood-relentless-does = depois de se mover e batalhar em um avanço, ele faz mais um dos dois
mood-rowdy-does = uma carta a mais, ou duas com três peças inimigas onde ele está
mood-stubborn-does = o primeiro dano recebido nas batalhas dele é ignorado
mood-wrathful-does = um dano adicional onde ele ataca

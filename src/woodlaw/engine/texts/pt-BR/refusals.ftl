# Por que não, pelas regras comuns: uma mensagem por artigo.
refused-1-1-1 = { NAME($word) }: antes é preciso usar a carta { NAME($card) }, cujo texto não dá escolha
refused-1-4-1 = { $card ->
        [any-card] nenhuma carta pode ser usada neste momento do turno
       *[other] a carta { NAME($card) } tem seu próprio momento no turno, e não é este
    }
refused-1-4-2 = primeiro termina o que está sendo feito: { $card ->
        [any-card] nenhuma carta
       *[other] a carta { NAME($card) } não
    } pode interromper
    .of-none = { NAME($word) }: primeiro termina o que está sendo feito
refused-1-4-3 = { $card ->
        [any-card] nenhuma carta pode mais ser usada
       *[other] a carta { NAME($card) } não pode mais ser usada
    }: o último passo do turno já começou
    .of-none = { NAME($word) }: agora é tarde, o último passo do turno já começou
refused-1-5-1 = { NAME($word) }: não restam peças assim no suprimento (suprimento: { $supply })
refused-2-1-1-2 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } é de pássaro, e outro naipe não substitui pássaro
refused-2-1-2 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: como emboscada só valem cartas de emboscada, e elas não podem ser criadas
refused-2-1-3 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: só cartas de domínio são ativadas, e elas não podem ser criadas
refused-2-1-4 = { $card ->
        [any-card] as cartas estão
       *[other] a carta { NAME($card) } está
    } na área de jogo, não na mão
refused-2-2-1 = não há caminho até lá: { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é adjacente
refused-2-2-3 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } tem local de construção vago
refused-2-2-4 = uma ruína ocupa o local de construção { NAME($clearing, case: "of") }
refused-2-4-1 = { NAME($word) }: não é adjacente ao lugar do peão
refused-3-3-1 = { NAME($word) }: uma carta de domínio é ativada da mão, com dez pontos ou mais
refused-3-3-2 = { NAME($word) }: a carta de domínio ativada fica, e não cabe outra ao lado dela
refused-3-3-4 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: uma carta de domínio disponível é tomada em troca de uma carta do mesmo naipe
refused-4-1 = { NAME($word) }: não há na mão uma carta assim para criar
refused-4-1-1 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: não restam para ativar peças artesanais suficientes dos naipes pedidos
refused-4-1-2 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: o item da carta não está mais no suprimento
refused-4-1-3 = { NAME($word) }: não pode ser usado agora
refused-4-1-4 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: já há uma igual na área de jogo
refused-4-2 =
    { $clearing ->
        [any-clearing] esse lado não tem guerreiros em nenhuma clareira que sirva
       *[other] esse lado não tem guerreiros { NAME($clearing, case: "in") } ({ $there })
    }
refused-4-2-1 =
    { $clearing ->
        [any-clearing] para mover é preciso governar a clareira de origem ou a de destino
       *[other] { $ruler ->
            [nobody] para mover é preciso governar a origem ou o destino; ninguém governa { NAME($clearing, case: "the") } ({ $there })
           *[other] para mover é preciso governar a origem ou o destino; { NAME($ruler, case: "the") } { GENDER($ruler) ->
                [pl] governam
               *[other] governa
            } { NAME($clearing, case: "the") } ({ $there })
        }
    }
refused-4-3 =
    { $clearing ->
        [any-clearing] uma batalha exige guerreiros do atacante e uma peça inimiga na mesma clareira
       *[other] uma batalha exige guerreiros do atacante e uma peça inimiga { NAME($clearing, case: "in") } ({ $there })
    }
refused-4-3-1 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } corresponde à clareira da batalha
refused-4-3-1-1 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } corresponde à clareira da batalha
refused-4-3-4 = { NAME($word) }: este lado não pode usar isso nesta batalha
refused-21-8 = { NAME($word) }: não é inimigo, mas da mesma coalizão
refused-21-16 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } corresponde à carta gasta
refused-21-23 =
    { $clearing ->
        [any-clearing] em nenhuma clareira há guerreiro inimigo que possa ser substituído
       *[other] não há guerreiro inimigo que possa ser substituído { NAME($clearing, case: "in") } ({ $there })
    }
refused-21-24 =
    { $clearing ->
        [any-clearing] em nenhuma clareira há guerreiro inimigo que possa ser removido
       *[other] não há guerreiro inimigo que possa ser removido { NAME($clearing, case: "in") } ({ $there })
    }
refused = { NAME($word) }: a Lei não permite isso aqui

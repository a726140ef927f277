# Por que não, pelas regras comuns: uma mensagem por artigo.
refused-1-1-1 = { NAME($word) }: antes é preciso usar a carta { NAME($card) }, cujo texto não dá escolha
refused-1-4-1 = { $card ->
        [any-card] nenhuma carta pode ser usada neste momento do turno
       *[other] a carta { NAME($card) } tem seu próprio momento no turno, e não é este
    } ({ NAME($time) })
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
    } é de pássaro, e outro naipe não substitui pássaro ({ NAME($card-suit) })
refused-2-1-2 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: como emboscada só valem cartas de emboscada, e elas não podem ser criadas
    .of-none = nenhuma carta da mão pode ser criada; emboscadas e domínios, nunca ({ $hand })
refused-2-1-3 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: só cartas de domínio são ativadas, e elas não podem ser criadas
    .of-none = nenhuma carta da mão pode ser criada; emboscadas e domínios, nunca ({ $hand })
refused-2-1-4 = { $card ->
        [any-card] as cartas estão
       *[other] a carta { NAME($card) } está
    } na área de jogo, não na mão
refused-2-2-1 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } é adjacente; adjacentes: { $paths }
    .of-none = nenhuma clareira a que se possa chegar é adjacente; adjacentes: { $paths }
refused-2-2-3 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } tem local de construção vago ({ $there })
refused-2-2-4 = uma ruína ocupa o local de construção { NAME($clearing, case: "of") } ({ $there })
refused-2-4-1 = { NAME($word) }: não é adjacente ao lugar do peão ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: uma carta de domínio é ativada da mão, com dez pontos ou mais (pontos: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: a carta de domínio ativada fica, e não cabe outra ao lado dela ({ NAME($card) })
refused-3-3-4 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: uma carta de domínio disponível é tomada em troca de uma carta do mesmo naipe ({ $hand })
    .of-none = um domínio disponível é tomado em troca de uma carta do mesmo naipe, e não há nenhuma na mão ({ $hand })
refused-4-1 = { NAME($word) }: não há na mão uma carta assim para criar ({ $hand })
refused-4-1-1 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: não restam para ativar peças artesanais suficientes dos naipes pedidos ({ $crafting })
    .of-none = nenhuma carta da mão pode ser criada com o que pode ser ativado: { $available } ({ $hand })
refused-4-1-2 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: o item da carta não está mais no suprimento ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) }: já foi usada neste turno
        [no-warriors] { NAME($word) }: você não tem no mapa um guerreiro para remover
        [no-hands] { NAME($word) }: ninguém de quem se pode tirar uma carta tem cartas na mão
        [no-crafted] { NAME($word) }: nenhum inimigo tem carta criada na área de jogo
        [none-kept] { NAME($word) }: não há guerreiros sobre ela
        [no-items] { NAME($word) }: você não tem item com a face para cima para exaurir
        [no-fitting] { NAME($word) }: nenhuma carta da mão serve para uma clareira com um guerreiro inimigo ({ $hand })
       *[other] { NAME($word) }: não pode ser usado agora
    }
    .at-saboteurs-enemy = { NAME($word) }: não tem carta criada na área de jogo
    .of-0 = { NAME($word) }: não tem cartas na mão
refused-4-1-4 = { $card ->
        [any-card] nenhuma carta da mão serve
       *[other] { NAME($card) }
    }: já há uma igual na área de jogo
refused-4-2 = não há guerreiros { NAME($side, case: "of") } que possam se mover { NAME($clearing, case: "in") } ({ $there })
    .of-none = em lugar nenhum há guerreiros { NAME($side, case: "of") } que possam se mover ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] não se pode entrar em nenhuma clareira adjacente { NAME($clearing, case: "to") } ({ $around })
       *[no] { $who ->
            [you] você não governa { NAME($clearing, case: "the") } ({ $counts }) nem nenhuma clareira adjacente: { $around }
           *[other] { NAME($who, case: "the") } não { GENDER($who) ->
                [pl] governam
               *[other] governa
            } { NAME($clearing, case: "the") } ({ $counts }) nem nenhuma clareira adjacente: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] você não governa { NAME($origin, case: "the") } ({ $origin-counts }) nem { NAME($clearing, case: "the") } ({ $counts })
       *[other] { NAME($who, case: "the") } não { GENDER($who) ->
            [pl] governam
           *[other] governa
        } { NAME($origin, case: "the") } ({ $origin-counts }) nem { NAME($clearing, case: "the") } ({ $counts })
    }
    .of-none = para mover é preciso governar a clareira de origem ou a de destino, e isso não acontece onde há guerreiros ({ $stands })
refused-4-3 = { $fighters ->
        [0] não há guerreiros { NAME($side, case: "of") } { NAME($clearing, case: "in") } para batalhar ({ $there })
       *[other] não há peça inimiga com que batalhar { NAME($clearing, case: "in") } ({ $there })
    }
    .of-none = para batalhar é preciso ter guerreiros { NAME($side, case: "of") } e uma peça inimiga na mesma clareira ({ $standing })
refused-4-3-1 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } corresponde à clareira da batalha ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { $card ->
        [any-card] nenhuma carta da mão
       *[other] a carta { NAME($card) } não
    } corresponde à clareira da batalha ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) }: este lado não pode usar isso nesta batalha
    .on-sappers = { NAME($word) }: só o defensor pode usar
    .on-brutal-tactics = { NAME($word) }: só o atacante pode usar
refused-21-8 = { NAME($word) }: não é inimigo, mas da mesma coalizão
refused-21-16 = { $clearing ->
        [any-clearing] nenhuma clareira
       *[other] { NAME($clearing, case: "the") } não
    } corresponde à carta gasta ({ NAME($suit) })
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

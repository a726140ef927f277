# O que fazem as cartas que não dão um item.
card-ambush-does =
    { $suit ->
        [suit-bird] como defensor em qualquer clareira, antes da rolagem: dois danos, se não for frustrada
       *[other] como defensor em uma clareira de { NAME($suit) }, antes da rolagem: dois danos, se não for frustrada
    }
card-dominance-does =
    { $suit ->
        [suit-bird] no Dia, com 10 pontos: você não pontua mais, mas vence se no início do seu Amanhecer governar dois cantos opostos
       *[other] no Dia, com 10 pontos: você não pontua mais, mas vence se no início do seu Amanhecer governar três clareiras de { NAME($suit) }
    }
card-armorers-does = em batalha, descarte-a: você ignora os danos rolados contra você
card-sappers-does = como defensor, descarte-a: um dano adicional
card-brutal-tactics-does = como atacante: um dano adicional, mas o defensor marca um ponto
card-royal-claim-does = no Amanhecer, descarte-a: um ponto por clareira que você governa
card-stand-and-deliver-does = uma vez no Amanhecer: roube ao acaso uma carta de um inimigo, que marca um ponto
card-tax-collector-does = uma vez no Dia: remova do mapa um guerreiro seu e compre uma carta
card-favor-of-the-foxes-does = ao ser criada, remove todas as peças inimigas das clareiras de raposa
card-command-warren-does = no início do Dia: uma batalha
card-better-burrow-bank-does = no início do Amanhecer: você e um inimigo à sua escolha compram uma carta cada
card-cobbler-does = no início do Anoitecer: um movimento
card-favor-of-the-rabbits-does = ao ser criada, remove todas as peças inimigas das clareiras de coelho
card-scouting-party-does = como atacante: você não pode sofrer emboscada
card-codebreakers-does = uma vez no Dia: olhe a mão de outro jogador
card-favor-of-the-mice-does = ao ser criada, remove todas as peças inimigas das clareiras de rato
card-saboteurs-does = no início do Amanhecer, descarte-a: uma carta criada de um inimigo também é descartada
card-soup-kitchens-does = cada marcador seu conta por dois para governar
card-boat-builders-does = rios são caminhos para você
card-corvid-planners-does = você não precisa governar para mover
card-eyrie-emigre-does = no final do Amanhecer: mova e batalhe ali; se não fizer as duas coisas, descarte-a
card-fox-partisans-does = em batalha em uma clareira de raposa: um dano adicional, e depois só ficam na sua mão cartas de raposa
card-propaganda-bureau-does = uma vez no Dia: gaste uma carta; em uma clareira do naipe dela, um guerreiro seu substitui um inimigo
card-false-orders-does = no Amanhecer, descarte-a: mova de uma clareira metade dos guerreiros de um inimigo (para cima), não importa quem governe
card-informants-does = no Anoitecer, em vez de comprar: pegue do descarte uma carta de emboscada
card-rabbit-partisans-does = em batalha em uma clareira de coelho: um dano adicional, e depois só ficam na sua mão cartas de coelho
card-tunnels-does = clareiras com peças artesanais suas são adjacentes entre si
card-charm-offensive-does = no início do Anoitecer: compre uma carta, e outro jogador marca um ponto
card-swap-meet-does = uma vez no Amanhecer: pegue ao acaso uma carta da mão de um jogador e dê uma em troca
card-coffin-makers-does = guarda os guerreiros removidos do mapa; no início do Amanhecer, um ponto a cada cinco, e eles voltam aos suprimentos
card-mouse-partisans-does = em batalha em uma clareira de rato: um dano adicional, e depois só ficam na sua mão cartas de rato
card-league-of-adventurous-mice-does = uma vez no Dia: exaure um item criado para mover ou batalhar
card-murine-broker-does = compre uma carta para cada item que outro jogador criar
card-master-engravers-does = cada item que você cria vale um ponto a mais

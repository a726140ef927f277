# O que acontece pelas regras comuns: uma mensagem por acontecimento. $clearings é o número de uma
# clareira ou um texto com várias; daí a escolha entre "clareira" e "clareiras".
event-placed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] posicionam
       *[other] posiciona
    } { NAME($kind, case: "a") } na clareira { $clearing }
event-placed-alike = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] posicionam
       *[other] posiciona
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] na clareira { $clearings }
        [other] na clareira { $clearings }
       *[many] nas clareiras { $clearings }
    }
event-moved = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] movem
       *[other] move
    } { $number ->
        [1] { $number } peça
       *[other] { $number } peças
    } { NAME($origin, case: "from") } { NAME($target, case: "to") }
event-battled = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] batalham
       *[other] batalha
    } contra { NAME($other, case: "the") } na clareira { $clearing }
event-ambushed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] armam uma emboscada
       *[other] arma uma emboscada
    } com a carta { NAME($card) }
event-foiled = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] frustram
       *[other] frustra
    } a emboscada com a carta { NAME($card) }
event-rolled = os dados mostram { $higher } e { $lower }
event-hits = danos: o atacante causa { $attackers } e o defensor causa { $defenders }
event-removed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] perdem
       *[other] perde
    } { NAME($kind, case: "a") } na clareira { $clearing }
event-removed-alike = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] perdem
       *[other] perde
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] na clareira { $clearings }
        [other] na clareira { $clearings }
       *[many] nas clareiras { $clearings }
    }
event-scored = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] marcam
       *[other] marca
    } { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, total { $score }
event-lost = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] perdem
       *[other] perde
    } { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, total { $score }
event-drew = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] compram
       *[other] compra
    } { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }
event-drawn = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] recebem
       *[other] recebe
    } a carta { NAME($card) }
event-discarded = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] descartam
       *[other] descarta
    } a carta { NAME($card) }
event-spent = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] gastam
       *[other] gasta
    } a carta { NAME($card) }
event-crafted = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] criam
       *[other] cria
    } a carta { NAME($card) }
event-took-item = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ganham
       *[other] ganha
    } um item: { NAME($item) }
event-used = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] usam
       *[other] usa
    } a carta { NAME($card) }
event-shuffled = o monte de descarte ({ $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }) é embaralhado e forma um novo baralho
event-turn = turno { NAME($seat, case: "of") }, rodada { $round }
event-phase = { NAME($phase) } { NAME($seat, case: "of") }
event-showed-hand = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] mostram
       *[other] mostra
    } a mão { NAME($other, case: "to") }
event-stole = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] roubam
       *[other] rouba
    } a carta { NAME($card) } { NAME($other, case: "of") }
event-won = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] vencem
       *[other] vence
    } com { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }
event-sat = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] começam
       *[other] começa
    } a partida
event-filled = uma parte da preparação está feita
event-ignored = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ignoram
       *[other] ignora
    } { $number ->
        [1] { $number } dano
       *[other] { $number } danos
    }
event-extra = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] causam
       *[other] causa
    } { $number ->
        [1] { $number } dano adicional
       *[other] { $number } danos adicionais
    }
event-ended-battle = não resta nenhum atacante na clareira { $clearing }; a batalha termina
event-item-points = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] marcam
       *[other] marca
    } { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } pelo item, por regra própria
event-stopped = a partida é interrompida depois da rodada { $round }
event-activated = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ativam
       *[other] ativa
    } peças artesanais: { NAME($suit) } ×{ $number }
event-revealed = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] revelam
       *[other] revela
    } a carta { NAME($card) }
event-limited = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] tiram
       *[other] tira
    } { $rolled ->
        [1] { $rolled } dano
       *[other] { $rolled } danos
    } nos dados; { $allowed ->
        [0] não vale nenhum
        [1] vale { $allowed }
       *[other] valem { $allowed }
    }
event-rested = termina o Dia { NAME($seat, case: "of") }
event-crafts-with = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] criam
       *[other] cria
    } com cada peça deste tipo: { NAME($kind) }
event-acted = { NAME($seat) }: { NAME($action) }
event-in-play = a carta { NAME($card) } está na área de jogo { NAME($seat, case: "of") }
event-may-move-again = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] podem
       *[other] pode
    } mover de novo, com os mesmos guerreiros ou outros
event-as-suit = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] usam
       *[other] usa
    } a carta { NAME($card) } como se fosse de { NAME($suit) }
event-returned = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] devolvem
       *[other] devolve
    } { $number } { NAME($kind, $number) } ao suprimento ou à trilha
event-unlimited = danos { NAME($seat, case: "of") } que o número de guerreiros não limita: { $number }
event-available = a carta { NAME($card) } fica disponível
event-dominates = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ativam
       *[other] ativa
    } a carta { NAME($card) } e não { GENDER($seat) ->
        [pl] pontuam
       *[other] pontua
    } mais
event-dominated = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] vencem
       *[other] vence
    } com a carta { NAME($card) }
event-took-card = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] tomam
       *[other] toma
    } a carta { NAME($card) }
event-found = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] encontram
       *[other] encontra
    } um item na ruína da clareira { $clearing }: { NAME($item) }
event-fully-removed = tudo na clareira { $clearing } é removido; { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] ficam
       *[other] fica
    }, com itens danificados
event-ordered = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] decidem
       *[other] decide
    } a ordem: primeiro, o que é acionado pela perda { NAME($kind, case: "of") }
event-won-along = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] vencem
       *[other] vence
    } junto com { NAME($other, case: "the") }
event-set-off = a perda { NAME($kind, case: "of") } { NAME($seat, case: "of") } na clareira { $clearing } aciona um efeito
event-stays = assim não dá para remover { NAME($kind, case: "the") } { NAME($seat, case: "of") } da clareira { $clearing }
event-looked-under = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] olham
       *[other] olha
    } os dois itens sob a ruína da clareira { $clearing }
event-saw-under = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] veem
       *[other] vê
    } ali dois itens: { NAME($item) } e { NAME($other-item) }
event-left-under = { NAME($seat, case: "the") } não { GENDER($seat) ->
        [pl] pegam
       *[other] pega
    } nada da ruína da clareira { $clearing }
event-is-ruin-item = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] escolhem
       *[other] escolhe
    } o item de ruína: { NAME($item) }
event-before-roll = antes da rolagem na clareira { $clearing }, { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] podem
       *[other] pode
    } usar um efeito
event-caught = os Fabricantes de Caixões { NAME($seat, case: "of") } retêm { $number } { NAME($kind, $number) }
event-sent-home = os Fabricantes de Caixões { NAME($seat, case: "of") } soltam { $number } { NAME($kind, $number) }
event-not-placed = { NAME($seat, case: "the") } não { GENDER($seat) ->
        [pl] podem
       *[other] pode
    } posicionar { NAME($kind, case: "the") }
event-moves-forced = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] forçam
       *[other] força
    } { NAME($other, case: "the") } a mover peças para fora da clareira { $clearing }
event-not-done = { NAME($seat, case: "the") } não { GENDER($seat) ->
        [pl] cumprem
       *[other] cumpre
    } por completo o que a carta { NAME($card) } pede
event-remains = { NAME($kind, case: "the") } { NAME($seat, case: "of") } fica na clareira { $clearing }

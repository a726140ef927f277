# Como se chama o que é do Malandro; as formas, como nos nomes comuns.
faction-vagabond =
    { $number ->
        [1] Malandro
       *[other] Malandro { $number }
    }
    .the =
        { $number ->
            [1] o Malandro
           *[other] o Malandro { $number }
        }
    .of =
        { $number ->
            [1] do Malandro
           *[other] do Malandro { $number }
        }
    .to =
        { $number ->
            [1] ao Malandro
           *[other] ao Malandro { $number }
        }
    .gender = m
piece-pawn = peão
    .a = seu peão
    .the = o peão
    .of = do peão
    .counted =
        { $number ->
            [1] peão
           *[other] peões
        }
character-thief = Ladrão
character-tinker = Funileiro
character-ranger = Andarilho
character-vagrant = Vagabundo
character-arbiter = Árbitro
character-scoundrel = Patife
character-adventurer = Aventureiro
character-harrier = Saqueador
character-ronin = Ronin
character-cheat = Trapaceiro
character-gladiator = Gladiador
character-jailor = Carcereiro
quest-fundraising-fox = Arrecadar Fundos
quest-errand-fox = Recado (raposa)
quest-logistics-help-fox = Ajuda Logística (raposa)
quest-repair-a-shed-fox = Consertar um Galpão
quest-give-a-speech-fox = Fazer um Discurso (raposa)
quest-guard-duty-rabbit = Montar Guarda (coelho)
quest-errand-rabbit = Recado (coelho)
quest-give-a-speech-rabbit = Fazer um Discurso (coelho)
quest-fend-off-a-bear-rabbit = Espantar um Urso (coelho)
quest-expel-bandits-rabbit = Expulsar Bandidos (coelho)
quest-expel-bandits-mouse = Expulsar Bandidos (rato)
quest-guard-duty-mouse = Montar Guarda (rato)
quest-fend-off-a-bear-mouse = Espantar um Urso (rato)
quest-escort-mouse = Escolta
quest-logistics-help-mouse = Ajuda Logística (rato)
relation-indifferent = Indiferente
relation-one = primeiro espaço
relation-two = segundo espaço
relation-allied = Aliado
relation-hostile = Hostil

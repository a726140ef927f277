# Cómo se llama lo que tiene el Vagabundo; las formas, como en los nombres comunes.
faction-vagabond =
    { $number ->
        [1] Vagabundo
       *[other] Vagabundo { $number }
    }
    .the =
        { $number ->
            [1] el Vagabundo
           *[other] el Vagabundo { $number }
        }
    .of =
        { $number ->
            [1] del Vagabundo
           *[other] del Vagabundo { $number }
        }
    .to =
        { $number ->
            [1] al Vagabundo
           *[other] al Vagabundo { $number }
        }
    .gender = m
piece-pawn = peón
    .a = su peón
    .the = el peón
    .of = del peón
    .counted =
        { $number ->
            [one] peón
           *[other] peones
        }
character-thief = Ladrón
character-tinker = Chatarrero
character-ranger = Montaraz
character-vagrant = Agitador
character-arbiter = Árbitro
character-scoundrel = Bribón
character-adventurer = Aventurero
character-harrier = Hostigador
character-ronin = Ronin
character-cheat = Tramposo
character-gladiator = Gladiador
character-jailor = Carcelero
quest-fundraising-fox = Recaudar Fondos
quest-errand-fox = Recado (zorro)
quest-logistics-help-fox = Ayuda Logística (zorro)
quest-repair-a-shed-fox = Reparar un Cobertizo
quest-give-a-speech-fox = Dar un Discurso (zorro)
quest-guard-duty-rabbit = Hacer Guardia (conejo)
quest-errand-rabbit = Recado (conejo)
quest-give-a-speech-rabbit = Dar un Discurso (conejo)
quest-fend-off-a-bear-rabbit = Ahuyentar a un Oso (conejo)
quest-expel-bandits-rabbit = Echar a los Bandidos (conejo)
quest-expel-bandits-mouse = Echar a los Bandidos (ratón)
quest-guard-duty-mouse = Hacer Guardia (ratón)
quest-fend-off-a-bear-mouse = Ahuyentar a un Oso (ratón)
quest-escort-mouse = Escolta
quest-logistics-help-mouse = Ayuda Logística (ratón)
relation-indifferent = Indiferente
relation-one = primer espacio
relation-two = segundo espacio
relation-allied = Aliado
relation-hostile = Hostil

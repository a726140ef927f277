# Hoe de dingen van de Vagebond heten; vormen zoals bij de gewone namen.
faction-vagabond =
    { $number ->
        [1] Vagebond
       *[other] Vagebond { $number }
    }
    .the =
        { $number ->
            [1] de Vagebond
           *[other] Vagebond { $number }
        }
    .start =
        { $number ->
            [1] De Vagebond
           *[other] Vagebond { $number }
        }
    .gender = m
piece-pawn = pion
    .a = de pion
    .the = de pion
    .counted =
        { $number ->
            [one] pion
           *[other] pionnen
        }
character-thief = Dief
character-tinker = Knutselaar
character-ranger = Boswachter
character-vagrant = Zwerver
character-arbiter = Scheidsrechter
character-scoundrel = Schurk
character-adventurer = Avonturier
character-harrier = Kiekendief
character-ronin = Ronin
character-cheat = Valsspeler
character-gladiator = Gladiator
character-jailor = Cipier
quest-fundraising-fox = Geldinzameling
quest-errand-fox = Boodschap (vos)
quest-logistics-help-fox = Logistieke Hulp (vos)
quest-repair-a-shed-fox = Schuur Herstellen
quest-give-a-speech-fox = Toespraak Houden (vos)
quest-guard-duty-rabbit = Wachtdienst (konijn)
quest-errand-rabbit = Boodschap (konijn)
quest-give-a-speech-rabbit = Toespraak Houden (konijn)
quest-fend-off-a-bear-rabbit = Beer Verjagen (konijn)
quest-expel-bandits-rabbit = Bandieten Verdrijven (konijn)
quest-expel-bandits-mouse = Bandieten Verdrijven (muis)
quest-guard-duty-mouse = Wachtdienst (muis)
quest-fend-off-a-bear-mouse = Beer Verjagen (muis)
quest-escort-mouse = Escorte
quest-logistics-help-mouse = Logistieke Hulp (muis)
relation-indifferent = Onverschillig
relation-one = eerste stap
relation-two = tweede stap
relation-allied = Bondgenoot
relation-hostile = Vijandig

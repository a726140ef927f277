# Wie die Dinge des Vagabunden heißen; Fälle wie bei den gemeinsamen Namen, ".nom" mit Artikel.
faction-vagabond =
    { $number ->
        [1] Vagabund
       *[other] Vagabund { $number }
    }
    .nom =
        { $number ->
            [1] der Vagabund
           *[other] Vagabund { $number }
        }
    .gen =
        { $number ->
            [1] des Vagabunden
           *[other] von Vagabund { $number }
        }
    .dat =
        { $number ->
            [1] dem Vagabunden
           *[other] Vagabund { $number }
        }
    .acc =
        { $number ->
            [1] den Vagabunden
           *[other] Vagabund { $number }
        }
    .gender = m
piece-pawn = Spielfigur
    .short = Figur
    .acc = die Spielfigur
    .counted =
        { $number ->
            [one] Spielfigur
           *[other] Spielfiguren
        }
character-thief = Dieb
character-tinker = Tüftler
character-ranger = Waldläufer
character-vagrant = Landstreicher
character-arbiter = Schiedsrichter
character-scoundrel = Schurke
character-adventurer = Abenteurer
character-harrier = Plünderer
character-ronin = Ronin
character-cheat = Falschspieler
character-gladiator = Gladiator
character-jailor = Kerkermeister
quest-fundraising-fox = Spenden sammeln
quest-errand-fox = Botengang (Fuchs)
quest-logistics-help-fox = Transporthilfe (Fuchs)
quest-repair-a-shed-fox = Schuppen reparieren
quest-give-a-speech-fox = Rede halten (Fuchs)
quest-guard-duty-rabbit = Wachdienst (Hase)
quest-errand-rabbit = Botengang (Hase)
quest-give-a-speech-rabbit = Rede halten (Hase)
quest-fend-off-a-bear-rabbit = Bären abwehren (Hase)
quest-expel-bandits-rabbit = Banditen vertreiben (Hase)
quest-expel-bandits-mouse = Banditen vertreiben (Maus)
quest-guard-duty-mouse = Wachdienst (Maus)
quest-fend-off-a-bear-mouse = Bären abwehren (Maus)
quest-escort-mouse = Geleitschutz
quest-logistics-help-mouse = Transporthilfe (Maus)
relation-indifferent = Neutral
relation-one = erstes Feld
relation-two = zweites Feld
relation-allied = Alliiert
relation-hostile = Feindlich

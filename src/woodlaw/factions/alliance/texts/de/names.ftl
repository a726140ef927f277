# Wie die Dinge der Allianz heißen; Fälle wie bei den gemeinsamen Namen, ".nom" mit Artikel.
faction-alliance = Allianz
    .nom = die Allianz
    .gen = der Allianz
    .dat = der Allianz
    .acc = die Allianz
    .gender = f
piece-base-fox = Fuchs-Stützpunkt
    .short = Stütz
    .acc = einen Fuchs-Stützpunkt
    .counted =
        { $number ->
            [one] Fuchs-Stützpunkt
           *[other] Fuchs-Stützpunkte
        }
piece-base-rabbit = Hasen-Stützpunkt
    .short = Stütz
    .acc = einen Hasen-Stützpunkt
    .counted =
        { $number ->
            [one] Hasen-Stützpunkt
           *[other] Hasen-Stützpunkte
        }
piece-base-mouse = Maus-Stützpunkt
    .short = Stütz
    .acc = einen Maus-Stützpunkt
    .counted =
        { $number ->
            [one] Maus-Stützpunkt
           *[other] Maus-Stützpunkte
        }
piece-sympathy = Sympathie
    .acc = ein Sympathie-Plättchen
    .counted = Sympathie-Plättchen

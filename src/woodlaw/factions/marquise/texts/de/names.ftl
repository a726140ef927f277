# Wie die Dinge der Marquise heißen; Fälle wie bei den gemeinsamen Namen, ".nom" mit Artikel.
faction-marquise = Marquise
    .nom = die Marquise
    .gen = der Marquise
    .dat = der Marquise
    .acc = die Marquise
    .gender = f
piece-sawmill = Sägemühle
    .acc = eine Sägemühle
    .counted =
        { $number ->
            [one] Sägemühle
           *[other] Sägemühlen
        }
piece-workshop = Werkstatt
    .acc = eine Werkstatt
    .counted =
        { $number ->
            [one] Werkstatt
           *[other] Werkstätten
        }
piece-recruiter = Rekrutierer
    .acc = einen Rekrutierer
    .counted = Rekrutierer
piece-keep = Festung
    .acc = die Festung
    .counted =
        { $number ->
            [one] Festung
           *[other] Festungen
        }
piece-wood = Holz
    .acc = ein Holz-Plättchen
    .counted = Holz-Plättchen

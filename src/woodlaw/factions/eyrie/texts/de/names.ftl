# Wie die Dinge der Dynastien heißen; Fälle wie bei den gemeinsamen Namen, ".nom" mit Artikel.
faction-eyrie = Dynastien
    .nom = die Dynastien
    .gen = der Dynastien
    .dat = den Dynastien
    .acc = die Dynastien
    .gender = pl
piece-roost = Nest
    .acc = ein Nest
    .counted =
        { $number ->
            [one] Nest
           *[other] Nester
        }
leader-builder = Handwerker
leader-charismatic = Charismatisch
leader-commander = Feldherr
leader-despot = Despot
column-recruit = Rekrutieren
column-move = Bewegen
column-battle = Kämpfen
column-build = Bauen

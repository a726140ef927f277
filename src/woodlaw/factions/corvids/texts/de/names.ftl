# Wie die Dinge der Krähen heißen; ".counted" passt ein Wort einer Zahl an.
faction-corvids = Krähen
    .nom = die Krähen
    .gen = der Krähen
    .dat = den Krähen
    .acc = die Krähen
    .gender = pl
piece-plot = Plan
    .acc = einen Plan
    .counted =
        { $number ->
            [one] Plan
           *[other] Pläne
        }
piece-bomb = Bombe
    .acc = eine Bombe
    .not = keine Bombe
    .counted =
        { $number ->
            [one] Bombe
           *[other] Bomben
        }
piece-snare = Falle
    .acc = eine Falle
    .not = keine Falle
    .counted =
        { $number ->
            [one] Falle
           *[other] Fallen
        }
piece-extortion = Erpressung
    .acc = eine Erpressung
    .not = keine Erpressung
    .counted =
        { $number ->
            [one] Erpressung
           *[other] Erpressungen
        }
piece-raid = Überfall
    .acc = einen Überfall
    .not = kein Überfall
    .counted =
        { $number ->
            [one] Überfall
           *[other] Überfälle
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = Aufdecken
verb-plot = Planen
verb-trick = Tricksen
verb-expose = Enthüllen

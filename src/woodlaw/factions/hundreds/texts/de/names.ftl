# Wie die Dinge der Scharen heißen; Fälle wie bei den gemeinsamen Namen, ".nom" mit Artikel.
faction-hundreds = Scharen
    .nom = die Scharen
    .gen = der Scharen
    .dat = den Scharen
    .acc = die Scharen
    .gender = pl
piece-warlord = Kriegsherr
    .short = Herr
    .acc = den Kriegsherren
    .counted =
        { $number ->
            [one] Kriegsherr
           *[other] Kriegsherren
        }
piece-stronghold = Bollwerk
    .acc = ein Bollwerk
    .counted =
        { $number ->
            [one] Bollwerk
           *[other] Bollwerke
        }
piece-mob = Meuteplättchen
    .short = Meute
    .acc = ein Meuteplättchen
    .counted = Meuteplättchen
mood-bitter = Verbittert
mood-grandiose = Großspurig
mood-jubilant = Triumphierend
mood-lavish = Verschwenderisch
mood-relentless = Unermüdlich
mood-rowdy = Rauflustig
mood-stubborn = Hartnäckig
mood-wrathful = Zornig

# Jak się nazywa to, co ma Władca Szczurów; przypadki jak w nazwach wspólnych.
faction-hundreds = Władca Szczurów
    .gen = Władcy Szczurów
    .dat = Władcy Szczurów
    .acc = Władcę Szczurów
    .ins = Władcą Szczurów
    .gender = m
piece-warlord = Lord
    .acc = Lorda
    .gen = Lorda
    .counted =
        { $number ->
            [one] Lorda
            [few] Lordów
           *[many] Lordów
        }
piece-stronghold = Warownia
    .acc = Warownię
    .gen = Warowni
    .counted =
        { $number ->
            [one] Warownię
            [few] Warownie
           *[many] Warowni
        }
piece-mob = żeton Szturmu
    .short = Sztu
    .acc = żeton Szturmu
    .gen = żetonu Szturmu
    .counted =
        { $number ->
            [one] żeton Szturmu
            [few] żetony Szturmu
           *[many] żetonów Szturmu
        }
mood-bitter = Rozgoryczony
mood-grandiose = Ambitny
mood-jubilant = Radosny
mood-lavish = Rozrzutny
mood-relentless = Bezlitosny
mood-rowdy = Hałaśliwy
mood-stubborn = Uparty
mood-wrathful = Gniewny

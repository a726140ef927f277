# Jak się nazywa to, co ma Markiza; przypadki jak w nazwach wspólnych.
faction-marquise = Markiza
    .gen = Markizy
    .dat = Markizie
    .acc = Markizę
    .ins = Markizą
    .gender = f
piece-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
    .counted =
        { $number ->
            [one] Tartak
            [few] Tartaki
           *[many] Tartaków
        }
piece-workshop = Warsztat
    .acc = Warsztat
    .gen = Warsztatu
    .counted =
        { $number ->
            [one] Warsztat
            [few] Warsztaty
           *[many] Warsztatów
        }
piece-recruiter = Koszary
    .acc = Koszary
    .gen = Koszar
    .counted =
        { $number ->
            [one] budynek Koszar
            [few] budynki Koszar
           *[many] budynków Koszar
        }
piece-keep = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy
    .counted =
        { $number ->
            [one] Twierdzę
            [few] Twierdze
           *[many] Twierdz
        }
piece-wood = drewno
    .acc = żeton drewna
    .gen = żetonu drewna
    .counted =
        { $number ->
            [one] żeton drewna
            [few] żetony drewna
           *[many] żetonów drewna
        }

# Jak się nazywa to, co ma Sojusz; przypadki jak w nazwach wspólnych.
faction-alliance = Sojusz
    .gen = Sojuszu
    .dat = Sojuszowi
    .acc = Sojusz
    .ins = Sojuszem
    .gender = m
piece-base-fox = lisia Baza
    .short = Baza
    .acc = lisią Bazę
    .gen = lisiej Bazy
    .counted =
        { $number ->
            [one] lisią Bazę
            [few] lisie Bazy
           *[many] lisich Baz
        }
piece-base-rabbit = królicza Baza
    .short = Baza
    .acc = króliczą Bazę
    .gen = króliczej Bazy
    .counted =
        { $number ->
            [one] króliczą Bazę
            [few] królicze Bazy
           *[many] króliczych Baz
        }
piece-base-mouse = mysia Baza
    .short = Baza
    .acc = mysią Bazę
    .gen = mysiej Bazy
    .counted =
        { $number ->
            [one] mysią Bazę
            [few] mysie Bazy
           *[many] mysich Baz
        }
piece-sympathy = Sympatycy
    .acc = żeton Sympatyków
    .gen = żetonu Sympatyków
    .counted =
        { $number ->
            [one] żeton Sympatyków
            [few] żetony Sympatyków
           *[many] żetonów Sympatyków
        }

# Jak się nazywa to, co mają Orle Gniazda; przypadki jak w nazwach wspólnych.
faction-eyrie = Orle Gniazda
    .gen = Orlich Gniazd
    .dat = Orlim Gniazdom
    .acc = Orle Gniazda
    .ins = Orlimi Gniazdami
    .gender = pl
piece-roost = Gniazdo
    .acc = Gniazdo
    .gen = Gniazda
    .counted =
        { $number ->
            [one] Gniazdo
            [few] Gniazda
           *[many] Gniazd
        }
leader-builder = Budowniczy
leader-charismatic = Charyzmatyk
leader-commander = Komandor
leader-despot = Despota
column-recruit = Werbunek
column-move = Ruch
column-battle = Walka
column-build = Budowa

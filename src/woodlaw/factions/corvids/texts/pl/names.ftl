# Jak nazywają się rzeczy Konspiracji; ".counted" dopasowuje słowo do liczby.
faction-corvids = Krucza Konspiracja
    .gen = Kruczej Konspiracji
    .dat = Kruczej Konspiracji
    .acc = Kruczą Konspirację
    .ins = Kruczą Konspiracją
    .gender = f
piece-plot = Intryga
    .acc = Intrygę
    .gen = Intrygi
    .counted =
        { $number ->
            [one] Intrygę
            [few] Intrygi
           *[many] Intryg
        }
piece-bomb = Bomba
    .acc = Bombę
    .gen = Bomby
    .counted =
        { $number ->
            [one] Bombę
            [few] Bomby
           *[many] Bomb
        }
piece-snare = Wnyki
    .acc = Wnyki
    .gen = Wnyków
    .counted =
        { $number ->
            [one] żeton Wnyków
            [few] żetony Wnyków
           *[many] żetonów Wnyków
        }
piece-extortion = Haracz
    .acc = Haracz
    .gen = Haraczu
    .counted =
        { $number ->
            [one] Haracz
            [few] Haracze
           *[many] Haraczy
        }
piece-raid = Najazd
    .acc = Najazd
    .gen = Najazdu
    .counted =
        { $number ->
            [one] Najazd
            [few] Najazdy
           *[many] Najazdów
        }
plot-bomb = { piece-bomb }
plot-snare = { piece-snare }
plot-extortion = { piece-extortion }
plot-raid = { piece-raid }
verb-flip = realizacja Intrygi
verb-plot = intryga
verb-trick = podmianka
verb-expose = zdemaskowanie

# Jak nazywają się rzeczy Konspiracji; ".counted" dopasowuje słowo do liczby.
faction-corvids = Krucza Konspiracja
    .gen = Kruczej Konspiracji
    .dat = Kruczej Konspiracji
    .acc = Kruczą Konspirację
    .ins = Kruczą Konspiracją
    .gender = f
piece-plot = intryga
    .acc = intrygę
    .gen = intrygi
    .counted =
        { $number ->
            [one] intryga
            [few] intrygi
           *[many] intryg
        }
piece-bomb = Bomba
    .acc = Bombę
    .gen = Bomby
    .counted =
        { $number ->
            [one] Bomba
            [few] Bomby
           *[many] Bomb
        }
piece-snare = Wnyki
    .acc = Wnyki
    .gen = Wnyków
    .counted =
        { $number ->
            [one] Wnyki
            [few] Wnyki
           *[many] Wnyków
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
verb-flip = realizacja intrygi
verb-plot = intryga
verb-trick = Podmianka
verb-expose = zdemaskowanie

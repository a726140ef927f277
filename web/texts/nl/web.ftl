# Wat de browser zegt naast wat het pakket zegt.
web-language = Taal
web-theme = Kleuren
web-theme-auto = automatisch
web-theme-light = licht
web-theme-dark = donker
web-no-page = Die pagina bestaat niet.
web-to-start = Naar de beginpagina
web-no-server = De server antwoordt niet. Probeer het zo nog eens.
web-close = Sluiten
web-law-note = In onze eigen woorden. Bij verschil beslist de Wet van Root van de uitgever.
web-fan-work = woodlaw is onofficieel werk van fans. Root is van Leder Games.

web-new-game = Nieuw spel
web-faction-of-seat = Factie van plaats { $number }
web-player-of-seat = Wie op plaats { $number } speelt
web-bot = Bot: { $bot }
web-by-invite = Op uitnodiging
web-remove-seat = Plaats { $number } weglaten
web-add-seat = Nog een plaats
web-deck = Deck
web-begin = Beginnen
web-beginning = Het spel begint…
web-your-games = Jouw spellen
web-status-waiting = wacht op spelers
web-status-running = bezig
web-status-over = afgelopen
web-invite-used = Deze uitnodiging is al gebruikt, of heeft nooit bestaan.

web-waiting = Het spel begint zodra alle plaatsen bezet zijn.
web-seat-taken = bezet
web-seat-open = vrij
web-make-invite = Uitnodiging maken
web-invite-link = Geef deze link door; hij werkt één keer:
web-copy = Kopiëren
web-copied = Gekopieerd

web-round = Ronde { $round }
web-score-track = Punten
web-score-of = { NAME($seat) }: { $points }
web-map = Het Woudland
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = heerst hier: { NAME($seat) }
web-slots = vrije vakjes: { $number }
web-ruin = een ruïne
web-legal = te kiezen
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Antwoorden
web-not-now = Kan nu niet – waarom?
web-clause = Artikel { $number } van de Wet
web-undo = Terugnemen
web-why-not = { $answer } – waarom niet?
web-pass-on = Nu is { NAME($seat, case: "the") } aan de beurt. Geef het scherm door.
web-i-am = Ik speel: { NAME($seat) }
web-lost-connection = De verbinding is weg; er wordt opnieuw verbonden…
web-refused-connection = De server laat je niet naar dit spel kijken.
web-hand = Jouw hand
web-hand-empty = geen kaarten
web-cost = kost: { $cost }
web-gives = geeft een voorwerp: { NAME($item) }
web-boards = Factieborden
web-log = Wat er gebeurd is
web-to = Ga naar
web-to-question = Vraag
web-to-boards = Borden
web-to-log = Verloop
web-deck-size = Trekstapel: { $number }
web-discard = Aflegstapel: { $number }
web-item-supply = Voorwerpen die nog vervaardigd kunnen worden
web-dominance = Beschikbare dominantiekaarten
web-where-to = Waarheen? Nog eens dezelfde plek zet terug.
web-fewer = één minder
web-more = één meer
web-so-many = zoveel: { $number }
web-battle-in = Gevecht op { NAME($clearing) }

web-space =
    { $state ->
        [free] vak { $place }, onbedekt: punten { $points }, kosten { $cost }
       *[other] vak { $place }, bedekt: punten { $points }, kosten { $cost }
    }

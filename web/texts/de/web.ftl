# Was der Browser außer dem sagt, was das Paket sagt.
web-language = Sprache
web-theme = Farben
web-theme-auto = automatisch
web-theme-light = hell
web-theme-dark = dunkel
web-no-page = Diese Seite gibt es nicht.
web-to-start = Zur Startseite
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-close = Schließen
web-law-note = In unseren eigenen Worten. Wo sie abweichen, gilt das Gesetz von Root des Verlags.
web-fan-work = woodlaw ist eine inoffizielle Arbeit von Fans. Root gehört Leder Games.

web-new-game = Neues Spiel
web-faction-of-seat = Partei auf Platz { $number }
web-player-of-seat = Wer auf Platz { $number } spielt
web-bot = Bot: { $bot }
web-by-invite = Auf Einladung
web-remove-seat = Platz { $number } weglassen
web-add-seat = Noch ein Platz
web-deck = Deck
web-begin = Anfangen
web-beginning = Das Spiel beginnt …
web-your-games = Deine Spiele
web-status-waiting = wartet auf Mitspieler
web-status-running = läuft
web-status-over = vorbei
web-invite-used = Diese Einladung ist schon eingelöst, oder es gab sie nie.

web-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-seat-taken = besetzt
web-seat-open = frei
web-make-invite = Einladung erstellen
web-invite-link = Gib diesen Link weiter; er gilt einmal:
web-copy = Kopieren
web-copied = Kopiert

web-round = Runde { $round }
web-score-track = Siegpunkte
web-score-of = { NAME($seat) }: { $points }
web-map = Das Waldland
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = Herrscher: { NAME($seat) }
web-slots = freie Bauplätze: { $number }
web-ruin = eine Ruine
web-legal = wählbar
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Antworten
web-not-now = Jetzt nicht möglich – warum?
web-clause = Abschnitt { $number } des Gesetzes
web-undo = Zurücknehmen
web-why-not = { $answer } – warum nicht?
web-pass-on = Jetzt am Zug: { NAME($seat) }. Gib den Bildschirm weiter.
web-i-am = Ich spiele: { NAME($seat) }
web-lost-connection = Die Verbindung ist abgerissen; sie wird neu aufgebaut …
web-refused-connection = Der Server lässt dich nicht zusehen.
web-hand = Deine Handkarten
web-hand-empty = keine Karten
web-cost = kostet: { $cost }
web-gives = bringt einen Gegenstand: { NAME($item) }
web-boards = Partei-Tafeln
web-log = Was geschehen ist
web-to = Gehe zu
web-to-question = Frage
web-to-boards = Tafeln
web-to-log = Verlauf
web-deck-size = Nachziehstapel: { $number }
web-discard = Ablagestapel: { $number }
web-item-supply = Gegenstände, die noch hergestellt werden können
web-dominance = Verfügbare Dominanzkarten
web-where-to = Wohin? Noch einmal dieselbe Stelle stellt zurück.
web-fewer = einer weniger
web-more = einer mehr
web-so-many = so viele: { $number }
web-battle-in = Kampf { NAME($clearing, case: "on") }

web-space =
    { $state ->
        [free] Feld { $place }, aufgedeckt: Punkte { $points }, Kosten { $cost }
       *[other] Feld { $place }, verdeckt: Punkte { $points }, Kosten { $cost }
    }

# Wie ein Spiel beginnt: wer was spielt, was vereinbart ist, wer noch fehlt; und Listen von Spielen.
web-welcome = Wer wird über das Waldland herrschen?
web-style-marquise = Hält von Anfang an fast das ganze Waldland und baut. Gut für die erste Partie.
web-style-eyrie = Folgen einem Plan, der jeden Zug wächst: mächtig, bis er nicht mehr aufgeht.
web-style-alliance = Anfangs wenige: gewinnt überall Herzen und erhebt sich dann im Aufstand.
web-style-vagabond = Allein und ohne Armee: zieht umher, tauscht, hilft oder raubt.
web-style-corvids = Schmieden verdeckte Pläne und bluffen: Die anderen müssen raten.
web-style-hundreds = Ein launischer Kriegsherr führt eine Horde, die plündert und brennt.
web-changes-places = tauscht mit Platz { $number }
web-character-of-seat = Charakter von Platz { $number }
web-character-later = Charakter: später wählen
web-whoever = Wer zuerst kommt
web-deck-standard-is = Das Deck des Grundspiels. Gut für die erste Partie.
web-deck-exiles-is = Andere Dinge zum Herstellen, für alle, die das Grundspiel kennen.
web-reach = Diese Parteien haben die Reichweite { $reached }; für { $number } Personen empfiehlt das Gesetz mindestens { $recommended }.
web-reach-how = So eine Partie kann einseitig oder zäh werden. Gespielt werden kann sie trotzdem.
web-begin-anyway = Trotzdem anfangen
web-open-table = Tisch eröffnen
web-together = Mit anderen spielen
web-days = Zeit für jeden Zug
web-days-none = unbegrenzt
web-days-number =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
web-late = Wenn sich jemand verspätet
web-late-wait = die anderen warten
web-late-bot = bis zum Ende des Zuges antwortet ein Bot: { $bot }
web-watched = andere dürfen zusehen
web-not-watched = sonst sieht niemand zu
web-without-chat = ohne Chat
web-company = Am Tisch
web-map-name = Spielbrett
web-terms = Was vereinbart ist
web-invited = Du bist zu einem Spiel eingeladen
web-looks-for-players = Ein Spiel sucht Mitspieler
web-cannot-join = Kein Platz zu haben
web-take = Platz nehmen
web-take-as = Platz nehmen: { NAME($seat) }
web-agree-late = Wenn ich zu spät bin, antwortet bis zum Ende des Zuges ein Bot für mich ({ $bot }). Damit bin ich einverstanden, bei mir und bei den anderen.
web-seat-yours = dein Platz
web-no-open-seat = In diesem Spiel ist kein Platz mehr frei.
web-look-on = Zusehen
web-come = Da: { $number } von { $most }
web-invite-again = Eine neue Einladung für einen Platz macht den älteren Link ungültig.
web-host-invites = Wer das Spiel eröffnet hat, lädt die anderen ein.
web-open-games = Spiele, die Mitspieler suchen
web-your-turn = Du bist dran
web-turn-of = Es antwortet: { NAME($seat) }
web-due = Ablauf der Zeit: { $when }
web-overdue = Zeit abgelaufen: { $when }

# Was nach den gemeinsamen Regeln geschieht: eine Meldung je Ereignis. Der Name einer Partei steht am
# Anfang ohne Artikel, wie der Name eines Spielers. $clearings ist eine Zahl oder ein Text mit mehreren.
event-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] platzieren
       *[other] platziert
    } { NAME($kind, case: "acc") } auf Lichtung { $clearing }
event-placed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] platzieren
       *[other] platziert
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] auf Lichtung { $clearings }
        [other] auf Lichtung { $clearings }
       *[several] auf den Lichtungen { $clearings }
    }
event-moved = { NAME($seat) } { GENDER($seat) ->
        [pl] bewegen
       *[other] bewegt
    } { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    } { NAME($origin, case: "from") } { NAME($target, case: "to") }
event-battled = { NAME($seat) } { GENDER($seat) ->
        [pl] kämpfen
       *[other] kämpft
    } auf Lichtung { $clearing } gegen { NAME($other, case: "acc") }
event-ambushed = { NAME($seat) } { GENDER($seat) ->
        [pl] legen
       *[other] legt
    } einen Hinterhalt: { NAME($card) }
event-foiled = { NAME($seat) } { GENDER($seat) ->
        [pl] vereiteln
       *[other] vereitelt
    } den Hinterhalt: { NAME($card) }
event-rolled = die Würfel zeigen { $higher } und { $lower }
event-hits = Treffer: { $attackers } vom Angreifer, { $defenders } vom Verteidiger
event-removed = { NAME($seat) } { GENDER($seat) ->
        [pl] verlieren
       *[other] verliert
    } { NAME($kind, case: "acc") } auf Lichtung { $clearing }
event-removed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] verlieren
       *[other] verliert
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] auf Lichtung { $clearings }
        [other] auf Lichtung { $clearings }
       *[several] auf den Lichtungen { $clearings }
    }
event-scored = { NAME($seat) } { GENDER($seat) ->
        [pl] erhalten
       *[other] erhält
    } { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, jetzt { $score }
event-lost = { NAME($seat) } { GENDER($seat) ->
        [pl] verlieren
       *[other] verliert
    } { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, jetzt { $score }
event-drew = { NAME($seat) } { GENDER($seat) ->
        [pl] ziehen
       *[other] zieht
    } { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
event-drawn = { NAME($seat) } { GENDER($seat) ->
        [pl] erhalten
       *[other] erhält
    } die Karte: { NAME($card) }
event-discarded = { NAME($seat) } { GENDER($seat) ->
        [pl] legen
       *[other] legt
    } eine Karte ab: { NAME($card) }
event-spent = { NAME($seat) } { GENDER($seat) ->
        [pl] geben
       *[other] gibt
    } eine Karte aus: { NAME($card) }
event-crafted = { NAME($seat) } { GENDER($seat) ->
        [pl] stellen
       *[other] stellt
    } eine Karte her: { NAME($card) }
event-took-item = { NAME($seat) } { GENDER($seat) ->
        [pl] erhalten
       *[other] erhält
    } einen Gegenstand: { NAME($item) }
event-used = { NAME($seat) } { GENDER($seat) ->
        [pl] nutzen
       *[other] nutzt
    } eine Karte: { NAME($card) }
event-shuffled = der Ablagestapel mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } wird zum neuen Nachziehstapel gemischt
event-turn = Zug { NAME($seat, case: "gen") }, Runde { $round }
event-phase = { NAME($phase) } { NAME($seat, case: "gen") }
event-showed-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] zeigen
       *[other] zeigt
    } { NAME($other, case: "dat") } die Handkarten
event-stole = { NAME($seat) } { GENDER($seat) ->
        [pl] stehlen
       *[other] stiehlt
    } { NAME($other, case: "dat") } eine Karte: { NAME($card) }
event-won = { NAME($seat) } { GENDER($seat) ->
        [pl] gewinnen
       *[other] gewinnt
    } mit { $score ->
        [one] { $score } Siegpunkt
       *[other] { $score } Siegpunkten
    }
event-sat = { NAME($seat) } { GENDER($seat) ->
        [pl] beginnen
       *[other] beginnt
    }
event-filled = ein Teil des Aufbaus ist erledigt
event-ignored = { NAME($seat) } { GENDER($seat) ->
        [pl] ignorieren
       *[other] ignoriert
    } { $number } Treffer
event-extra = { NAME($seat) } { GENDER($seat) ->
        [pl] landen
       *[other] landet
    } { $number } Extra-Treffer
event-ended-battle = auf Lichtung { $clearing } ist kein Angreifer mehr übrig; der Kampf endet
event-item-points = { NAME($seat) } { GENDER($seat) ->
        [pl] erhalten
       *[other] erhält
    } für den Gegenstand nach eigener Regel { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
event-stopped = das Spiel wird nach Runde { $round } abgebrochen
event-activated = { NAME($seat) } { GENDER($seat) ->
        [pl] aktivieren
       *[other] aktiviert
    } { $number } Herstellungs-Marker der Klasse { NAME($suit) }
event-revealed = { NAME($seat) } { GENDER($seat) ->
        [pl] decken
       *[other] deckt
    } eine Karte auf: { NAME($card) }
event-limited = { $allowed ->
        [0] gewürfelte Treffer { NAME($seat, case: "gen") } zählen nicht ({ $rolled })
        [one] von { $rolled } gewürfelten Treffern { NAME($seat, case: "gen") } zählt nur { $allowed }
       *[other] von { $rolled } gewürfelten Treffern { NAME($seat, case: "gen") } zählen nur { $allowed }
    }
event-rested = das Tageslicht { NAME($seat, case: "gen") } endet
event-crafts-with = Herstellungs-Marker { NAME($seat, case: "gen") }: { NAME($kind, 2) }
event-acted = { NAME($seat) } { GENDER($seat) ->
        [pl] führen
       *[other] führt
    } eine Aktion aus: { NAME($action) }
event-in-play = im Spielbereich { NAME($seat, case: "gen") } liegt: { NAME($card) }
event-may-move-again = { NAME($seat) } { GENDER($seat) ->
        [pl] dürfen
       *[other] darf
    } sich noch einmal bewegen, mit denselben Kriegern oder anderen
event-as-suit = für { NAME($seat, case: "acc") } zählt die Karte { NAME($card) } als { NAME($suit, case: "card") }
event-returned = { $number } { NAME($kind, $number) } { NAME($seat, case: "gen") } { $number ->
        [one] kommt
       *[other] kommen
    } zurück in den Vorrat oder auf die Leiste
event-unlimited = { $number } Treffer { NAME($seat, case: "gen") } { $number ->
        [one] ist
       *[other] sind
    } nicht durch Krieger begrenzt
event-available = eine Dominanz-Karte ist verfügbar: { NAME($card) }
event-dominates = { NAME($seat) } { GENDER($seat) ->
        [pl] aktivieren
       *[other] aktiviert
    } die Karte { NAME($card) } und { GENDER($seat) ->
        [pl] erhalten
       *[other] erhält
    } keine Siegpunkte mehr
event-dominated = { NAME($seat) } { GENDER($seat) ->
        [pl] gewinnen
       *[other] gewinnt
    } durch { NAME($card) }
event-took-card = { NAME($seat) } { GENDER($seat) ->
        [pl] nehmen
       *[other] nimmt
    } eine Karte: { NAME($card) }
event-found = { NAME($seat) } { GENDER($seat) ->
        [pl] finden
       *[other] findet
    } in der Ruine auf Lichtung { $clearing } einen Gegenstand: { NAME($item) }
event-fully-removed = alles auf Lichtung { $clearing } wird entfernt; { NAME($seat, case: "nom") } bleibt, mit Schaden
event-ordered = { NAME($seat) } { GENDER($seat) ->
        [pl] legen
       *[other] legt
    } fest, welcher Verlust zuerst Folgen hat: { NAME($kind) }
event-won-along = { NAME($seat) } { GENDER($seat) ->
        [pl] gewinnen
       *[other] gewinnt
    } gemeinsam mit { NAME($other, case: "dat") }
event-set-off = ein Verlust auf Lichtung { $clearing } löst etwas aus: { NAME($kind) } { NAME($seat, case: "gen") }
event-stays = auf Lichtung { $clearing } kann so nicht entfernt werden: { NAME($kind) } { NAME($seat, case: "gen") }
event-looked-under = { NAME($seat) } { GENDER($seat) ->
        [pl] sehen
       *[other] sieht
    } sich die zwei Gegenstände unter der Ruine auf Lichtung { $clearing } an
event-saw-under = { NAME($seat) } { GENDER($seat) ->
        [pl] sehen
       *[other] sieht
    } dort diese Gegenstände: { NAME($item) } und { NAME($other-item) }
event-left-under = { NAME($seat) } { GENDER($seat) ->
        [pl] nehmen
       *[other] nimmt
    } nichts aus der Ruine auf Lichtung { $clearing }
event-is-ruin-item = { NAME($seat) } { GENDER($seat) ->
        [pl] meinen
       *[other] meint
    } den Gegenstand aus einer Ruine: { NAME($item) }
event-before-roll = vor dem Würfeln auf Lichtung { $clearing } { GENDER($seat) ->
        [pl] dürfen
       *[other] darf
    } { NAME($seat, case: "nom") } einen Effekt nutzen
event-caught = { $number } { NAME($kind, $number) } { $number ->
        [one] bleibt
       *[other] bleiben
    } bei den Sargmachern { NAME($seat, case: "gen") }
event-sent-home = { $number } { NAME($kind, $number) } { $number ->
        [one] verlässt
       *[other] verlassen
    } die Sargmacher { NAME($seat, case: "gen") }
event-not-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] können
       *[other] kann
    } { NAME($kind, case: "acc") } nicht platzieren
event-moves-forced = { NAME($seat) } { GENDER($seat) ->
        [pl] zwingen
       *[other] zwingt
    } { NAME($other, case: "acc") } zur Bewegung von Lichtung { $clearing }
event-not-done = { NAME($seat) } { GENDER($seat) ->
        [pl] tun
       *[other] tut
    } nicht alles, was die Karte { NAME($card) } verlangt
event-remains = von Lichtung { $clearing } kann nicht bewegt werden: { NAME($kind) } { NAME($seat, case: "gen") }

# Was durch den Vagabunden geschieht: eine Meldung je Ereignis. Er steht in der Einzahl; was auch die Scharen tun, hat beide.
event-shielded = ein Krieger { NAME($other, case: "gen") } erleidet einen Treffer für { NAME($seat, case: "acc") }
event-damaged = { NAME($seat) } beschädigt einen Gegenstand: { NAME($item) }
event-repaired = { NAME($seat) } repariert einen Gegenstand: { NAME($item) }
event-refreshes = { NAME($seat) } darf { $number ->
        [one] { $number } Gegenstand
       *[other] { $number } Gegenstände
    } auffrischen
event-dropped = { NAME($seat) } { GENDER($seat) ->
        [pl] entfernen
       *[other] entfernt
    } einen Gegenstand aus dem Spiel: { NAME($item) }
event-exhausted = { NAME($seat) } benutzt einen Gegenstand: { NAME($item) }
event-related = Beziehung { NAME($seat, case: "gen") } mit { NAME($other, case: "dat") }: { NAME($relation) }
event-fights-along = Krieger { NAME($other, case: "gen") } kämpfen an der Seite { NAME($seat, case: "gen") }
event-new-quest = eine neue Aufgabe liegt offen: { NAME($quest) }
event-did-quest = { NAME($seat) } erledigt eine Aufgabe: { NAME($quest) }
event-went-to-forest = { NAME($seat) } geht { NAME($forest, case: "to") }
event-gave = { NAME($seat) } { GENDER($seat) ->
        [pl] geben
       *[other] gibt
    } { NAME($other, case: "dat") } eine Karte
event-given = { NAME($seat) } { GENDER($seat) ->
        [pl] geben
       *[other] gibt
    } diese Karte: { NAME($card) }
event-hid = { NAME($seat) } zieht sich in den Unterschlupf zurück
event-character-set = Charakter { NAME($seat, case: "gen") }: { NAME($character) }
event-joined = { NAME($seat) } geht ein Bündnis mit { NAME($other, case: "dat") } ein
event-swords = { NAME($seat) } kann durch Würfeln { $number ->
        [0] keinen Treffer landen
       *[other] höchstens { $number } Treffer landen
    }
event-pawn-stays = die Spielfigur { NAME($seat, case: "gen") } wird nicht entfernt
event-left-forest = { NAME($seat) } kommt aus dem Wald auf Lichtung { $clearing }
event-recovered = { NAME($seat) } ruht: Alle beschädigten Gegenstände sind repariert und aufgedeckt
event-refreshed = { NAME($seat) } deckt einen Gegenstand auf: { NAME($item) }
event-sets-up-first = { NAME($seat) } baut zuerst auf
event-shared-quest = { NAME($seat) } hat eine Aufgabe genommen, die beiden offenstand: { NAME($quest) }
event-unrelated = { NAME($seat) } hat keine Beziehung mit { NAME($other, case: "dat") }
event-forced = { NAME($seat) } zwingt { NAME($other, case: "acc") } zum Kampf auf Lichtung { $clearing }
event-enlisted = { NAME($seat) } { GENDER($seat) ->
        [pl] werben
       *[other] wirbt
    } auf Lichtung { $clearing } { NAME($other, case: "acc") } an
event-scorched = { NAME($seat) } hinterlässt verbrannte Erde und die Fackel auf Lichtung { $clearing }
event-improvised = { NAME($seat) } behandelt einen Gegenstand als einen anderen: { NAME($item) } als { NAME($other-item) }
event-conned = { NAME($seat) } bezahlt eine Aufgabe mit zwei beliebigen Gegenständen: { NAME($quest) }
event-reshuffled = eine Aufgabe { NAME($seat, case: "gen") } kommt zurück in den Aufgaben-Stapel: { NAME($quest) }
event-coerced = { NAME($seat) } nötigt; eine Karte ersetzt einen Gegenstand: { NAME($card) }
event-arranged = { NAME($seat) } hat auf der Leiste: { NAME($item) } ×{ $number }

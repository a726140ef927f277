# Warum nicht, nach den gemeinsamen Regeln: eine Meldung je Abschnitt; GENDER ist "none", wo für keine
# Lichtung oder keine Karte gilt, was verlangt wird.
refused-1-1-1 = { NAME($card) } muss zuerst genutzt werden: Der Text der Karte lässt keine Wahl
refused-1-4-1 = { NAME($card) } hat im Zug einen eigenen Zeitpunkt, und der ist nicht jetzt ({ NAME($time) })
refused-1-4-2 = was gerade läuft, wird erst beendet: { NAME($card) } kann es nicht unterbrechen
    .of-none = { NAME($word) }: Was gerade läuft, wird erst beendet
refused-1-4-3 = der letzte Schritt des Zugs hat begonnen: Für { NAME($card) } ist es zu spät
    .of-none = { NAME($word) }: Der letzte Schritt des Zugs hat begonnen, es ist zu spät
refused-1-5-1 = { NAME($word) }: Solche Marker sind nicht mehr im Vorrat (dort: { $supply })
refused-2-1-1-2 = { GENDER($card) ->
        [none] keine Handkarte ist eine Vogel-Karte, und keine andere Klasse kann sie ersetzen
       *[other] { NAME($card) } ist keine Vogel-Karte, und keine andere Klasse kann sie ersetzen
    } ({ NAME($card-suit) })
refused-2-1-2 = { NAME($card) }: Nur Hinterhalts-Karten spielt man als Hinterhalt, und herstellen kann man sie nicht
    .of-none = keine Handkarte lässt sich herstellen; Hinterhalts- und Dominanz-Karten nie ({ $hand })
refused-2-1-3 = { NAME($card) }: Nur Dominanz-Karten aktiviert man für den Sieg, und herstellen kann man sie nicht
    .of-none = keine Handkarte lässt sich herstellen; Hinterhalts- und Dominanz-Karten nie ({ $hand })
refused-2-1-4 = { NAME($card) } liegt im Spielbereich, nicht auf der Hand
refused-2-2-1 = { GENDER($clearing) ->
        [none] keine Lichtung ist benachbart; benachbart wären: { $paths }
       *[other] { NAME($clearing) } ist nicht benachbart; benachbart: { $paths }
    }
    .of-none = keine Lichtung, die erreichbar wäre, ist benachbart; benachbart: { $paths }
refused-2-2-3 = { GENDER($clearing) ->
        [none] keine Lichtung hat einen freien Bauplatz
       *[other] { NAME($clearing) } hat keinen freien Bauplatz
    } ({ $there })
refused-2-2-4 = { NAME($clearing) }: Eine Ruine belegt den Bauplatz ({ $there })
refused-2-4-1 = { NAME($word) }: nicht benachbart zum Ort der Spielfigur ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: Eine Dominanz-Karte aktivierst du von der Hand und mit mindestens zehn Siegpunkten (Siegpunkte: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: Eine aktivierte Dominanz-Karte bleibt, und keine zweite kommt dazu ({ NAME($card) })
refused-3-3-4 = { NAME($card) }: Eine verfügbare Dominanz-Karte nimmst du für eine Karte ihrer Klasse ({ $hand })
    .of-none = eine verfügbare Dominanz-Karte nimmst du für eine Karte ihrer Klasse, und keine ist auf der Hand ({ $hand })
refused-4-1 = { NAME($word) }: Auf der Hand ist keine solche Karte, die du herstellen könntest ({ $hand })
refused-4-1-1 = { NAME($card) }: Zu wenige Herstellungs-Marker der richtigen Klassen lassen sich noch aktivieren ({ $crafting })
    .of-none = keine Handkarte lässt sich mit dem herstellen, was aktivierbar ist: { $available } ({ $hand })
refused-4-1-2 = { NAME($card) }: Der Gegenstand ist nicht mehr im Vorrat ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) } wurde in diesem Zug schon genutzt
        [no-warriors] { NAME($word) }: Auf dem Spielbrett ist kein Krieger von dir, den du entfernen könntest
        [no-hands] { NAME($word) }: Niemand, dem du eine Karte nehmen darfst, hat eine auf der Hand
        [no-crafted] { NAME($word) }: Kein Gegner hat eine hergestellte Karte im Spielbereich
        [none-kept] { NAME($word) }: Darauf liegen keine Krieger
        [no-items] { NAME($word) }: Du hast keinen aufgedeckten Gegenstand, den du benutzen könntest
        [no-fitting] { NAME($word) }: Keine Handkarte passt zu einer Lichtung mit einem gegnerischen Krieger ({ $hand })
       *[other] { NAME($word) } kann jetzt nicht genutzt werden
    }
    .at-saboteurs-enemy = { NAME($word) }: keine hergestellte Karte im Spielbereich
    .of-0 = { NAME($word) }: keine Karte auf der Hand
refused-4-1-4 = { NAME($card) } gibt es schon im Spielbereich
refused-4-2 = auf { NAME($clearing) } stehen keine Krieger { NAME($side, case: "gen") }, die sich bewegen können ({ $there })
    .of-none = nirgends stehen Krieger { NAME($side, case: "gen") }, die sich bewegen können ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] keine Lichtung neben { NAME($clearing) } darf betreten werden ({ $around })
       *[no] { $who ->
            [you] du herrschst weder auf { NAME($clearing) } ({ $counts }) noch auf einer benachbarten Lichtung: { $around }
           *[other] { NAME($who) } { GENDER($who) ->
                [pl] herrschen
               *[other] herrscht
            } weder auf { NAME($clearing) } ({ $counts }) noch auf einer benachbarten Lichtung: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] du herrschst weder auf { NAME($origin) } ({ $origin-counts }) noch auf { NAME($clearing) } ({ $counts })
       *[other] { NAME($who) } { GENDER($who) ->
            [pl] herrschen
           *[other] herrscht
        } weder auf { NAME($origin) } ({ $origin-counts }) noch auf { NAME($clearing) } ({ $counts })
    }
    .of-none = wer sich bewegt, muss am Start oder am Ziel herrschen, und das gelingt auf keiner Lichtung mit Kriegern ({ $stands })
refused-4-3 = { $fighters ->
        [0] auf { NAME($clearing) } stehen keine Krieger { NAME($side, case: "gen") } für einen Kampf ({ $there })
       *[other] auf { NAME($clearing) } ist kein gegnerischer Marker, gegen den gekämpft werden kann ({ $there })
    }
    .of-none = ein Kampf braucht Krieger { NAME($side, case: "gen") } und einen gegnerischen Marker auf einer Lichtung ({ $standing })
refused-4-3-1 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Lichtung des Kampfes
       *[other] { NAME($card) } entspricht nicht der Lichtung des Kampfes
    } ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Lichtung des Kampfes
       *[other] { NAME($card) } entspricht nicht der Lichtung des Kampfes
    } ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) }: Diese Seite kann das in diesem Kampf nicht nutzen
    .on-sappers = { NAME($word) }: Das kann nur die verteidigende Seite nutzen
    .on-brutal-tactics = { NAME($word) }: Das kann nur die angreifende Seite nutzen
refused-21-8 = { NAME($word) }: kein Gegner, sondern in einem Bündnis mit diesem Spieler
refused-21-16 = { NAME($clearing) }: passt nicht zur ausgegebenen Karte ({ NAME($suit) })
refused-21-23 = { NAME($clearing) }: kein gegnerischer Krieger, der ersetzt werden kann ({ $there })
refused-21-24 = { NAME($clearing) }: kein gegnerischer Krieger, der entfernt werden kann ({ $there })
refused = { NAME($word) }: Das erlaubt das Gesetz von Root hier nicht

# Warum nicht, nach den gemeinsamen Regeln: eine Meldung je Abschnitt; GENDER ist "none", wo für keine
# Lichtung oder keine Karte gilt, was verlangt wird.
refused-1-1-1 = { NAME($card) } muss zuerst genutzt werden: Der Text der Karte lässt keine Wahl
refused-1-4-1 = { NAME($card) } hat im Zug einen eigenen Zeitpunkt, und der ist nicht jetzt
refused-1-4-2 = was gerade läuft, wird erst beendet: { NAME($card) } kann es nicht unterbrechen
    .of-none = { NAME($word) }: Was gerade läuft, wird erst beendet
refused-1-4-3 = der letzte Schritt des Zugs hat begonnen: Für { NAME($card) } ist es zu spät
    .of-none = { NAME($word) }: Der letzte Schritt des Zugs hat begonnen, es ist zu spät
refused-1-5-1 = { NAME($word) }: Solche Marker sind nicht mehr im Vorrat (dort: { $supply })
refused-2-1-1-2 = { GENDER($card) ->
        [none] keine Handkarte ist eine Vogel-Karte, und keine andere Klasse kann sie ersetzen
       *[other] { NAME($card) } ist keine Vogel-Karte, und keine andere Klasse kann sie ersetzen
    }
refused-2-1-2 = { NAME($card) }: Nur Hinterhalts-Karten spielt man als Hinterhalt, und herstellen kann man sie nicht
refused-2-1-3 = { NAME($card) }: Nur Dominanz-Karten aktiviert man für den Sieg, und herstellen kann man sie nicht
refused-2-1-4 = { NAME($card) } liegt im Spielbereich, nicht auf der Hand
refused-2-2-1 = { GENDER($clearing) ->
        [none] keine Lichtung ist durch einen Weg benachbart
       *[other] kein Weg führt dorthin: { NAME($clearing) } ist nicht benachbart
    }
refused-2-2-3 = { GENDER($clearing) ->
        [none] keine Lichtung hat einen freien Bauplatz
       *[other] { NAME($clearing) } hat keinen freien Bauplatz
    }
refused-2-2-4 = { NAME($clearing) }: Eine Ruine belegt den Bauplatz
refused-2-4-1 = { NAME($word) }: nicht benachbart zum Ort der Spielfigur
refused-3-3-1 = { NAME($word) }: Eine Dominanz-Karte aktivierst du von der Hand und mit mindestens zehn Siegpunkten
refused-3-3-2 = { NAME($word) }: Eine aktivierte Dominanz-Karte bleibt, und keine zweite kommt dazu
refused-3-3-4 = { NAME($card) }: Eine verfügbare Dominanz-Karte nimmst du für eine Karte ihrer Klasse
refused-4-1 = { NAME($word) }: Auf der Hand ist keine solche Karte, die du herstellen könntest
refused-4-1-1 = { NAME($card) }: Zu wenige Herstellungs-Marker der richtigen Klassen lassen sich noch aktivieren
refused-4-1-2 = { NAME($card) }: Der Gegenstand ist nicht mehr im Vorrat
refused-4-1-3 = { NAME($word) } kann jetzt nicht genutzt werden
refused-4-1-4 = { NAME($card) } gibt es schon im Spielbereich
refused-4-2 = { GENDER($clearing) ->
        [none] auf keiner Lichtung stehen Krieger dieser Seite ({ $there })
       *[other] auf { NAME($clearing) } stehen keine Krieger dieser Seite ({ $there })
    }
refused-4-2-1 = { GENDER($clearing) ->
        [none] wer sich bewegt, muss am Start oder am Ziel herrschen, und das gelingt auf keiner Lichtung
       *[other] wer sich bewegt, muss am Start oder am Ziel herrschen; Herrscher auf { NAME($clearing) }: { NAME($ruler) } ({ $there })
    }
refused-4-3 = { NAME($clearing) }: Ein Kampf braucht Krieger des Angreifers und einen gegnerischen Marker ({ $there })
refused-4-3-1 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Lichtung des Kampfes
       *[other] { NAME($card) } entspricht nicht der Lichtung des Kampfes
    }
refused-4-3-1-1 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Lichtung des Kampfes
       *[other] { NAME($card) } entspricht nicht der Lichtung des Kampfes
    }
refused-4-3-4 = { NAME($word) }: Diese Seite kann das in diesem Kampf nicht nutzen
refused-21-8 = { NAME($word) }: kein Feind, sondern in einer Koalition mit dieser Person
refused-21-16 = { NAME($clearing) }: passt nicht zur ausgegebenen Karte
refused-21-23 = { NAME($clearing) }: kein feindlicher Krieger, der ersetzt werden kann ({ $there })
refused-21-24 = { NAME($clearing) }: kein feindlicher Krieger, der entfernt werden kann ({ $there })
refused = { NAME($word) }: Das erlaubt das Gesetz von Root hier nicht

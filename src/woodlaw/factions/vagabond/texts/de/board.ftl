# Die Tafel eines Vagabunden. Die Beziehung steht nach dem Namen der Partei: „Marquise: feindlich“.
no-character = noch kein Charakter
board-in-forest = { NAME($forest, case: "on") } (Lichtungen { $beside })
board-in-clearing = auf Lichtung { $clearing }
board-torch-in = Fackel auf Lichtung { $clearing }
board-special-used = Spezial-Aktion in diesem Zug genutzt
board-room = { $number } von { $most } Gegenständen
board-special = Spezial
board-tracks = Leisten
board-tea = Tee
board-coins = Münzen
board-bags = Beutel
board-satchel = Rucksack
board-damaged = beschädigt
board-seen-in = gesehen in
board-relations = Beziehungen
board-quests = Aufgaben
board-done = erledigt
board-hostile = feindlich
board-allied = alliiert (jede Hilfe +{ $points })
board-relation =
    { $space ->
        [0] neutral (als Nächstes: { $number }-mal Helfen, +{ $points })
       *[other] Feld { $space } von { $most } (als Nächstes: { $number }-mal Helfen, +{ $points })
    }
character-thief-does = Fackel: stiehlt einem Spieler auf seiner Lichtung eine zufällige Karte
character-tinker-does = Fackel: nimmt vom Ablagestapel eine Karte der Klasse seiner Lichtung
character-ranger-does = Fackel: repariert drei Gegenstände; das beendet das Tageslicht
character-vagrant-does = Fackel: stiftet auf seiner Lichtung zum Kampf an und erhält Siegpunkte für die Verluste
character-arbiter-does = Verteidiger bei ihm dürfen seine Schwerter anwerben, er erhält einen Siegpunkt
character-scoundrel-does = Fackel: bleibt auf seiner Lichtung, verbrennt sie und sperrt sie für immer
character-adventurer-does = einmal pro Zug zählt ein Gegenstand einer Aufgabe beliebig, wird aber beschädigt
character-harrier-does = Fackel: die Spielfigur gleitet allein auf eine beliebige Lichtung
character-ronin-does = Schwert nach dem Würfeln: ein Extra-Treffer
character-cheat-does = einmal pro Zug eine Aufgabe für zwei beliebige Gegenstände; sie kommt zurück in den Stapel
character-gladiator-does = benutzt und beschädigt einen beliebigen Gegenstand: entfernt ohne Feindschaft einen Krieger und zieht eine Karte
character-jailor-does = einmal pro Zug ersetzt eine Karte der Klasse seiner Lichtung einen Gegenstand; kostet einen Siegpunkt
board-related = { NAME($other) }: { $relation }

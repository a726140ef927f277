# Was die Befehle außerhalb von Spielen sagen: das Gesetz, der Ordner der Spiele, Wiederholungen.
law-no-clause = kein Abschnitt { $number } in { $printing }; nahe dabei: { $clauses }
law-elsewhere = kein Abschnitt { $number } in { $printing }, aber in { $others }; nahe dabei: { $clauses }
law-no-fit = nichts in { $printing } passt zu { $words }; ähnlich sind: { $clauses }
law-no-fit-at-all = nichts in { $printing } passt zu { $words }; `woodlaw law` nennt die Kapitel
law-not-paraphrased = Noch nicht umschrieben.
law-in-english = (Auf Englisch: Auf Deutsch ist dieser Abschnitt noch nicht zusammengefasst.)
law-p16-numbers = (Nummern im Text sind die von p16.)
law-in-printing = In { $printing }: { $note }
law-other-printings = Andere Auflagen: { $numbers }
law-no-number = { $printing } ohne
law-part-of = Teil von: { $clause }
law-before = Davor: { $clause }
law-after = Danach: { $clause }
law-parts = Teile:
law-code = Code:
law-scenarios = Szenarien:
law-not-played = Keine Partie zeigt diesen Abschnitt.
law-example = Beispiel { $number } ({ $printing })
resume-none = kein unbeendetes Spiel in { $folder }
resume-none-free = kein unbeendetes Spiel, außer denen, die gerade gespielt werden, in { $folder }
resume-busy = { $file }: wird von einem anderen Prozess gespielt; das nächstjüngere Spiel wird versucht
resume-list = unbeendete Spiele in { $folder }, das neueste zuerst:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }
resume-game-open = { $game }, wird gerade gespielt
replay-heading = { $file }: { $players }; Spielbrett: { NAME($map) }, Nachziehstapel: { NAME($deck) }, Auflage { $printing }; { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }, aufgezeichnet nach Regeln { $rules }.
replay-fails = { $file }: Zeile { $line }: { $reason }
replay-unfinished = diese Zeile fehlt: Das Spiel ist nicht beendet
replay-verified = { $result } { $number ->
        [one] 1 Schritt stimmt
       *[other] { $number } Schritte stimmen
    }; Fingerabdruck { $fingerprint }.
replay-stopped = Angehalten nach { $done } von { $number } Schritten, die stimmen.
replay-no-end = { $result } { $number ->
        [one] 1 Schritt stimmt
       *[other] { $number } Schritte stimmen
    }; die Zeile des Endes fehlt.
replay-waits = { $number ->
        [one] 1 Schritt stimmt
       *[other] { $number } Schritte stimmen
    }; unbeendet, an der Reihe: { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] 1 Schritt stimmt
       *[other] { $number } Schritte stimmen
    }; unbeendet, es fehlt ein Wurf oder eine Karte.

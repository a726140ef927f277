# Was durch die Allianz geschieht: eine Meldung je Ereignis.
event-stack-full = der Anhänger-Stapel { NAME($seat, case: "gen") } ist voll
event-supported = { NAME($seat) } { GENDER($seat) ->
        [pl] fügen
       *[other] fügt
    } den Anhängern { NAME($other, case: "gen") } eine Karte hinzu
event-supporter = { NAME($seat) } { GENDER($seat) ->
        [pl] geben
       *[other] gibt
    } als Anhänger die Karte: { NAME($card) }
event-outraged = { NAME($seat) } { GENDER($seat) ->
        [pl] lösen
       *[other] löst
    } auf Lichtung { $clearing } Empörung aus ({ NAME($other) })
event-revolted = { NAME($seat) } revoltiert auf Lichtung { $clearing }
event-trained = { NAME($seat) }: neue Offiziere: { $number }, jetzt { $officers }
event-martial-law = Kriegsrecht auf Lichtung { $clearing } kostet { NAME($seat, case: "acc") } einen weiteren Anhänger
event-lost-officers = { NAME($seat) }: verlorene Offiziere: { $number }, noch { $officers }

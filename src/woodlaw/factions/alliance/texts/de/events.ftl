# Was durch die Allianz geschieht: eine Meldung je Ereignis.
event-stack-full = der Anhänger-Stapel { NAME($seat, case: "gen") } ist voll
event-supported = { NAME($seat) } { GENDER($seat) ->
        [pl] fügen
       *[other] fügt
    } den Anhängern { NAME($other, case: "gen") } eine Karte hinzu
event-supporter = { NAME($seat) } { GENDER($seat) ->
        [pl] geben
       *[other] gibt
    } eine Karte zu den Anhängern: { NAME($card) }
event-outraged = { NAME($seat) } { GENDER($seat) ->
        [pl] lösen
       *[other] löst
    } auf Lichtung { $clearing } die Empörung { NAME($other, case: "gen") } aus
event-revolted = { NAME($seat) } revoltiert auf Lichtung { $clearing }
event-trained = { NAME($seat) } erhält { $number ->
        [one] { $number } Offizier
       *[other] { $number } Offiziere
    }, jetzt { $officers }
event-martial-law = Kriegsrecht auf Lichtung { $clearing } kostet { NAME($seat, case: "acc") } einen weiteren Anhänger
event-lost-officers = { NAME($seat) } verliert { $number ->
        [one] { $number } Offizier
       *[other] { $number } Offiziere
    }, noch { $officers }

# Was durch die Krähen geschieht: eine Meldung je Ereignis. Sie sind immer in der Mehrzahl.
event-flipped = { NAME($seat) } decken auf Lichtung { $clearing } einen Plan auf: { NAME($kind) }
event-hid-plot = der Plan { NAME($seat, case: "gen") } auf Lichtung { $clearing } ist: { NAME($kind) }
event-tricked = { NAME($seat) } vertauschen die Pläne auf den Lichtungen { $clearing } und { $second }
event-guessed = { NAME($seat) } { GENDER($seat) ->
        [pl] halten
       *[other] hält
    } den Plan auf Lichtung { $clearing } für { NAME($kind, case: "acc") }
event-said-no = { NAME($seat) } sagen „nein“: Der Plan auf Lichtung { $clearing } ist { NAME($kind, case: "not") }
event-shown = { NAME($seat) } { GENDER($seat) ->
        [pl] zeigen
       *[other] zeigt
    } eine Karte: { NAME($card) }
event-extorted = { NAME($seat) } nehmen { NAME($other, case: "dat") } eine Karte ab
event-exerted = { NAME($seat) } strengen sich an und ziehen keine Karten
event-swapped = Marker { NAME($seat, case: "gen") } auf den Lichtungen { $clearing } und { $second } tauschen die Plätze

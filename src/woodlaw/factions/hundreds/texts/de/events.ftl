# Was durch die Scharen geschieht: eine Meldung je Ereignis. Sie sind immer in der Mehrzahl.
event-loots = { NAME($seat) } plündern auf Lichtung { $clearing } bei { NAME($other, case: "dat") } und landen keine gewürfelten Treffer
event-looted = { NAME($seat) } nehmen { NAME($other, case: "dat") } einen Gegenstand ab: { NAME($item) }
event-razed = eine Meute { NAME($seat, case: "gen") } legt Lichtung { $clearing } in Schutt und Asche
event-mob-die = der Meutewürfel { NAME($seat, case: "gen") } zeigt: { NAME($suit) }
event-mood-set = neue Laune { NAME($seat, case: "gen") }: { NAME($mood) }
event-mood-lasts = die Laune { NAME($seat, case: "gen") } bleibt: { NAME($mood) }
event-oppressed = { NAME($seat) } unterdrücken { $number ->
        [one] { $number } Lichtung
       *[other] { $number } Lichtungen
    }
event-hoarded = { NAME($seat) } legen einen Gegenstand in den Hort, auf Platz { $space }: { NAME($item) }
event-hoard-values = { NAME($seat) } haben Befehlsgewalt { $command } und Wagemut { $prowess }

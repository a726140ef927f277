# Warum nicht, nach den Regeln der Dynastien; ".of-1", wo es um die Sache mit dieser Nummer geht.
refused-7-2-1 = { NAME($word) }: Die Dynastien stellen her, bevor sie das Dekret ausführen
refused-7-3-2 = { NAME($clearing) }: In dieser Ecke dürfen die Dynastien nicht beginnen
refused-7-3-3 = { NAME($word) }: Dieser Anführer ist nicht aufgedeckt
refused-7-4-2 = { NAME($word) }: Das Dekret bekommt nur eine Vogel-Karte pro Zug
refused-7-4-3 = { NAME($word) }: Eine Lichtung mit weniger Kriegern kann das neue Nest aufnehmen ({ $there })
refused-7-5-2-1 = { GENDER($clearing) ->
        [none] keine Lichtung hat ein Nest dieser Klasse
       *[other] { NAME($clearing) } hat kein Nest dieser Klasse
    } ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { GENDER($clearing) ->
        [none] keine Lichtung entspricht der Klasse der Karte
       *[other] { NAME($clearing) } entspricht nicht der Klasse der Karte
    } ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { GENDER($clearing) ->
        [none] keine Lichtung entspricht der Klasse der Karte
       *[other] { NAME($clearing) } entspricht nicht der Klasse der Karte
    } ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 = { NAME($clearing) }: Ein Nest braucht eine beherrschte Lichtung der Klasse, noch ohne Nest ({ NAME($suit) }; { $there })
refused-7-7-3 = { NAME($word) }: Dieser Anführer liegt verdeckt

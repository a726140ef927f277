# Warum nicht, nach den Regeln der Scharen; ".of-1", wo es um die Sache mit dieser Nummer geht.
refused-14-2-2 = { NAME($clearing) }: Der Kriegsherr wird nur im Kampf entfernt und nur im Zug seines Spielers bewegt
refused-14-3-2 = { NAME($clearing) }: In dieser Ecke dürfen die Scharen nicht beginnen
refused-14-4-1 = nicht { NAME($clearing) }: Eine Meute kommt auf eine Lichtung der Klasse ohne Meute, neben einer mit Meute ({ NAME($suit) }; { $there })
refused-14-4-3 = { NAME($clearing) }: Der Kriegsherr ersetzt einen Krieger, und dort steht keiner ({ $there })
refused-14-4-4 =
    .of-0 = { NAME($word) } ist die jetzige Laune, und die muss wechseln
    .of-1 = { NAME($word) }: Diese Laune zeigt einen Gegenstand, der im Hort liegt
refused-14-5-2 =
    .of-0 = { NAME($word) }: Keine Aktion ist übrig, die Befehlsgewalt ist aufgebraucht ({ $command })
refused-14-5-2-3 = { NAME($word) }: Ein Bollwerk braucht { NAME($clearing, case: "on") } die Herrschaft und eine entsprechende Karte ({ $counts }; { NAME($suit) }; { $hand })
    .of-none = { NAME($word) }: Keine Handkarte entspricht einer beherrschten Lichtung mit freiem Bauplatz ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: Du hast kein Vorrücken mehr, oder der Kriegsherr ist dafür nicht da ({ $advancing })
refused-14-6-1 = { NAME($word) }: Nötig sind { NAME($clearing, case: "on") } ein Krieger und noch keine Meute, dazu eine entsprechende Karte ({ $there }; { $hand })
    .of-0 = { NAME($word) } braucht eine Handkarte und ein Meuteplättchen im Vorrat ({ $hand })
    .of-none = { NAME($word) }: Keine Handkarte entspricht einer Lichtung mit Kriegern der Scharen und ohne Meute ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: Du hast kein Vorrücken mehr, oder der Kriegsherr ist dafür nicht da ({ $advancing })

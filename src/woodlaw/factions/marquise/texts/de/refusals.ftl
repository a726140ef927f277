# Warum nicht, nach den Regeln der Marquise; ".of-1", wo es um die Sache mit dieser Nummer geht.
refused-6-2-2 = { NAME($clearing) }: Bei der Festung platziert nur die Marquise Marker
refused-6-2-3 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Lichtung, die die Krieger verloren hat
       *[other] { NAME($card) } entspricht nicht der Lichtung, die die Krieger verloren hat
    } ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { GENDER($clearing) ->
        [none] keine Lichtung ist eine Ecke
       *[other] { NAME($clearing) } ist keine Ecke
    }
refused-6-3-4 = { GENDER($clearing) ->
        [none] keine Lichtung hat die Festung oder ist zu ihr benachbart
       *[other] { NAME($clearing) } hat die Festung nicht und ist nicht zu ihr benachbart
    }
refused-6-5 =
    .of-1 = { NAME($word) }: Das kommt vor den Aktionen, und die haben begonnen
    .of-2 = { NAME($word) }: Keine Aktion ist übrig; eine ausgegebene Vogel-Karte bringt eine ({ $hand })
    .of-none = { NAME($word) }: Keine Vogel-Karte ist auf der Hand, um sie für eine Aktion auszugeben ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: Das geht nur einmal pro Zug
    .of-1 = { NAME($word) }: Kein Rekrutierer ist auf dem Spielbrett
refused-6-5-4-1 = { NAME($clearing) }: Die Marquise herrscht hier nicht; Herrscher: { NAME($ruler) } ({ $counts })
refused-6-5-4-2 = { NAME($clearing) }: Zu wenig verbundenes Holz für ein Gebäude ({ $needs })
refused-6-5-5 = { NAME($word) }: Nötig sind eine Sägemühle und eine Karte, die ihrer Lichtung entspricht ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) }: entspricht nicht der Lichtung der Sägemühle ({ NAME($suit) })

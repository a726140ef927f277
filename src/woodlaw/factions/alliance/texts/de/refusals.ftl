# Warum nicht, nach den Regeln der Allianz; ".of-1", wo es um die Sache mit dieser Nummer geht.
refused-8-2-3 = { NAME($card) }: Diesen Anhänger kannst du dafür nicht ausgeben ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 = { NAME($clearing) } hat schon ein Sympathie-Plättchen
refused-8-2-6 = { NAME($word) }: Du musst eine Karte hergeben, die der sympathisierenden Lichtung entspricht ({ NAME($clearing) }, { NAME($suit) })
refused-8-4-1-1 = { GENDER($clearing) ->
        [none] für keine sympathisierende Lichtung ist der Stützpunkt ihrer Klasse noch frei
       *[other] { NAME($clearing) } ist nicht sympathisierend, oder der Stützpunkt ihrer Klasse ist schon gebaut
    } ({ $there })
refused-8-4-1-2 = { NAME($clearing) }: Eine Revolte braucht zwei Anhänger, die der Lichtung entsprechen ({ $needs }; { $supporters })
    .of-none = für keine Lichtung, auf der eine Revolte möglich wäre, gibt es zwei passende Anhänger ({ $sympathetic }; Anhänger: { $supporters })
refused-8-4-2-1 = { GENDER($clearing) ->
        [none] keine Lichtung ist zu einer sympathisierenden benachbart
       *[other] { NAME($clearing) } ist zu keiner sympathisierenden Lichtung benachbart
    } ({ $sympathetic })
refused-8-4-2-2 = { NAME($clearing) }: Zu wenige Anhänger entsprechen der Lichtung ({ $needs }; { $supporters })
    .of-none = für keine Lichtung, auf die sich Sympathie verbreiten ließe, reichen die passenden Anhänger (Kosten: { $needed }; Anhänger: { $supporters })
refused-8-4-2-2-1 = { NAME($clearing) }: Das Kriegsrecht verlangt einen weiteren Anhänger ({ $needs }; { $supporters })
    .of-none = für keine Lichtung, auf die sich Sympathie verbreiten ließe, reichen die passenden Anhänger (Kosten: { $needed }; Anhänger: { $supporters })
refused-8-5-2 = { NAME($word) }: Du hast keine Karte auf der Hand
refused-8-5-3 = { GENDER($card) ->
        [none] keine Handkarte entspricht der Klasse eines gebauten Stützpunkts
       *[other] { NAME($card) } entspricht nicht der Klasse eines gebauten Stützpunkts
    } ({ $based })
refused-8-6-1-3 = { GENDER($clearing) ->
        [none] keine Lichtung hat einen Stützpunkt ({ $there })
       *[other] { NAME($clearing) } hat keinen Stützpunkt ({ $there })
    }
refused-8-6-1-4 = { NAME($clearing) }: Organisieren braucht dort einen Krieger der Allianz ({ $there })
refused-8-6-1 = { NAME($word) }: Kein Militäreinsatz ist übrig, es waren schon so viele, wie es Offiziere gibt ({ $have })

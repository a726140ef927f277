# Warum nicht, nach den Regeln der Krähen; ".of-1", wo es um die Sache mit dieser Nummer geht.
refused-13-2-2 = { NAME($word) }: Beide Plättchen dieser Art liegen schon aus
refused-13-2-2-2 = { NAME($clearing) }: Dort liegt schon ein Plan ({ $there })
refused-13-2-4 = { NAME($word) }: Raten braucht eigene Marker bei einem verdeckten Plan und eine passende Karte; { NAME($clearing) } ({ $there }; { $hand })
    .of-none = { NAME($word) }: Kein verdeckter Plan liegt bei deinen Markern, zu dem eine Handkarte passt ({ $hand })
refused-13-3-2 = { NAME($clearing) }: Das ist nicht die verlangte Klasse ({ NAME($suit) })
refused-13-4-2 = { NAME($clearing) }: Dort ist kein verdeckter Plan mit einem Krieger der Krähen ({ $there })
    .of-0 = { NAME($word) }: Nirgends liegt ein verdeckter Plan mit einem Krieger der Krähen
refused-13-4-3 =
    .of-0 = { NAME($word) }: einmal im Zug, für eine Handkarte
refused-13-5 =
    .of-0 = { NAME($word) }: Keine Aktion ist übrig, im Tageslicht sind es drei
refused-13-5-2 = { NAME($clearing) }: Dort sind zu wenige Krieger; nötig ist einer, und einer für jeden Plan dieses Zugs ({ $needs })
refused-13-5-4 = { NAME($word) }: Getauscht werden zwei Pläne, beide aufgedeckt oder beide verdeckt ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: Sie haben sich schon angestrengt
refused-13-7-2 = { NAME($clearing) }: Eine Falle lässt Gegner dort nichts platzieren und nichts fortbewegen

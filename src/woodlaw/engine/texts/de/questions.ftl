# Die Fragen der gemeinsamen Regeln: ".done" und die Wörter anderer Antworten sagen, wozu diese gut sind.
turn-start-of-birdsong-window = Karte zu Beginn der Morgenröte nutzen?
    .done = nein
turn-end-of-birdsong-window = Karte am Ende der Morgenröte nutzen?
    .done = nein
turn-start-of-daylight-window = Karte zu Beginn des Tageslichts nutzen?
    .done = nein
turn-start-of-evening-window = Karte zu Beginn des Abends nutzen?
    .done = nein
move-origin = Von welcher Lichtung bewegst du Figuren?
    .done = keine weitere Bewegung
move-target = Auf welche Lichtung bewegst du sie von Lichtung { $origin }?
move-number = Wie viele Krieger bewegst du von Lichtung { $origin } auf Lichtung { $target }?
battle-clearing = Wähle die Lichtung des Kampfes
battle-defender = Gegen wen kämpfst du auf Lichtung { $clearing }?
battle-ambush = { NAME($side) } { GENDER($side) ->
        [pl] greifen
       *[other] greift
    } dich auf Lichtung { $clearing } an: Hinterhalt legen?
    .done = kein Hinterhalt
battle-foil = Du gerätst auf Lichtung { $clearing } in einen Hinterhalt: vereiteln?
    .done = Treffer hinnehmen
battle-who-acts-first = Wer handelt vor dem Würfeln zuerst?
battle-enlist-first = Auf Lichtung { $clearing } jemanden anwerben, um mehr gewürfelte Treffer landen zu können?
    .done = niemanden
battle-enlist = Auf Lichtung { $clearing } jemanden anwerben, um mehr gewürfelte Treffer landen zu können?
    .done = niemanden
battle-who-uses-first = Wer nutzt zuerst Kampfeffekte?
battle-effects-first = Auf Lichtung { $clearing } einen Kampfeffekt nutzen?
    .done = nein
    .special = dein eigener, für einen Extra-Treffer
battle-effects-second = Auf Lichtung { $clearing } einen Kampfeffekt nutzen?
    .done = nein
    .special = dein eigener, für einen Extra-Treffer
losses-warrior = Welche Krieger verlierst du auf Lichtung { $clearing }? Treffer übrig: { $hits }
losses-piece = Welchen Marker verlierst du auf Lichtung { $clearing }? Treffer übrig: { $hits }
craft-card = Wähle die Karte, die du herstellst
craft-suit = Herstellungs-Marker welcher Klasse aktivierst du? Noch nötig: { $any-left }
activate-dominance-card = Wähle die Dominanz-Karte, die du aktivierst
take-dominance-which = Wähle die Dominanz-Karte, die du nimmst
take-dominance-pay = Wähle die Karte, die du dafür ausgibst
spread-where = Es reicht nicht für alle: Welche Lichtung bekommt einen Marker?
full-removal-first = Beide Spielfiguren sind von „Vollständig Entfernen“ betroffen: Wer beschädigt zuerst Gegenstände?
removal-next = Welche Folge des Entfernens kommt zuerst?
# Irgendein Fenster in einer Phase, von denen es viele gibt.
window = Karte aus deinem Spielbereich nutzen?
    .done = nein

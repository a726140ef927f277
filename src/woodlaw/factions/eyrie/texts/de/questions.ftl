# Die Fragen an die Dynastien.
eyrie-setup-roost = Wähle die Eck-Lichtung des ersten Nests
eyrie-setup-leader = Wähle deinen Anführer
eyrie-birdsong-add = Wähle eine Karte für das Dekret
    .done = keine weitere
eyrie-birdsong-new-roost = Du hast kein Nest mehr: Wo entsteht ein neues?
eyrie-daylight-craft = Vor dem Dekret etwas herstellen?
    .done = weiter zum Dekret
    .craft = mit Nestern
eyrie-daylight-decree = Führe eine Karte der Spalte { NAME($column) } aus: Wähle ihre Klasse
    .bird = übrig: { $left-bird }
    .fox = übrig: { $left-fox }
    .rabbit = übrig: { $left-rabbit }
    .mouse = übrig: { $left-mouse }
eyrie-evening-discard = Behalte nur fünf Karten: Wähle eine, die du ablegst
eyrie-tuck-column = In welche Dekret-Spalte kommt diese Karte: { NAME($held) }?
eyrie-recruit-clearing = { NAME($suit, case: "card") }: Wähle das Nest, bei dem du rekrutierst
eyrie-build-clearing = { NAME($suit, case: "card") }: Wähle die Lichtung des neuen Nests
eyrie-turmoil-leader = Aufruhr: Wähle den nächsten Anführer

gloss-builder = stellt für volle Siegpunkte her; Wesire: Rekrutieren, Bewegen
gloss-charismatic = rekrutiert zwei auf einmal; Wesire: Rekrutieren, Kämpfen
gloss-commander = ein Extra-Treffer als Angreifer; Wesire: Bewegen, Kämpfen
gloss-despot = ein Siegpunkt mehr fürs Entfernen im Kampf; Wesire: Bewegen, Bauen

# Was Karten tun, die keinen Gegenstand bringen.
card-ambush-does =
    { $suit ->
        [suit-bird] als Verteidiger auf jeder Lichtung, vor dem Würfeln: zwei Treffer, wenn nicht vereitelt
       *[other] als Verteidiger auf Lichtungen der Klasse { NAME($suit) }, vor dem Würfeln: zwei Treffer, wenn nicht vereitelt
    }
card-dominance-does =
    { $suit ->
        [suit-bird] bei Tageslicht ab 10 Siegpunkten: keine Siegpunkte mehr; du gewinnst, sobald du bei Anbruch deiner Morgenröte über zwei gegenüberliegende Ecken herrschst
       *[other] bei Tageslicht ab 10 Siegpunkten: keine Siegpunkte mehr; du gewinnst, sobald du bei Anbruch deiner Morgenröte über drei Lichtungen der Klasse { NAME($suit) } herrschst
    }
card-armorers-does = im Kampf ablegen: du ignorierst die gewürfelten Treffer gegen dich
card-sappers-does = als Verteidiger ablegen: ein Extra-Treffer
card-brutal-tactics-does = als Angreifer: ein Extra-Treffer, aber der Verteidiger erhält einen Siegpunkt
card-royal-claim-does = in der Morgenröte ablegen: ein Siegpunkt für jede Lichtung, über die du herrschst
card-stand-and-deliver-does = einmal in der Morgenröte: stiehl einem Gegner eine zufällige Karte; er erhält einen Siegpunkt
card-tax-collector-does = einmal bei Tageslicht: entferne einen eigenen Krieger vom Spielbrett und zieh eine Karte
card-favor-of-the-foxes-does = beim Herstellen werden alle gegnerischen Marker auf Fuchs-Lichtungen entfernt
card-command-warren-does = zu Beginn des Tageslichts: ein Kampf
card-better-burrow-bank-does = zu Beginn der Morgenröte: du und ein Gegner deiner Wahl zieht je eine Karte
card-cobbler-does = zu Beginn des Abends: eine Bewegung
card-favor-of-the-rabbits-does = beim Herstellen werden alle gegnerischen Marker auf Hasen-Lichtungen entfernt
card-scouting-party-does = als Angreifer: dir kann niemand einen Hinterhalt legen
card-codebreakers-does = einmal bei Tageslicht: sieh dir die Handkarten eines anderen Spielers an
card-favor-of-the-mice-does = beim Herstellen werden alle gegnerischen Marker auf Maus-Lichtungen entfernt
card-saboteurs-does = zu Beginn der Morgenröte ablegen: auch eine hergestellte Karte eines Gegners wird abgelegt
card-soup-kitchens-does = deine Plättchen zählen für die Herrschaft doppelt
card-boat-builders-does = Flüsse sind für dich Wege
card-corvid-planners-does = zum Bewegen brauchst du nirgends zu herrschen
card-eyrie-emigre-does = am Ende der Morgenröte: bewege dich und kämpfe dort; tust du nicht beides, lege die Karte ab
card-fox-partisans-does = im Kampf auf Fuchs-Lichtungen: ein Extra-Treffer, danach behältst du nur Fuchs-Karten auf der Hand
card-propaganda-bureau-does = einmal bei Tageslicht: gib eine Karte aus; auf einer Lichtung ihrer Klasse ersetzt dein Krieger einen gegnerischen
card-false-orders-does = in der Morgenröte ablegen: bewege die Hälfte der Krieger eines Gegners (aufgerundet) von einer Lichtung weg, egal wer herrscht
card-informants-does = am Abend, statt zu ziehen: nimm eine Hinterhalts-Karte vom Ablagestapel
card-rabbit-partisans-does = im Kampf auf Hasen-Lichtungen: ein Extra-Treffer, danach behältst du nur Hasen-Karten auf der Hand
card-tunnels-does = Lichtungen mit deinen Herstellungs-Markern sind einander benachbart
card-charm-offensive-does = zu Beginn des Abends: zieh eine Karte; ein anderer Spieler erhält einen Siegpunkt
card-swap-meet-does = einmal in der Morgenröte: nimm einem Spieler eine zufällige Handkarte und gib ihm eine Karte zurück
card-coffin-makers-does = behält alle vom Spielbrett entfernten Krieger; zu Beginn der Morgenröte je fünf ein Siegpunkt, dann kehren sie heim
card-mouse-partisans-does = im Kampf auf Maus-Lichtungen: ein Extra-Treffer, danach behältst du nur Maus-Karten auf der Hand
card-league-of-adventurous-mice-does = einmal bei Tageslicht: benutze einen hergestellten Gegenstand, um dich zu bewegen oder zu kämpfen
card-murine-broker-does = zieh eine Karte für jeden Gegenstand, den ein anderer Spieler herstellt
card-master-engravers-does = jeder Gegenstand, den du herstellst, bringt einen Siegpunkt mehr

# Die Tafel der Scharen.
board-command = Befehlsgewalt { $number }
board-prowess = Wagemut { $number }
amount-advances-left = noch { $number }-mal vorrücken
amount-strongholds-left =
    { $number ->
        [one] noch 1 Bollwerk
       *[other] noch { $number } Bollwerke
    }
amount-mobs-left = noch { $number } Meuteplättchen
board-hoard = Hort
board-command-track = Befehlsgewalt
board-prowess-track = Wagemut
mood-bitter-does = vor dem Würfeln in seinen Kämpfen werden Meuten dort und daneben zu Kriegern
mood-grandiose-does = er rückt vor, bevor die Scharen befehligt werden
mood-jubilant-does = wer bei ihm aufstachelt, darf bis zu viermal den Meutewürfel werfen
mood-lavish-does = am Ende der Morgenröte bringt jeder abgegebene Gegenstand zwei Krieger
mood-relentless-does = nach Bewegung und Kampf geht das Vorrücken mit einem von beiden weiter
mood-rowdy-does = eine Karte mehr, oder zwei bei drei gegnerischen Markern auf seiner Lichtung
mood-stubborn-does = der erste erlittene Treffer in seinen Kämpfen wird ignoriert
mood-wrathful-does = ein Extra-Treffer, wo er angreift

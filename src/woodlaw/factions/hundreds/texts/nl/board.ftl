# Het bord van de Honderden.
board-command = Bevel { $number }
board-prowess = Bekwaamheid { $number }
amount-advances-left = nog { $number } keer oprukken
amount-strongholds-left = nog { $number ->
        [one] 1 vesting
       *[other] { $number } vestingen
    }
amount-mobs-left = nog { $number ->
        [one] 1 menigte
       *[other] { $number } menigtes
    }
board-hoard = Hamstervoorraad
board-command-track = Bevel
board-prowess-track = Bekwaamheid
mood-bitter-does = vóór de worp in zijn gevechten worden menigtes bij hem en ernaast krijgers
mood-grandiose-does = hij rukt op voordat zij bevelen krijgen
mood-jubilant-does = na ophitsen bij hem mag je tot vier keer de menigtedobbelsteen werpen
mood-lavish-does = aan het einde van de Vogelzang mogen voorwerpen weg, voor elk twee krijgers
mood-relentless-does = na verplaatsen en vechten gaat het oprukken door met een van beide
mood-rowdy-does = één kaart extra, of twee bij drie vijandelijke stukken waar hij is
mood-stubborn-does = de eerste treffer die hij in gevecht incasseert, telt niet
mood-wrathful-does = een extra treffer waar hij aanvalt

# Wat kaarten doen die geen voorwerp opleveren.
card-ambush-does =
    { $suit ->
        [suit-bird] als verdediger op elke open plek, vóór de worp: twee treffers, tenzij verijdeld
        [suit-fox] als verdediger op een vossenplek, vóór de worp: twee treffers, tenzij verijdeld
        [suit-rabbit] als verdediger op een konijnenplek, vóór de worp: twee treffers, tenzij verijdeld
       *[other] als verdediger op een muizenplek, vóór de worp: twee treffers, tenzij verijdeld
    }
card-dominance-does =
    { $suit ->
        [suit-bird] bij Daglicht met 10 punten: je scoort niet meer, maar wint zodra je Vogelzang begint terwijl je over twee tegenover elkaar liggende hoekplekken heerst
        [suit-fox] bij Daglicht met 10 punten: je scoort niet meer, maar wint zodra je Vogelzang begint terwijl je over drie vossenplekken heerst
        [suit-rabbit] bij Daglicht met 10 punten: je scoort niet meer, maar wint zodra je Vogelzang begint terwijl je over drie konijnenplekken heerst
       *[other] bij Daglicht met 10 punten: je scoort niet meer, maar wint zodra je Vogelzang begint terwijl je over drie muizenplekken heerst
    }
card-armorers-does = in gevecht, leg deze kaart af: je negeert de geworpen treffers tegen jou
card-sappers-does = als verdediger, leg deze kaart af: een extra treffer
card-brutal-tactics-does = als aanvaller: een extra treffer, maar de verdediger scoort een punt
card-royal-claim-does = in de Vogelzang, leg deze kaart af: een punt per open plek waarover je heerst
card-stand-and-deliver-does = eens in de Vogelzang: steel een willekeurige kaart van een vijand, die een punt scoort
card-tax-collector-does = eens bij Daglicht: verwijder een eigen krijger van de landkaart en trek een kaart
card-favor-of-the-foxes-does = eenmaal vervaardigd verdwijnen alle vijandelijke stukken van vossenplekken
card-command-warren-does = aan het begin van het Daglicht: een gevecht
card-better-burrow-bank-does = aan het begin van de Vogelzang: jij en een vijand naar keuze trekken elk een kaart
card-cobbler-does = aan het begin van de Avond: een verplaatsing
card-favor-of-the-rabbits-does = eenmaal vervaardigd verdwijnen alle vijandelijke stukken van konijnenplekken
card-scouting-party-does = als aanvaller: niemand kan je in een hinderlaag lokken
card-codebreakers-does = eens bij Daglicht: bekijk de hand van een andere speler
card-favor-of-the-mice-does = eenmaal vervaardigd verdwijnen alle vijandelijke stukken van muizenplekken
card-saboteurs-does = aan het begin van de Vogelzang, leg deze kaart af: ook een vervaardigde kaart van een vijand wordt afgelegd
card-soup-kitchens-does = elk fiche van jou telt voor heerschappij als twee
card-boat-builders-does = rivieren zijn paden voor jou
card-corvid-planners-does = verplaatsen kun je ook zonder te heersen
card-eyrie-emigre-does = aan het einde van de Vogelzang: verplaats en vecht daar; doe je niet allebei, leg de kaart dan af
card-fox-partisans-does = in gevecht op een vossenplek: een extra treffer, waarna je alleen vossenkaarten in je hand houdt
card-propaganda-bureau-does = eens bij Daglicht: geef een kaart uit; op een open plek van die soort vervangt jouw krijger een vijandelijke
card-false-orders-does = in de Vogelzang, leg deze kaart af: verplaats de helft van iemands krijgers (naar boven afgerond) van een open plek, wie er ook heerst
card-informants-does = in de Avond, in plaats van trekken: neem een hinderlaagkaart uit de aflegstapel
card-rabbit-partisans-does = in gevecht op een konijnenplek: een extra treffer, waarna je alleen konijnenkaarten in je hand houdt
card-tunnels-does = open plekken met vervaardigstukken van jou grenzen aan elkaar
card-charm-offensive-does = aan het begin van de Avond: trek een kaart, en een andere speler scoort een punt
card-swap-meet-does = eens in de Vogelzang: neem een willekeurige kaart uit iemands hand en geef er een terug
card-coffin-makers-does = houdt krijgers die van de landkaart verdwijnen; aan het begin van de Vogelzang een punt per vijf, en ze gaan terug naar hun voorraad
card-mouse-partisans-does = in gevecht op een muizenplek: een extra treffer, waarna je alleen muizenkaarten in je hand houdt
card-league-of-adventurous-mice-does = eens bij Daglicht: put een vervaardigd voorwerp uit om te verplaatsen of te vechten
card-murine-broker-does = trek een kaart voor elk voorwerp dat een andere speler vervaardigt
card-master-engravers-does = elk voorwerp dat je vervaardigt, scoort een punt meer

# De vragen aan het Arendsnest.
eyrie-setup-roost = Op welke hoekplek komt je eerste nest?
eyrie-setup-leader = Kies je leider
eyrie-birdsong-add = Welke kaart voeg je toe aan het Decreet?
    .done = niet meer toevoegen
eyrie-birdsong-new-roost = Je hebt geen nest meer: waar komt er een nieuw?
eyrie-daylight-craft = Vervaardigen vóór het Decreet?
    .done = door naar het Decreet
    .craft = met nesten
eyrie-daylight-decree = Los een kaart op in de kolom { NAME($column) }: kies de soort
    .bird = nog over: { $left-bird }
    .fox = nog over: { $left-fox }
    .rabbit = nog over: { $left-rabbit }
    .mouse = nog over: { $left-mouse }
eyrie-evening-discard = Leg af tot vijf kaarten: kies er een
eyrie-tuck-column = In welke kolom van het Decreet komt { NAME($held) }?
eyrie-recruit-clearing = { NAME($suit, case: "card") }: bij welk nest rekruteer je?
eyrie-build-clearing = { NAME($suit, case: "card") }: op welke open plek komt een nieuw nest?
eyrie-turmoil-leader = Chaos: kies je volgende leider

gloss-builder = vervaardigt voor volle punten; Viziers: Rekruteer, Verplaats
gloss-charismatic = rekruteert er twee tegelijk; Viziers: Rekruteer, Vecht
gloss-commander = een extra treffer als aanvaller; Viziers: Verplaats, Vecht
gloss-despot = een extra punt voor verwijderen in gevecht; Viziers: Verplaats, Bouw

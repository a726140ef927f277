# Waarom niet, volgens de Markiezin; ".of-1" als het om een ding met dat nummer gaat.
refused-6-2-2 = { NAME($clearing) }: waar de burcht is, plaatst alleen de Markiezin stukken
refused-6-2-3 = { NAME($card) }: niet van de soort van de open plek die de krijgers verloor ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { NAME($clearing) }: geen hoekplek
refused-6-3-4 = { NAME($clearing) }: daar is de burcht niet, en de plek grenst er ook niet aan
refused-6-5 =
    .of-1 = { NAME($word) }: dat komt vóór de acties, en die zijn begonnen
    .of-2 = { NAME($word) }: geen acties meer over; een uitgegeven vogelkaart levert er een op ({ $hand })
    .of-none = { NAME($word) }: geen vogelkaart in de hand om uit te geven voor een actie ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: dat mag eenmaal per beurt
    .of-1 = { NAME($word) }: er is geen rekruteringspost op de landkaart
refused-6-5-4-1 = { NAME($clearing) }: daar heerst de Markiezin niet; heerser: { NAME($ruler) } ({ $counts })
refused-6-5-4-2 = { NAME($clearing) }: niet genoeg verbonden hout voor een gebouw ({ $needs })
refused-6-5-5 = { NAME($word) }: overwerk vraagt een houtzagerij en een kaart van de soort van die open plek ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) }: niet van de soort van de plek van de houtzagerij ({ NAME($suit) })

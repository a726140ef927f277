# Waarom niet, volgens de Kraaien; ".of-1" als het om een ding met dat nummer gaat.
refused-13-2-2 = { NAME($word) }: beide fiches van die soort liggen op de landkaart
refused-13-2-2-2 = { NAME($clearing) }: daar ligt al een complot ({ $there })
refused-13-2-4 = { NAME($word) }: een gok vraagt eigen stukken bij een gesloten complot en een passende kaart; { NAME($clearing) } ({ $there }; { $hand })
    .of-none = { NAME($word) }: geen gesloten complot bij je stukken waar een handkaart bij past ({ $hand })
refused-13-3-2 = { NAME($clearing) }: niet van de gevraagde soort ({ NAME($suit) })
refused-13-4-2 = { NAME($clearing) }: geen gesloten complot met een krijger van de Kraaien ({ $there })
    .of-0 = { NAME($word) }: nergens ligt een gesloten complot met een krijger van de Kraaien
refused-13-4-3 =
    .of-0 = { NAME($word) }: een keer per beurt, voor een handkaart
refused-13-5 =
    .of-0 = { NAME($word) }: geen acties meer over, in Daglicht zijn er drie
refused-13-5-2 = { NAME($clearing) }: te weinig krijgers; er is er een nodig, en een voor elk complot van deze beurt ({ $needs })
refused-13-5-4 = { NAME($word) }: ruil twee complotten die beide open of beide gesloten liggen ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: ze hebben zich al ingespannen
refused-13-7-2 = { NAME($clearing) }: een valstrik laat vijanden daar niets plaatsen en niets weghalen

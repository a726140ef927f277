# Waarom niet, volgens de gewone regels: een bericht per artikel. Wat geweigerd wordt staat vóór een
# dubbele punt, zodat ook „elke open plek” of „elke handkaart” er past.
refused-1-1-1 = { NAME($card) }: deze kaart moet eerst worden gebruikt, de tekst laat geen keus
refused-1-4-1 = { NAME($card) }: deze kaart heeft een eigen moment in de beurt, en dat is niet nu ({ NAME($time) })
refused-1-4-2 = { NAME($card) }: eerst wordt afgemaakt wat bezig is; deze kaart kan dat niet onderbreken
    .of-none = { NAME($word) }: eerst wordt afgemaakt wat bezig is
refused-1-4-3 = { NAME($card) }: daarvoor is het te laat, de laatste stap van de beurt is begonnen
    .of-none = { NAME($word) }: daarvoor is het te laat, de laatste stap van de beurt is begonnen
refused-1-5-1 = { NAME($word) }: zulke stukken zijn er niet meer in de voorraad (voorraad – { $supply })
refused-2-1-1-2 = { NAME($card) }: geen vogelkaart, en geen andere soort kan een vogel vervangen ({ NAME($card-suit) })
refused-2-1-2 = { NAME($card) }: alleen hinderlaagkaarten leg je als hinderlaag, en ze zijn niet te vervaardigen
    .of-none = geen handkaart is te vervaardigen; hinderlaag- en dominantiekaarten nooit ({ $hand })
refused-2-1-3 = { NAME($card) }: alleen dominantiekaarten worden geactiveerd, en ze kunnen niet worden vervaardigd
    .of-none = geen handkaart is te vervaardigen; hinderlaag- en dominantiekaarten nooit ({ $hand })
refused-2-1-4 = { NAME($card) }: deze kaart ligt in het speelgebied, niet in de hand
refused-2-2-1 = { NAME($clearing) }: niet aangrenzend; aangrenzend: { $paths }
    .of-none = geen open plek die bereikbaar zou zijn, grenst aan; aangrenzend: { $paths }
refused-2-2-3 = { NAME($clearing) }: geen open vakje ({ $there })
refused-2-2-4 = { NAME($clearing) }: een ruïne vult het vakje ({ $there })
refused-2-4-1 = { NAME($word) }: dat grenst niet aan de plek van de pion ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: een dominantiekaart activeer je uit de hand, met ten minste tien punten (punten: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: een geactiveerde dominantiekaart blijft, en er komt geen tweede bij ({ NAME($card) })
refused-3-3-4 = { NAME($card) }: een beschikbare dominantiekaart neem je voor een kaart van dezelfde soort ({ $hand })
    .of-none = een beschikbare dominantiekaart neem je voor een kaart van dezelfde soort, en die zit niet in de hand ({ $hand })
refused-4-1 = { NAME($word) }: zo'n kaart om te vervaardigen zit niet in de hand ({ $hand })
refused-4-1-1 = { NAME($card) }: te weinig vervaardigstukken van de juiste soorten om nog te activeren ({ $crafting })
    .of-none = geen handkaart is te vervaardigen met wat te activeren is: { $available } ({ $hand })
refused-4-1-2 = { NAME($card) }: het voorwerp ervan ligt niet meer in de voorraad ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) }: deze kaart is deze beurt al gebruikt
        [no-warriors] { NAME($word) }: er staat geen krijger van je op de landkaart om te verwijderen
        [no-hands] { NAME($word) }: niemand van wie je mag nemen heeft een kaart in de hand
        [no-crafted] { NAME($word) }: geen vijand heeft een vervaardigde kaart in het speelgebied
        [none-kept] { NAME($word) }: er liggen geen krijgers op
        [no-items] { NAME($word) }: je hebt geen niet-uitgeput voorwerp om uit te putten
        [no-fitting] { NAME($word) }: geen handkaart past bij een open plek met een vijandelijke krijger ({ $hand })
       *[other] { NAME($word) }: dat kan nu niet worden gebruikt
    }
    .at-saboteurs-enemy = { NAME($word) }: geen vervaardigde kaart in het speelgebied
    .of-0 = { NAME($word) }: geen kaart in de hand
refused-4-1-4 = { NAME($card) }: zo'n kaart ligt al in het speelgebied
refused-4-2 = { NAME($clearing) }: geen krijgers van { NAME($side, case: "the") } die zich kunnen verplaatsen ({ $there })
    .of-none = nergens staan krijgers van { NAME($side, case: "the") } die zich kunnen verplaatsen ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] geen enkele open plek naast { NAME($clearing) } mag worden betreden ({ $around })
       *[no] { $who ->
            [you] je heerst niet over { NAME($clearing) } ({ $counts }) en ook niet over een aangrenzende plek: { $around }
           *[other] { NAME($who, case: "the") } { GENDER($who) ->
                [pl] heersen
               *[other] heerst
            } niet over { NAME($clearing) } ({ $counts }) en ook niet over een aangrenzende plek: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] je heerst niet over { NAME($origin) } ({ $origin-counts }) en niet over { NAME($clearing) } ({ $counts })
       *[other] { NAME($who, case: "the") } { GENDER($who) ->
            [pl] heersen
           *[other] heerst
        } niet over { NAME($origin) } ({ $origin-counts }) en niet over { NAME($clearing) } ({ $counts })
    }
    .of-none = verplaatsen vraagt heerschappij over de begin- of eindplek, en die is er nergens waar krijgers staan ({ $stands })
refused-4-3 = { $fighters ->
        [0] { NAME($clearing) }: geen krijgers van { NAME($side, case: "the") } om te vechten ({ $there })
       *[other] { NAME($clearing) }: geen vijandelijk stuk om mee te vechten ({ $there })
    }
    .of-none = een gevecht vraagt krijgers van { NAME($side, case: "the") } en een vijandelijk stuk op één open plek ({ $standing })
refused-4-3-1 = { NAME($card) }: niet van de soort van de plek van het gevecht ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { NAME($card) }: niet van de soort van de plek van het gevecht ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) }: deze zijde kan dat niet gebruiken in dit gevecht
    .on-sappers = { NAME($word) }: alleen de verdediger kan dat gebruiken
    .on-brutal-tactics = { NAME($word) }: alleen de aanvaller kan dat gebruiken
refused-21-8 = { NAME($word) }: geen vijand, maar in een coalitie met deze speler
refused-21-16 = { NAME($clearing) }: komt niet overeen met de uitgegeven kaart ({ NAME($suit) })
refused-21-23 = { NAME($clearing) }: geen vijandelijke krijger die kan worden vervangen ({ $there })
refused-21-24 = { NAME($clearing) }: geen vijandelijke krijger die kan worden verwijderd ({ $there })
refused = { NAME($word) }: dat staat het Wetboek hier niet toe

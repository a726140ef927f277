# Dlaczego nie, według zasad Markizy; ".of-1", gdy odmowa dotyczy rzeczy o tym numerze.
refused-6-2-2 = { NAME($clearing) }: tam, gdzie stoi Twierdza, tylko Markiza rozmieszcza komponenty
refused-6-2-3 = { NAME($card, case: "neg") } nie odpowiada symbolem polanie, która straciła wojowników ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { NAME($clearing, case: "neg") } nie jest narożna
refused-6-3-4 = { NAME($clearing, case: "neg") } nie ma Twierdzy ani z nią nie sąsiaduje
refused-6-5 =
    .of-1 = { NAME($word) }: na to był czas przed akcjami, a te już trwają
    .of-2 = { NAME($word) }: nie masz już akcji; wydana ptasia karta daje kolejną ({ $hand })
    .of-none = { NAME($word) }: na ręce nie ma ptasiej karty, którą można wydać za akcję ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: werbować można raz na turę
    .of-1 = { NAME($word) }: na Mapie nie ma Koszar
refused-6-5-4-1 = Markiza nie kontroluje { NAME($clearing, case: "gen") }; kontrola: { NAME($ruler) } ({ $counts })
refused-6-5-4-2 = na { NAME($clearing, case: "loc") } nie wystarczy połączonego drewna na budynek ({ $needs })
refused-6-5-5 = { NAME($word) }: potrzeba Tartaku i karty o symbolu jego polany ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) }: nie odpowiada symbolem polanie z Tartakiem ({ NAME($suit) })

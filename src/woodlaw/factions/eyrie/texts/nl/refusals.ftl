# Waarom niet, volgens het Arendsnest; ".of-1" als het om een ding met dat nummer gaat.
refused-7-2-1 = { NAME($word) }: het Arendsnest vervaardigt vóór het oplossen van het Decreet
refused-7-3-2 = { NAME($clearing) }: geen hoekplek waar het Arendsnest mag beginnen
refused-7-3-3 = { NAME($word) }: deze kaart ligt niet open
refused-7-4-2 = { NAME($word) }: er mag maar één vogelkaart per beurt bij het Decreet
refused-7-4-3 = { NAME($word) }: het nieuwe nest kan op een open plek met minder krijgers staan ({ $there })
refused-7-5-2-1 = { NAME($clearing) }: geen nest van die soort ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { NAME($clearing) }: niet van de soort van de kaart ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { NAME($clearing) }: niet van de soort van de kaart ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 = { NAME($clearing) }: een nest vraagt een passende plek zonder nest waar je heerst ({ NAME($suit) }; { $there })
refused-7-7-3 = { NAME($word) }: deze kaart ligt gesloten

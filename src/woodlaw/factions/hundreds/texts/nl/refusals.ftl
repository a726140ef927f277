# Waarom niet, volgens de Honderden; ".of-1" als het om een ding met dat nummer gaat.
refused-14-2-2 = { NAME($clearing) }: de krijgsheer wordt alleen in gevecht verwijderd, en alleen in zijn eigen beurt verplaatst
refused-14-3-2 = { NAME($clearing) }: geen hoekplek waar de Honderden mogen beginnen
refused-14-4-1 = { NAME($clearing) }: een menigte komt op een passende open plek zonder menigte, die grenst aan een plek met een menigte ({ NAME($suit) }; { $there })
refused-14-4-3 = { NAME($clearing) }: de krijgsheer vervangt een krijger, en die is daar niet ({ $there })
refused-14-4-4 =
    .of-0 = { NAME($word) }: dat is de stemming nu, en die moet veranderen
    .of-1 = { NAME($word) }: die stemming toont een voorwerp dat in de Hamstervoorraad ligt
refused-14-5-2 =
    .of-0 = { NAME($word) }: geen acties meer over, er zijn er zoveel gedaan als het Bevel toelaat ({ $command })
refused-14-5-2-3 = { NAME($word) }: een vesting op { NAME($clearing) } vraagt heerschappij en een passende kaart ({ $counts }; { NAME($suit) }; { $hand })
    .of-none = { NAME($word) }: geen handkaart past bij een beheerste open plek met een open vakje ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: dat kan niet meer, of de krijgsheer is er niet voor ({ $advancing })
refused-14-6-1 = { NAME($word) }: een menigte op { NAME($clearing) } vraagt een krijger, een passende kaart en nog geen menigte ({ $there }; { $hand })
    .of-0 = { NAME($word) }: dat vraagt een handkaart en een menigte in de voorraad ({ $hand })
    .of-none = { NAME($word) }: geen handkaart past bij een open plek met een krijger van de Honderden en zonder menigte ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: dat kan niet meer, of de krijgsheer is er niet voor ({ $advancing })

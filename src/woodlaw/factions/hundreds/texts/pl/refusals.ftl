# Dlaczego nie, według zasad Władcy Szczurów; ".of-1", gdy odmowa dotyczy rzeczy o tym numerze.
refused-14-2-2 = { NAME($clearing) }: Lorda usuwa tylko walka, a rusza się on tylko w turze swojego gracza
refused-14-3-2 = { NAME($clearing) }: na tej narożnej polanie Władca Szczurów nie może zacząć
refused-14-4-1 = { NAME($clearing) }: żeton Szturmu trafia na polanę o wyrzuconym symbolu bez takiego żetonu, obok innego ({ NAME($suit) }; { $there })
refused-14-4-3 = { NAME($clearing) }: Lord zastępuje wojownika, a takiego tam nie ma ({ $there })
refused-14-4-4 =
    .of-0 = { NAME($word) }: to obecny Nastrój, a musi się on zmienić
    .of-1 = { NAME($word) }: ten Nastrój wskazuje przedmiot, który jest w Skarbcu
refused-14-5-2 =
    .of-0 = { NAME($word) }: nie ma już akcji, wykonano ich tyle, ile wynosi Dowództwo ({ $command })
refused-14-5-2-3 = { NAME($word) }: Warownia wymaga kontroli i karty o symbolu polany; { NAME($clearing) } ({ $counts }; { NAME($suit) }; { $hand })
    .of-none = { NAME($word) }: na ręce nie ma karty o symbolu żadnej kontrolowanej polany z wolnym polem ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: nie ma już natarć albo brakuje do nich Lorda ({ $advancing })
refused-14-6-1 = { NAME($word) }: potrzeba wojownika i karty o symbolu polany, na której nie ma żetonu Szturmu; { NAME($clearing) } ({ $there }; { $hand })
    .of-0 = { NAME($word) }: potrzeba karty na ręce i żetonu Szturmu w zasobach ({ $hand })
    .of-none = { NAME($word) }: na ręce nie ma karty o symbolu polany z wojownikiem i bez żetonu Szturmu ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: nie ma już natarć albo brakuje do nich Lorda ({ $advancing })

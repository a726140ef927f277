# Dlaczego nie, według zasad Konspiracji; ".of-1", gdy odmowa dotyczy rzeczy o tym numerze.
refused-13-2-2 = { NAME($word) }: oba takie żetony są już na Mapie
refused-13-2-2-2 = { NAME($clearing) }: leży tam już Intryga ({ $there })
refused-13-2-4 = { NAME($word) }: potrzeba własnych komponentów przy zakrytej Intrydze i pasującej karty; { NAME($clearing) } ({ $there }; { $hand })
    .of-none = { NAME($word) }: żadna zakryta Intryga nie leży przy twoich komponentach i nie pasuje do karty z ręki ({ $hand })
refused-13-3-2 = { NAME($clearing) }: to nie ten symbol ({ NAME($suit) })
refused-13-4-2 = { NAME($clearing) }: brak zakrytej Intrygi z wojownikiem Konspiracji ({ $there })
    .of-0 = { NAME($word) }: nie ma zakrytej Intrygi z wojownikiem Konspiracji
refused-13-4-3 =
    .of-0 = { NAME($word) }: raz w turze, za kartę z ręki
refused-13-5 =
    .of-0 = { NAME($word) }: nie ma już akcji, za Dnia są trzy
refused-13-5-2 = { NAME($clearing) }: za mało wojowników; potrzeba jednego i po jednym za każdą Intrygę z tej tury ({ $needs })
refused-13-5-4 = { NAME($word) }: zamienia się dwie Intrygi, obie odkryte albo obie zakryte ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: Wysiłek już był
refused-13-7-2 = { NAME($clearing) }: Wnyki nie pozwalają przeciwnikom niczego tam rozmieścić ani stamtąd ruszyć

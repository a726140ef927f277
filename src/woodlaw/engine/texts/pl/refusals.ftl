# Dlaczego nie, według wspólnych zasad: jeden komunikat na przepis.
refused-1-1-1 = { NAME($card) }: tej karty trzeba użyć najpierw, jej treść nie zostawia wyboru
refused-1-4-1 = { NAME($card) }: ta karta ma swój czas w turze, a to nie jest ten moment ({ NAME($time) })
refused-1-4-2 = { NAME($card) }: najpierw trzeba dokończyć to, co trwa; ta karta nie może tego przerwać
    .of-none = { NAME($word) }: najpierw trzeba dokończyć to, co trwa
refused-1-4-3 = { NAME($card) }: za późno, trwa już ostatni krok tury
    .of-none = { NAME($word) }: za późno, trwa już ostatni krok tury
refused-1-5-1 = { NAME($word) }: w zasobach nie ma już takich komponentów (w zasobach: { $supply })
refused-2-1-1-2 = { NAME($card, case: "neg") } nie jest ptasią kartą, a takiej nie zastąpi żadna inna ({ NAME($card-suit) })
refused-2-1-2 = { NAME($card) }: jako zasadzkę zagrywa się tylko karty Zasadzki i nie można ich przekuć
    .of-none = żadnej karty z ręki nie można przekuć, a Zasadzek i Dominacji nie przekuwa się nigdy ({ $hand })
refused-2-1-3 = { NAME($card) }: aktywuje się tylko karty Dominacji, a przekuć ich nie można
    .of-none = żadnej karty z ręki nie można przekuć, a Zasadzek i Dominacji nie przekuwa się nigdy ({ $hand })
refused-2-1-4 = { NAME($card) } leży w obszarze rozgrywki, a nie na ręce
refused-2-2-1 = { NAME($clearing, case: "neg") } nie sąsiaduje; sąsiednie polany: { $paths }
    .of-none = żadna polana, na którą można wejść, nie sąsiaduje; sąsiednie polany: { $paths }
refused-2-2-3 = { NAME($clearing, case: "neg") } nie ma wolnego pola ({ $there })
refused-2-2-4 = { NAME($clearing) }: pole zajmują ruiny ({ $there })
refused-2-4-1 = { NAME($word) }: to miejsce nie sąsiaduje z miejscem pionka ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: kartę Dominacji aktywuje się z ręki, mając co najmniej dziesięć punktów (punkty: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: aktywowana karta Dominacji zostaje i nie można dołożyć do niej drugiej ({ NAME($card) })
refused-3-3-4 = { NAME($card) }: dostępną kartę Dominacji bierze się za kartę o jej symbolu ({ $hand })
    .of-none = dostępną kartę Dominacji bierze się za kartę o jej symbolu, a takiej na ręce nie ma ({ $hand })
refused-4-1 = { NAME($word) }: na ręce nie ma takiej karty do przekucia ({ $hand })
refused-4-1-1 = { NAME($card) }: brakuje komponentów do przekuwania o właściwych symbolach, które można jeszcze aktywować ({ $crafting })
    .of-none = żadnej karty z ręki nie da się przekuć tym, co można aktywować: { $available } ({ $hand })
refused-4-1-2 = { NAME($card) }: tego przedmiotu nie ma już w puli ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) }: tej karty użyto już w tej turze
        [no-warriors] { NAME($word) }: nie masz na Mapie wojownika, którego można usunąć
        [no-hands] { NAME($word) }: nikt, komu można zabrać kartę, nie ma kart na ręce
        [no-crafted] { NAME($word) }: żaden przeciwnik nie ma przekutej karty w obszarze rozgrywki
        [none-kept] { NAME($word) }: nie ma na niej wojowników
        [no-items] { NAME($word) }: nie masz odkrytego przedmiotu do wyczerpania
        [no-fitting] { NAME($word) }: żadna karta z ręki nie pasuje do polany z wojownikiem przeciwnika ({ $hand })
       *[other] { NAME($word) }: teraz nie można tego użyć
    }
    .at-saboteurs-enemy = { NAME($word) }: brak przekutych kart w obszarze rozgrywki
    .of-0 = { NAME($word) }: brak kart na ręce
refused-4-1-4 = { NAME($card) }: taka karta leży już w obszarze rozgrywki
refused-4-2 = na { NAME($clearing, case: "loc") } nie ma wojowników { NAME($side, case: "gen") }, którzy mogą się ruszyć ({ $there })
    .of-none = nigdzie nie ma wojowników { NAME($side, case: "gen") }, którzy mogą się ruszyć ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] z { NAME($clearing, case: "gen") } nie można wejść na żadną sąsiednią polanę ({ $around })
       *[no] { $who ->
            [you] nie kontrolujesz { NAME($clearing, case: "gen") } ({ $counts }) ani żadnej sąsiedniej: { $around }
           *[other] { NAME($who) } nie { GENDER($who) ->
                [pl] kontrolują
               *[other] kontroluje
            } { NAME($clearing, case: "gen") } ({ $counts }) ani żadnej sąsiedniej: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] nie kontrolujesz ani { NAME($origin, case: "gen") } ({ $origin-counts }), ani { NAME($clearing, case: "gen") } ({ $counts })
       *[other] { NAME($who) } nie { GENDER($who) ->
            [pl] kontrolują
           *[other] kontroluje
        } ani { NAME($origin, case: "gen") } ({ $origin-counts }), ani { NAME($clearing, case: "gen") } ({ $counts })
    }
    .of-none = ruch wymaga kontroli na jego początku lub końcu, a nie ma jej przy żadnych wojownikach, którzy mogą się ruszyć ({ $stands })
refused-4-3 = { $fighters ->
        [0] na { NAME($clearing, case: "loc") } nie ma wojowników { NAME($side, case: "gen") } do walki ({ $there })
       *[other] na { NAME($clearing, case: "loc") } nie ma komponentu przeciwnika, z którym można walczyć ({ $there })
    }
    .of-none = walka wymaga wojowników { NAME($side, case: "gen") } i komponentu przeciwnika na jednej polanie ({ $standing })
refused-4-3-1 = { NAME($card, case: "neg") } nie odpowiada symbolem polanie walki ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { NAME($card, case: "neg") } nie odpowiada symbolem polanie walki ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) }: ta strona nie może tego użyć w tej walce
    .on-sappers = { NAME($word) }: może tego użyć tylko obrońca
    .on-brutal-tactics = { NAME($word) }: może tego użyć tylko atakujący
refused-21-8 = { NAME($word) }: to nie przeciwnik, lecz koalicjant tego gracza
refused-21-16 = { NAME($clearing) }: nie pasuje do wydanej karty ({ NAME($suit) })
refused-21-23 = { NAME($clearing) }: nie ma wojownika przeciwnika, którego można wymienić ({ $there })
refused-21-24 = { NAME($clearing) }: nie ma wojownika przeciwnika, którego można usunąć ({ $there })
refused = { NAME($word) }: Księga Praw na to tutaj nie pozwala

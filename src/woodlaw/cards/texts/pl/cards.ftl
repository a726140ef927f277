# Co robią karty, które nie dają przedmiotu.
card-ambush-does =
    { $suit ->
        [suit-bird] jako obrońca na dowolnej polanie, przed rzutem: dwa obrażenia, chyba że ktoś ją udaremni
        [suit-fox] jako obrońca na lisiej polanie, przed rzutem: dwa obrażenia, chyba że ktoś ją udaremni
        [suit-rabbit] jako obrońca na króliczej polanie, przed rzutem: dwa obrażenia, chyba że ktoś ją udaremni
       *[other] jako obrońca na mysiej polanie, przed rzutem: dwa obrażenia, chyba że ktoś ją udaremni
    }
card-dominance-does =
    { $suit ->
        [suit-bird] za Dnia przy 10 punktach: nie zdobywasz już punktów, a wygrywasz, gdy na początku swojego Świtu kontrolujesz dwa przeciwległe narożniki
        [suit-fox] za Dnia przy 10 punktach: nie zdobywasz już punktów, a wygrywasz, gdy na początku swojego Świtu kontrolujesz trzy lisie polany
        [suit-rabbit] za Dnia przy 10 punktach: nie zdobywasz już punktów, a wygrywasz, gdy na początku swojego Świtu kontrolujesz trzy królicze polany
       *[other] za Dnia przy 10 punktach: nie zdobywasz już punktów, a wygrywasz, gdy na początku swojego Świtu kontrolujesz trzy mysie polany
    }
card-armorers-does = w walce, odrzuć ją: ignorujesz wyrzucone obrażenia, które masz przyjąć
card-sappers-does = jako obrońca, odrzuć ją: dodatkowe obrażenie
card-brutal-tactics-does = jako atakujący: dodatkowe obrażenie, ale obrońca zdobywa punkt
card-royal-claim-does = o Świcie, odrzuć ją: punkt za każdą kontrolowaną polanę
card-stand-and-deliver-does = raz o Świcie: kradniesz przeciwnikowi losową kartę, a on zdobywa punkt
card-tax-collector-does = raz za Dnia: usuń z Mapy swojego wojownika i dobierz kartę
card-favor-of-the-foxes-does = przekuta usuwa wszystkie komponenty przeciwników z lisich polan
card-command-warren-does = na początku Dnia: jedna walka
card-better-burrow-bank-does = na początku Świtu: ty i wybrany przeciwnik dobieracie po karcie
card-cobbler-does = na początku Wieczoru: jeden ruch
card-favor-of-the-rabbits-does = przekuta usuwa wszystkie komponenty przeciwników z króliczych polan
card-scouting-party-does = jako atakujący: nikt nie może zagrać przeciw tobie zasadzki
card-codebreakers-does = raz za Dnia: obejrzyj rękę innego gracza
card-favor-of-the-mice-does = przekuta usuwa wszystkie komponenty przeciwników z mysich polan
card-saboteurs-does = na początku Świtu, odrzuć ją: przeciwnik też traci jedną przekutą kartę
card-soup-kitchens-does = każdy twój żeton liczy się przy kontroli za dwa
card-boat-builders-does = rzeki są dla ciebie ścieżkami
card-corvid-planners-does = ruch nie wymaga od ciebie kontroli
card-eyrie-emigre-does = na końcu Świtu: rusz się i tam walcz; jeśli nie zrobisz obu rzeczy, odrzuć kartę
card-fox-partisans-does = w walce na lisiej polanie: dodatkowe obrażenie, a potem zostają ci na ręce tylko lisie karty
card-propaganda-bureau-does = raz za Dnia: wydaj kartę; na polanie o jej symbolu wymieniasz wojownika przeciwnika na swojego
card-false-orders-does = o Świcie, odrzuć ją: przemieść z polany połowę wojowników przeciwnika (w górę), bez względu na kontrolę
card-informants-does = Wieczorem zamiast dobierania: weź kartę Zasadzki ze stosu kart odrzuconych
card-rabbit-partisans-does = w walce na króliczej polanie: dodatkowe obrażenie, a potem zostają ci na ręce tylko królicze karty
card-tunnels-does = polany z twoimi komponentami do przekuwania sąsiadują ze sobą
card-charm-offensive-does = na początku Wieczoru: dobierz kartę, a inny gracz zdobywa punkt
card-swap-meet-does = raz o Świcie: weź losową kartę z ręki gracza i oddaj mu jakąś kartę
card-coffin-makers-does = zatrzymuje wojowników usuniętych z Mapy; na początku Świtu punkt za każdych pięciu, po czym wracają do zasobów
card-mouse-partisans-does = w walce na mysiej polanie: dodatkowe obrażenie, a potem zostają ci na ręce tylko mysie karty
card-league-of-adventurous-mice-does = raz za Dnia: wyczerp przekuty przedmiot, aby się ruszyć albo walczyć
card-murine-broker-does = dobierz kartę za każdy przedmiot, który przekuje inny gracz
card-master-engravers-does = każdy przekuty przedmiot daje ci punkt więcej

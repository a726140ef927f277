# Plansza Włóczęgi. Relacja następuje po nazwie Frakcji: „Markiza – Wróg”.
no-character = jeszcze bez postaci
board-in-forest = w { NAME($forest, case: "loc") } (polany { $beside })
board-in-clearing = na polanie { $clearing }
board-torch-in = pochodnia na polanie { $clearing }
board-special-used = akcja specjalna użyta w tej turze
board-room = przedmioty: { $number } z { $most }
board-special = zdolność
board-tracks = tory
board-tea = herbaty
board-coins = monety
board-bags = torby
board-satchel = Plecak
board-damaged = uszkodzone
board-seen-in = widziane
board-relations = Relacje
board-quests = Misje
board-done = wykonane
board-hostile = Wróg
board-allied = Sojusznik (każda Pomoc +{ $points })
board-relation =
    { $space ->
        [0] Neutralny (Pomoc ×{ $number }: +{ $points })
       *[other] poziom { $space } z { $most } (Pomoc ×{ $number }: +{ $points })
    }
character-thief-does = pochodnia: kradnie losową kartę graczowi ze swojej polany
character-tinker-does = pochodnia: bierze ze stosu kart odrzuconych kartę o symbolu swojej polany
character-ranger-does = pochodnia: naprawia trzy przedmioty, co kończy Dzień
character-vagrant-does = pochodnia: zmusza gracza do walki na swojej polanie i zdobywa punkty za straty
character-arbiter-does = obrońcy na jego polanie mogą zwerbować jego miecze, a on zdobywa punkt
character-scoundrel-does = pochodnia: zostaje na polanie, pali ją i zamyka na zawsze
character-adventurer-does = raz na turę jeden przedmiot w Misji może zastąpić dowolny inny, ale się uszkadza
character-harrier-does = pochodnia: sam pionek szybuje na dowolną polanę
character-ronin-does = miecz po rzucie: dodatkowe obrażenie
character-cheat-does = raz na turę Misja za dwa dowolne przedmioty, która wraca do talii
character-gladiator-does = wyczerpuje i uszkadza dowolny przedmiot: usuwa wojownika bez wrogości i dobiera kartę
character-jailor-does = raz na turę karta o symbolu polany zastępuje przedmiot, co kosztuje punkt
board-related = { NAME($other) }: { $relation }

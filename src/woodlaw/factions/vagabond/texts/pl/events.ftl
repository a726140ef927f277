# Co się dzieje według zasad Włóczęgi.
event-shielded = wojownik { NAME($other, case: "gen") } przyjmuje obrażenie za { NAME($seat, case: "acc") }
event-damaged = { NAME($seat) } uszkadza przedmiot: { NAME($item) }
event-repaired = { NAME($seat) } naprawia przedmiot: { NAME($item) }
event-refreshes = { NAME($seat) } może odświeżyć { $number ->
        [one] { $number } przedmiot
        [few] { $number } przedmioty
       *[many] { $number } przedmiotów
    }
event-dropped = { NAME($seat) } usuwa z gry przedmiot: { NAME($item) }
event-exhausted = { NAME($seat) } wyczerpuje przedmiot: { NAME($item) }
event-related = Relacja { NAME($seat, case: "gen") } z { NAME($other, case: "ins") }: { NAME($relation) }
event-fights-along = wojownicy { NAME($other, case: "gen") } walczą razem z { NAME($seat, case: "ins") }
event-new-quest = pojawia się nowa Misja: { NAME($quest) }
event-did-quest = { NAME($seat) } wykonuje Misję: { NAME($quest) }
event-went-to-forest = { NAME($seat) } wchodzi do { NAME($forest, case: "gen") }
event-gave = { NAME($seat) } { GENDER($seat) ->
        [pl] oddają
       *[other] oddaje
    } kartę { NAME($other, case: "dat") }
event-given = { NAME($seat) } { GENDER($seat) ->
        [pl] oddają
       *[other] oddaje
    } kartę: { NAME($card) }
event-hid = { NAME($seat) } chowa się w kryjówce
event-character-set = postać { NAME($seat, case: "gen") }: { NAME($character) }
event-joined = { NAME($seat) } tworzy koalicję z { NAME($other, case: "ins") }
event-swords = { NAME($seat) } { $number ->
        [0] nie może zadać wyrzuconych obrażeń
        [one] może zadać najwyżej { $number } wyrzucone obrażenie
        [few] może zadać najwyżej { $number } wyrzucone obrażenia
       *[many] może zadać najwyżej { $number } wyrzuconych obrażeń
    }
event-pawn-stays = pionek { NAME($seat, case: "gen") } nie zostaje usunięty
event-left-forest = { NAME($seat) } wychodzi z lasu na polanę { $clearing }
event-recovered = { NAME($seat) } odpoczywa: wszystkie uszkodzone przedmioty są naprawione i odkryte
event-refreshed = { NAME($seat) } odkrywa przedmiot: { NAME($item) }
event-sets-up-first = { NAME($seat) } przygotowuje się jako pierwszy
event-shared-quest = { NAME($seat) } zabiera Misję, która była dostępna dla obu: { NAME($quest) }
event-unrelated = { NAME($seat) } nie ma Relacji z { NAME($other, case: "ins") }
event-forced = { NAME($seat) } zmusza { NAME($other, case: "acc") } do walki na polanie { $clearing }
event-enlisted = { NAME($seat) } { GENDER($seat) ->
        [pl] werbują
       *[other] werbuje
    } { NAME($other, case: "acc") } na polanie { $clearing }
event-scorched = { NAME($seat) } zostawia po sobie spaloną ziemię i pochodnię na polanie { $clearing }
event-improvised = dla { NAME($seat, case: "gen") } { NAME($item) } liczy się jako { NAME($other-item) }
event-conned = { NAME($seat) } płaci za Misję dwoma dowolnymi przedmiotami: { NAME($quest) }
event-reshuffled = Misja { NAME($seat, case: "gen") } wraca do talii Misji: { NAME($quest) }
event-coerced = { NAME($seat) } stosuje Przymus i zamiast przedmiotu wydaje kartę: { NAME($card) }
event-arranged = { NAME($seat) } ma na torze: { NAME($item) } ×{ $number }

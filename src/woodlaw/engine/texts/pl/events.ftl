# Co się dzieje według wspólnych zasad: jeden komunikat na zdarzenie. $clearings to numer polany
# albo kilka numerów w jednym napisie, stąd wybór między „na polanie” i „na polanach”.
event-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] rozmieszczają
       *[other] rozmieszcza
    } { NAME($kind, case: "acc") } na polanie { $clearing }
event-placed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] rozmieszczają
       *[other] rozmieszcza
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] na polanie { $clearings }
        [few] na polanie { $clearings }
        [many] na polanie { $clearings }
       *[other] na polanach { $clearings }
    }
event-moved = { NAME($seat) } { GENDER($seat) ->
        [pl] przemieszczają
       *[other] przemieszcza
    } { $number ->
        [one] { $number } figurkę
        [few] { $number } figurki
       *[many] { $number } figurek
    } z { NAME($origin, case: "gen") } na { NAME($target, case: "acc") }
event-battled = { NAME($seat) } { GENDER($seat) ->
        [pl] atakują
       *[other] atakuje
    } { NAME($other, case: "acc") } na polanie { $clearing }
event-ambushed = { NAME($seat) } { GENDER($seat) ->
        [pl] zagrywają
       *[other] zagrywa
    } kartę: { NAME($card) }
event-foiled = { NAME($seat) } { GENDER($seat) ->
        [pl] udaremniają
       *[other] udaremnia
    } zasadzkę kartą: { NAME($card) }
event-rolled = wynik rzutu: { $higher } i { $lower }
event-hits = obrażenia: atakujący zadaje { $attackers }, obrońca { $defenders }
event-removed = { NAME($seat) } { GENDER($seat) ->
        [pl] tracą
       *[other] traci
    } { NAME($kind, case: "acc") } na polanie { $clearing }
event-removed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] tracą
       *[other] traci
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] na polanie { $clearings }
        [few] na polanie { $clearings }
        [many] na polanie { $clearings }
       *[other] na polanach { $clearings }
    }
event-scored = { NAME($seat) } { GENDER($seat) ->
        [pl] zdobywają
       *[other] zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, razem { $score }
event-lost = { NAME($seat) } { GENDER($seat) ->
        [pl] tracą
       *[other] traci
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, zostaje { $score }
event-drew = { NAME($seat) } { GENDER($seat) ->
        [pl] dobierają
       *[other] dobiera
    } { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
event-drawn = { NAME($seat) } { GENDER($seat) ->
        [pl] otrzymują
       *[other] otrzymuje
    } kartę: { NAME($card) }
event-discarded = { NAME($seat) } { GENDER($seat) ->
        [pl] odrzucają
       *[other] odrzuca
    } kartę: { NAME($card) }
event-spent = { NAME($seat) } { GENDER($seat) ->
        [pl] wydają
       *[other] wydaje
    } kartę: { NAME($card) }
event-crafted = { NAME($seat) } { GENDER($seat) ->
        [pl] przekuwają
       *[other] przekuwa
    } kartę: { NAME($card) }
event-took-item = { NAME($seat) } { GENDER($seat) ->
        [pl] otrzymują
       *[other] otrzymuje
    } przedmiot: { NAME($item) }
event-used = { NAME($seat) } { GENDER($seat) ->
        [pl] używają
       *[other] używa
    } karty: { NAME($card) }
event-shuffled = stos kart odrzuconych ({ $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }) zostaje przetasowany w nową talię
event-turn = tura { NAME($seat, case: "gen") }, runda { $round }
event-phase = { NAME($phase) } { NAME($seat, case: "gen") }
event-showed-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] pokazują
       *[other] pokazuje
    } { NAME($other, case: "dat") } karty z ręki
event-stole = { NAME($seat) } { GENDER($seat) ->
        [pl] kradną
       *[other] kradnie
    } { NAME($other, case: "dat") } kartę: { NAME($card) }
event-won = { NAME($seat) } { GENDER($seat) ->
        [pl] zwyciężają
       *[other] zwycięża
    } z wynikiem { $score ->
        [one] { $score } punktu
       *[other] { $score } punktów
    }
event-sat = { NAME($seat) } { GENDER($seat) ->
        [pl] rozpoczynają
       *[other] rozpoczyna
    } grę
event-filled = kolejna część przygotowania jest gotowa
event-ignored = { NAME($seat) } { GENDER($seat) ->
        [pl] ignorują
       *[other] ignoruje
    } { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }
event-extra = { NAME($seat) } { GENDER($seat) ->
        [pl] zadają
       *[other] zadaje
    } { $number ->
        [one] { $number } dodatkowe obrażenie
        [few] { $number } dodatkowe obrażenia
       *[many] { $number } dodatkowych obrażeń
    }
event-ended-battle = na polanie { $clearing } nie ma już atakującego; walka się kończy
event-item-points = { NAME($seat) } { GENDER($seat) ->
        [pl] zdobywają
       *[other] zdobywa
    } za przedmiot { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, według własnej zasady
event-stopped = gra zostaje przerwana po rundzie { $round }
event-activated = { NAME($seat) } { GENDER($seat) ->
        [pl] aktywują
       *[other] aktywuje
    } { $number ->
        [one] { $number } komponent
        [few] { $number } komponenty
       *[many] { $number } komponentów
    } do przekuwania, symbol: { NAME($suit) }
event-revealed = { NAME($seat) } { GENDER($seat) ->
        [pl] ujawniają
       *[other] ujawnia
    } kartę: { NAME($card) }
event-limited = { $allowed ->
        [0] wyrzucone obrażenia { NAME($seat, case: "gen") } się nie liczą ({ $rolled })
        [few] z { $rolled } wyrzuconych obrażeń { NAME($seat, case: "gen") } liczą się tylko { $allowed }
       *[other] z { $rolled } wyrzuconych obrażeń { NAME($seat, case: "gen") } liczy się tylko { $allowed }
    }
event-rested = Dzień { NAME($seat, case: "gen") } dobiega końca
event-crafts-with = { NAME($seat) } { GENDER($seat) ->
        [pl] przekuwają
       *[other] przekuwa
    }, aktywując { NAME($kind, 2) }
event-acted = { NAME($seat) } { GENDER($seat) ->
        [pl] wykonują
       *[other] wykonuje
    } akcję: { NAME($action) }
event-in-play = w obszarze rozgrywki { NAME($seat, case: "gen") } leży karta: { NAME($card) }
event-may-move-again = { NAME($seat) } { GENDER($seat) ->
        [pl] mogą
       *[other] może
    } ruszyć się jeszcze raz, tymi samymi wojownikami albo innymi
event-as-suit = dla { NAME($seat, case: "gen") } karta { NAME($card) } liczy się jako { NAME($suit, case: "adj") }
event-returned = { NAME($seat) } { GENDER($seat) ->
        [pl] odkładają
       *[other] odkłada
    } { $number } { NAME($kind, $number) } do zasobów albo na tor
event-unlimited = liczba wojowników nie ogranicza { $number ->
        [one] { $number } obrażenia
       *[other] { $number } obrażeń
    }, które { GENDER($seat) ->
        [pl] zadają
       *[other] zadaje
    } { NAME($seat) }
event-available = można teraz wziąć kartę: { NAME($card) }
event-dominates = { NAME($seat) } { GENDER($seat) ->
        [pl] aktywują
       *[other] aktywuje
    } kartę { NAME($card) } i nie { GENDER($seat) ->
        [pl] zdobywają
       *[other] zdobywa
    } już punktów
event-dominated = { NAME($seat) } { GENDER($seat) ->
        [pl] zwyciężają
       *[other] zwycięża
    } dzięki karcie: { NAME($card) }
event-took-card = { NAME($seat) } { GENDER($seat) ->
        [pl] biorą
       *[other] bierze
    } kartę: { NAME($card) }
event-found = { NAME($seat) } { GENDER($seat) ->
        [pl] znajdują
       *[other] znajduje
    } w ruinach na polanie { $clearing } przedmiot: { NAME($item) }
event-fully-removed = z polany { $clearing } znika wszystko; { NAME($seat) } { GENDER($seat) ->
        [pl] zostają
       *[other] zostaje
    }, ale z uszkodzeniami
event-ordered = { NAME($seat) } { GENDER($seat) ->
        [pl] ustalają
       *[other] ustala
    } kolejność: najpierw skutki usunięcia { NAME($kind, case: "gen") }
event-won-along = { NAME($seat) } { GENDER($seat) ->
        [pl] zwyciężają
       *[other] zwycięża
    } razem z { NAME($other, case: "ins") }
event-set-off = usunięcie { NAME($kind, case: "gen") } { NAME($seat, case: "gen") } z polany { $clearing } wywołuje efekt
event-stays = { NAME($kind, case: "gen") } { NAME($seat, case: "gen") } nie można tak usunąć z polany { $clearing }
event-looked-under = { NAME($seat) } { GENDER($seat) ->
        [pl] oglądają
       *[other] ogląda
    } dwa przedmioty spod ruin na polanie { $clearing }
event-saw-under = { NAME($seat) } { GENDER($seat) ->
        [pl] widzą
       *[other] widzi
    } tam przedmioty: { NAME($item) } i { NAME($other-item) }
event-left-under = { NAME($seat) } nie { GENDER($seat) ->
        [pl] biorą
       *[other] bierze
    } nic z ruin na polanie { $clearing }
event-is-ruin-item = { NAME($seat) } { GENDER($seat) ->
        [pl] wskazują
       *[other] wskazuje
    } przedmiot z ruin: { NAME($item) }
event-before-roll = przed rzutem na polanie { $clearing } { NAME($seat) } { GENDER($seat) ->
        [pl] mogą
       *[other] może
    } użyć efektu
event-caught = Trumniarze { NAME($seat, case: "gen") } zatrzymują { $number } { NAME($kind, $number) }
event-sent-home = Trumniarze { NAME($seat, case: "gen") } zwalniają { $number } { NAME($kind, $number) }
event-not-placed = { NAME($seat) } nie { GENDER($seat) ->
        [pl] mogą
       *[other] może
    } rozmieścić { NAME($kind, case: "gen") }
event-moves-forced = { NAME($seat) } { GENDER($seat) ->
        [pl] zmuszają
       *[other] zmusza
    } { NAME($other, case: "acc") } do ruchu z polany { $clearing }
event-not-done = { NAME($seat) } nie { GENDER($seat) ->
        [pl] wykonują
       *[other] wykonuje
    } wszystkiego, czego wymaga karta { NAME($card) }
event-remains = { NAME($kind, case: "gen") } { NAME($seat, case: "gen") } nie można teraz ruszyć z polany { $clearing }

# Pytania wspólnych zasad: ".done" i słowa innych odpowiedzi mówią, co te odpowiedzi dają.
turn-start-of-birdsong-window = Użyć karty na początku Świtu?
    .done = nie
turn-end-of-birdsong-window = Użyć karty na końcu Świtu?
    .done = nie
turn-start-of-daylight-window = Użyć karty na początku Dnia?
    .done = nie
turn-start-of-evening-window = Użyć karty na początku Wieczoru?
    .done = nie
move-origin = Z której polany się ruszasz?
    .done = bez dalszych ruchów
move-target = Na którą polanę ruszasz z polany { $origin }?
move-number = Ilu wojowników przemieszczasz z polany { $origin } na polanę { $target }?
battle-clearing = Wybierz polanę walki
battle-defender = Kogo atakujesz na polanie { $clearing }?
battle-ambush = { NAME($side) } { GENDER($side) ->
        [pl] atakują
       *[other] atakuje
    } cię na polanie { $clearing }: zagrać Zasadzkę?
    .done = bez Zasadzki
battle-foil = Wpadasz w zasadzkę na polanie { $clearing }: udaremnić ją?
    .done = przyjmij obrażenia
battle-who-acts-first = Kto działa pierwszy przed rzutem?
battle-enlist-first = Zwerbować kogoś na polanie { $clearing }, by móc zadać więcej wyrzuconych obrażeń?
    .done = nikogo
battle-enlist = Zwerbować kogoś na polanie { $clearing }, by móc zadać więcej wyrzuconych obrażeń?
    .done = nikogo
battle-who-uses-first = Kto pierwszy używa efektów w walce?
battle-effects-first = Użyć efektu w walce na polanie { $clearing }?
    .done = nie
    .special = własny efekt: dodatkowe obrażenie
battle-effects-second = Użyć efektu w walce na polanie { $clearing }?
    .done = nie
    .special = własny efekt: dodatkowe obrażenie
losses-warrior = Których wojowników tracisz na polanie { $clearing }? Pozostałe obrażenia: { $hits }
losses-piece = Który komponent tracisz na polanie { $clearing }? Pozostałe obrażenia: { $hits }
craft-card = Wybierz kartę do przekucia
craft-suit = Wybierz symbol komponentu, który aktywujesz; potrzeba jeszcze: { $any-left }
activate-dominance-card = Wybierz kartę Dominacji do aktywowania
take-dominance-which = Wybierz kartę Dominacji, którą bierzesz
take-dominance-pay = Wybierz kartę, którą za nią wydajesz
spread-where = Nie wystarczy na wszystkie: wybierz polanę, która dostanie komponent
full-removal-first = Wielka Czystka dotyka obu pionków: kto pierwszy uszkadza przedmioty?
removal-next = Który skutek usunięcia rozpatrujesz najpierw?
# Każde okno w fazie, których jest wiele.
window = Użyć karty z obszaru rozgrywki?
    .done = nie

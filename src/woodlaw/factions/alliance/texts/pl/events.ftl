# Co się dzieje według zasad Sojuszu.
event-stack-full = stos Stronników { NAME($seat, case: "gen") } jest pełny
event-supported = { NAME($seat) } { GENDER($seat) ->
        [pl] dodają
       *[other] dodaje
    } kartę do Stronników { NAME($other, case: "gen") }
event-supporter = { NAME($seat) } { GENDER($seat) ->
        [pl] dodają
       *[other] dodaje
    } do Stronników kartę: { NAME($card) }
event-outraged = { NAME($seat) } { GENDER($seat) ->
        [pl] wywołują
       *[other] wywołuje
    } Bunt { NAME($other, case: "gen") } na polanie { $clearing }
event-revolted = { NAME($seat) } wznieca Rewoltę na polanie { $clearing }
event-trained = { NAME($seat) } zyskuje { $number ->
        [one] { $number } Oficera
       *[other] { $number } Oficerów
    }, razem { $officers }
event-martial-law = Prawo Wojny na polanie { $clearing }: { NAME($seat) } { GENDER($seat) ->
        [pl] wydają
       *[other] wydaje
    } o jednego Stronnika więcej
event-lost-officers = { NAME($seat) } traci { $number ->
        [one] { $number } Oficera
       *[other] { $number } Oficerów
    }, zostaje { $officers }

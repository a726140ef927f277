# What happens by the Alliance: a message an event, its variables what the event is about.
event-stack-full = the Supporters stack of { NAME($seat) } is full
event-supported = { NAME($seat) } { GENDER($seat) ->
        [pl] add
       *[other] adds
    } a card to the supporters of { NAME($other) }
event-supporter = the card that { NAME($seat) } { GENDER($seat) ->
        [pl] add
       *[other] adds
    } is { NAME($card) }
event-outraged = { NAME($seat) } { GENDER($seat) ->
        [pl] outrage
       *[other] outrages
    } { NAME($other) } in { $clearing }
event-revolted = { NAME($seat) } revolts in { $clearing }
event-trained = { NAME($seat) }: new officers { $number }, now { $officers }
event-martial-law = martial law in { $clearing } costs { NAME($seat) } another supporter
event-lost-officers = { NAME($seat) }: officers lost { $number }, left { $officers }

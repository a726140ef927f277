# What happens by the Corvids: a message an event, its variables what the event is about.
event-flipped = { NAME($seat) } turn a plot up in { $clearing }: { NAME($kind) }
event-hid-plot = the plot of { NAME($seat) } in { $clearing } is: { NAME($kind) }
event-tricked = { NAME($seat) } play a trick: the plots of { $clearing } and { $second } change places
event-guessed = { NAME($seat) } { GENDER($seat) ->
        [pl] guess
       *[other] guesses
    } what the plot in { $clearing } is: { NAME($kind) }
event-said-no = { NAME($seat) } say no: the plot in { $clearing } is something else than { NAME($kind) }
event-shown = the card that { NAME($seat) } { GENDER($seat) ->
        [pl] show
       *[other] shows
    } is { NAME($card) }
event-extorted = { NAME($seat) } take a card from { NAME($other) }
event-exerted = { NAME($seat) } exert themselves and will draw no card
event-swapped = pieces of { NAME($seat) } in { $clearing } and { $second } change places

# What happens by the Corvids: a message an event, its variables what the event is about.
event-flipped = { NAME($seat) } turns a plot up in { $clearing }: { NAME($kind) }
event-hid-plot = the plot of { NAME($seat) } in { $clearing } is: { NAME($kind) }
event-tricked = { NAME($seat) } tricks: plots of { $clearing } and { $second }
event-guessed = { NAME($seat) } guesses what the plot in { $clearing } is: { NAME($kind) }
event-said-no = { NAME($seat) } says no: the plot in { $clearing } is something else than { NAME($kind) }
event-shown = the card that { NAME($seat) } shows is { NAME($card) }
event-extorted = { NAME($seat) } takes a card from { NAME($other) }
event-exerted = { NAME($seat) } exerts itself and will draw no card
event-swapped = pieces of { NAME($seat) } in { $clearing } and { $second } change places

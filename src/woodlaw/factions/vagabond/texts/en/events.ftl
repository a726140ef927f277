# What happens by the Vagabond: a message an event, its variables what the event is about.
event-shielded = a warrior of { NAME($other) } takes a hit for { NAME($seat) }
event-damaged = { NAME($seat) } damages an item: { NAME($item) }
event-repaired = { NAME($seat) } repairs an item: { NAME($item) }
event-refreshes = { NAME($seat) } may refresh items: { $number }
event-dropped = { NAME($seat) } { GENDER($seat) ->
        [pl] remove
       *[other] removes
    } an item for good: { NAME($item) }
event-exhausted = { NAME($seat) } exhausts an item: { NAME($item) }
event-related = relationship of { NAME($seat) } with { NAME($other) }: { NAME($relation) }
event-fights-along = warriors of { NAME($other) } fight along with { NAME($seat) }
event-new-quest = a new quest lies open: { NAME($quest) }
event-did-quest = { NAME($seat) } completes a quest: { NAME($quest) }
event-went-to-forest = { NAME($seat) } goes into { NAME($forest) }
event-gave = { NAME($seat) } { GENDER($seat) ->
        [pl] give
       *[other] gives
    } a card to { NAME($other) }
event-given = the card that { NAME($seat) } { GENDER($seat) ->
        [pl] give
       *[other] gives
    } is { NAME($card) }
event-hid = { NAME($seat) } hides out
event-character-set = { NAME($seat) } is the { NAME($character) }
event-joined = { NAME($seat) } forms a coalition with { NAME($other) }
event-swords = { NAME($seat) } can deal rolled hits up to { $number }
event-pawn-stays = the pawn of { NAME($seat) } is not removed
event-left-forest = { NAME($seat) } comes out of the forest into { $clearing }
event-recovered = { NAME($seat) } rests: all damaged items are repaired and face up
event-refreshed = { NAME($seat) } flips an item face up: { NAME($item) }
event-sets-up-first = { NAME($seat) } sets up first
event-shared-quest = { NAME($seat) } has taken { NAME($quest) }, which was open to both
event-unrelated = { NAME($seat) } has no relationship with { NAME($other) }
event-forced = { NAME($seat) } forces { NAME($other) } to battle in { $clearing }
event-enlisted = { NAME($seat) } { GENDER($seat) ->
        [pl] enlist
       *[other] enlists
    } { NAME($other) } in { $clearing }
event-scorched = { NAME($seat) } scorches { $clearing } and leaves the torch there
event-improvised = { NAME($seat) } treats an item as another: { NAME($item) } as { NAME($other-item) }
event-conned = { NAME($seat) } pays for a quest with any two items: { NAME($quest) }
event-reshuffled = a quest of { NAME($seat) } goes back into the quest deck: { NAME($quest) }
event-coerced = { NAME($seat) } coerces: { NAME($card) } does for an item
event-arranged = { NAME($seat) } has on the track: { NAME($item) } { $number }

# What happens by the Hundreds: a message an event, its variables what the event is about.
event-loots = { NAME($seat) } loot { NAME($other) } in { $clearing } and deal no rolled hits
event-looted = { NAME($seat) } take an item from { NAME($other) }: { NAME($item) }
event-razed = a mob of { NAME($seat) } razes { $clearing }
event-mob-die = the mob die of { NAME($seat) } shows { NAME($suit) }
event-mood-set = the warlord of { NAME($seat) } is { NAME($mood) }
event-mood-lasts = the warlord of { NAME($seat) } remains { NAME($mood) }
event-oppressed = { NAME($seat) } oppress clearings: { $number }
event-hoarded = { NAME($seat) } hoard an item: { NAME($item) }, on space { $space }
event-hoard-values = { NAME($seat) }: Command { $command }, Prowess { $prowess }

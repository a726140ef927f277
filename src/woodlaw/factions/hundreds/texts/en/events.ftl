# What happens by the Hundreds: a message an event, its variables what the event is about.
event-loots = { NAME($seat) } loots { NAME($other) } in { $clearing }, and deals no rolled hits
event-looted = { NAME($seat) } takes an item from { NAME($other) }: { NAME($item) }
event-razed = a mob of { NAME($seat) } razes { $clearing }
event-mob-die = the mob die of { NAME($seat) } shows { NAME($suit) }
event-mood-set = the warlord of { NAME($seat) } is { NAME($mood) }
event-mood-lasts = the warlord of { NAME($seat) } remains { NAME($mood) }
event-oppressed = { NAME($seat) } oppresses clearings: { $number }
event-hoarded = { NAME($seat) } hoards an item: { NAME($item) }, on space { $space }
event-hoard-values = { NAME($seat) }: Command { $command }, Prowess { $prowess }

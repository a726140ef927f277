# What happens by the Eyrie: a message an event, its variables what the event is about.
event-tucked = { NAME($seat) } adds { NAME($card) } to { NAME($column) }
event-resolved = { NAME($seat) } resolves in { NAME($column) }: { NAME($suit) }
event-turmoil = { NAME($seat) } falls into turmoil
event-leader-set = { NAME($seat) } is led by the { NAME($leader) }
event-failed = { NAME($seat) } cannot fully resolve in { NAME($column) }: { NAME($suit) }
event-purged = the Decree of { NAME($seat) } is purged but for the Loyal Viziers
event-deposed = the { NAME($leader) } of { NAME($seat) } is deposed
event-turned-up = all leaders of { NAME($seat) } are turned face up
event-viziers = the Loyal Viziers of { NAME($seat) } lie where the { NAME($leader) } puts them
event-leads = { NAME($seat) } has what the { NAME($leader) } gives

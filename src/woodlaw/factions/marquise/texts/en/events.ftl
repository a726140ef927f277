# What happens by the Marquise: a message an event, its variables what the event is about.
event-saved = { NAME($seat) }: warriors brought back to { $clearing }, { $number }

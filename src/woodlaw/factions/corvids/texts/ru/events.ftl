# Что происходит по правилам Сговора.
event-flipped = { NAME($seat) } переворачивает интригу на поляне { $clearing }: { NAME($kind) }
event-hid-plot = интрига { NAME($seat, case: "gen") } на поляне { $clearing }: { NAME($kind) }
event-tricked = { NAME($seat) } – махинация: интриги на полянах { $clearing } и { $second }
event-guessed = { NAME($seat) } – догадка об интриге на поляне { $clearing }: { NAME($kind) }
event-said-no = { NAME($seat) } говорит «нет»: интрига на поляне { $clearing } – что-то другое ({ NAME($kind) })
event-shown = { NAME($seat) } – показанная карта: { NAME($card) }
event-extorted = { NAME($seat) } забирает карту у { NAME($other, case: "gen") }
event-exerted = { NAME($seat) } – напор: карты браться не будут
event-swapped = компоненты { NAME($seat, case: "gen") } на полянах { $clearing } и { $second } меняются местами

# Что происходит по правилам Сговора.
event-flipped = { NAME($seat) } переворачивает интригу на поляне { $clearing }: { NAME($kind) }
event-hid-plot = интрига { NAME($seat, case: "gen") } на поляне { $clearing }: { NAME($kind) }
event-tricked = { NAME($seat) } проделывает махинацию с интригами на полянах { $clearing } и { $second }
event-guessed = { NAME($seat) } { GENDER($seat) ->
        [pl] гадают
       *[other] гадает
    }, что за интрига на поляне { $clearing }: { NAME($kind) }?
event-said-no = { NAME($seat) } говорит «нет»: интрига на поляне { $clearing } – не { NAME($kind) }
event-shown = { NAME($seat) } { GENDER($seat) ->
        [pl] показывают
       *[other] показывает
    } карту «{ NAME($card) }»
event-extorted = { NAME($seat) } забирает карту у { NAME($other, case: "gen") }
event-exerted = { NAME($seat) } идёт на напор и не возьмёт карт
event-swapped = компоненты { NAME($seat, case: "gen") } на полянах { $clearing } и { $second } меняются местами

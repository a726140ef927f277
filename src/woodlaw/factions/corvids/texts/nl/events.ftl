# Wat er gebeurt volgens de regels van de Kraaien.
event-flipped = { NAME($seat, case: "start") } draaien een complot om op open plek { $clearing }: { NAME($kind) }
event-hid-plot = Het complot van { NAME($seat, case: "the") } op open plek { $clearing } is: { NAME($kind) }
event-tricked = { NAME($seat, case: "start") } doen een truc met de complotten op { $clearing } en { $second }
event-guessed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] gokken
       *[other] gokt
    } dat het complot op open plek { $clearing } { NAME($kind, case: "a") } is
event-said-no = { NAME($seat, case: "start") } zeggen nee: het complot op open plek { $clearing } is geen { NAME($kind) }
event-shown = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] tonen
       *[other] toont
    } een kaart: { NAME($card) }
event-extorted = { NAME($seat, case: "start") } nemen een kaart van { NAME($other, case: "the") }
event-exerted = { NAME($seat, case: "start") } spannen zich in en trekken geen kaarten
event-swapped = Stukken van { NAME($seat, case: "the") } op { $clearing } en { $second } wisselen van plaats

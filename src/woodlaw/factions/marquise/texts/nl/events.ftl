# Wat er gebeurt volgens de regels van de Markiezin.
event-saved = { NAME($seat, case: "start") } brengt { $number ->
        [one] 1 krijger
       *[other] { $number } krijgers
    } terug naar open plek { $clearing }

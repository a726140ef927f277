# Lo que ocurre según las reglas de los Cientos.
event-loots = { NAME($seat, case: "the") } declaran que van a saquear { NAME($other, case: "to") } en el claro { $clearing } y no dan golpes con su tirada
event-looted = { NAME($seat, case: "the") } quitan un objeto { NAME($other, case: "to") }: { NAME($item) }
event-razed = una turba { NAME($seat, case: "of") } arrasa el claro { $clearing }
event-mob-die = el dado de turba { NAME($seat, case: "of") } muestra: { NAME($suit) }
event-mood-set = el señor de la guerra { NAME($seat, case: "of") } se vuelve { NAME($mood) }
event-mood-lasts = el señor de la guerra { NAME($seat, case: "of") } sigue { NAME($mood) }
event-oppressed = { NAME($seat, case: "the") } oprimen { $number ->
        [one] { $number } claro
       *[other] { $number } claros
    }
event-hoarded = { NAME($seat, case: "the") } añaden un objeto al Botín: { NAME($item) } (espacio { $space })
event-hoard-values = { NAME($seat) }: Mando { $command }, Arrojo { $prowess }

# Wat er gebeurt volgens de regels van de Honderden.
event-loots = { NAME($seat, case: "start") } plunderen { NAME($other, case: "the") } op open plek { $clearing } en brengen geen geworpen treffers toe
event-looted = { NAME($seat, case: "start") } nemen een voorwerp van { NAME($other, case: "the") }: { NAME($item) }
event-razed = Een menigte van { NAME($seat, case: "the") } verwoest open plek { $clearing }
event-mob-die = De menigtedobbelsteen van { NAME($seat, case: "the") } toont: { NAME($suit) }
event-mood-set = De krijgsheer van { NAME($seat, case: "the") } is nu { NAME($mood) }
event-mood-lasts = De krijgsheer van { NAME($seat, case: "the") } blijft { NAME($mood) }
event-oppressed = { NAME($seat, case: "start") } onderdrukken { $number ->
        [one] 1 open plek
       *[other] { $number } open plekken
    }
event-hoarded = { NAME($seat, case: "start") } leggen een voorwerp in de Hamstervoorraad: { NAME($item) }, ruimte { $space }
event-hoard-values = { NAME($seat, case: "start") } hebben nu Bevel { $command } en Bekwaamheid { $prowess }

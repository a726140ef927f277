# Wat er gebeurt volgens de regels van het Arendsnest.
event-tucked = { NAME($seat, case: "start") } legt een kaart in de kolom { NAME($column) }: { NAME($card) }
event-resolved = { NAME($seat, case: "start") } lost een { NAME($suit, case: "card") } op in de kolom { NAME($column) }
event-turmoil = { NAME($seat, case: "start") } valt in chaos
event-leader-set = { NAME($seat, case: "start") } wordt nu geleid door { NAME($leader, case: "the") }
event-failed = { NAME($seat, case: "start") } kan een { NAME($suit, case: "card") } in de kolom { NAME($column) } niet volledig oplossen
event-purged = Het Decreet van { NAME($seat, case: "the") } wordt gezuiverd: alleen de Loyale Viziers blijven
event-deposed = { NAME($seat, case: "start") } zet { NAME($leader, case: "the") } af
event-turned-up = Alle leiders van { NAME($seat, case: "the") } liggen weer open
event-viziers = De Loyale Viziers van { NAME($seat, case: "the") } liggen waar { NAME($leader, case: "the") } ze plaatst
event-leads = { NAME($seat, case: "start") } heeft het voordeel van { NAME($leader, case: "the") }

# O que acontece pelas regras das Centenas.
event-loots = { NAME($seat, case: "the") } declaram que vão saquear { NAME($other, case: "the") } na clareira { $clearing } e não causam danos rolados
event-looted = { NAME($seat, case: "the") } pegam um item { NAME($other, case: "of") }: { NAME($item) }
event-razed = uma turba { NAME($seat, case: "of") } arrasa a clareira { $clearing }
event-mob-die = o dado de turba { NAME($seat, case: "of") } mostra: { NAME($suit) }
event-mood-set = o Senhor da Guerra { NAME($seat, case: "of") } fica { NAME($mood) }
event-mood-lasts = o Senhor da Guerra { NAME($seat, case: "of") } continua { NAME($mood) }
event-oppressed = { NAME($seat, case: "the") } oprimem { $number ->
        [1] { $number } clareira
       *[other] { $number } clareiras
    }
event-hoarded = { NAME($seat, case: "the") } põem um item no Tesouro: { NAME($item) }, espaço { $space }
event-hoard-values = { NAME($seat) }: Comando { $command }, Proezas { $prowess }

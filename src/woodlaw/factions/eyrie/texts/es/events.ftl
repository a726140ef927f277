# Lo que ocurre según las reglas del Nido de Águilas.
event-tucked = { NAME($seat, case: "the") } añade al Decreto ({ NAME($column) }) la carta { NAME($card) }
event-resolved = { NAME($seat, case: "the") } resuelve en { NAME($column) } una carta de { NAME($suit) }
event-turmoil = { NAME($seat, case: "the") } cae en el caos
event-leader-set = el nuevo líder { NAME($seat, case: "of") } es el { NAME($leader) }
event-failed = { NAME($seat, case: "the") } no puede resolver por completo en { NAME($column) } una carta de { NAME($suit) }
event-purged = en el Decreto { NAME($seat, case: "of") } solo quedan los Visires Leales
event-deposed = el { NAME($leader) } { NAME($seat, case: "of") } es depuesto
event-turned-up = todos los líderes { NAME($seat, case: "of") } vuelven a estar bocarriba
event-viziers = los Visires Leales { NAME($seat, case: "of") } van donde indica el { NAME($leader) }
event-leads = { NAME($seat, case: "the") } tiene la habilidad del { NAME($leader) }

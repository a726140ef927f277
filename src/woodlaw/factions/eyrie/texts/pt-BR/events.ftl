# O que acontece pelas regras das Rapinas.
event-tucked = { NAME($seat, case: "the") } adicionam ao Decreto, em { NAME($column) }, a carta { NAME($card) }
event-resolved = { NAME($seat, case: "the") } resolvem em { NAME($column) } uma carta de { NAME($suit) }
event-turmoil = { NAME($seat, case: "the") } caem em Tumulto
event-leader-set = o novo líder { NAME($seat, case: "of") } é o { NAME($leader) }
event-failed = { NAME($seat, case: "the") } não conseguem resolver por completo, em { NAME($column) }, uma carta de { NAME($suit) }
event-purged = no Decreto { NAME($seat, case: "of") } só restam os Vizires Leais
event-deposed = o { NAME($leader) } { NAME($seat, case: "of") } é destituído
event-turned-up = todos os líderes { NAME($seat, case: "of") } voltam a ficar com a face para cima
event-viziers = os Vizires Leais { NAME($seat, case: "of") } vão para onde o { NAME($leader) } manda
event-leads = { NAME($seat, case: "the") } têm a habilidade do { NAME($leader) }

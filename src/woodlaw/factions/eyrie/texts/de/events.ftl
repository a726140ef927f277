# Was durch die Dynastien geschieht: eine Meldung je Ereignis. Sie sind immer in der Mehrzahl.
event-tucked = { NAME($seat) } erweitern das Dekret, Spalte { NAME($column) }: { NAME($card) }
event-resolved = { NAME($seat) } führen das Dekret aus, Spalte { NAME($column) }: { NAME($suit) }
event-turmoil = { NAME($seat) } geraten in Aufruhr
event-leader-set = neuer Anführer { NAME($seat, case: "gen") }: { NAME($leader) }
event-failed = { NAME($seat) } können das Dekret nicht ausführen, Spalte { NAME($column) }: { NAME($suit) }
event-purged = das Dekret { NAME($seat, case: "gen") } wird bereinigt; nur die Treuen Wesire bleiben
event-deposed = { NAME($seat) } setzen den Anführer ab: { NAME($leader) }
event-turned-up = alle Anführer { NAME($seat, case: "gen") } werden aufgedeckt
event-viziers = die Treuen Wesire { NAME($seat, case: "gen") } liegen, wo der Anführer sie vorgibt: { NAME($leader) }
event-leads = { NAME($seat) } nutzen, was der Anführer gibt: { NAME($leader) }

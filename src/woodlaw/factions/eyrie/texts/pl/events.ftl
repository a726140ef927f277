# Co się dzieje według zasad Orlich Gniazd.
event-tucked = { NAME($seat) } dodają do Dekretu (kolumna { NAME($column) }) kartę: { NAME($card) }
event-resolved = { NAME($seat) } rozpatrują w kolumnie { NAME($column) } symbol: { NAME($suit) }
event-turmoil = w szeregach { NAME($seat, case: "gen") } wybuchają Zamieszki
event-leader-set = nowy Przywódca { NAME($seat, case: "gen") }: { NAME($leader) }
event-failed = { NAME($seat) } nie mogą rozpatrzyć w kolumnie { NAME($column) } symbolu: { NAME($suit) }
event-purged = w Dekrecie { NAME($seat, case: "gen") } zostają tylko Lojalni Wezyrowie
event-deposed = Przywódca { NAME($seat, case: "gen") } traci urząd: { NAME($leader) }
event-turned-up = wszyscy Przywódcy { NAME($seat, case: "gen") } są znowu odkryci
event-viziers = Lojalni Wezyrowie { NAME($seat, case: "gen") } leżą tam, gdzie wskazuje Przywódca: { NAME($leader) }
event-leads = { NAME($seat) } korzystają ze zdolności Przywódcy: { NAME($leader) }

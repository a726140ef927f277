# Сценарий как пример к пункту «Законов леса».
story-clearing = { NAME($clearing) } ({ NAME($suit) }): { $pieces }
story-hand = { NAME($seat) }, карты в руке: { $cards }
story-said = { NAME($seat) }: { $words }
story-refused = { NAME($seat) }: { $words } – отказ: { $reason } ({ $clause })

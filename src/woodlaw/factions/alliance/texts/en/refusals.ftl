# Why not, by the Alliance: a message a clause; ".of-1" where it refuses a thing of that number.
refused-8-2-3 = { NAME($card) } is no supporter that can be spent for this ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 = { NAME($clearing) } has sympathy already
refused-8-2-6 = not { NAME($word) }: a card that matches sympathetic { NAME($clearing) } has to be given ({ NAME($suit) })
refused-8-4-1-1 = no sympathetic clearing without a base, whose base is on the board: { NAME($clearing) } ({ $there })
refused-8-4-1-2 = a revolt takes two supporters that match { NAME($clearing) } ({ $needs }; { $supporters })
    .of-none = no clearing fit for a revolt has two matching supporters ({ $sympathetic }; supporters: { $supporters })
refused-8-4-2-1 = { NAME($clearing) } is not next to sympathy ({ $sympathetic })
refused-8-4-2-2 = not enough supporters match { NAME($clearing) } ({ $needs }; { $supporters })
    .of-none = no clearing that sympathy could spread to has enough matching supporters (cost: { $needed }; supporters: { $supporters })
refused-8-4-2-2-1 = martial law in { NAME($clearing) } asks for one more supporter ({ $needs }; { $supporters })
    .of-none = no clearing that sympathy could spread to has enough matching supporters (cost: { $needed }; supporters: { $supporters })
refused-8-5-2 = { NAME($word) }: no card is in hand
refused-8-5-3 = training takes a card that matches the clearing of a base: { NAME($card) } ({ $based })
refused-8-6-1-3 = { NAME($clearing) } has no base ({ $there })
refused-8-6-1-4 = organizing takes a warrior of the Alliance in { NAME($clearing) } ({ $there })
refused-8-6-1 = no operations are left for { NAME($word) }: as many as there are officers have been taken (officers: { $have })

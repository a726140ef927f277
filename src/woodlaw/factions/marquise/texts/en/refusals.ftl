# Why not, by the Marquise: a message a clause; ".of-1" where it refuses a thing of that number.
refused-6-2-2 = only the Marquise places pieces where the keep is ({ NAME($clearing) })
refused-6-2-3 = { NAME($card) } does not match the clearing that lost the warriors ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-6-3-2 = { NAME($clearing) } is no corner
refused-6-3-4 = { NAME($clearing) } is neither the keep's nor next to it
refused-6-5 =
    .of-1 = { NAME($word) } comes before the actions, and they have begun
    .of-2 = no actions are left for { NAME($word) }; a bird card spent buys one ({ $hand })
    .of-none = { NAME($word) }: no bird card is in hand to spend for an action ({ $hand })
refused-6-5-3 =
    .of-0 = { NAME($word) }: recruiting happens once a turn
    .of-1 = { NAME($word) }: no recruiter is on the map
refused-6-5-4-1 = the Marquise does not rule { NAME($clearing) }, { NAME($ruler) } { GENDER($ruler) ->
        [pl] do
       *[other] does
    } ({ $counts })
refused-6-5-4-2 = not enough linked wood for a building in { NAME($clearing) } ({ $needs })
refused-6-5-5 = { NAME($word) }: overworking takes a sawmill and a card that matches its clearing ({ $there }; { $hand })
    .at-marquise-overwork-card = { NAME($word) } does not match the sawmill's clearing ({ NAME($suit) })

# Why not, by the Hundreds: a message a clause; ".of-1" where it refuses a thing of that number.
refused-14-2-2 = only battle removes the warlord, and he moves on his own player's turn: { NAME($clearing) }
refused-14-3-2 = { NAME($clearing) } is not a corner where the Hundreds may start
refused-14-4-1 = a mob comes to a clearing of that suit without one, next to one: not { NAME($clearing) } ({ NAME($suit) }; { $there })
refused-14-4-3 = the warlord takes the place of a warrior, and { NAME($clearing) } has none ({ $there })
refused-14-4-4 =
    .of-0 = { NAME($word) } is the mood now, and has to change
    .of-1 = { NAME($word) } shows an item that is in the Hoard
refused-14-5-2 =
    .of-0 = no actions are left for { NAME($word) }: they have taken as many as their Command ({ $command })
refused-14-5-2-3 = { NAME($word) }: a stronghold takes rule of { NAME($clearing) } and a matching card ({ $counts }; { NAME($suit) }; { $hand })
    .of-none = { NAME($word) }: no clearing that the Hundreds rule with an open slot has a matching card in hand ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: no advance is left, or the warlord is not there for it ({ $advancing })
refused-14-6-1 = { NAME($word) }: a mob needs a warrior, a match, and none yet in { NAME($clearing) } ({ $there }; { $hand })
    .of-0 = { NAME($word) } takes a card in hand and a mob in the supply ({ $hand })
    .of-none = { NAME($word) }: no clearing with a warrior of the Hundreds and no mob has a matching card in hand ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: no advance is left, or the warlord is not there for it ({ $advancing })

# Why not, by the Eyrie: a message a clause; ".of-1" where it refuses a thing of that number.
refused-7-2-1 = { NAME($word) }: the Eyrie craft before they resolve the Decree
refused-7-3-2 = { NAME($clearing) } is not a corner where the Eyrie may start
refused-7-3-3 = { NAME($word) } is not face up
refused-7-4-2 = { NAME($word) }: only one bird card may be added to the Decree a turn
refused-7-4-3 = { NAME($word) }: a clearing with fewer warriors can take the new roost ({ $there })
refused-7-5-2-1 = { NAME($clearing) } has no roost of that suit ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { NAME($clearing) } is not of the card's suit ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { NAME($clearing) } is not of the card's suit ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 = a roost needs a matching, ruled clearing that has none: { NAME($clearing) } ({ NAME($suit) }; { $there })
refused-7-7-3 = { NAME($word) } lies face down

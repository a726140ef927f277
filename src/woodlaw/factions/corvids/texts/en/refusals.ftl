# Why not, by the Corvids: a message a clause; ".of-1" where it refuses a thing of that number.
refused-13-2-2 = both tokens of that kind are on the map: { NAME($word) }
refused-13-2-2-2 = { NAME($clearing) } holds a plot already ({ $there })
refused-13-2-4 = { NAME($word) }: a guess takes one's pieces at a facedown plot, and a match: { NAME($clearing) } ({ $there }; { $hand })
    .of-none = { NAME($word) }: no plot lies face down beside your pieces with a card in hand that matches it ({ $hand })
refused-13-3-2 = { NAME($clearing) } is not of the suit that is asked for ({ NAME($suit) })
refused-13-4-2 = { NAME($clearing) } has no facedown plot with a Corvid warrior beside it ({ $there })
    .of-0 = { NAME($word) }: no facedown plot has a Corvid warrior beside it
refused-13-4-3 =
    .of-0 = { NAME($word) }: once a turn, for a card of the hand
refused-13-5 =
    .of-0 = no actions are left for { NAME($word) }: there are three in Daylight
refused-13-5-2 = { NAME($clearing) } has not the warriors for it: one, and one for each plot this turn ({ $needs })
refused-13-5-4 = { NAME($word) }: a trick swaps two plots that both lie face up, or both face down ({ $facing })
refused-13-6-1 =
    .of-0 = { NAME($word) }: they have exerted themselves already
refused-13-7-2 = a snare holds { NAME($clearing) }: enemies place nothing there and move nothing away

# The questions to the Eyrie.
eyrie-setup-roost = Choose the corner clearing of the first roost
eyrie-setup-leader = Choose your leader
eyrie-birdsong-add = Choose a card to add to the Decree
    .done = add no more
eyrie-birdsong-new-roost = No roost is left: choose where a new one goes
eyrie-daylight-craft = Craft before the Decree?
    .done = go on to the Decree
    .craft = with roosts
eyrie-daylight-decree = Resolve a card of the { NAME($column) } column: choose its suit
    .bird = left: { $left-bird }
    .fox = left: { $left-fox }
    .rabbit = left: { $left-rabbit }
    .mouse = left: { $left-mouse }
eyrie-evening-discard = Discard down to five cards: choose one
eyrie-tuck-column = Choose the Decree column for { NAME($held) }
eyrie-recruit-clearing = { NAME($suit) } card: choose the roost to recruit at
eyrie-build-clearing = { NAME($suit) } card: choose the clearing of a new roost
eyrie-turmoil-leader = Turmoil: choose your next leader

gloss-builder = crafts for full points; Viziers: recruit, move
gloss-charismatic = recruits two at once; Viziers: recruit, battle
gloss-commander = an extra hit as attacker; Viziers: move, battle
gloss-despot = a point more for a battle's removals; Viziers: move, build

# The board of a Vagabond.
no-character = no character yet
board-in-forest = in { NAME($forest) } (clearings { $beside })
board-in-clearing = in clearing { $clearing }
board-torch-in = torch in clearing { $clearing }
board-special-used = special used this turn
board-room = room for { $number }/{ $most } items
board-special = special
board-tracks = tracks
board-tea = tea
board-coins = coins
board-bags = bags
board-satchel = satchel
board-damaged = damaged
board-seen-in = seen in
board-relations = relations
board-quests = quests
board-done = done
board-hostile = hostile
board-allied = allied (each aid +{ $points })
board-relation =
    { $space ->
        [0] { $number ->
            [one] indifferent (next: 1 aid, +{ $points })
           *[other] indifferent (next: { $number } aids, +{ $points })
        }
       *[other] { $number ->
            [one] space { $space } of { $most } (next: 1 aid, +{ $points })
           *[other] space { $space } of { $most } (next: { $number } aids, +{ $points })
        }
    }
character-thief-does = torch: steals a random card from a player in his clearing
character-tinker-does = torch: takes a card of his clearing's suit from the discard pile
character-ranger-does = torch: repairs three items, which ends Daylight
character-vagrant-does = torch: makes a player battle in his clearing, and scores what falls
character-arbiter-does = defenders beside him may enlist his swords, for a point of his
character-scoundrel-does = torch: stays in his clearing, burns it and bars it for good
character-adventurer-does = once a turn an item of a quest may be any, which damages it
character-harrier-does = torch: the pawn glides alone to any clearing
character-ronin-does = sword after the roll: an extra hit
character-cheat-does = once a turn a quest for any two items, which goes back to its deck
character-gladiator-does = any item, damaged by it: a warrior falls in peace, for a card
character-jailor-does = once a turn a card of his clearing's suit does for an item, for a point
board-related = { NAME($other) } { $relation }

# Why not, by the common rules: a message a clause; ".of-1" where it refuses a thing of that number.
refused-1-1-1 = not { NAME($word) }: { NAME($card) } has to be used first, its wording leaves no choice
refused-1-4-1 = { NAME($card) } has its own time in the turn, and this is not it ({ NAME($time) })
refused-1-4-2 = what is being done is finished first: { NAME($card) } cannot interrupt it
    .of-none = what is being done is finished first: { NAME($word) } cannot interrupt it
refused-1-4-3 = the last step of the turn has begun: it is too late for { NAME($card) }
    .of-none = the last step of the turn has begun: it is too late for { NAME($word) }
refused-1-5-1 = { NAME($word) }: no such pieces are left in the supply, which holds { $supply }
refused-2-1-1-2 = { NAME($card) } is no bird card, and no other suit can stand for a bird ({ NAME($card-suit) })
refused-2-1-2 = only ambush cards are played as ambush, and they cannot be crafted: { NAME($card) }
    .of-none = no card in hand can be crafted; ambush and dominance cards never are ({ $hand })
refused-2-1-3 = only dominance cards are activated, and they cannot be crafted: { NAME($card) }
    .of-none = no card in hand can be crafted; ambush and dominance cards never are ({ $hand })
refused-2-1-4 = { NAME($card) } lies in the play area, not in hand
refused-2-2-1 = { NAME($clearing) } is not adjacent; adjacent are: { $paths }
    .of-none = no clearing that could be reached is adjacent; adjacent are: { $paths }
refused-2-2-3 = { NAME($clearing) } has no open slot ({ $there })
refused-2-2-4 = a ruin fills the slot in { NAME($clearing) } ({ $there })
refused-2-4-1 = { NAME($word) } is not beside the place of the pawn ({ NAME($pawn) })
refused-3-3-1 = { NAME($word) }: a dominance card is activated from the hand, with ten points or more (points: { $score }; { $hand })
refused-3-3-2 = { NAME($word) }: an activated dominance card stays, and no other comes beside it ({ NAME($card) })
refused-3-3-4 = an available dominance card is taken for a card of its suit: { NAME($card) } ({ $hand })
    .of-none = an available dominance card is taken for a card of its suit, and none is in hand ({ $hand })
refused-4-1 = { NAME($word) }: there is no such card in hand to craft ({ $hand })
refused-4-1-1 = not enough crafting pieces of the right suits are left to activate for { NAME($card) } ({ $crafting })
    .of-none = no card in hand can be crafted by what can be activated: { $available } ({ $hand })
refused-4-1-2 = the item of { NAME($card) } is not in the supply any more ({ NAME($item) }; { $item-supply })
refused-4-1-3 = { $why ->
        [used] { NAME($word) } has been used this turn already
        [no-warriors] { NAME($word) }: none of your warriors is on the map to be removed
        [no-hands] { NAME($word) }: nobody that it may take from has a card in hand
        [no-crafted] { NAME($word) }: no enemy has crafted a card that lies in play
        [none-kept] { NAME($word) }: no warriors lie on it
        [no-items] { NAME($word) }: you have no face-up item to exhaust
        [no-fitting] { NAME($word) }: no card in hand fits a clearing with an enemy's warrior ({ $hand })
       *[other] { NAME($word) } cannot be used now
    }
    .at-saboteurs-enemy = { NAME($word) } has crafted no card that lies in play
    .of-0 = { NAME($word) } has no card in hand
refused-4-1-4 = { NAME($card) } already lies in the play area
refused-4-2 = no { NAME($side) } warriors that can move stand in { NAME($clearing) } ({ $there })
    .of-none = no { NAME($side) } warriors can move from anywhere ({ $standing })
refused-4-2-1 = { $is-ruled ->
        [yes] nothing may come to any clearing next to { NAME($clearing) } ({ $around })
       *[no] { $who ->
            [you] you do not rule { NAME($clearing) } ({ $counts }) nor any clearing next to it: { $around }
           *[other] { NAME($who) } { GENDER($who) ->
                [pl] rule
               *[other] rules
            } neither { NAME($clearing) } ({ $counts }) nor any clearing next to it: { $around }
        }
    }
    .at-move-target = { $who ->
        [you] you do not rule { NAME($origin) } ({ $origin-counts }) nor { NAME($clearing) } ({ $counts })
       *[other] { NAME($who) } { GENDER($who) ->
            [pl] rule
           *[other] rules
        } neither { NAME($origin) } ({ $origin-counts }) nor { NAME($clearing) } ({ $counts })
    }
    .of-none = a move needs rule where it starts or ends, and nowhere is there both that and a warrior to move ({ $stands })
refused-4-3 = { $fighters ->
        [0] no { NAME($side) } warriors stand in { NAME($clearing) } to battle ({ $there })
       *[other] there is no enemy piece to battle in { NAME($clearing) } ({ $there })
    }
    .of-none = a battle needs warriors of { NAME($side) } and an enemy piece in one clearing ({ $standing })
refused-4-3-1 = { NAME($card) } does not match the clearing of battle ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-1-1 = { NAME($card) } does not match the clearing of battle ({ NAME($card-suit) } ≠ { NAME($suit) })
refused-4-3-4 = { NAME($word) } cannot be used by this side in this battle
    .on-sappers = { NAME($word) }: only the defender can use it
    .on-brutal-tactics = { NAME($word) }: only the attacker can use it
refused-21-8 = { NAME($word) } is no enemy, but in a coalition with this player
refused-21-16 = { NAME($clearing) } does not match the card that was spent ({ NAME($suit) })
refused-21-23 = no enemy warrior can be replaced in { NAME($clearing) } ({ $there })
refused-21-24 = no enemy warrior can be removed from { NAME($clearing) } ({ $there })
refused = the Law forbids { NAME($word) } here

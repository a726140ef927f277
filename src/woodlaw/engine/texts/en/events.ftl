# What happens by the common rules: a message an event, its variables what the event is about.
event-placed = { NAME($seat) } { GENDER($seat) ->
        [pl] place
       *[other] places
    } a { NAME($kind) } in { $clearing }
event-placed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] place
       *[other] places
    } { $number } { NAME($kind, $number) } in { $clearings }
event-moved = { NAME($seat) } { GENDER($seat) ->
        [pl] move
       *[other] moves
    } { $number } from { NAME($origin) } to { NAME($target) }
event-battled = { NAME($seat) } { GENDER($seat) ->
        [pl] battle
       *[other] battles
    } { NAME($other) } in { $clearing }
event-ambushed = { NAME($seat) } { GENDER($seat) ->
        [pl] ambush
       *[other] ambushes
    } with { NAME($card) }
event-foiled = { NAME($seat) } { GENDER($seat) ->
        [pl] foil
       *[other] foils
    } the ambush with { NAME($card) }
event-rolled = the dice show { $higher } and { $lower }
event-hits = hits: { $attackers } by the attacker, { $defenders } by the defender
event-removed = { NAME($seat) } { GENDER($seat) ->
        [pl] lose
       *[other] loses
    } a { NAME($kind) } in { $clearing }
event-removed-alike = { NAME($seat) } { GENDER($seat) ->
        [pl] lose
       *[other] loses
    } { $number } { NAME($kind, $number) } in { $clearings }
event-scored = { NAME($seat) } { GENDER($seat) ->
        [pl] score
       *[other] scores
    } { $points }, now { $score }
event-lost = { NAME($seat) } { GENDER($seat) ->
        [pl] lose
       *[other] loses
    } { $points }, now { $score }
event-drew = { NAME($seat) } { GENDER($seat) ->
        [pl] draw
       *[other] draws
    } { $number }
event-drawn = { NAME($seat) } { GENDER($seat) ->
        [pl] get
       *[other] gets
    } { NAME($card) }
event-discarded = { NAME($seat) } { GENDER($seat) ->
        [pl] discard
       *[other] discards
    } { NAME($card) }
event-spent = { NAME($seat) } { GENDER($seat) ->
        [pl] spend
       *[other] spends
    } { NAME($card) }
event-crafted = { NAME($seat) } { GENDER($seat) ->
        [pl] craft
       *[other] crafts
    } { NAME($card) }
event-took-item = { NAME($seat) } { GENDER($seat) ->
        [pl] get
       *[other] gets
    } an item: { NAME($item) }
event-used = { NAME($seat) } { GENDER($seat) ->
        [pl] use
       *[other] uses
    } { NAME($card) }
event-shuffled = the discard pile of { $number } is shuffled into a new deck
event-turn = turn of { NAME($seat) }, round { $round }
event-phase = { NAME($phase) } of { NAME($seat) }
event-showed-hand = { NAME($seat) } { GENDER($seat) ->
        [pl] show
       *[other] shows
    } the hand to { NAME($other) }
event-stole = { NAME($seat) } { GENDER($seat) ->
        [pl] steal
       *[other] steals
    } { NAME($card) } from { NAME($other) }
event-won = { NAME($seat) } { GENDER($seat) ->
        [pl] win
       *[other] wins
    }, with { $score }
event-sat = { NAME($seat) } { GENDER($seat) ->
        [pl] start
       *[other] starts
    }
event-filled = a part of the setup is done
event-ignored = { NAME($seat) } { GENDER($seat) ->
        [pl] ignore
       *[other] ignores
    } hits: { $number }
event-extra = { NAME($seat) }: extra hits, { $number }
event-ended-battle = no attacker is left in { $clearing }; the battle ends
event-item-points = { NAME($seat) } { GENDER($seat) ->
        [pl] score
       *[other] scores
    } { $points } for the item, by a rule of its own
event-stopped = the game is cut short after round { $round }
event-activated = { NAME($seat) } { GENDER($seat) ->
        [pl] activate
       *[other] activates
    } crafting pieces: { NAME($suit) }, { $number }
event-revealed = { NAME($seat) } { GENDER($seat) ->
        [pl] reveal
       *[other] reveals
    } { NAME($card) }
event-limited = { NAME($seat) }: rolled hits { $rolled }, of which count { $allowed }
event-rested = Daylight of { NAME($seat) } ends
event-crafts-with = { NAME($seat) } { GENDER($seat) ->
        [pl] craft
       *[other] crafts
    } with each { NAME($kind) }
event-acted = { NAME($seat) }: { NAME($action) }
event-in-play = { NAME($card) } lies in the play area of { NAME($seat) }
event-may-move-again = { NAME($seat) } may move again, the same warriors or others
event-as-suit = { NAME($card) } of { NAME($seat) } stands for { NAME($suit) }
event-returned = { NAME($seat) }: { NAME($kind) } back to supply or track, { $number }
event-unlimited = hits of { NAME($seat) } that warriors do not limit: { $number }
event-available = { NAME($card) } is available to be taken
event-dominates = { NAME($seat) } { GENDER($seat) ->
        [pl] activate
       *[other] activates
    } { NAME($card) } and { GENDER($seat) ->
        [pl] score
       *[other] scores
    } no more
event-dominated = { NAME($seat) } { GENDER($seat) ->
        [pl] win
       *[other] wins
    } by { NAME($card) }
event-took-card = { NAME($seat) } { GENDER($seat) ->
        [pl] take
       *[other] takes
    } { NAME($card) }
event-found = { NAME($seat) } { GENDER($seat) ->
        [pl] find
       *[other] finds
    } in the ruin of { $clearing }: { NAME($item) }
event-fully-removed = everything in { $clearing } is removed; { NAME($seat) } { GENDER($seat) ->
        [pl] stay
       *[other] stays
    }, with damage
event-ordered = { NAME($seat) } { GENDER($seat) ->
        [pl] say
       *[other] says
    } what comes first: what the { NAME($kind) } sets off
event-won-along = { NAME($seat) } { GENDER($seat) ->
        [pl] win
       *[other] wins
    } with { NAME($other) }
event-set-off = the { NAME($kind) } that { NAME($seat) } lost in { $clearing } sets something off
event-stays = the { NAME($kind) } of { NAME($seat) } in { $clearing } cannot be removed so
event-looked-under = { NAME($seat) } { GENDER($seat) ->
        [pl] look
       *[other] looks
    } at the two items under the ruin of { $clearing }
event-saw-under = the items that { NAME($seat) } { GENDER($seat) ->
        [pl] see
       *[other] sees
    } there are { NAME($item) } and { NAME($other-item) }
event-left-under = { NAME($seat) } { GENDER($seat) ->
        [pl] take
       *[other] takes
    } nothing from the ruin of { $clearing }
event-is-ruin-item = { NAME($seat) } { GENDER($seat) ->
        [pl] mean
       *[other] means
    } the { NAME($item) } from a ruin
event-before-roll = before the roll in { $clearing } { NAME($seat) } may use an effect
event-caught = the Coffin Makers of { NAME($seat) } keep { $number } { NAME($kind, $number) }
event-sent-home = the Coffin Makers of { NAME($seat) } let go: { $number } { NAME($kind, $number) }
event-not-placed = { NAME($seat) } cannot place the { NAME($kind) }
event-moves-forced = { NAME($seat) } { GENDER($seat) ->
        [pl] force
       *[other] forces
    } { NAME($other) } to move out of { $clearing }
event-not-done = { NAME($seat) } { GENDER($seat) ->
        [pl] have
       *[other] has
    } not done all that { NAME($card) } asks for
event-remains = the { NAME($kind) } of { NAME($seat) } in { $clearing } stays there

# The questions of the common rules. A message is a question, its id with hyphens; ".done" and the
# words of other answers say what these are good for. Variables are slots of the frame or board.
turn-start-of-birdsong-window = Use a card at start of Birdsong?
    .done = no
turn-end-of-birdsong-window = Use a card at end of Birdsong?
    .done = no
turn-start-of-daylight-window = Use a card at start of Daylight?
    .done = no
turn-start-of-evening-window = Use a card at start of Evening?
    .done = no
move-origin = Choose the clearing to move from
    .done = no more moves
move-target = Choose the clearing to move to from { $origin }
move-number = How many warriors move from { $origin } to { $target }?
battle-clearing = Choose the clearing of battle
battle-defender = Choose whom to battle in clearing { $clearing }
battle-ambush = { NAME($side) } { GENDER($side) ->
        [pl] attack
       *[other] attacks
    } you in clearing { $clearing }: play an ambush?
    .done = no ambush
battle-foil = You are ambushed in clearing { $clearing }: foil it?
    .done = let it hit
battle-who-acts-first = Choose who acts first before the roll
battle-enlist-first = Enlist somebody in clearing { $clearing } for more rolled hits?
    .done = nobody
battle-enlist = Enlist somebody in clearing { $clearing } for more rolled hits?
    .done = nobody
battle-who-uses-first = Choose who uses battle effects first
battle-effects-first = Use a battle effect in clearing { $clearing }?
    .done = no
    .special = your own, for an extra hit
battle-effects-second = Use a battle effect in clearing { $clearing }?
    .done = no
    .special = your own, for an extra hit
losses-warrior = Choose the warriors to lose in clearing { $clearing }; hits left: { $hits }
losses-piece = Choose a piece to lose in clearing { $clearing }; hits left: { $hits }
craft-card = Choose the card to craft
craft-suit = Choose the suit of a crafting piece to activate; needed: { $any-left }
activate-dominance-card = Choose the dominance card to activate
take-dominance-which = Choose the dominance card to take
take-dominance-pay = Choose the card to spend for it
spread-where = Not enough for all: choose a clearing that gets one
full-removal-first = Both pawns meet a full removal: who damages items first?
removal-next = Choose what the removal sets off first
# Any window in a phase, of which there are many.
window = Use a card in play?
    .done = no

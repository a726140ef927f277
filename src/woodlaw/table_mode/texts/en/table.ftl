# What is said where people play with the real box.

table-welcome = woodlaw, unofficial: at the real table with { $players }; map { NAME($map) }, deck { NAME($deck) }, printing { $printing }.
table-how = Enter dice, and cards as they are shown; hands stay hidden. Type help for the rest.
table-help =
    Answer for whoever is asked, as it happens at the table: with the key of an
    option, with its word, or with a whole intent such as "move 2 warrior 7 8" or
    "craft sword". 0 is done, always. Dice are entered as they fall: "2 1".

    Cards are named when all see them, and at no other time. A card that goes
    where others do not see it is "unseen". Several cards that are spent or
    discarded together can be named in one line, in any order.

      why WORDS   why that may not be done here, or what it would do; no WORDS:
                  what the Law says
      law WORDS   a clause by its number, or the clauses that fit a word
      undo        take back the last thing entered, and so on to the beginning
      board [N]   the map, and what lies before the players; N: a clearing, or
                  whose board: a faction's word
      map  table  the map alone; all of it in words and numbers
      log [N]     the last N things that happened (20)
      save [NAME] where the game is kept; NAME: copy it to NAME.jsonl
      help  quit  "woodlaw resume" goes on with a game that was stopped

    With two Vagabonds, what one sees under a ruin is not entered: only what is
    taken from it, or "none".
table-asked = { NAME($seat) }: { $question }
table-or-card = or a card, by its name:
table-setup-starting-player = Who starts?
table-setup-order-first = Which Vagabond sets up first?
table-battle-roll = Roll both dice: what do they show?
table-vagabond-explore-item = Which item lies under the ruin?
table-hundreds-raze-ruin-item = Which item lies under the razed ruin?
table-hundreds-mob-die-roll = Roll the mob die: which suit does it show?
table-vagabond-draw-quests-quest = Which quest is laid open?
table-vagabond-new-quest-quest = Which quest is laid open?
table-alliance-draw-supporters-card = The stack is full: which card was drawn and discarded?
table-laid-open = Which cards of { $holder } have to be discarded? Name them all, or "none"
table-laid-open-drawn = A supporter was drawn; which have to be discarded now? Name them all, or "none"
table-gloss-unseen = a card that goes where others do not see it
table-gloss-stays = it stays there, unseen by the others
word-unseen = unseen
word-none = none
table-after-laid = { $word } comes after the cards that are laid open
table-not-unseen = no card goes unseen here; name it
table-not-under = { $item } cannot lie there, after what everybody has seen
table-lies-open = { $number ->
        [one] { $card } cannot be there: it lies open
       *[other] { $card } cannot be there: copies lie open, all { $number }
    }
table-not-played = { $card } is not played with
table-not-there = { $card } cannot be there, after what everybody has seen
table-not-laid = { $card } is none of the cards that have to be laid open
table-not-just-these = { NAME($seat) } cannot have just these there, after what has been seen
table-no-outcome = { $word } is no outcome of this event
table-hidden = hidden
table-no-words = no words
table-no-card = no card { $word } in this deck
table-nothing-to-undo = There is nothing to take back.
table-hidden-pieces = --table: not with the Corvids yet, whose plots lie hidden on the map.
table-none-of-both = --table is for people with the real box; it takes no { $option }.

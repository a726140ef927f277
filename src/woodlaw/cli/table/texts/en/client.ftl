# What the table says to the persons who sit at it.

you = you
a-card = a card

help =
    Answer with the key of an option, with its word, or with a whole intent such
    as "move 2 warrior 7 8" or "battle eyrie 12". 0 is done, always. Where
    clearings or amounts are asked, the key is the clearing's or the amount
    itself. (Through a pipe, a number that is no key counts the options.)

      why WORDS      why that may not be done here, or what it would do; no
                     WORDS: what the Law says about this question
      law WORDS      a clause by its number, or the clauses that fit a word
      undo           take back your last answer, up to the last die, draw, card
                     shown to you, or answer of another player
      board [N]      the map, and what lies before the players; N: a clearing,
                     or whose board: a faction's word, or mine
      map  table     the map alone; all of it in words and numbers
      hand  discard  your cards and what you know of others'; the discard pile
      log [N]        the last N things that happened (20)
      0 this turn    a standing answer: given for you to this question "this
                     turn", "this phase" or "always"; "warrior before roost
                     always" gives the first that is legal
      standing       your standing answers; "standing clear" ends them all,
                     "standing clear 1" the first
      save [NAME]    where the game is kept; NAME: copy it to NAME.jsonl
      scenario NAME  write this question to NAME.yml, which "woodlaw check" runs
                     (all hidden cards stand in it)
      help  ?  quit  an empty line shows the question again; "woodlaw resume"
                     goes on with a game that was stopped

    On a terminal, Tab completes words, and the up key brings back lines.

# ---------------------------------------------------------------- playing

leads-to-turmoil = Turmoil this turn for sure
only-answer = Only { $answer }: { $question }
standing-answered = Your standing answer, { $scope }, { $answer }: { $question }
since-your-turn = Since your last turn
enter-for-map = Press Enter for the map and your hand.
game-over =
    { $number ->
        [0] Game over: no winner. Points: { $points }.
        [one] Game over: the winner is { $winners }. Points: { $points }.
       *[other] Game over: the winners are { $winners }. Points: { $points }.
    }
hide-and-pass = Pass to { NAME($seat) }. Press Enter to hide what is shown here.
your-screen = What follows is for { NAME($seat) }. Press Enter.
still-open = You can still: { $words }. Type 0 again, or press Enter, for: { $answer }.
number-alone = { $key } is the number of an option and stands alone; in several words it is { $word }
done-alone = { $key } stands alone, or before "this turn", "this phase" or "always"
standing-form = a standing answer is one answer, or several with "before" between them
is-playing = { NAME($seat) } { GENDER($seat) ->
        [pl] are
       *[other] is
    } playing ...
will-stand = Standing answer, { $scope }: { $answer }.
word-always = always
word-this-turn = this turn
word-this-phase = this phase
word-before = before

# ---------------------------------------------------------------- stopping

input-ended = Input ended; the game stops here, unfinished.
stopped = The game stops here, unfinished.
how-to-leave = Type quit, or press Ctrl-D, to stop; what is answered is kept.
no-game = No game was begun.
too-long = That is too long for an answer.
too-many-lines = standard input: { $number } lines in a row were no answer

# ---------------------------------------------------------------- commands

no-words-after = { $command } takes no words after it.
no-such-word = { $word } means nothing; perhaps you mean { $words }
you-may = You may. It would lead to this:
you-may-plainly = You may.
you-may-not = No. { $reason } ({ $clause })
you-may-not-plainly = No. { $reason }.
then-question = Then: { $question }
not-paraphrased = not paraphrased yet
no-clause = No clause fits { $words }.
no-clause-near = No clause fits { $words }. Near it: { $clauses }.
more-clauses =
    { $number ->
        [one] and one more; name a clause by its number
       *[other] and { $number } more; name a clause by its number
    }
board-usage = board takes no words, a clearing from 1 to { $last }, or whose board: { $names }.
log-usage = log takes the number of lines to show, such as log 40.
taken-back = Taken back.
nothing-to-take-back =
    { $reason ->
        [others-answered] There is nothing to take back: another player has answered since.
        [chance-since] There is nothing to take back: a die was rolled or a card was drawn since.
        [shown-since] There is nothing to take back: something hidden was shown to you since.
       *[just-begun] There is nothing to take back: the game has just begun.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = You have no standing answers. "0 this turn" at a question gives one.
standing-usage = standing takes no words, or clear, or clear and the number of one of them.
standing-cleared =
    { $number ->
        [0] There are no standing answers to clear.
        [one] One standing answer is cleared.
       *[other] { $number } standing answers are cleared.
    }
not-kept = This game is not kept: the folder of games cannot be written.
kept-in = The game is kept in { $file }, every answer at once.
needs-a-name = { $command } needs a name of letters, digits, dots, dashes and underscores.
file-exists = { $file } exists already, so nothing was written; choose another name.
not-written = { $file } cannot be written: { $reason }.
save-written = Wrote { $file }, all hidden cards included. woodlaw resume { $file } goes on from here.
table-save-written = Wrote { $file }. woodlaw resume { $file } goes on from here.
scenario-written = Wrote { $file }, all hidden cards included. woodlaw check { $file } runs it.

# ---------------------------------------------------------------- before a game

wizard-welcome = A new game. Press Enter for what stands in brackets, or answer with numbers or words; "back" goes a step back.
wizard-seats = How many factions play? [{ $default }]
wizard-factions = Which, in clockwise order? [{ $default }]
wizard-wrong-number = { $number } factions are needed, not { $found }.
wizard-no-faction = There is no faction { $answer }; there is: { $words }.
wizard-first-step = There is no step before this one.
wizard-you = Which do you play? Several: you pass the terminal on. [{ $default }]
wizard-bots = Which bot plays the others? One for all, or one for each. [{ $default }]
wizard-map = On which map? [{ $default }]
wizard-deck = With which deck? [{ $default }]
wizard-first = Who starts? [{ $default }]
wizard-one-of = { $answer } is none of: { $words }.
map-autumn = Autumn
deck-standard = standard
deck-exiles = Exiles and Partisans
player-person = person
player-random = random
player-greedy = greedy
by-chance = chance
none-plays = none
you-alone = none stands alone: nobody plays
you-not-here = no player { $answer } in this game; there is: { $words }
you-twice = { NAME($seat) } { GENDER($seat) ->
        [pl] are
       *[other] is
    } named twice
no-bot = no bot { $answer }; there is: { $words }
bots-for-seats = { $number } bots for { $seats } seats without a person
welcome = woodlaw, unofficial: { $players }; map { NAME($map) }, deck { NAME($deck) }, printing { $printing }, seed { $seed }. { NAME($starter) } { GENDER($starter) ->
        [pl] start
       *[other] starts
    }.
going-on = woodlaw, unofficial: { $players }; going on in { $file }.
type-help = Type help for what you can type besides an answer.
will-not-be-kept = Your folder of games cannot be written: this game will not be kept.
forest-lies = between the clearings { $clearings }

# What the browser client says besides what the package says.
web-language = Language
web-theme = Colours
web-theme-auto = automatic
web-theme-light = light
web-theme-dark = dark
web-no-page = There is no such page.
web-to-start = To the start
web-no-server = The server does not answer. Try again in a moment.
web-close = Close
web-law-note = In our own words. Where they differ, the publisher's Law of Root decides.
web-fan-work = woodlaw is an unofficial work of fans. Root belongs to Leder Games.

# ---------------------------------------------------------------- before a game

web-new-game = A new game
web-faction-of-seat = Faction of seat { $number }
web-player-of-seat = Who plays seat { $number }
web-bot = Bot: { $bot }
web-by-invite = By invitation
web-remove-seat = Remove seat { $number }
web-add-seat = Add a seat
web-deck = Deck
web-begin = Begin
web-beginning = The game begins …
web-your-games = Your games
web-status-waiting = waits for players
web-status-running = being played
web-status-over = over
web-invite-used = This invitation was used already, or there never was one.

# ---------------------------------------------------------------- waiting

web-waiting = The game begins once all seats are taken.
web-seat-taken = taken
web-seat-open = open
web-make-invite = Make an invitation
web-invite-link = Pass this link on; it is good once:
web-copy = Copy
web-copied = Copied

# ---------------------------------------------------------------- at the table

web-round = Round { $round }
web-score-track = Points
web-score-of = { NAME($seat) }: { $points }
web-map = The woodland
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = ruled by { NAME($seat) }
web-slots = open slots: { $number }
web-ruin = a ruin
web-legal = can be chosen
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Answers
web-not-now = Not possible now – why?
web-clause = Clause { $number } of the Law
web-undo = Take back
web-why-not = Why not { $answer }?
web-pass-on = Now it is the turn of { NAME($seat) }. Pass the screen on.
web-i-am = I am { NAME($seat) }
web-lost-connection = The connection is lost; it is being made again …
web-refused-connection = The server does not let you look on.
web-hand = Your hand
web-hand-empty = no cards
web-cost = costs: { $cost }
web-gives = gives { NAME($item) }
web-boards = Boards
web-log = What happened
web-to = Go to
web-to-question = Question
web-to-boards = Boards
web-to-log = Log
web-deck-size = Deck: { $number }
web-discard = Discard pile: { $number }
web-item-supply = Items that can still be crafted
web-dominance = Available dominance cards
web-where-to = Where to? The same place again puts it back.
web-fewer = one fewer
web-more = one more
web-so-many = { $number } of them
web-battle-in = Battle in { NAME($clearing) }

# ---------------------------------------------------------------- boards

web-space =
    { $state ->
        [free] space { $place }, uncovered: points { $points }, cost { $cost }
       *[other] space { $place }, covered: points { $points }, cost { $cost }
    }

# How a game begins: who plays what, what is agreed, who is still to come; and lists of games.
web-welcome = Who will rule the woodland?
web-style-marquise = Holds most of the woodland from the start, and builds. Good for a first game.
web-style-eyrie = Follows a plan that grows each turn: mighty, until it cannot be kept.
web-style-alliance = Few at first: wins hearts everywhere, then rises in revolt.
web-style-vagabond = Alone and without an army: goes where it likes, trades, helps or robs.
web-style-corvids = Lay hidden plots and bluff: the others have to guess.
web-style-hundreds = A warlord of changing moods leads a horde that loots and burns.
web-changes-places = swaps with seat { $number }
web-character-of-seat = Character of seat { $number }
web-character-later = Character: chosen later
web-whoever = Whoever comes first
web-deck-standard-is = The deck of the base game. Good for a first game.
web-deck-exiles-is = Other things to craft, for those who know the base game.
web-reach = These factions reach { $reached }; for { $number } players the Law recommends { $recommended } or more.
web-reach-how = Such a game can be one-sided or slow. It can be played all the same.
web-begin-anyway = Begin all the same
web-open-table = Open the table
web-together = Playing with others
web-days = Time for each turn
web-days-none = no limit
web-days-number =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
web-late = If somebody is late
web-late-wait = the others wait
web-late-bot = a bot answers until the turn ends: { $bot }
web-watched = others may watch
web-not-watched = nobody else watches
web-without-chat = without a chat
web-company = At the table
web-map-name = Map
web-terms = What is agreed
web-invited = You are invited to a game
web-looks-for-players = A game that looks for players
web-cannot-join = No seat to take
web-take = Take a seat
web-take-as = Take the seat: { NAME($seat) }
web-agree-late = If I am late, a bot answers for me until the turn ends ({ $bot }). I agree to that, for me and for the others.
web-seat-yours = your seat
web-no-open-seat = There is no open seat in this game any more.
web-look-on = Watch
web-come = Here: { $number } of { $most }
web-invite-again = A new invitation to a seat makes the older link to it void.
web-host-invites = Whoever made the game invites the others.
web-open-games = Games that look for players
web-your-turn = Your turn
web-turn-of = To answer: { NAME($seat) }
web-due = Time is up { $when }
web-overdue = Time ran out { $when }

# What stands beside the question: standing answers, the way back, talk, hints, the guide.
web-aids = More at this question
web-stand = Answer the same way from now on …
web-stand-how = Choose one answer, or several in the order in which you prefer them: the first that is possible is given. Where none is, you are asked.
web-stand-scope = For how long?
web-stand-tell = Answer this way
web-standing = Your standing answers
web-standing-now = One of them answers this question in a moment.
web-standing-no-more = Ask me again

web-further = Go back further …
web-further-how = Back to before what?
web-further-alone = All from there on is taken back. It can still be read, struck through.
web-further-together = All from there on is taken back once everybody who plays agrees. It can still be read, struck through.
web-wish = { NAME($seat) } asks to take this back:
web-wish-own = You have asked to take this back:
web-wish-more =
    { $number ->
        [one] and one thing more
       *[other] and { $number } things more
    }
web-still-to-agree = Still to agree: { $names }
web-agree = Agree
web-disagree = Disagree
web-withdraw = Withdraw the request
web-not-agreed = Not everybody agreed: nothing is taken back.

web-with-chat = with a chat
web-chat = Chat
web-chat-unread =
    { $number ->
        [one] one new line
       *[other] { $number } new lines
    }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say to all
web-chat-send = Send

web-leave = Leave …
web-leave-how = A bot plays on in your place until the game is over, and you look on. That cannot be taken back.
web-leave-bot = Who plays on?
web-leave-now = Let the bot play on
web-has-left = A bot now plays { NAME($seat) }
web-is-helped = { NAME($seat) } { GENDER($seat) ->
        [pl] are
       *[other] is
    } late: a bot answers
web-is-back = Back again: { NAME($seat) }

web-rematch = Play again
web-rematch-waits = The next game has begun
web-rematch-join = Join it

web-deadline = To be answered by { $when }: { NAME($seat) }.
web-deadline-you = You have until { $when }.
web-deadline-late = After that a bot answers for the rest of the turn: { $bot }.
web-helped = You are late, so a bot answers for you.
web-here-again = I am back

web-hint = Hint
web-hint-is = The bot { $bot } would answer:
web-hint-knows = It knows what you may know, and no more.
web-hint-thinking = The bot is thinking …

web-guide = Guide
web-guide-title = What is this about?
web-guide-clearing = Clearings on the map that you can choose have a dashed ring. Click one.
web-guide-forest = Forests on the map that you can choose have a dashed ring. Click one.
web-guide-card = Cards in your hand that you can choose stand out. Click one.
web-guide-list = Click one of the answers listed below.
web-guide-listed = All of them are listed below too.
web-guide-done = The dashed one at the end means that you want nothing more here.
web-guide-keys = The keys 1 to 9 choose from the list, 0 is the dashed answer, U takes back.
web-guide-why = Click anything else, and you are told why it is not possible. A number such as this one opens the Law.
web-guide-seen = Understood
web-guide-stop = No more guide

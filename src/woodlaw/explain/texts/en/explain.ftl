# What explaining says beside the reasons of the Law: words that answer nothing, what would be legal,
# what there is in a clearing, and the parts that reasons name.
words-clearing = clearing, clearings
words-warriors = warriors
words-between = from, to, in, with, and, a, the
no-words = no words
too-many-words = more than { $most } words are no single intent
waits-for-chance = dice or cards decide now, not words
game-is-over = { $word }: the game is over
not-asked-here = { $word } does not answer what is asked here
    .options = { $word } does not answer what is asked here; one of: { $words }
    .guesses = { $word } does not answer what is asked here; did you mean { $words }?
not-asked-then = { $word } does not answer what is asked then
    .options = { $word } does not answer what is asked then; one of: { $words }
    .guesses = { $word } does not answer what is asked then; did you mean { $words }?
means-nothing = { $word } means nothing: it is no action, place, piece, card, item, player or number
    .guesses = { $word } means nothing; did you mean { $words }?
after-chance = { $word } comes after a chance event
after-secret = { $word } comes after something hidden shows
no-outcome = { $word } is no outcome of this event
explained-legal = Legal for { $seat }.
explained-illegal = Not legal ({ $clause }): { $reason }
explained-plainly = Not legal: { $reason }
explained-instead = Would be legal:
remedy-rule = to rule { NAME($clearing) }, warriors or buildings are lacking: { $number }
remedy-missing = lacking: { $number }
remedy-at-most = at most { $number }
remedy-instead = in place of { $word }, with the rest as it is: { $words }
at-clearing-is = { NAME($clearing) }: { NAME($suit) }; slots: { $slots }, of them open { $open }, under ruins { $ruins }
at-clearing-paths = next to it: { $paths }
at-clearing-pieces = pieces: { $pieces }
at-clearing-ruled = { NAME($ruler) } { GENDER($ruler) ->
        [pl] rule
       *[other] rules
    } ({ $counts })
at-clearing-ruled-on-a-tie = { NAME($ruler) } { GENDER($ruler) ->
        [pl] rule
       *[other] rules
    } by the tie ({ $counts })
at-clearing-unruled = no one rules ({ $counts })
at-clearing-6-2-2 = the keep: only the Marquise places pieces here
at-clearing-8-2-6 = sympathy: other players' warriors who move here or remove it cause Outrage
at-clearing-8-4-2-2-1 = Martial Law: sympathy would take one more supporter here
at-clearing-13-2-4 = a plot lies face down: whoever has pieces here may guess it in their turn
at-clearing-13-7-2 = a snare: enemies of the Corvids place nothing here and move nothing away
at-clearing-14-2-2 = the warlord: only battle removes him
at-clearing-14-4-1 = a mob razes here in Birdsong of the Hundreds
at-clearing-26-6-2 = the Scoundrel's torch: nothing comes here any more
oneself = you
no-one = no one
nowhere = nowhere
any-suit = any suit
none-of-them = none
count = { NAME($seat) } { $number }
amount =
    { $number ->
        [1] { NAME($name) }
       *[other] { NAME($name) } ×{ $number }
    }
in-clearing = { $number } ({ $pieces })
time-start-of-birdsong = at start of Birdsong
time-birdsong = in Birdsong
time-end-of-birdsong = at end of Birdsong
time-start-of-daylight = at start of Daylight
time-daylight = in Daylight
time-start-of-evening = at start of Evening
time-evening = in Evening
time-battle = in battle
time-none = at no time, it works by lying in play
fact-hand = in hand: { $cards }
fact-crafting = cost: { $cost }; can be activated: { $available }
fact-needs = needed: { $needed }, there: { $have }
fact-facing = face down: { $down }; face up: { $up }
fact-advancing = Prowess { $prowess }, advances taken { $advances }; the warlord: { NAME($warlord) }
fact-sympathetic = { NAME("piece-sympathy") }: { $sympathy }
fact-roosts = { NAME("piece-roost") }: { $roosted }
next-hidden = what follows depends on what is hidden from you
next-chance = then dice or cards decide
next-nobody = then the game is over
next-again = then it is you who is asked again
next-seat = then { NAME($seat) } { GENDER($seat) ->
        [pl] are
       *[other] is
    } asked
fact-based = bases: { $bases }

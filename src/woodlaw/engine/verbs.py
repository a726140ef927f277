"""What can be said to have happened: the verbs of events.

An event is a clause, a verb and three numbers; the comment says what the numbers are.
"""

from typing import Final

PLACED: Final = 1  # seat, kind, clearing
MOVED: Final = 2  # seat, number, origin * PLACES + target
BATTLED: Final = 3  # attacker, defender, clearing
AMBUSHED: Final = 4  # seat, card, clearing
FOILED: Final = 5  # seat, card, clearing
ROLLED: Final = 6  # higher, lower, clearing
HITS: Final = 7  # attacker's hits, defender's hits, clearing
REMOVED: Final = 8  # owner, kind, clearing
SCORED: Final = 9  # seat, points, score after
LOST: Final = 10  # seat, points, score after
DREW: Final = 11  # seat, number of cards
DRAWN: Final = 12  # seat, card (seen by the seat alone)
DISCARDED: Final = 13  # seat, card
SPENT: Final = 14  # seat, card
CRAFTED: Final = 15  # seat, card
TOOK_ITEM: Final = 16  # seat, item
USED: Final = 17  # seat, card
SHUFFLED: Final = 18  # cards in the new deck
SAVED: Final = 19  # seat, number of warriors, clearing they return to
TURN: Final = 20  # seat, round
PHASE: Final = 21  # seat, phase
TUCKED: Final = 22  # seat, card, column
RESOLVED: Final = 23  # seat, suit, column
TURMOIL: Final = 24  # seat
LEADER_SET: Final = 25  # seat, leader
SHOWED_HAND: Final = 26  # owner, viewer
STOLE: Final = 27  # thief, victim, card (seen by both)
WON: Final = 28  # seat, score
SAT: Final = 29  # the seat that starts
FILLED: Final = 30  # items or ruins or slots put out
IGNORED: Final = 31  # seat, hits ignored
EXTRA: Final = 32  # seat, extra hits
ENDED_BATTLE: Final = 33  # attacker, defender, clearing
ITEM_POINTS: Final = 34  # seat, points for an item by the faction's own rule
STOPPED: Final = 35  # round: the game is cut short
ACTIVATED: Final = 36  # seat, suit, how many pieces of it are activated now
REVEALED: Final = 37  # seat, card
LIMITED: Final = 38  # seat, hits rolled, hits allowed
FAILED: Final = 39  # seat, suit, column: the card's action cannot be fully taken
PURGED: Final = 40  # seat
DEPOSED: Final = 41  # seat, leader
TURNED_UP: Final = 42  # seat
VIZIERS: Final = 43  # seat, leader
RESTED: Final = 44  # seat
CRAFTS_WITH: Final = 45  # seat, kind
ACTED: Final = 46  # seat, action id
LEADS: Final = 47  # seat, leader: what its card gives holds from now on
IN_PLAY: Final = 48  # seat, card
MAY_MOVE_AGAIN: Final = 49  # seat
AS_SUIT: Final = 50  # seat, card, suit it stands for
RETURNED: Final = 51  # owner, kind, number
UNLIMITED: Final = 52  # seat, extra hits in all, clearing
AVAILABLE: Final = 53  # seat, card: a dominance card lies beside the map
STACK_FULL: Final = 54  # seat
SUPPORTED: Final = 55  # giver, the Alliance's seat
SUPPORTER: Final = 56  # giver, card (seen by giver and Alliance)
OUTRAGED: Final = 57  # payer, the Alliance's seat, clearing
REVOLTED: Final = 58  # seat, clearing
TRAINED: Final = 59  # seat, new officers, officers now
MARTIAL_LAW: Final = 60  # seat, clearing
LOST_OFFICERS: Final = 61  # seat, officers lost, officers left
DOMINATES: Final = 62  # seat, card: a dominance card is activated
DOMINATED: Final = 63  # seat, card: and wins
TOOK_CARD: Final = 64  # seat, card

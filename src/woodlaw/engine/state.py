"""The state of a game: plain numbers, and a stack of small frames that says where it is.

Everything here is data; the rules are code over it. ``State.copy`` is cheap because frames and
the rarely changed vectors are replaced, never written, and so are shared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from woodlaw.engine.ids import NOBODY, PLACES
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.setup import Setup

# Chance: resolved at once by the state's generator, or asked like a question.
SAMPLED: Final = 0
EXPLICIT: Final = 1

# Slots of ``State.turn``: facts of the present turn.
TURN_SEAT: Final = 0
ROUND: Final = 1
PHASE: Final = 2  # the phase, or START + phase
USED: Final = 3  # bit per card index: effects used up this turn
ACTIVATED: Final = 4  # crafting pieces activated this turn, by suit (4 to 7)
FIRST_SEAT: Final = 8
TURN_SLOTS: Final = 9

# Slots of a seat's board; the engine knows the first, the faction the rest.
BOARD: Final = 72
START_CLEARING: Final = 0

# Who has won: a bit per seat, or one of these.
RUNNING: Final = 0
ENDED: Final = 1

EVERYBODY: Final = -1


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: a clause, a verb, three numbers, and a bit per seat that sees it."""

    def __init__(self, clause: i64, verb: i64, a: i64, b: i64, c: i64, seen: i64) -> None:
        self.clause = clause
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.seen = seen


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Where a procedure stands. Never written once made: a change makes a new frame."""

    def __init__(
        self, procedure: Procedure, step: i64, slots: vec[i64], below: Frame | None
    ) -> None:
        self.procedure = procedure
        self.step = step
        self.slots = slots
        self.below = below


@mypyc_attr(acyclic=True)
class State:
    """One position of one game.

    ``pieces[kind * PLACES + place]`` counts pieces (place 0 is the supply or track);
    ``strength[seat * PLACES + clearing]`` and ``open[clearing]`` are kept beside it: warriors
    and buildings there, and slots not filled. ``cards[zone * setup.designs + card]`` counts
    cards by design, ``sizes[zone]`` sums them up. ``items`` is the supply by kind, then each
    seat's Crafted Items box, then what lies exhausted in each (see ``crafted_items``). ``limbo``
    holds pairs (index into ``pieces``, count) of pieces on their way off the map. ``known`` says
    what seats have learned of hands (see ``knowledge``), ``under`` what lies under ruins and who
    has looked there (see ``ruins``).
    ``log`` and ``outcomes`` collect events and chance outcomes where somebody wants them; they
    are no part of the position.
    """

    def __init__(
        self,
        setup: Setup,
        pieces: vec[i64],
        strength: vec[i64],
        open_slots: vec[i64],
        cards: vec[i64],
        sizes: vec[i64],
        items: vec[i64],
        scores: vec[i64],
        turn: vec[i64],
        boards: vec[i64],
        suits: vec[i64],
        ruins: vec[i64],
        limbo: vec[i64],
        known: vec[i64],
        fixed: vec[i64],
        under: vec[i64],
    ) -> None:
        self.setup = setup
        self.pieces = pieces
        self.strength = strength
        self.open = open_slots
        self.cards = cards
        self.sizes = sizes
        self.items = items
        self.scores = scores
        self.turn = turn
        self.boards = boards
        self.suits = suits
        self.ruins = ruins
        self.limbo = limbo
        self.known = known
        self.fixed = fixed
        self.under = under
        self.top: Frame | None = None
        self.asking: i64 = NOBODY
        self.result: i64 = 0
        self.over: i64 = RUNNING
        self.winners: i64 = 0
        self.chance: i64 = SAMPLED
        self.rng_a: i64 = 0
        self.rng_b: i64 = 0
        self.rng_c: i64 = 0
        self.rng_n: i64 = 1
        self.log: list[Event] | None = None
        self.outcomes: list[int] | None = None

    def copy(self) -> State:
        """A position of its own that shares nothing which is ever written in place."""
        t = State(
            self.setup,
            self.pieces[:],
            self.strength[:],
            self.open[:],
            self.cards[:],
            self.sizes[:],
            self.items[:],
            self.scores[:],
            self.turn[:],
            self.boards[:],
            self.suits,
            self.ruins,
            self.limbo,
            self.known,
            self.fixed,
            self.under,
        )
        t.top = self.top
        t.asking = self.asking
        t.result = self.result
        t.over = self.over
        t.winners = self.winners
        t.chance = self.chance
        t.rng_a = self.rng_a
        t.rng_b = self.rng_b
        t.rng_c = self.rng_c
        t.rng_n = self.rng_n
        return t

    # ------------------------------------------------------------ the stack
    def push(self, procedure: Procedure, slots: vec[i64]) -> None:
        """Put a procedure on the stack, to be done before what stands below it goes on."""
        self.top = Frame(procedure, 0, slots, self.top)

    def again(self, f: Frame) -> None:
        """Come back to the step that is running, once what it pushes is done."""
        self.top = Frame(f.procedure, f.step - 1, f.slots, f.below)

    def again_with(self, f: Frame, slot: i64, value: i64) -> None:
        """The same with a slot changed."""
        slots = f.slots[:]
        slots[slot] = value
        self.top = Frame(f.procedure, f.step - 1, slots, f.below)

    def set(self, f: Frame, slot: i64, value: i64) -> Frame:
        """Replace the running procedure's frame by one with a slot changed."""
        slots = f.slots[:]
        slots[slot] = value
        changed = Frame(f.procedure, f.step, slots, f.below)
        self.top = changed
        return changed

    def finish(self, f: Frame) -> None:
        """End the running procedure here."""
        self.top = f.below

    # ------------------------------------------------------------ telling
    def tell(self, clause: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        """Note an event that everybody sees."""
        if self.log is not None:
            self.log.append(Event(clause, verb, a, b, c, EVERYBODY))

    def whisper(self, clause: i64, verb: i64, a: i64, b: i64, c: i64, seen: i64) -> None:
        """Note an event that only the seats with a bit in ``seen`` see."""
        if self.log is not None:
            self.log.append(Event(clause, verb, a, b, c, seen))

    # ------------------------------------------------------------ short ways to common facts
    def there(self, kind: i64, place: i64) -> i64:
        """How many pieces of a kind (numbered over all seats) stand at a place."""
        at = kind * PLACES + place
        return self.pieces[at]

    def warriors(self, seat: i64, clearing: i64) -> i64:
        """A seat's warriors in a clearing, those told apart from the others included."""
        total: i64 = 0
        at = self.setup.kind_base[seat] * PLACES + clearing
        beyond = at + self.setup.warrior_kinds[seat] * PLACES
        while at < beyond:
            total += self.pieces[at]
            at += PLACES
        return total

    def board(self, seat: i64, slot: i64) -> i64:
        """A number on a seat's board."""
        at = seat * BOARD + slot
        return self.boards[at]

    def write(self, seat: i64, slot: i64, value: i64) -> None:
        """Set a number on a seat's board."""
        self.boards[seat * BOARD + slot] = value

    def hand(self, seat: i64) -> i64:
        """2.1, 1.2.1: how many cards a seat holds, which everybody may know."""
        zone = self.setup.hand_zone(seat)
        return self.sizes[zone]


SUBJECTS: Final = 4096
NO_SUBJECT: Final = SUBJECTS - 1
PREFIX: Final = 1 << 40


def refuse(clause: i64, subject: i64) -> i64:
    """A refusal: a clause and a number that says what it is about, in one int above 0."""
    return clause * SUBJECTS + subject


def prefix(refusal: i64) -> i64:
    """The refusal of a choice that nothing but its completions is against, if there is one.

    Whoever explains can then look at the completion that was meant, for a reason that fits it.
    """
    if refusal == 0:
        return 0
    return refusal | PREFIX


def nowhere(refusal: i64) -> i64:
    """The refusal of a choice that no clearing or card completes: it is about none of them."""
    if refusal == 0:
        return 0
    return refused_by(refusal) * SUBJECTS + NO_SUBJECT | PREFIX


def is_prefix(refusal: i64) -> bool:
    """Whether a refusal is against every completion and not against the choice itself."""
    return refusal >= PREFIX


def refused_by(refusal: i64) -> i64:
    """The clause of a refusal."""
    return refusal % PREFIX // SUBJECTS


def refused_subject(refusal: i64) -> i64:
    """What a refusal is about: a clearing, a card index, a count, as its clause needs."""
    return refusal % SUBJECTS

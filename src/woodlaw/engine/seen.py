"""A position made again from what somebody sees of it: the inverse of ``knowledge.observe``.

Whatever is shown to a seat can be made from here, since nothing hidden is in such a state to be
shown by mistake. It is there to be looked at; to play on, deal one with ``knowledge.redeal``.
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.engine.ids import BUILDING, ITEMS
from woodlaw.engine.knowledge import is_hidden
from woodlaw.engine.new import empty_state, zeros
from woodlaw.engine.pieces import weigh
from woodlaw.engine.ruins import RUIN_KINDS
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Frame, State


class Numbers:
    """An observation that is read from its start to its end."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.length: i64 = len(numbers)
        self.at: i64 = 0

    def one(self) -> i64:
        """The next number."""
        if self.at == self.length:
            raise ValueError("an observation of another game: it ends too early")
        self.at += 1
        return self.numbers[self.at - 1]

    def some(self, length: i64) -> vec[i64]:
        """So many numbers."""
        beyond = self.at + length
        if length < 0 or beyond > self.length:
            raise ValueError("an observation of another game: it ends too early")
        found = vec[i64](self.numbers[self.at : beyond])
        self.at = beyond
        return found


def seen(setup: Setup, observation: list[int], viewer: i64) -> State:
    """The state that a seat (or SPECTATOR) has observed, and nothing else.

    Hidden zones have their sizes and no cards, the deck no order, the generator no seed, and no
    seat's knowledge is there but the viewer's. A secret slot that is not empty is SOMETHING, and an
    item under a ruin that the viewer has not looked at is NOBODY. ValueError if the numbers are no
    observation by this viewer of a game with this setup.
    """
    numbers = Numbers(observation)
    s = empty_state(setup)
    s.pieces = numbers.some(len(s.pieces))
    s.items = numbers.some(len(s.items))
    s.scores = numbers.some(len(s.scores))
    s.turn = numbers.some(len(s.turn))
    s.boards = numbers.some(len(s.boards))
    s.suits = numbers.some(len(s.suits))
    s.ruins = numbers.some(len(s.ruins))
    s.sizes = numbers.some(len(s.sizes))
    s.cards = read_cards(s, numbers, viewer)
    s.under = read_under(numbers)
    s.limbo = numbers.some(numbers.one())
    s.known = numbers.some(numbers.one())
    s.asking = numbers.one()
    s.over = numbers.one()
    s.winners = numbers.one()
    s.top = read_stack(setup, numbers)
    count_strength(s)
    return s


def read_cards(s: State, numbers: Numbers, viewer: i64) -> vec[i64]:
    """The cards of all zones, none in those that the viewer does not see."""
    cards = vec[i64]()
    designs = s.setup.designs
    none = zeros(designs)
    zone: i64 = 0
    while zone < s.setup.zones:
        hidden = is_hidden(s, viewer, zone)
        cards = extend(cards, none if hidden else numbers.some(designs))
        zone += 1
    return cards


def read_under(numbers: Numbers) -> vec[i64]:
    """What lies under ruins; by kind come the items of which the viewer cannot tell where."""
    under = zeros(ITEMS)
    for kind in RUIN_KINDS:
        under[kind] = numbers.one()
    notes = numbers.one()
    while notes > 0:
        clearing = numbers.one()
        looked = numbers.one()
        first = numbers.one()
        second = numbers.one()
        for item in (first, second):
            if item > 0:
                under[item - 1] -= 1
        under = append(append(append(append(under, clearing), first), second), looked)
        notes -= 1
    return under


def read_stack(setup: Setup, numbers: Numbers) -> Frame | None:
    """The frames, which come from the top; the top one is given back."""
    frames: list[Frame] = []
    while numbers.at < numbers.length:
        frames.append(read_frame(setup, numbers))
    below: Frame | None = None
    for frame in reversed(frames):
        below = Frame(frame.procedure, frame.step, frame.slots, below)
    return below


def read_frame(setup: Setup, numbers: Numbers) -> Frame:
    """One frame, with nothing below it yet."""
    number = numbers.one()
    if not 0 <= number < len(setup.procedures):
        raise ValueError("an observation of another game: it has no such procedure")
    procedure = setup.procedures[number]
    step = numbers.one()
    slots = numbers.some(numbers.one())
    # What a removal sets off waits behind the slots that have names.
    if not 0 <= step <= len(procedure.steps) or len(slots) < len(procedure.slots):
        raise ValueError("an observation of another game: it has no such frame")
    return Frame(procedure, step, slots, None)


def count_strength(s: State) -> None:
    """2.2.2, 2.5: the open slots, and what each seat has for rule, by the pieces on the map."""
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        s.open[clearing] = s.setup.map.slots[clearing] - s.ruins[clearing]
        kind: i64 = 0
        while kind < s.setup.kinds:
            if s.setup.kind_sort[kind] == BUILDING:
                s.open[clearing] -= s.there(kind, clearing)
            kind += 1
        clearing += 1
    seat: i64 = 0
    while seat < s.setup.seats:
        weigh(s, seat)
        seat += 1

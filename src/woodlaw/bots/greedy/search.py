"""The look-ahead: every option is played on until the intent that it begins is complete."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.bots.greedy.corvids import likeliest_but, tokens_left
from woodlaw.bots.greedy.judge import Judge
from woodlaw.engine import flow
from woodlaw.engine.battle import DEFENDER, SIDE, WHERE, DefenderMayAmbush, FoilAmbush
from woodlaw.engine.ids import CHANCE, CLEARING, DONE, NUMBER
from woodlaw.engine.procedure import ROLL
from woodlaw.engine.state import EXPLICIT, TURN_SEAT, Frame, State
from woodlaw.engine.window import WithWindow
from woodlaw.factions.corvids.board import BOMB, EXTORTION, RAID, SNARE, action_kind
from woodlaw.factions.corvids.exposure import OWNER, Guess
from woodlaw.factions.corvids.exposure import WHERE as PLOT_WHERE
from woodlaw.factions.corvids.plots import suppose

STEPS: Final = 1000  # answers that may be tried for one decision
CHOICES: Final = 3  # follow-up questions of an intent that are looked through
FEW: Final = 2  # of so few options they are looked through deeper
DEEPER_CHOICES: Final = 5
NUMBERS: Final = 4  # of these many numbers all are tried
FOLLOWED: Final = 3  # options whose outcome is looked at for what could be done next

# The rolls (high * 4 + low) with their weights, of 16.
ROLLS: Final = vec[i64]([0, 4, 5, 8, 9, 10, 12, 13, 14, 15])
ROLL_WEIGHTS: Final = vec[i64]([1, 2, 1, 2, 2, 1, 2, 2, 2, 1])
ALL_ROLLS: Final = 16


class Search:
    """One decision: the values of its options over the imagined games that it is shown."""

    def __init__(self, judge: Judge, options: list[int]) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.options = options
        self.totals: vec[i64] = vec[i64]([0] * len(options))
        self.spent: i64 = 0
        self.limit: i64 = STEPS
        self.turn_seat: i64 = 0
        self.depth: i64 = 0
        self.step: i64 = 0
        self.rolling: i64 = 0
        self.choices: i64 = DEEPER_CHOICES if len(options) <= FEW else CHOICES
        self.best_leaf: State | None = None
        self.best_leaf_value: i64 = 0

    def think_in(self, world: State, steps: i64) -> None:
        """Add the options' values in one imagined game, at the cost of so many steps at most."""
        world.chance = EXPLICIT
        end = self.spent + steps
        number = len(self.options)
        values = vec[i64]([0] * number)
        leaves: list[State | None] = []
        i: i64 = 0
        while i < number:
            self.limit = self.spent + (end - self.spent) * 2 // (3 * (number - i) + 1) + 1
            values[i] = self.of_option(world, self.options[i])
            leaves.append(self.take_leaf())
            i += 1
        self.follow(values, leaves, end)
        self.take_leaf()
        i = 0
        while i < number:
            self.totals[i] += values[i]
            i += 1

    def follow(self, values: vec[i64], leaves: list[State | None], end: i64) -> None:
        """Raise the best options' values to what can be made of them by one more intent."""
        tried: i64 = 0
        while tried < FOLLOWED:
            tried += 1
            best: i64 = -1
            i: i64 = 0
            while i < len(values):
                if leaves[i] is not None and (best < 0 or values[i] > values[best]):
                    best = i
                i += 1
            if best < 0:
                return
            leaf = leaves[best]
            leaves[best] = None
            if leaf is not None:
                self.limit = self.spent + (end - self.spent) // (FOLLOWED - tried + 1)
                value = self.best_intent(leaf)
                if value > values[best]:
                    values[best] = value

    def best_intent(self, s: State) -> i64:
        """The value of the best that the seat can do at a question of its own."""
        best = self.judge.value(s)
        for action in flow.options(s):
            if self.spent >= self.limit:
                break
            value = self.of_option(s, action)
            if value > best:
                best = value
        return best

    def of_option(self, s: State, action: i64) -> i64:
        """The value of an option at a question; passing leaves all as it is."""
        f = s.top
        assert f is not None
        if action == DONE and isinstance(f.procedure.steps[f.step], WithWindow):
            return self.judge.value(s)
        self.turn_seat = s.turn[TURN_SEAT]
        self.depth = depth(f)
        self.step = f.step
        return self.after(s, action, self.choices)

    def after(self, s: State, action: i64, choices: i64) -> i64:
        """The value of what follows an answer."""
        f = s.top
        if f is not None and isinstance(f.procedure.steps[f.step], Guess):
            return self.guessed(s, f, action, choices)
        return self.answered(s, action, choices)

    def guessed(self, s: State, f: Frame, action: i64, choices: i64) -> i64:
        """13.2.4: what a guess gains or loses, the mean over one that is right and one that is not.

        The imagined game has one of many deals of what lies hidden; to guess by it would be to
        take what is not known for known.
        """
        owner, clearing, guess = f.slots[OWNER], f.slots[PLOT_WHERE], action_kind(action)
        right = tokens_left(s, owner, clearing, guess)
        other = likeliest_but(s, owner, clearing, guess)
        wrong: i64 = 0
        for kind in (BOMB, SNARE, EXTORTION, RAID):
            if kind != guess:
                wrong += tokens_left(s, owner, clearing, kind)
        gain: i64 = 0
        if right > 0:
            gain += right * self.gained(s, owner, clearing, guess, action, choices)
        if wrong > 0:
            gain += wrong * self.gained(s, owner, clearing, other, action, choices)
        return self.judge.value(s) + gain // (right + wrong)

    def gained(
        self, s: State, owner: i64, clearing: i64, kind: i64, action: i64, choices: i64
    ) -> i64:
        """What a guess gains if the plot of a clearing is of a kind."""
        t = s.copy()
        suppose(t, owner, clearing, kind)
        return self.answered(t, action, choices) - self.judge.value(t)

    def answered(self, s: State, action: i64, choices: i64) -> i64:
        """The value of what follows an answer in this imagined game."""
        t = s.copy()
        self.spent += 1
        flow.apply(t, action)
        return self.play_on(t, choices)

    def play_on(self, s: State, choices: i64) -> i64:
        """Play on to the end of the intent; the own choices on the way are made for the best."""
        while True:
            f = s.top
            if s.over != 0 or f is None or self.spent >= self.limit or self.is_complete(s, f):
                return self.leaf(s)
            if s.asking == CHANCE:
                step = f.procedure.steps[f.step]
                if step.outcome_sort() == ROLL:
                    return self.expected(s, choices)
                self.spent += 1
                flow.apply(s, step.sample(s, f))
                continue
            options = flow.options(s)
            if s.asking == self.seat and len(options) > 1 and choices > 0:
                return self.best_of(s, options, choices - 1)
            self.spent += 1
            flow.apply(s, prudent(f, options))

    def best_of(self, s: State, options: list[int], choices: i64) -> i64:
        """The best of the own options within an intent."""
        best: i64 = 0
        first = True
        for action in narrowed(options):
            value = self.after(s, action, choices)
            if first or value > best:
                best = value
                first = False
            if self.spent >= self.limit:
                break
        return best

    def expected(self, s: State, choices: i64) -> i64:
        """The mean over the rolls of a battle."""
        self.rolling += 1
        total: i64 = 0
        weights = told_apart(s)
        i: i64 = 0
        while i < len(ROLLS):
            if weights[i] > 0:
                total += weights[i] * self.after(s, ROLLS[i], choices)
            i += 1
        self.rolling -= 1
        return total // ALL_ROLLS

    def is_complete(self, s: State, f: Frame) -> bool:
        """Whether the intent is over: the question is one at which a player decides anew."""
        if s.turn[TURN_SEAT] != self.turn_seat:
            return True
        if isinstance(f.procedure.steps[f.step], WithWindow):
            return True
        here = depth(f)
        return here < self.depth or (here == self.depth and f.step <= self.step)

    def leaf(self, s: State) -> i64:
        """The value at the end of an intent; the best is kept, if the seat can go on there."""
        value = self.judge.value(s)
        if (
            s.over == 0
            and self.rolling == 0
            and s.asking == self.seat
            and (self.best_leaf is None or value > self.best_leaf_value)
        ):
            self.best_leaf = s
            self.best_leaf_value = value
        return value

    def take_leaf(self) -> State | None:
        """The best leaf that was kept, which makes room for the next option's."""
        best = self.best_leaf
        self.best_leaf = None
        return best

    def choice(self) -> int:
        """The best option; the first of equals."""
        best = 0
        i = 1
        while i < len(self.options):
            if self.totals[i] > self.totals[best]:
                best = i
            i += 1
        return self.options[best]


def told_apart(s: State) -> vec[i64]:
    """The weights of the rolls; of those that deal the same hits one has the weight of all."""
    f = s.top
    assert f is not None
    factions = s.setup.factions
    side, defender, where = f.slots[SIDE], f.slots[DEFENDER], f.slots[WHERE]
    dealt = factions[side].hit_limit(s, side, where)
    returned = factions[defender].hit_limit(s, defender, where)
    if factions[defender].deals_higher() != 0:
        dealt, returned = returned, dealt
    found = ROLL_WEIGHTS[:]
    i: i64 = 0
    while i < len(ROLLS):
        j: i64 = 0
        while j < i:
            if (
                found[j] > 0
                and limited(ROLLS[i] // 4, dealt) == limited(ROLLS[j] // 4, dealt)
                and limited(ROLLS[i] % 4, returned) == limited(ROLLS[j] % 4, returned)
            ):
                found[j] += found[i]
                found[i] = 0
                break
            j += 1
        i += 1
    return found


def limited(hits: i64, most: i64) -> i64:
    """Hits up to a limit."""
    return hits if hits < most else most


def depth(f: Frame) -> i64:
    """How many frames lie on the stack."""
    frames: i64 = 0
    below: Frame | None = f
    while below is not None:
        frames += 1
        below = below.below
    return frames


def prudent(f: Frame, options: list[int]) -> int:
    """What somebody else is expected to answer: an ambush if there is one, else the first."""
    step = f.procedure.steps[f.step]
    if isinstance(step, (DefenderMayAmbush, FoilAmbush)):
        return options[-1]
    return options[0]


def narrowed(options: list[int]) -> list[int]:
    """Of many numbers the ends and the middle; of anything else all."""
    if len(options) <= NUMBERS or options[0] < NUMBER or options[-1] >= CLEARING:
        return options
    last = len(options) - 1
    return [options[0], options[last // 2], options[last - 1], options[last]]

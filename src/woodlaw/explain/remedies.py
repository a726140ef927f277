"""What would make refused words legal: other answers, tried by the guards that refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_word
from woodlaw.engine import flow
from woodlaw.engine.ids import CLEARING, DONE, NUMBER
from woodlaw.engine.reasons import MUST_RULE
from woodlaw.engine.rule import short_of_rule
from woodlaw.engine.state import EXPLICIT, State
from woodlaw.explain.effects import foreseen
from woodlaw.explain.facts import Facts
from woodlaw.explain.intents import Effort, Refused, Search, Taken
from woodlaw.explain.refusals import facts_of
from woodlaw.law.numbers import L4_2_1
from woodlaw.position import number_of
from woodlaw.vocabulary import called, is_number, shown

MOST_OTHERS = 8  # named in place of one word

# The answers that could stand in the place of a word, the last of those given.
Alternatives = Callable[[Sequence[Taken]], list[int]]


def remedies(refused: Refused) -> list[str]:
    """Sentences that each say what would be legal: at the refused word first, then before it."""
    others = partial(alternatives, effort=Effort())
    return [*lacking(facts_in(refused)), *instead_of(refused, others)]


def instead_of(refused: Refused, others_for: Alternatives) -> Iterator[str]:
    """Sentences of what could stand in the place of a word, for the refused one first."""
    for length in range(len(refused.trail), 0, -1):
        others = others_for(refused.trail[:length])
        if others:
            yield instead(refused.trail[length - 1], others)


def alternatives(trail: Sequence[Taken], effort: Effort) -> list[int]:
    """The answers that could stand in the place of the last word, with the words behind it kept."""
    taken = trail[-1]
    state = taken.state
    return [
        action
        for action in flow.options(state)
        if not is_unlike(state, action, taken) and goes_on(state, action, taken.rest, effort)
    ]


def is_unlike(state: State, action: int, taken: Taken) -> bool:
    """Whether an answer is of another sort than the word, as an action is than a clearing."""
    entry = manifest()[action]
    if entry.sort == "verb" or action == DONE:
        return True
    word = action_word(state.setup, int(state.asking), action)
    return word == taken.word or is_number(word) != is_number(taken.word)


def goes_on(state: State, action: int, rest: list[str], effort: Effort) -> bool:
    """Whether the words behind an answer are legal, as far as the player can know that."""
    if not rest:
        return True
    seat = int(state.asking)
    if not effort.spend() or foreseen(state, [action], seat).is_cut:
        return False
    after = state.copy()
    after.chance = EXPLICIT
    flow.apply(after, action)
    return Search(seat, effort).run(after, rest) is not None


def instead(taken: Taken, others: list[int]) -> str:
    """The sentence for other answers in the place of a word."""
    asked = int(taken.state.asking)
    if all(NUMBER <= action < CLEARING for action in others):
        most = max(others) - NUMBER
        number = number_of(taken.word)
        if number is not None and number > most:
            return i18n.text("remedy-at-most", number=most)
    words = [shown(taken.state.setup, asked, action) for action in others]
    listed = ", ".join(words[:MOST_OTHERS]) + (", ..." if len(words) > MOST_OTHERS else "")
    return i18n.text("remedy-instead", word=called(taken.state.setup, taken.word), words=listed)


def facts_in(refused: Refused) -> Facts | None:
    """The facts of a guard's refusal; None where the question is not about the word."""
    if refused.refusal == 0 or not refused.trail:
        return None
    return facts_of(refused.trail[-1].state, refused.refusal, refused.action)


def lacking(facts: Facts | None) -> list[str]:
    """Sentences that each say how much is lacking."""
    return [] if facts is None else [*missing_rule(facts), *missing_number(facts)]


def missing_rule(facts: Facts) -> Iterator[str]:
    """How many more warriors or buildings would rule the clearings that the refusal is about."""
    if not facts.is_clearing() or not (facts.clause == L4_2_1 or MUST_RULE in facts.reasons()):
        return
    for clearing in (facts.slot("origin") or 0, facts.subject):
        missing = int(short_of_rule(facts.state, facts.mover(), clearing)) if clearing else 0
        if missing > 0:
            yield i18n.text("remedy-rule", number=missing, clearing=f"clearing-{clearing}")


def missing_number(facts: Facts) -> Iterator[str]:
    """How much is lacking of what the refusal counts: wood, supporters, warriors, boots."""
    told = facts.reasons()
    needed, have = told.get("needed"), told.get("have")
    if isinstance(needed, int) and isinstance(have, int) and have < needed:
        yield i18n.text("remedy-missing", number=needed - have)

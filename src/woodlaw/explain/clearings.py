"""What there is in a clearing, as all can see it: rule, slots, pieces, what is special there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.words import seat_words
from woodlaw.engine import flow
from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.ids import CLEARING, NOBODY, NUMBER
from woodlaw.engine.reasons import numbers_of
from woodlaw.engine.rule import ruling
from woodlaw.engine.state import State, refused_by
from woodlaw.explain.facts import SUIT_WORDS, counts_text, pieces_text
from woodlaw.explain.intents import tokens_of
from woodlaw.law import numbers as n
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import number_of

if TYPE_CHECKING:
    from woodlaw.game import Game

# The clauses of a faction that have something to say about a clearing.
Marks = Callable[[State, int, int], list[int]]


def asked_about(game: Game, words: str) -> int:
    """The clearing that words such as ``7`` or ``clearing 7`` ask about, or 0.

    A number that answers how many is no clearing's.
    """
    tokens = tokens_of(words)
    clearing = number_of(tokens[0]) if len(tokens) == 1 else None
    if clearing is None or not 1 <= clearing <= game.setup.map.clearings:
        return 0
    step, top = flow.question(game.state), game.state.top
    if "clearing" in words.lower() or step is None or top is None or game.state.asking < 0:
        return clearing
    candidates = step.candidates(game.state, top)
    is_amount = NUMBER + clearing in candidates and CLEARING + clearing not in candidates
    return 0 if is_amount else clearing


def clearing_facts(state: State, clearing: int) -> Iterator[tuple[str, str]]:
    """What there is in a clearing, each with the number of its clause."""
    yield (
        cited(state.setup, n.L2_2_3),
        i18n.text(
            "at-clearing-is",
            clearing=f"clearing-{clearing}",
            suit=f"suit-{SUIT_WORDS[int(state.suits[clearing])]}",
            slots=int(state.setup.map.slots[clearing]),
            open=int(state.open[clearing]),
            ruins=int(state.ruins[clearing]),
        ),
    )
    yield (
        cited(state.setup, n.L2_2_1),
        i18n.text("at-clearing-paths", paths=paths_text(state, clearing)),
    )
    kinds = range(int(state.setup.kinds))
    yield (
        cited(state.setup, n.L2_2),
        i18n.text("at-clearing-pieces", pieces=pieces_text(state, clearing, kinds)),
    )
    yield rule_fact(state, clearing)
    for clause, seat in marks_in(state, clearing):
        message = f"at-clearing-{NUMBERS[clause].replace('.', '-')}"
        whose = f"faction-{seat_words(state.setup)[seat]}"
        yield cited(state.setup, clause), i18n.text(message, seat=whose)


def paths_text(state: State, clearing: int) -> str:
    """The clearings next to one for the player who is asked."""
    seat = int(state.asking)
    near = state.setup.map.near[clearing]
    return numbers_of(neighbours(state, seat, clearing) if seat >= 0 else near)


def rule_fact(state: State, clearing: int) -> tuple[str, str]:
    """2.5: who rules a clearing and by what, with the clause that makes it so."""
    seat, clause = (int(number) for number in ruling(state, clearing))
    counts = counts_text(state, NOBODY, clearing)
    if seat == NOBODY:
        return cited(state.setup, clause), i18n.text("at-clearing-unruled", counts=counts)
    ruler = f"faction-{seat_words(state.setup)[seat]}"
    message = "at-clearing-ruled" if clause == n.L2_5 else "at-clearing-ruled-on-a-tie"
    return cited(state.setup, clause), i18n.text(message, ruler=ruler, counts=counts)


def marks_in(state: State, clearing: int) -> Iterator[tuple[int, int]]:
    """The clauses with something to say about a clearing, and whose they are.

    What nobody may bring there comes from the guards, the rest from the factions.
    """
    for seat, faction in enumerate(state.setup.factions):
        found: dict[int, None] = {}
        for placer in range(int(state.setup.seats)):
            refusal = int(faction.place_refusal(state, seat, placer, clearing))
            if refusal != 0:
                found[int(refused_by(refusal))] = None
        if seat in state.setup.barring:
            barred = int(faction.entry_refusal(state, seat, clearing))
            if barred != 0:
                found[int(refused_by(barred))] = None
        marks = marks_of(i18n.faction_package(faction))
        if marks is not None:
            found.update(dict.fromkeys(marks(state, seat, clearing)))
        yield from ((clause, seat) for clause in found)


def marks_of(package: str) -> Marks | None:
    """What a faction's package tells of clearings, if it does."""
    marks: Marks | None = i18n.told_by(package, "marked")
    return marks

"""What words would do at a real table, or why not, as far as all who sit there can know it."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.ids import NOBODY
from woodlaw.events import told_to
from woodlaw.explain import Explanation, IllegalAction, about_clearing, allowing, refusing
from woodlaw.explain.effects import Foreseen
from woodlaw.explain.intents import Refused, Taken
from woodlaw.explain.remedies import facts_in, instead_of, is_unlike, lacking
from woodlaw.table_mode.hidden import card_of
from woodlaw.table_mode.open_facts import OpenFacts
from woodlaw.table_mode.plan import Plan
from woodlaw.table_mode.table import TableGame


def explain(table: TableGame, words: str) -> Explanation:
    """What words would do at the pending question, or which clause refuses them and why."""
    clearing = about_clearing(table.game, words)
    plan = table.plan()
    try:
        table.say(plan, words)
    except IllegalAction as error:
        would = [] if plan.refused is None else would_be_legal(plan, plan.refused)
        return refusing(words, error, would, clearing)
    after = table.after(words)
    seen = told_to(after.game.state.log or [], None)
    follows = Foreseen(seen, False, int(after.game.state.asking))
    return allowing(table.game, follows, NOBODY, clearing)


def would_be_legal(plan: Plan, refused: Refused) -> list[str]:
    """Sentences of what would be legal where a plan could not go on."""
    facts = facts_in(refused)
    lacks = lacking(OpenFacts.of_all(facts)) if facts else []
    return [*lacks, *instead_of(refused, lambda trail: alternatives(plan, trail))]


def alternatives(plan: Plan, trail: Sequence[Taken]) -> list[int]:
    """The answers that could stand in the place of the last word, but for hidden cards."""
    before, taken = plan.copy(), trail[-1]
    if not can_say(before, [each.word for each in trail[:-1]]) or before.laid is not None:
        return []
    setup = before.state.setup
    return [
        action
        for action in before.actions()
        if card_of(setup, action) < 0
        and not is_unlike(before.state, action, taken)
        and can_say(before.copy(), [before.word(action), *taken.rest])
    ]


def can_say(plan: Plan, words: list[str]) -> bool:
    """Take words, if they are legal in some deal; whether they are."""
    try:
        plan.answer(words)
    except IllegalAction:
        return False
    return True

"""How a game goes on: run the steps until somebody must answer, and take the answer."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.engine.procedure import ACT, Step
from woodlaw.engine.state import RUNNING, SAMPLED, Frame, State


def advance(s: State) -> None:
    """Run until a seat is asked, a chance event is asked (explicit chance), or the game is over."""
    while s.over == RUNNING and s.asking == NOBODY:
        f = s.top
        if f is None:
            raise AssertionError("a running game has nothing left to do")
        at = f.step
        who: i64 = NOBODY
        # Questions to nobody are passed over without a frame for each.
        while at < len(f.procedure.steps) and f.procedure.steps[at].role != ACT:
            who = f.procedure.steps[at].asked(s, f)
            if who != NOBODY:
                break
            at += 1
        if at == len(f.procedure.steps):
            s.top = f.below
        elif who == NOBODY or (who == CHANCE and s.chance == SAMPLED):
            happen(s, f, at)
        else:
            s.top = f if at == f.step else Frame(f.procedure, at, f.slots, f.below)
            s.asking = who


def happen(s: State, f: Frame, at: i64) -> None:
    """Take a step that acts, or sample a chance event."""
    step = f.procedure.steps[at]
    after = Frame(f.procedure, at + 1, f.slots, f.below)
    if step.role == ACT:
        s.top = after
        step.act(s, after)
        return
    outcome = step.sample(s, f)
    if s.outcomes is not None:
        s.outcomes.append(int(outcome))
    s.top = after
    step.answer(s, after, outcome)


def question(s: State) -> Step | None:
    """The step that is asking, if one is."""
    f = s.top
    if s.asking == NOBODY or f is None:
        return None
    return f.procedure.steps[f.step]


def options(s: State) -> list[int]:
    """What the asked seat may answer, as ascending action ids; for chance, the outcomes."""
    f = s.top
    if s.asking == NOBODY or f is None:
        return []
    step = f.procedure.steps[f.step]
    if s.asking == CHANCE:
        return [outcome for outcome, _ in step.weights(s, f)]
    return step.legal(s, f)


def apply(s: State, action: i64) -> None:
    """Take a legal answer, unchecked, and go on to the next question."""
    f = s.top
    assert f is not None
    if s.asking == CHANCE and s.outcomes is not None:
        s.outcomes.append(int(action))
    after = Frame(f.procedure, f.step + 1, f.slots, f.below)
    s.asking = NOBODY
    s.top = after
    f.procedure.steps[f.step].answer(s, after, action)
    advance(s)

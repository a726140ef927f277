"""Intents: words tried against the questions of one seat, or what refuses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import find_action
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import NO_VERB
from woodlaw.engine.state import EXPLICIT, State, is_prefix
from woodlaw.explain.effects import foreseen
from woodlaw.explain.refusals import (
    IllegalAction,
    after_chance,
    after_secret,
    illegal,
    not_asked,
)
from woodlaw.vocabulary import FILLERS, WARRIOR_WORDS, is_number, means_something

if TYPE_CHECKING:
    from woodlaw.game import Game

MOST_WORDS = 12
# Who says what is meant needs a fifth of that in the worst order; other words could be tried in
# millions of ways.
MOST_TRIES = 100


class Effort:
    """How many answers may still be tried, so that no words take long, whoever says them."""

    def __init__(self) -> None:
        self.left = MOST_TRIES

    def spend(self) -> bool:
        """Count one more; False if there were enough."""
        self.left -= 1
        return self.left >= 0


class Taken(NamedTuple):
    """A word taken as an answer: where it is asked for, and the words that go with it behind."""

    state: State
    word: str
    rest: list[str]


class Refused(NamedTuple):
    """What refuses words: the exception, the words taken so far, the refused one the last of them.

    ``refusal`` is what the guard says of ``action``, or 0 where the question is not about the word.
    """

    error: IllegalAction
    trail: Sequence[Taken] = ()
    refusal: int = 0
    action: int = NO_VERB


def resolve(game: Game, words: str) -> list[int]:
    """The actions that words stand for; IllegalAction cites what refuses the likeliest reading.

    Words are tried in their order, then in any other that keeps the order of numbers;
    ``move 2 warrior 7 8`` is read as the questions come: from, to, how many.
    """
    found = read(game, words)
    if isinstance(found, Refused):
        raise found.error
    return found


def read(game: Game, words: str) -> list[int] | Refused:
    """The actions that words stand for, or what refuses the likeliest reading of them."""
    tokens = tokens_of(words)
    if not tokens:
        return Refused(IllegalAction("", i18n.text("no-words")))
    if len(tokens) > MOST_WORDS:
        return Refused(IllegalAction("", i18n.text("too-many-words", most=MOST_WORDS)))
    if game.state.asking == CHANCE:
        return Refused(IllegalAction("", i18n.text("waits-for-chance")))
    for token in tokens:
        if not means_something(token):
            return Refused(not_asked(game.state, token))
    search = Search(int(game.state.asking), Effort())
    found = search.run(game.state, tokens)
    if found == []:
        return Refused(not_asked(game.state, tokens[0]))
    if found is None:
        assert search.refused is not None
        return search.refused
    return found


def is_piece(token: str) -> bool:
    """Whether a word is a kind of piece."""
    return any(entry.sort == "piece" and entry.word == token for entry in manifest().values())


def tokens_of(words: str) -> list[str]:
    """The words of an intent, in the order in which questions ask for them.

    ``move [N] warrior[s] [from] FROM [to] TO`` comes out as verb, from, to, N, and
    ``move warlord [and N warriors] FROM TO`` as verb, from, to, warlord, N.
    """
    tokens = [token for token in words.lower().split() if token not in FILLERS]
    if tokens[:1] == ["move"] or (tokens[:1] == ["march"] and WARRIOR_WORDS & set(tokens)):
        numbers = [token for token in tokens[1:] if is_number(token)]
        rest = [t for t in tokens[1:] if not is_number(t) and t not in WARRIOR_WORDS]
        if all(is_piece(t) for t in rest) and len(numbers) in (2, 3):
            return [tokens[0], *numbers[-2:], *rest, *numbers[:-2]]
    return tokens


def verb_word(verb: int) -> str:
    """The word of the action that is being carried out, which an intent may repeat."""
    return manifest()[verb].word if verb >= 0 else ""


class Search:
    """Depth-first through the questions of one seat; keeps the refusal that came furthest."""

    def __init__(self, seat: int, effort: Effort) -> None:
        self.seat = seat
        self.effort = effort
        self.refused: Refused | None = None
        self.depth = -1
        self.certain = False

    def run(self, state: State, tokens: list[str], trail: Sequence[Taken] = ()) -> list[int] | None:
        """The actions for these tokens from a state on, or None."""
        if not tokens:
            return []
        step, top = flow.question(state), state.top
        depth = len(trail)
        if step is None or top is None or state.asking != self.seat:
            is_chance = state.asking == CHANCE
            told = after_chance if is_chance else not_asked
            self.note(depth, Refused(told(state, tokens[0]), trail))
            return None
        candidates = step.candidates(state, top)
        for i, token in enumerate(tokens):
            if is_number(token) and any(is_number(before) for before in tokens[:i]):
                continue  # numbers keep their order: from 7 to 8 is not from 8 to 7
            taken = Taken(state, token, tokens[:i] + tokens[i + 1 :])
            action = find_action(state.setup, self.seat, token, candidates)
            if action is None and depth == i == 0 and token == "move":
                action = find_action(state.setup, self.seat, "march", candidates)
            if action is not None:
                found = self.choose(action, [*trail, taken])
                if found is not None or i == 0:
                    return found
            elif depth == i == 0 and token == verb_word(int(top.procedure.verb)):
                return self.run(state, tokens[1:], trail)
            elif i == 0:
                error = not_asked(state, token, is_later=depth > 0)
                self.note(depth, Refused(error, [*trail, taken]))
        return None

    def choose(self, action: int, trail: Sequence[Taken]) -> list[int] | None:
        """Take the last word as a candidate and go on with the rest; None if something refuses."""
        state, rest = trail[-1].state, trail[-1].rest
        depth = len(trail) - 1
        step, top = flow.question(state), state.top
        assert step is not None and top is not None
        refusal = int(step.refusal(state, top, action))
        if refusal != 0:
            refused = Refused(illegal(state, refusal, action), trail, refusal, action)
            self.note(depth, refused, certain=True)
            if not is_prefix(refusal) or not rest:
                return None
        if not self.effort.spend():
            return None
        after = state.copy()
        after.chance = EXPLICIT
        flow.apply(after, action)
        if refusal != 0:
            # No completion is legal; the one that was meant has a reason of its own.
            deeper = Search(self.seat, self.effort)
            deeper.run(after, rest, trail)
            if after.asking == self.seat and deeper.certain and deeper.refused is not None:
                self.note(depth + 1, deeper.refused, certain=True)
            return None
        if rest and foreseen(state, [action], self.seat).is_cut:
            self.note(depth + 1, Refused(after_secret(state, rest[0]), trail))
            return None
        found = self.run(after, rest, trail)
        return None if found is None else [action, *found]

    def note(self, depth: int, refused: Refused, certain: bool = False) -> None:
        """Keep a refusal if it came further than the one kept so far.

        A certain one is of a word that the question is about.
        """
        if depth > self.depth or (depth == self.depth and certain):
            self.depth = depth
            self.refused = refused
            self.certain = certain

"""Why not, and what would follow: words tried against the guards that decide legality."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_name, action_word, find_action, numbered, seat_words
from woodlaw.engine import flow, knowledge, window
from woodlaw.engine.ids import CHANCE, NOBODY, SUPPLY
from woodlaw.engine.rule import ruling
from woodlaw.engine.state import (
    EXPLICIT,
    NO_SUBJECT,
    Event,
    State,
    is_prefix,
    refused_by,
    refused_subject,
)
from woodlaw.events import event_text
from woodlaw.factions.registry import FACTIONS
from woodlaw.law import numbers as n
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import kind_word, number_of, shown

if TYPE_CHECKING:
    from woodlaw.game import Game

MOST_WORDS = 12
DEALS = 40  # of what the player cannot know, that have to agree on what would follow


class IllegalAction(ValueError):
    """An action that the Law refuses; ``clause`` is the number of the clause that does."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.clause = clause
        self.reason = reason


class Effect(NamedTuple):
    """One thing that an action does, with its clause."""

    clause: str
    text: str


class Explanation(NamedTuple):
    """Whether words are legal here; the clause and reason if not, the effects if they are."""

    legal: bool
    clause: str
    reason: str
    effects: list[Effect]


class _Facts:
    """What the sentence of a refusal may name: each method one of its variables."""

    def __init__(self, state: State, subject: int, action: int) -> None:
        self.state = state
        self.subject = subject
        self.action = action

    def word(self) -> str:
        """The refused answer."""
        return action_name(self.state.setup, int(self.state.asking), self.action)

    def card(self) -> str:
        """The card that a refusal is about."""
        deck = self.state.setup.deck
        return f"card-{deck[self.subject].word}" if self.subject < len(deck) else "any-card"

    def clearing(self) -> str:
        """The clearing that a refusal is about."""
        return "any-clearing" if self.subject == NO_SUBJECT else f"clearing-{self.subject}"

    def is_clearing(self) -> bool:
        """Whether the subject is a clearing."""
        return 1 <= self.subject <= self.state.setup.map.clearings

    def there(self) -> str:
        """The pieces in the clearing."""
        if not self.is_clearing():
            return i18n.text("no-clearing-fits")
        return pieces_text(self.state, self.subject, range(int(self.state.setup.kinds)))

    def ruler(self) -> str:
        """Who rules the clearing."""
        seat = int(ruling(self.state, self.subject)[0]) if self.is_clearing() else NOBODY
        return "nobody" if seat == NOBODY else f"faction-{seat_words(self.state.setup)[seat]}"

    def supply(self) -> str:
        """What is in the supply of the seat that is asked."""
        base, seat = self.state.setup.kind_base, int(self.state.asking)
        return pieces_text(self.state, SUPPLY, range(int(base[seat]), int(base[seat + 1])))


def pieces_text(state: State, place: int, kinds: range) -> str:
    """The pieces at a place, such as ``marquise warrior 2, eyrie roost 1``."""
    names = seat_words(state.setup)
    found = [
        i18n.text(
            "pieces",
            seat=f"faction-{names[int(state.setup.kind_owner[kind])]}",
            kind=f"piece-{kind_word(state.setup, kind)}",
            number=count,
        )
        for kind in kinds
        if (count := int(state.there(kind, place))) > 0
    ]
    return ", ".join(found) or i18n.text("no-pieces")


def refusal_text(state: State, refusal: int, action: int) -> str:
    """A refusal of an action as a sentence.

    Its message is ``refused-`` and the clause; an attribute says what it says of one subject.
    """
    clause, subject = int(refused_by(refusal)), int(refused_subject(refusal))
    message = f"refused-{NUMBERS[clause].replace('.', '-')}"
    part = "of-none" if subject == NO_SUBJECT else f"of-{subject}"
    facts = _Facts(state, subject, action)
    for name, attribute in ((message, part), (message, ""), ("refused", "")):
        values = {variable: str(getattr(facts, variable)()) for variable in i18n.variables(name)}
        found = i18n.attribute(name, attribute, **values)
        if found is not None:
            return found
    raise AssertionError("there is a message for any refusal")


def illegal(state: State, refusal: int, action: int) -> IllegalAction:
    """The exception for a refusal of an action."""
    return IllegalAction(NUMBERS[int(refused_by(refusal))], refusal_text(state, refusal, action))


def not_asked(state: State, word: str, when: str = "here") -> IllegalAction:
    """The exception for a word that the pending question is not about; ``when``: it is pending
    here, or would be then, behind other words."""
    step = flow.question(state)
    if step is None:
        return IllegalAction(NUMBERS[n.L3_1], f"{shown(word)}: the game is over")
    for action, entry in manifest().items():
        if entry.word == word and entry.sort in ("card", "verb"):
            closed = window.closed_refusal(state, step, state.asking, action)
            if closed != 0:
                return illegal(state, int(closed), action)
    options = [action_word(state.setup, int(state.asking), a) for a in flow.options(state)]
    listed = ", ".join(options[:12]) + (", ..." if len(options) > 12 else "")
    clause = NUMBERS[int(step.clause)]
    reason = f"{shown(word)} does not answer what is asked {when}; one of: {listed}"
    return IllegalAction(clause, reason)


def after_chance(state: State, word: str) -> IllegalAction:
    """The exception for a word that a die or a draw must come before."""
    step = flow.question(state)
    clause = "" if step is None else NUMBERS[int(step.clause)]
    return IllegalAction(clause, f"{shown(word)} comes after a chance event")


def after_secret(state: State, word: str) -> IllegalAction:
    """The exception for a word that comes after something hidden from its player shows."""
    step = flow.question(state)
    clause = "" if step is None else NUMBERS[int(step.clause)]
    return IllegalAction(clause, f"{shown(word)} comes after something hidden shows")


def refuse_action(game: Game, action: int) -> IllegalAction | None:
    """What refuses an action id at the pending question, or None if it is legal."""
    state = game.state
    step, top = flow.question(state), state.top
    word = manifest()[action].word if action in manifest() else shown(action)
    if step is None or top is None:
        return not_asked(state, word)
    if state.asking == CHANCE:
        if action in flow.options(state):
            return None
        return IllegalAction(
            NUMBERS[int(step.clause)], f"{shown(action)} is no outcome of this event"
        )
    if action not in step.candidates(state, top):
        return not_asked(state, word)
    refusal = step.refusal(state, top, action)
    return None if refusal == 0 else illegal(state, int(refusal), action)


# ---------------------------------------------------------------- intents


def resolve(game: Game, words: str) -> list[int]:
    """The actions that words stand for; IllegalAction cites what refuses the likeliest reading.

    Words are tried in their order, then in any other that keeps the order of numbers;
    ``move 2 warrior 7 8`` is read as the questions come: from, to, how many.
    """
    tokens = tokens_of(words)
    if not tokens:
        raise IllegalAction("", "no words")
    if len(tokens) > MOST_WORDS:
        raise IllegalAction("", f"more than {MOST_WORDS} words are no single intent")
    if game.state.asking == CHANCE:
        raise IllegalAction("", f"{game.question} waits for chance, not for words")
    for token in tokens:
        if not means_something(token):
            raise not_asked(game.state, token)
    search = _Search(game.state)
    found = search.run(game.state, tokens)
    if found == []:
        raise not_asked(game.state, tokens[0])
    if found is None:
        assert search.refused is not None
        raise search.refused
    return found


# Words that say nothing by themselves.
FILLERS = frozenset({"from", "to", "in", "with", "and", "a", "the"})
WARRIOR_WORDS = frozenset({"warrior", "warriors"})


@cache
def all_words() -> frozenset[str]:
    """Every word that can stand in an intent, of any game."""
    seats = {name for faction in FACTIONS for name in numbered([faction, faction])}
    return frozenset({entry.word for entry in manifest().values()} | seats) | WARRIOR_WORDS


def means_something(token: str) -> bool:
    """Whether a word means anything in some game: an action, place, piece, card, player, number."""
    return token in FILLERS or token in all_words() or is_number(token)


def is_number(token: str) -> bool:
    """Whether a word is a number, as of a clearing or of warriors."""
    return number_of(token) is not None


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


class _Search:
    """Depth-first through the questions of one seat; keeps the refusal that came furthest."""

    def __init__(self, state: State) -> None:
        self.seat = int(state.asking)
        self.refused: IllegalAction | None = None
        self.depth = -1
        self.certain = False

    def run(self, state: State, tokens: list[str], depth: int = 0) -> list[int] | None:
        """The actions for these tokens from a state on, or None."""
        if not tokens:
            return []
        step, top = flow.question(state), state.top
        when = "here" if depth == 0 else "then"
        if step is None or top is None or state.asking != self.seat:
            self.note(
                depth,
                not_asked(state, tokens[0], when)
                if state.asking != CHANCE
                else after_chance(state, tokens[0]),
            )
            return None
        candidates = step.candidates(state, top)
        for i, token in enumerate(tokens):
            if is_number(token) and any(is_number(before) for before in tokens[:i]):
                continue  # numbers keep their order: from 7 to 8 is not from 8 to 7
            action = find_action(state.setup, self.seat, token, candidates)
            if action is None and depth == i == 0 and token == "move":
                action = find_action(state.setup, self.seat, "march", candidates)
            if action is not None:
                found = self.choose(state, action, tokens[:i] + tokens[i + 1 :], depth)
                if found is not None or i == 0:
                    return found
            elif depth == i == 0 and token == verb_word(int(top.procedure.verb)):
                return self.run(state, tokens[1:], depth)
            elif i == 0:
                self.note(depth, not_asked(state, token, when))
        return None

    def choose(self, state: State, action: int, rest: list[str], depth: int) -> list[int] | None:
        """Take a candidate and go on with the rest of the words; None if something refuses."""
        step, top = flow.question(state), state.top
        assert step is not None and top is not None
        refusal = int(step.refusal(state, top, action))
        if refusal != 0:
            self.note(depth, illegal(state, refusal, action), certain=True)
            if not is_prefix(refusal) or not rest:
                return None
        after = state.copy()
        after.chance = EXPLICIT
        flow.apply(after, action)
        if refusal != 0:
            # No completion is legal; the one that was meant has a reason of its own.
            deeper = _Search(after)
            deeper.run(after, rest)
            if after.asking == self.seat and deeper.certain and deeper.refused is not None:
                self.note(depth + 1, deeper.refused, certain=True)
            return None
        if rest and foreseen(state, [action], self.seat).is_cut:
            self.note(depth + 1, after_secret(state, rest[0]))
            return None
        found = self.run(after, rest, depth + 1)
        return None if found is None else [action, *found]

    def note(self, depth: int, refused: IllegalAction, certain: bool = False) -> None:
        """Keep a refusal if it came further than the one kept so far.

        A certain one is of a word that the question is about.
        """
        if depth > self.depth or (depth == self.depth and certain):
            self.depth = depth
            self.refused = refused
            self.certain = certain


# ---------------------------------------------------------------- explanations


class _Foreseen(NamedTuple):
    """What a seat is told of actions for sure; whether more would come that it cannot know."""

    events: list[Event]
    is_cut: bool


def told(state: State, actions: list[int], seat: int) -> list[Event]:
    """What a seat is told of actions, up to the first that is not legal."""
    tried = state.copy()
    tried.chance = EXPLICIT
    log: list[Event] = []
    tried.log = log
    for action in actions:
        if action not in flow.options(tried):
            break
        flow.apply(tried, action)
    return [event for event in log if event.seen >> seat & 1]


def foreseen(state: State, actions: list[int], seat: int) -> _Foreseen:
    """What a seat would be told of its actions, as far as all it cannot see makes no difference."""
    events = told(state, actions, seat)
    sure = len(events)
    if sure == 0:
        return _Foreseen(events, False)
    is_cut = False
    for number in range(DEALS):
        other = told(knowledge.redeal(state, seat, number), actions, seat)
        is_cut = is_cut or len(other) > sure
        same = 0
        while same < min(sure, len(other)) and numbers(events[same]) == numbers(other[same]):
            same += 1
        is_cut = is_cut or same < sure
        sure = same
    return _Foreseen(events[:sure], is_cut)


def numbers(event: Event) -> tuple[int, ...]:
    """An event, to be compared with others."""
    return tuple(int(n) for n in (event.clause, event.verb, event.a, event.b, event.c))


def explain(game: Game, words: str) -> Explanation:
    """What words would do at the pending question, or which clause refuses them and why.

    Nothing is told that their player cannot know.
    """
    try:
        actions = resolve(game, words)
    except IllegalAction as refused:
        return Explanation(False, refused.clause, refused.reason, [])
    effects = [
        Effect(NUMBERS[int(event.clause)], event_text(game.setup, event))
        for event in foreseen(game.state, actions, int(game.state.asking)).events
    ]
    return Explanation(True, "", "", effects)

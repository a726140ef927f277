"""The public object: a game, its state with words around it."""

from __future__ import annotations

import json
import operator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw import explain as explaining
from woodlaw import i18n
from woodlaw.codec.words import action_name, action_word, outcome_word, seat_words
from woodlaw.engine import chance, flow, knowledge
from woodlaw.engine import status as invariants
from woodlaw.engine.ids import CHANCE, NOBODY
from woodlaw.engine.new import empty_state
from woodlaw.engine.playable import Playable
from woodlaw.engine.setup import Setup
from woodlaw.engine.standard_setup import SETUP
from woodlaw.engine.state import EXPLICIT, SAMPLED, Event, State
from woodlaw.explain import Explanation, IllegalAction
from woodlaw.game_setup import make_setup
from woodlaw.position import PositionError, read_position, shown, write_position

FORMAT = 1
SAVE_FIELDS = ("woodlaw", "game", "position", "chance", "rng")
SEED_BITS = 96  # what the generator takes of a seed


class SaveError(ValueError):
    """A saved game that cannot be read, with the place and the reason."""


class Game(Playable):
    """A game: ``state`` is its position, the rest names and checks what is done with it."""

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self.state.setup

    @property
    def seats(self) -> list[str]:
        """The players in clockwise order, by their factions' words."""
        return seat_words(self.setup)

    @property
    def scores(self) -> list[int]:
        """The victory points by seat."""
        return [int(points) for points in self.state.scores]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game runs or when it was cut short."""
        return [seat for seat in range(len(self.seats)) if self.state.winners >> seat & 1]

    @property
    def question(self) -> str:
        """The pending question: its procedure and step, such as ``battle.ambush``."""
        top = self.state.top
        if self.state.asking == NOBODY or top is None:
            return ""
        return f"{top.procedure.name}.{top.procedure.steps[top.step].name}"

    @property
    def question_clause(self) -> int:
        """The clause that heads the pending question (an index of ``law.numbers``), or 0."""
        step = flow.question(self.state)
        return 0 if step is None else int(step.clause)

    def words(self, action: int, lang: str = "en") -> str:
        """The word of an action of the pending question (of an outcome, under chance).

        In another language than English it is what the thing is called, which nobody types.
        """
        if lang != i18n.ENGLISH and self.state.asking != CHANCE:
            with i18n.speaking(lang):
                return i18n.name(action_name(self.setup, int(self.state.asking), action))
        if self.state.asking == CHANCE:
            step = flow.question(self.state)
            assert step is not None
            return outcome_word(self.setup, step, action)
        return action_word(self.setup, int(self.state.asking), action)

    def legal_words(self) -> list[str]:
        """The words of all that may be answered now."""
        return [self.words(action) for action in self.legal_actions()]

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of a pending chance event with their weights."""
        step, top = flow.question(self.state), self.state.top
        if self.state.asking != CHANCE or step is None or top is None:
            return []
        return step.weights(self.state, top)

    def play(self, action: int | str) -> None:
        """Take an action by id, or a whole intent in words; IllegalAction changes nothing."""
        if isinstance(action, str):
            state = self.state
            for step in self.intent(action):
                flow.apply(state, step)
            return
        number = whole(action)
        if number is None:
            raise IllegalAction("", f"an action is its number or words, not {shown(action)}")
        refused = explaining.refuse_action(self, number)
        if refused is not None:
            raise refused
        self.apply(number)

    def intent(self, words: str) -> list[int]:
        """The actions that words such as ``move 2 warrior 7 8`` stand for, from this question on.

        IllegalAction, with the clause, if they do not stand for any.
        """
        return explaining.resolve(self, words)

    def explain(self, words: str, lang: str | None = None) -> Explanation:
        """What words would do, or why they may not: from the guards that decide legality.

        In a language, by default the one that is spoken.
        """
        with i18n.speaking(lang or i18n.language()):
            return explaining.explain(self, words)

    def copy(self) -> Game:
        """A game of its own in the same position, without events."""
        return Game(self.state.copy())

    def observe(self, seat: int | None) -> vec[i64]:
        """All that a seat, or a spectator (None), may know, as numbers."""
        return knowledge.observe(self.state, self._viewer(seat))

    def redeal(self, seat: int | None, seed: int) -> Game:
        """A game that the seat cannot tell from this one, its hidden part dealt afresh."""
        return Game(knowledge.redeal(self.state, self._viewer(seat), seed_of(seed)))

    def _viewer(self, seat: int | None) -> int:
        """Who looks, as the engine has it; ValueError for no seat of this game."""
        if seat is None:
            return knowledge.SPECTATOR
        number = whole(seat)
        if number is None or not 0 <= number < len(self.seats):
            most = len(self.seats) - 1
            raise ValueError(f"no seat {shown(seat)}; there is: 0 to {most}, and None to watch")
        return number

    def status(self) -> list[str]:
        """Every broken invariant in words; empty if the position is sound."""
        return invariants.status(self.state)

    def position(self) -> dict[str, Any]:
        """The position in words, hidden parts included."""
        return write_position(self.state)

    def watch(self) -> list[Event]:
        """Start to note events from here on, and the list that they go to."""
        log: list[Event] = []
        self.state.log = log
        return log

    def record_outcomes(self) -> list[int]:
        """Start to note chance outcomes from here on, and the list that they go to."""
        outcomes: list[int] = []
        self.state.outcomes = outcomes
        return outcomes

    def save(self) -> str:
        """The whole game as JSON text, the generator included; ``load`` gives it back."""
        s = self.state
        words = {
            "woodlaw": FORMAT,
            "game": self.setup.words,
            "position": write_position(s),
            "chance": "explicit" if s.chance == EXPLICIT else "sampled",
            "rng": [int(s.rng_a), int(s.rng_b), int(s.rng_c), int(s.rng_n)],
        }
        return json.dumps(words, indent=1)


def new_game(
    players: list[str],
    *,
    map: str = "autumn",
    deck: str = "standard",
    printing: str = "p16",
    options: dict[str, str] | None = None,
    first: str | None = None,
    max_rounds: int = 0,
    seed: int = 0,
    explicit_chance: bool = False,
) -> Game:
    """A new game at its first question; ValueError says what is unknown or does not fit.

    ``players`` are factions in clockwise order. With ``explicit_chance`` dice and draws are
    asked like questions (``seat_to_act`` is -1) instead of sampled from ``seed``.
    """
    setup = make_setup(
        players,
        map=map,
        deck=deck,
        printing=printing,
        options=options,
        first=first,
        max_rounds=max_rounds,
    )
    return start(setup, seed, explicit_chance)


def start(setup: Setup, seed: int = 0, explicit_chance: bool = False) -> Game:
    """A new game with a setup that is bound already, as loops over many games want it."""
    state = empty_state(setup)
    state.chance = EXPLICIT if explicit_chance else SAMPLED
    chance.seed(state, seed_of(seed))
    state.push(SETUP, vec[i64]())
    flow.advance(state)
    return Game(state)


def whole(value: object) -> int | None:
    """The whole number that a value is, one of NumPy's too; None for any other, or a bool."""
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def seed_of(seed: object) -> int:
    """The bits of a seed that count; ValueError for what is no whole number."""
    number = whole(seed)
    if number is None:
        raise ValueError(f"seed must be a whole number, not {shown(seed)}")
    return number & ((1 << SEED_BITS) - 1)


def load(text: str) -> Game:
    """The game that ``save`` wrote; SaveError says what is wrong and where."""
    words = _save_fields(text)
    try:
        setup = setup_from_words(words.get("game"))
        state = read_position(setup, words.get("position", {}))
    except PositionError as error:
        raise SaveError(f"{'.'.join(error.path)}: {error.reason}") from None
    except ValueError as error:
        raise SaveError(f"game: {error}") from None
    state.rng_a, state.rng_b, state.rng_c, state.rng_n = _rng(words.get("rng"))
    if words.get("chance") not in ("sampled", "explicit"):
        raise SaveError("chance: must be sampled or explicit")
    if words["chance"] == "sampled":
        try:
            sample_on(state)
        except Exception:
            # As where the position is read: a stack can say anything.
            raise SaveError("position.stack: does not fit the rest of the position") from None
    return Game(state)


def _save_fields(text: object) -> dict[str, Any]:
    """The fields of a saved game, its format checked."""
    if not isinstance(text, str):
        raise SaveError(f"not a saved game: {type(text).__name__} is no text")
    try:
        words = json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(f"not a saved game: line {error.lineno}: {error.msg}") from None
    except RecursionError:
        raise SaveError("not a saved game: nested too deep") from None
    except ValueError:
        raise SaveError("not a saved game: a number has too many digits") from None
    if not isinstance(words, dict) or "woodlaw" not in words:
        raise SaveError("not a saved game: no field woodlaw")
    if type(words["woodlaw"]) is not int or words["woodlaw"] != FORMAT:
        raise SaveError(f"saved in format {shown(words['woodlaw'])}; this version reads {FORMAT}")
    for field in words:
        if field not in SAVE_FIELDS:
            raise SaveError(f"unknown field {shown(field)}; there is: {', '.join(SAVE_FIELDS)}")
    return words


def _rng(rng: object) -> list[int]:
    """The four words of the generator."""
    if (
        not isinstance(rng, list)
        or len(rng) != 4
        or not all(type(word) is int and 0 <= word <= chance.MASK for word in rng)
        or not any(rng)
    ):
        raise SaveError("rng: must be four whole numbers below 2 to the 32, not all of them 0")
    return rng


def sample_on(state: State) -> None:
    """Go over to sampled chance."""
    state.chance = SAMPLED
    if state.asking == CHANCE:
        state.asking = NOBODY
        flow.advance(state)


GAME_FIELDS = ("players", "map", "deck", "printing", "options", "first", "max_rounds")


def setup_from_words(words: object) -> Setup:
    """The setup of a game that a file describes; ValueError says what is wrong."""
    if not isinstance(words, dict):
        raise ValueError("must be a mapping with players")
    for field in words:
        if field not in GAME_FIELDS:
            raise ValueError(f"unknown field {shown(field)}; there is: {', '.join(GAME_FIELDS)}")
    if not isinstance(words.get("players"), list):
        raise ValueError("players must be a list of factions")
    return make_setup(**words)


__all__ = ["Game", "IllegalAction", "SaveError", "load", "new_game", "start"]

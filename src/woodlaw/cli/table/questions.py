"""The pending question in words: its sentence, and its options with what they are good for."""

from __future__ import annotations

from typing import NamedTuple

from woodlaw import i18n, vocabulary
from woodlaw.citing import cited
from woodlaw.cli import board
from woodlaw.cli.board.clearings import pieces_there
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import CARD, DONE, SEAT
from woodlaw.game import Game
from woodlaw.questions import message_of, variables
from woodlaw.woodland.places import clearings_beside


class Option(NamedTuple):
    """An answer: the key to type for it, its word, what this is called, what it is good for, and
    its action."""

    key: str
    word: str
    name: str
    gloss: str
    action: int


# ---------------------------------------------------------------- the question


def capital(text: str) -> str:
    """A sentence with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def sentence(game: Game) -> str:
    """The pending question as a sentence; its id where nobody has found words yet."""
    name = message_of(game.question)
    return capital(i18n.text(name, **variables(game))) if i18n.has(name) else game.question


def question_to_whom(game: Game) -> str:
    """The question that a player is asked, with who that is."""
    assert game.seat_to_act is not None
    seat = f"faction-{game.seats[game.seat_to_act]}"
    return i18n.text("table-asked", seat=seat, question=sentence(game))


def in_general(question: str) -> str:
    """A question by its id as a sentence that is about no place or player."""
    name = message_of(question)
    return i18n.blank(name) if i18n.has(name) else question


def clause_of(game: Game) -> str:
    """The number of the clause that heads the pending question."""
    return cited(game.setup, game.question_clause)


def cited_question(game: Game) -> str:
    """The pending question as a sentence with its clause."""
    return f"{sentence(game)} ({clause_of(game)})"


# ---------------------------------------------------------------- the options


def options_of(game: Game) -> list[Option]:
    """The legal answers in words, in the order in which they are shown and counted."""
    words = {action: game.words(action) for action in game.legal_actions()}
    return options_among(game, words, game.seat_to_act)


def options_among(game: Game, words: dict[int, str], you: int | None) -> list[Option]:
    """Answers by their words, as options for the seat ``you``, or for all to see.

    ``done`` is the last, and its key is always 0. Clearings and amounts are their own keys, words
    beside them too, and forests by their labels; everything else counts from 1.
    """
    own_keys = any(word.isdigit() for word in words.values())
    found: list[Option] = []
    for place, action in enumerate(sorted(words, key=lambda action: action == DONE), 1):
        word = words[action]
        name = vocabulary.shown(game.setup, int(game.state.asking), action)
        is_own = own_keys or manifest()[action].sort == "forest"
        key = name if is_own else str(place)
        if action == DONE:
            key = "0"
        found.append(Option(key, word, name, gloss(game, action, word, you), action))
    return found


def misused_key(words: list[str], options: list[Option]) -> str:
    """Why several words cannot begin with the number of an option; nothing if they do not."""
    for option in options:
        if len(words) > 1 and words[0] == option.key != option.word:
            message = "done-alone" if option.action == DONE else "number-alone"
            return i18n.text(message, key=option.key, word=option.name)
    return ""


def gloss(game: Game, action: int, word: str, you: int | None) -> str:
    """What an option is good for; nothing where the word says all."""
    sort = manifest()[action].sort
    if sort == "card":
        return board.card_gloss(game.setup.deck[int(game.setup.card_index[action - CARD])])
    if sort == "clearing":
        return clearing_gloss(game, int(word), you)
    if sort == "forest":
        return i18n.text("forest-lies", clearings=clearings_beside(word))
    if sort == "seat":
        return seat_gloss(game, action)
    own = i18n.attribute(message_of(game.question), word, **variables(game))
    if own is None and i18n.has(f"gloss-{word}"):
        own = i18n.text(f"gloss-{word}")
    return own or ""


def clearing_gloss(game: Game, clearing: int, you: int | None) -> str:
    """A clearing's suit, and who has what there."""
    there = [
        f"{i18n.text('you') if seat == you else vocabulary.called(game.setup, name)} {pieces}"
        for seat, name in enumerate(game.seats)
        if (pieces := pieces_there(game, seat, clearing, game.seat_to_act))
    ]
    suit = i18n.name(f"suit-{board.SUIT_WORDS[int(game.state.suits[clearing])]}")
    return f"{suit}: {', '.join(there)}" if there else suit


def seat_gloss(game: Game, action: int) -> str:
    """What a player has in the clearing that the question is about, if it is about one."""
    clearing, asked = variables(game).get("clearing"), game.seat_to_act
    if not isinstance(clearing, int) or clearing < 1 or asked is None:
        return ""
    return pieces_there(game, (asked + action - SEAT) % len(game.seats), clearing, asked)


def option_cells(options: list[Option]) -> list[str]:
    """The options as short texts, each with its key, and what they are good for."""
    names = [o.key.rjust(2) if o.key == o.name else f"{o.key:>2} {o.name}" for o in options]
    # Clearings and amounts stand alone; words get a column of their own.
    room = 0 if any(o.word.isdigit() for o in options) else max(len(name) for name in names)
    pairs = zip(names, options, strict=True)
    return [f"{name:<{room}}  {option.gloss}".rstrip() for name, option in pairs]

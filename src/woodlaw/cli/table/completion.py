"""What may be typed next: what legal answers are called, and the words of moves and commands."""

from __future__ import annotations

from woodlaw import vocabulary
from woodlaw.cli.table.commands import COMMANDS, MINE, QUIT
from woodlaw.engine.state import EXPLICIT, Frame
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.position import number_of
from woodlaw.standing import SCOPES
from woodlaw.vocabulary import WARRIOR_WORDS

MOVES = ("move", "march")
WARRIORS = "warrior"


def next_words(game: Game, typed: list[str]) -> list[str]:
    """The words that may come next behind those typed at the pending question, as they are shown;
    some are names of several words."""
    if not typed:
        moves = [vocabulary.called(game.setup, MOVES[0])] if MOVES[1] in game.legal_words() else []
        return sorted({*names_of(game), *moves, *COMMANDS, QUIT}, key=by_number)
    if typed[0] == "why":
        return next_words(game, typed[1:])
    if typed == ["standing"]:
        return ["clear"]
    if typed == ["board"]:
        return [MINE, *(vocabulary.called(game.setup, seat) for seat in game.seats)]
    typed = vocabulary.read(game.setup, typed)
    if typed[0] in COMMANDS and typed[0] not in game.legal_words():
        return []
    if typed[0] in MOVES:
        routes = routes_of(game, typed[0])
        if routes:
            words = move_words(routes, typed[1:])
            return sorted({vocabulary.called(game.setup, word) for word in words}, key=by_number)
    after = answered(game, typed)
    if after is not None:
        return sorted(names_of(after), key=by_number)
    return scope_names(game, typed)


def names_of(game: Game) -> list[str]:
    """The legal answers as they are shown."""
    asked = int(game.state.asking)
    return [vocabulary.shown(game.setup, asked, action) for action in game.legal_actions()]


def by_number(word: str) -> tuple[int, str]:
    """Sorts numbers by size, before words."""
    number = number_of(word)
    return (1000, word) if number is None else (number, "")


def scope_names(game: Game, typed: list[str]) -> list[str]:
    """What makes a standing answer of a whole one."""
    if len(typed) == 1 and typed[0] in ("0", *game.legal_words()):
        return [vocabulary.called(game.setup, scope) for scope in SCOPES]
    return []


def answered(game: Game, typed: list[str]) -> Game | None:
    """The game behind these words, if they are the beginning of a whole answer; else None."""
    after = behind(game, typed)
    if after is None or depth_of(after.state.top) <= depth_of(game.state.top):
        return None
    return after


def behind(game: Game, typed: list[str]) -> Game | None:
    """The game behind these words, if the same seat is asked again there; else None."""
    try:
        actions = game.intent(" ".join(typed))
    except IllegalAction:
        return None
    after = game.copy()
    after.state.chance = EXPLICIT
    for action in actions:
        after.apply(action)
    return after if after.seat_to_act == game.seat_to_act else None


def depth_of(frame: Frame | None) -> int:
    """How many procedures are under way."""
    depth = 0
    while frame is not None:
        depth, frame = depth + 1, frame.below
    return depth


# ---------------------------------------------------------------- moves, said as N WARRIOR FROM TO

# From, to, and the amounts that may move.
Route = tuple[str, str, list[str]]


def routes_of(game: Game, verb: str) -> list[Route]:
    """The moves that a verb begins, if it asks for origin, target and number."""
    begun = answered(game, [verb])
    if begun is None or begun.question != "move.origin":
        return []
    routes: list[Route] = []
    for origin in begun.legal_words():
        leaving = behind(begun, [origin])
        if number_of(origin) is None or leaving is None:
            continue
        for target in leaving.legal_words():
            moving = behind(leaving, [target])
            if moving is not None:
                routes.append((origin, target, moving.legal_words()))
    return routes


def move_words(routes: list[Route], typed: list[str]) -> set[str]:
    """The words that may come next in a move: an amount or where from, then where to."""
    numbers = [word for word in typed if number_of(word) is not None]
    said = bool(WARRIOR_WORDS & set(typed))
    if not numbers:
        return {word for origin, _, amounts in routes for word in (origin, *amounts)}
    if len(numbers) == 1 and not said:
        plain = {target for origin, target, _ in routes if origin == numbers[0]}
        amount = any(numbers[0] in amounts for _, _, amounts in routes)
        return plain | ({WARRIORS} if amount else set())
    if len(numbers) == 1:
        return {origin for origin, _, amounts in routes if numbers[0] in amounts}
    if len(numbers) == 2 and said:
        return {t for o, t, amounts in routes if o == numbers[1] and numbers[0] in amounts}
    return set()

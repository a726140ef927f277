"""The map on the screen: the right pieces in the right clearings, clear paths, no line too long."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import islice

import pytest
from helpers import LINE_UPS, decisions
from screens import PLAYERS, console, shown, standing

import woodlaw
from woodlaw import i18n
from woodlaw.cli import board
from woodlaw.cli.board import woodland
from woodlaw.cli.board.canvas import Canvas
from woodlaw.cli.board.console import FINE, SUIT_COLOURS, aligned
from woodlaw.cli.board.layout import Box, push_apart
from woodlaw.cli.board.routes import hidden, route
from woodlaw.game import Game
from woodlaw.woodland.map import MAPS, load_map
from woodlaw.woodland.places import load_places

CLEARINGS = {
    "1": ["marquise sawmill", "marquise keep", "marquise wood 2", "marquise warrior 4"],
    "6": ["marquise warrior 2", "eyrie warrior 1", "eyrie roost"],
    "10": ["alliance sympathy", "vagabond pawn"],
    "11": ["eyrie warrior 3", "marquise warrior 1", "alliance warrior 2"],
}


def crowded() -> Game:
    """Pieces of all in four clearings."""
    return standing(PLAYERS, clearings=CLEARINGS, boards={"vagabond": {"character": "thief"}})


def under(lines: list[str], head: str) -> list[str]:
    """What stands under the head of a clearing: pieces, up to a line of dots or nothing."""
    row = next(row for row, line in enumerate(lines) if head in line)
    column = lines[row].index(head)
    found: list[str] = []
    for line in lines[row + 1 :]:
        pieces = re.match(r"[* ]? *[A-Za-z0-9,-]+( [a-z0-9,-]+)*", line[column:])
        if pieces is None or pieces[0][:4] == "    ":
            break
        found.append(pieces[0].strip())
    return found


def map_of(game: Game, width: int = 80, height: int = 24) -> list[str]:
    return shown(lambda on: board.show_map(on, game), width, height)


@pytest.mark.parametrize(("width", "height"), [(100, 40), (130, 50)])
def test_pieces_stand_in_their_clearing_in_words(width: int, height: int) -> None:
    lines = map_of(crowded(), width, height)
    # 1 has one slot; 6 and 10 have two, one under a ruin; 11 has three, one under a ruin.
    assert " ".join(under(lines, "[1 fox ■]")) == "*Marquise 4, sawmill, keep, 2 wood"
    # 7.2.2: two warriors against a warrior and a roost; the Eyrie rule where they are tied.
    assert under(lines, "[6 fox ■▒]") == ["*Eyrie 1, roost", "Marquise 2"]
    # 2.5: neither tokens nor pawns rule.
    assert under(lines, "[10 rabbit □▒]") == ["Alliance sympathy", "Vagabond pawn"]
    assert under(lines, "[11 mouse □□▒]") == ["*Eyrie 3", "Marquise 1", "Alliance 2"]
    assert under(lines, "[12 fox □▒]") == []


def test_short_words_where_there_is_no_room() -> None:
    game = crowded()
    detail = woodland.DETAILS[-1]
    lines = [text for text, _ in woodland.block(game, 1, detail, FINE, coloured=False).lines]
    assert lines == ["[1 fox ■]", "*M 4 sawm keep", "   2wood"]
    assert woodland.short_name("base-rabbit") == "base"
    assert woodland.short_name("roost") == "roost"
    with i18n.speaking("nl"):
        # A houtzagerij and hout, each told from the other.
        assert [woodland.short_name(word) for word in ("sawmill", "wood")] == ["zaag", "hout"]


def letters(players: list[str], lang: str = "en") -> list[str]:
    game = woodlaw.new_game(players, seed=1)
    with i18n.speaking(lang):
        return [woodland.seat_letters(game, seat) for seat in range(len(players))]


def test_a_seat_has_the_letters_that_tell_it_from_others() -> None:
    assert letters(PLAYERS) == ["M", "E", "A", "V"]
    assert letters(["vagabond", "eyrie", "vagabond"]) == ["V", "E", "V2"]
    # In Spanish they are Córvidos and Cientos, in Dutch Alliantie and Arendsnest.
    assert letters(["corvids", "hundreds", "eyrie"], "es") == ["Có", "Ci", "N"]
    assert letters(["alliance", "marquise", "eyrie"], "nl") == ["Al", "M", "Ar"]
    assert letters(["alliance", "marquise"], "nl") == ["A", "M"]


def test_clearings_lie_as_on_the_board() -> None:
    lines = map_of(crowded())
    places = {
        c: next((row, line.index(f"[{c} ")) for row, line in enumerate(lines) if f"[{c} " in line)
        for c in range(1, 13)
    }
    assert places[1][0] < places[9][0] < places[4][0] < places[8][0]  # down the left side
    assert places[5][0] < places[2][0] < places[6][0] < places[3][0]  # and the right one
    assert places[1][1] < places[10][1] < places[5][1] < places[2][1]  # along the top
    assert places[4][1] < places[8][1] < places[7][1] < places[3][1]  # and the bottom


def test_every_suit_has_a_colour_and_its_word() -> None:
    assert len({*SUIT_COLOURS.values()}) == 4
    game = crowded()
    for clearing in range(1, 13):
        head, style = woodland.block(game, clearing, woodland.DETAILS[0], FINE, True).lines[0]
        suit = board.SUIT_WORDS[int(game.state.suits[clearing])]
        assert suit in head and SUIT_COLOURS[suit] in style


def test_a_pawn_in_a_forest() -> None:
    forest = {"character": "thief", "forest": "4_7_8_12"}
    game = standing(PLAYERS, clearings={}, boards={"vagabond": forest})
    lines = map_of(game)
    row = next(row for row, line in enumerate(lines) if "♣f6 V pawn" in line)
    heads = {c: next(r for r, line in enumerate(lines) if f"[{c} " in line) for c in (12, 8)}
    assert heads[12] < row < heads[8]
    assert sum(line.count("♣") for line in lines) == 7 + 1  # the forests, and the legend
    text = " ".join(lines)
    assert [text.count(f"♣f{number}") for number in range(1, 8)] == [1] * 7


def test_paths_are_those_of_the_map() -> None:
    game = crowded()
    text = files("woodlaw.woodland").joinpath("autumn.json").read_text(encoding="utf-8")
    assert [list(path) for path in woodland.paths(game)] == sorted(json.loads(text)["paths"])
    drawing = woodland.fitted(game, 79, 17, FINE, False)
    for (a, b), points in zip(woodland.paths(game), drawing.routes, strict=True):
        assert (points[0], points[-1]) == (drawing.boxes[a].middle, drawing.boxes[b].middle)


@pytest.mark.parametrize("name", MAPS)
def test_every_map_has_all_its_places(name: str) -> None:
    places, woods = load_places(name), load_map(name)
    assert [*places.clearings] == list(range(1, int(woods.clearings) + 1))
    assert [*places.forests] == woods.forests
    for x, y in (*places.clearings.values(), *places.forests.values()):
        assert 0 <= x <= 1 and 0 <= y <= 1


def test_it_fits_beside_a_question_and_no_path_is_hidden() -> None:
    for number, setup in enumerate(LINE_UPS):
        for game, _ in islice(decisions(number, setup), 100, 1000, 300):
            assert len(map_of(game)) <= 20  # of 24
            assert woodland.fitted(game, 79, 16, FINE, True).is_clear


@pytest.mark.parametrize("terminal", [True, False])
def test_no_line_is_too_long(terminal: bool) -> None:
    for number in (3, 7, 8):
        for game, _ in islice(decisions(number, LINE_UPS[number]), 150, 900, 350):
            for width in (40, 60, 80, 100, 149, 150, 200):
                on, out = console(width, 40, terminal)
                board.show_board(on, game, 0)
                board.show_map(on, game)
                board.show_table(on, game, None)
                board.show_hand(on, game, 0)
                board.show_discard(on, game)
                board.show_clearing(on, game, 11)
                lines = out.getvalue().splitlines()
                assert max(map(len, lines)) <= width
                assert width < 60 or all(line == line.rstrip() for line in lines)
                if not terminal:
                    assert out.getvalue().isascii()


def test_a_pipe_gets_the_table() -> None:
    game = crowded()
    lines = shown(lambda on: board.show_board(on, game), terminal=False)
    assert lines[1].split()[:4] == ["no", "suit", "open", "paths"]
    assert lines[2].split() == ["1", "fox", "0", "5", "9", "10", "Marquise", "4", "+"]
    assert [line.strip() for line in lines[3:6]] == ["sawmill", "+ keep +", "2 wood"]
    assert "■" not in "".join(lines)
    assert shown(lambda on: board.show_table(on, game), terminal=False) == lines


def test_one_clearing_in_words_with_its_ruler_and_the_clause() -> None:
    game = crowded()
    assert shown(lambda on: board.show_clearing(on, game, 6)) == [
        "Clearing 6: fox, open slots 0 of 2, and a ruin.",
        "Paths to 2, 3, 11; forests beside it: f3 (2, 6, 10, 11, 12), f4 (3, 6, 11).",
        "Marquise: 2 warriors.",
        "Eyrie: 1 warrior, roost.",
        "Eyrie rules it (7.2.2).",
    ]
    assert shown(lambda on: board.show_clearing(on, game, 10))[-1] == "Nobody rules it (2.5)."


# ---------------------------------------------------------------- the parts of the drawing


def test_boxes_are_pushed_apart_and_stay_on_the_sheet() -> None:
    boxes = [Box(0, 0, 10, 3), Box(4, 1, 10, 3), Box(25, 0, 10, 3)]
    found = push_apart(boxes, 30, 8, gap=1)
    assert found is not None
    for i, a in enumerate(found):
        assert 0 <= a.column <= 20 and 0 <= a.row <= 5
        for b in found[:i]:
            beside = a.column + 10 + 2 <= b.column or b.column + 10 + 2 <= a.column
            assert beside or a.row + 4 <= b.row or b.row + 4 <= a.row
    assert push_apart(boxes, 12, 5, gap=1) is None
    assert push_apart(boxes, 9, 50, gap=1) is None


def test_a_path_bends_past_a_box() -> None:
    a, b, between = Box(0, 0, 4, 2), Box(0, 20, 4, 2), Box(0, 9, 4, 2)
    assert hidden(route(a, b, [], 40), [between]) > 0
    assert hidden(route(a, b, [between], 40), [between]) == 0
    assert {round(x) for x, _ in route(a, b, [], 40)} == {2}


def test_a_line_is_drawn_in_dots_or_signs() -> None:
    canvas = Canvas(4, 2)
    canvas.line((0.5, 0.5), (3.5, 0.5))
    canvas.write(1, 1, "ab")
    assert [str(line) for line in canvas.lines("", "")] == ["⠠⠤⠤⠤", " ab"]
    assert [str(line) for line in canvas.lines(".", "")] == ["....", " ab"]
    assert canvas.is_free(0, 1, 4) is canvas.is_free(3, 1, 1) is canvas.is_free(3, 1, 2) is False


def test_columns_shrink_until_they_fit() -> None:
    rows = [["word", "a long cell of many words", "another long cell"], ["x", "y", "z"]]
    assert max(map(len, aligned(rows, 30))) <= 30


def test_a_game_before_its_setup_is_over() -> None:
    game = woodlaw.new_game(["marquise", "eyrie"], seed=1)
    lines = map_of(game)
    assert lines[0] == "Setup"

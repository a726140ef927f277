"""The map as a drawing: clearings at their places, paths between them, pieces in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from woodlaw import i18n
from woodlaw.cli.board.canvas import Canvas
from woodlaw.cli.board.console import SUIT_COLOURS, SUIT_WORDS, Glyphs, widest, wrapped
from woodlaw.cli.board.layout import Box, push_apart
from woodlaw.cli.board.routes import Point, hidden, route
from woodlaw.engine.ids import BUILDING, DECK, DISCARD, PAWN, WARRIORS
from woodlaw.engine.pieces import number
from woodlaw.engine.rule import ruling
from woodlaw.game import Game
from woodlaw.panels import drawn, faction_name, same_name
from woodlaw.panels.parts import several
from woodlaw.position import board_words, kind_word
from woodlaw.woodland.places import load_places

FEWEST_ROWS = 17
LONGEST_SHORT_NAME = 5
CUT_NAME = 4
FEWEST_SEEN = 3  # points of a path that stand free
ON_SUIT = "#101010"
PATH_STYLE = "#8a7350"
FOREST_STYLE = "#4e9a4e"


class Detail(NamedTuple):
    """How much a clearing says: its width, and whether words are written out."""

    width: int
    full: bool


# The most that fits is taken.
DETAILS = (Detail(26, True), Detail(18, True), Detail(18, False), Detail(14, False))


class Block(NamedTuple):
    """What is written in a clearing: lines with their style."""

    lines: list[tuple[str, str]]

    @property
    def width(self) -> int:
        """The longest line."""
        return widest(text for text, _ in self.lines)


# ---------------------------------------------------------------- pieces


class Pieces(NamedTuple):
    """A seat's pieces of one kind in a clearing: what they are called, in full and in short."""

    name: str
    short_name: str
    number: int

    @property
    def full(self) -> str:
        """How many of what: ``2 wood``."""
        return several(self.number, self.name)

    @property
    def short(self) -> str:
        """The same in a few letters: ``2wood``."""
        return self.short_name if self.number == 1 else f"{self.number}{self.short_name}"


def seat_letters(game: Game, seat: int) -> str:
    """The fewest letters that tell a seat's faction from the others, with a Vagabond's number."""
    seats = [named.partition("-") for named in game.seats]
    word, _, again = seats[seat]
    name = i18n.name(f"faction-{word}")
    others = [i18n.name(f"faction-{other}") for other, _, _ in seats if other != word]
    beginnings = (name[:length] for length in range(1, len(name)))
    letters = next(
        (each for each in beginnings if not any(other.startswith(each) for other in others)), name
    )
    return i18n.capitalized(letters) + again


def short_name(word: str) -> str:
    """A piece's name in at most five letters; a clearing tells the suit of a base."""
    name = i18n.name(f"piece-{word}", case="short")
    return name if len(name) <= LONGEST_SHORT_NAME else name[:CUT_NAME]


def pieces_in(game: Game, seat: int, clearing: int, viewer: int | None) -> Iterator[Pieces]:
    """A seat's pieces but its warriors in a clearing, by kind.

    Its owner sees what a piece that lies face down is.
    """
    setup = game.setup
    called = drawn(game, seat).own_name if viewer == seat else same_name
    for kind in range(int(setup.kind_base[seat]) + 1, int(setup.kind_base[seat + 1])):
        there = int(game.state.there(kind, clearing))
        if there > 0:
            word = kind_word(setup, kind)
            yield Pieces(called(game, seat, clearing, word), short_name(word), there)


def piece_words(game: Game, seat: int, clearing: int, full: bool, viewer: int | None) -> list[str]:
    """A seat's pieces in a clearing: the number of its warriors, then the others by kind."""
    fighters = int(number(game.state, seat, WARRIORS, clearing))
    pieces = pieces_in(game, seat, clearing, viewer)
    words = [str(fighters)] if fighters else []
    return [*words, *(piece.full if full else piece.short for piece in pieces)]


def pieces_text(game: Game, seat: int, clearing: int, full: bool, viewer: int | None) -> str:
    """A seat and its pieces in a clearing; nothing for none."""
    words = piece_words(game, seat, clearing, full, viewer)
    if not words:
        return ""
    if full:
        return f"{faction_name(game, seat)} {', '.join(words)}"
    return f"{seat_letters(game, seat)} {' '.join(words)}"


def slots_text(game: Game, clearing: int, signs: Glyphs) -> str:
    """A clearing's slots, those with buildings first, a ruin last (2.2.3, 2.2.4)."""
    s = game.state
    ruins, free = int(s.ruins[clearing]), int(s.open[clearing])
    filled = sum(
        int(s.there(kind, clearing))
        for kind in range(int(game.setup.kinds))
        if game.setup.kind_sort[kind] == BUILDING
    )
    return signs.filled * filled + signs.open * free + signs.ruin * ruins


def block(
    game: Game,
    clearing: int,
    detail: Detail,
    signs: Glyphs,
    coloured: bool,
    viewer: int | None = None,
) -> Block:
    """A clearing in lines: number, suit and slots, then who is there, the ruler first."""
    suit = SUIT_WORDS[int(game.state.suits[clearing])]
    head = f"{clearing} {i18n.name(f'suit-{suit}')} {slots_text(game, clearing, signs)}"
    edges = "  " if coloured else "[]"
    lines = [(f"{edges[0]}{head}{edges[1]}", f"bold {ON_SUIT} on {SUIT_COLOURS[suit]}")]
    ruler = int(ruling(game.state, clearing)[0])
    for seat in sorted(range(len(game.seats)), key=lambda seat: seat != ruler):
        text = pieces_text(game, seat, clearing, detail.full, viewer)
        mark = signs.rules if seat == ruler else " "
        style = ("bold " if seat == ruler else "") + drawn(game, seat).colour
        lines.extend((line, style) for line in wrapped(text, detail.width, mark, "   "))
    return Block(lines)


# ---------------------------------------------------------------- the drawing


class Drawing(NamedTuple):
    """Where the clearings are, what is written in them, and the paths between them."""

    boxes: dict[int, Box]
    blocks: dict[int, Block]
    routes: list[list[Point]]
    is_clear: bool  # every path can be seen, and none runs behind other clearings


def map_lines(
    game: Game,
    width: int,
    height: int,
    signs: Glyphs,
    coloured: bool,
    viewer: int | None = None,
) -> list[Text]:
    """The map in at most so many columns, and rows if it fits, with its legend below."""
    drawing = fitted(game, width, height - 1, signs, coloured, viewer)
    boxes = drawing.boxes
    canvas = Canvas(width, max(box.row + box.height for box in boxes.values()))
    for points in drawing.routes:
        for start, end in pairwise(points):
            canvas.line(start, end)
    for clearing, box in boxes.items():
        for row, (text, style) in enumerate(drawing.blocks[clearing].lines):
            canvas.write(box.column, box.row + row, text, style)
    draw_forests(game, canvas, boxes, signs)
    return [*canvas.lines(signs.path, PATH_STYLE), legend(game, signs, width)]


def fitted(
    game: Game,
    width: int,
    height: int,
    signs: Glyphs,
    coloured: bool,
    viewer: int | None = None,
) -> Drawing:
    """The drawing with the most detail that fits; one with the least may need more rows."""
    clearings = load_places(game.setup.map.name).clearings
    for detail in DETAILS:
        blocks = {c: block(game, c, detail, signs, coloured, viewer) for c in clearings}
        for gap in (1, 2):
            boxes = arranged(game, blocks, width, height, gap)
            if boxes is not None:
                drawing = drawn_with(game, boxes, blocks, width)
                if drawing.is_clear:
                    return drawing
    while boxes is None:
        boxes = arranged(game, blocks, width, height, gap=0)
        height += 1
    return drawn_with(game, boxes, blocks, width)


def drawn_with(game: Game, boxes: dict[int, Box], blocks: dict[int, Block], width: int) -> Drawing:
    """The drawing that has its clearings in these places."""
    routes: list[list[Point]] = []
    is_clear = True
    for a, b in paths(game):
        others = [box for clearing, box in boxes.items() if clearing not in (a, b)]
        points = route(boxes[a], boxes[b], others, width)
        routes.append(points)
        seen = len(points) - hidden(points, [*boxes.values()])
        is_clear = is_clear and seen >= FEWEST_SEEN and hidden(points, others) == 0
    return Drawing(boxes, blocks, routes, is_clear)


def arranged(
    game: Game, blocks: dict[int, Block], width: int, height: int, gap: int
) -> dict[int, Box] | None:
    """The blocks as near to the clearings' places as they can be; None if they do not fit."""
    places = load_places(game.setup.map.name).clearings
    wide = max(block.width for block in blocks.values())
    columns = scale([x for x, _ in places.values()], width - wide)
    rows = scale([y for _, y in places.values()], height - 2)
    boxes = [
        Box(column + (wide - blocks[clearing].width) // 2, row, blocks[clearing].width, lines)
        for clearing, column, row in zip(places, columns, rows, strict=True)
        for lines in [len(blocks[clearing].lines)]
    ]
    found = push_apart(boxes, width, height, gap)
    return None if found is None else dict(zip(places, found, strict=True))


def scale(values: list[float], most: int) -> list[int]:
    """Values stretched to the range from 0 to ``most``."""
    low, high = min(values), max(values)
    return [round((value - low) / (high - low) * most) for value in values]


def paths(game: Game) -> Iterator[tuple[int, int]]:
    """The pairs of clearings that a path links (2.2.1)."""
    woodland = game.setup.map
    for a in range(1, int(woodland.clearings) + 1):
        for place in range(int(woodland.first[a]), int(woodland.first[a + 1])):
            b = int(woodland.adjacent[place])
            if a < b:
                yield a, b


def draw_forests(game: Game, canvas: Canvas, boxes: dict[int, Box], signs: Glyphs) -> None:
    """Each forest's label, with the letter of whoever is in it, in a free place near it (2.4)."""
    places = load_places(game.setup.map.name)
    inside = {forest: seat for seat, forest in pawns_in_forests(game)}
    for forest, label in places.labels().items():
        seat = inside.get(forest)
        pawn = "" if seat is None else f" {seat_letters(game, seat)} {short_name('pawn')}"
        text = f"{signs.forest}{label}{pawn}"
        style = FOREST_STYLE if seat is None else f"bold {drawn(game, seat).colour}"
        column, row = between(*places.forests[forest], places.clearings, boxes)
        for near in nearby(column - len(text) // 2, row):
            if canvas.is_free(*near, len(text)):
                canvas.write(*near, text, style)
                break


def pawns_in_forests(game: Game) -> Iterator[tuple[int, str]]:
    """The seats whose pawns are in a forest, which their boards name."""
    for seat, faction in enumerate(game.setup.factions):
        if any(kind.sort == PAWN for kind in faction.kinds):
            forest = board_words(game.state, seat).get("forest", "none")
            if forest != "none":
                yield seat, str(forest)


def between(
    x: float, y: float, places: dict[int, tuple[float, float]], boxes: dict[int, Box]
) -> tuple[int, int]:
    """A place of the printed map on the canvas, by how far each clearing near it was moved."""
    total = columns = rows = 0.0
    middles = [box.middle for box in boxes.values()]
    scale_x = span(x for x, _ in middles) / span(x for x, _ in places.values())
    scale_y = span(y for _, y in middles) / span(y for _, y in places.values())
    for clearing, (px, py) in places.items():
        weight = 1 / ((px - x) ** 2 + (py - y) ** 2 + 1e-6)
        middle = boxes[clearing].middle
        columns += weight * (middle[0] + (x - px) * scale_x)
        rows += weight * (middle[1] + (y - py) * scale_y)
        total += weight
    return round(columns / total), round(rows / total)


def span(values: Iterable[float]) -> float:
    """How far the lowest and the highest of some values lie apart."""
    known = list(values)
    return max(known) - min(known)


def nearby(column: int, row: int) -> Iterator[tuple[int, int]]:
    """Places round about one, the nearest first; a row counts as two columns."""
    reach = [(dx, dy) for dx in range(-12, 13) for dy in range(-4, 5)]
    for dx, dy in sorted(reach, key=lambda step: (step[0] ** 2 + 4 * step[1] ** 2, step)):
        yield column + dx, row + dy


def legend(game: Game, signs: Glyphs, width: int) -> Text:
    """What the signs mean, and how many cards lie where, in one line."""
    told = i18n.text(
        "map-legend",
        rules=signs.rules,
        filled=signs.filled,
        open=signs.open,
        ruin=signs.ruin,
        forest=signs.forest,
    )
    line = Text(f"{told}   {piles_text(game)}", "dim")
    line.truncate(width)
    return line


def piles_text(game: Game) -> str:
    """How many cards lie in the deck and the discard pile."""
    sizes = game.state.sizes
    return i18n.text("piles", deck=int(sizes[DECK]), discard=int(sizes[DISCARD]))

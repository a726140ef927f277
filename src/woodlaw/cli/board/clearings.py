"""The map as a table, which pipes and screen readers get, and one clearing in words."""

from __future__ import annotations

from woodlaw.cli.board.console import SUIT_WORDS, aligned
from woodlaw.cli.board.woodland import pieces_in
from woodlaw.engine.ids import WARRIORS
from woodlaw.engine.pieces import number
from woodlaw.engine.rule import ruling
from woodlaw.game import Game
from woodlaw.law.numbers import NUMBERS
from woodlaw.panels.parts import plural
from woodlaw.woodland.places import load_places


def clearings_table(game: Game, width: int, viewer: int | None = None) -> list[str]:
    """A header, then a row a clearing; in a faction's column a number is its warriors."""
    rows = [["no", "suit", "open", "paths to", "ruled by", *game.seats]]
    rows.extend(clearing_row(game, c, viewer) for c in range(1, int(game.setup.map.clearings) + 1))
    return aligned(rows, width)


def clearing_row(game: Game, clearing: int, viewer: int | None) -> list[str]:
    """The cells of a clearing's row."""
    s = game.state
    ruin = " ruin" if s.ruins[clearing] else ""
    ruler, _ = ruling(s, clearing)
    row = [
        f"{clearing:>2}",
        SUIT_WORDS[int(s.suits[clearing])],
        f"{int(s.open[clearing])}{ruin}",
        " ".join(str(there) for there in beside(game, clearing)),
        "-" if ruler < 0 else game.seats[int(ruler)],
    ]
    row.extend(pieces_there(game, seat, clearing, viewer) for seat in range(len(game.seats)))
    return row


def beside(game: Game, clearing: int) -> list[int]:
    """The clearings that paths lead to from one (2.2.1)."""
    woodland = game.setup.map
    first, last = int(woodland.first[clearing]), int(woodland.first[clearing + 1])
    return [int(woodland.adjacent[i]) for i in range(first, last)]


def pieces_there(game: Game, seat: int, clearing: int, viewer: int | None = None) -> str:
    """A seat's pieces in a clearing, such as ``3 + keep 2 wood``: the warriors come first."""
    others = " ".join(other_pieces(game, seat, clearing, viewer))
    fighters = int(number(game.state, seat, WARRIORS, clearing))
    return " + ".join(part for part in (str(fighters or ""), others) if part)


def other_pieces(game: Game, seat: int, clearing: int, viewer: int | None) -> list[str]:
    """A seat's pieces but its warriors in a clearing, such as ``2 wood``."""
    return [
        word if there == 1 else f"{there} {word}"
        for word, there in pieces_in(game, seat, clearing, viewer)
    ]


def clearing_sentences(game: Game, clearing: int, viewer: int | None = None) -> list[str]:
    """All about one clearing: suit, slots, ways out of it, pieces, and who rules it, by what."""
    s, woodland = game.state, game.setup.map
    suit = SUIT_WORDS[int(s.suits[clearing])]
    ruin = ", and a ruin" if s.ruins[clearing] else ""
    paths = ", ".join(str(there) for there in beside(game, clearing))
    labels = load_places(woodland.name).labels()
    forests = [
        f"{labels[forest]} ({forest})"
        for forest, bits in zip(woodland.forests, woodland.forest_clearings, strict=True)
        if bits >> clearing & 1
    ]
    found = [
        f"Clearing {clearing}: {suit}, open slots {int(s.open[clearing])} of "
        f"{int(woodland.slots[clearing])}{ruin}.",
        f"Paths to {paths}; forests beside it: {', '.join(forests)}.",
    ]
    for seat, name in enumerate(game.seats):
        fighters = int(number(s, seat, WARRIORS, clearing))
        pieces = [plural(fighters, "warrior")] if fighters else []
        pieces += other_pieces(game, seat, clearing, viewer)
        if pieces:
            found.append(f"{name}: {', '.join(pieces)}.")
    ruler, clause = ruling(s, clearing)
    who = "Nobody rules it" if ruler < 0 else f"{game.seats[int(ruler)]} rules it"
    return [*found, f"{who} ({NUMBERS[int(clause)]})."]

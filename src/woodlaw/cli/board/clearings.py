"""The map as a table, which pipes and screen readers get, and one clearing in words."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.cli.board.cards import suit_message, suit_name
from woodlaw.cli.board.console import aligned, least_widths, total_width
from woodlaw.cli.board.woodland import piece_words, pieces_in, seat_letters
from woodlaw.engine.ids import WARRIORS
from woodlaw.engine.pieces import number
from woodlaw.engine.rule import ruling
from woodlaw.game import Game
from woodlaw.panels import faction_name
from woodlaw.panels.parts import amount
from woodlaw.woodland.places import clearings_beside, load_places


def clearings_table(game: Game, width: int, viewer: int | None = None) -> list[str]:
    """A header, then a row a clearing; in a faction's column a number is its warriors."""
    heads = [i18n.text(f"head-{head}") for head in ("clearing", "suit", "open", "paths", "ruler")]
    clearings = range(1, int(game.setup.map.clearings) + 1)
    for called, full in ((faction_name, True), (faction_name, False), (seat_letters, False)):
        names = [called(game, seat) for seat in range(len(game.seats))]
        rows = [[*heads, *names]]
        rows.extend(clearing_row(game, clearing, names, full, viewer) for clearing in clearings)
        if total_width(least_widths(rows)) <= width:
            break
    return aligned(rows, width)


def clearing_row(
    game: Game, clearing: int, names: list[str], full: bool, viewer: int | None
) -> list[str]:
    """The cells of a clearing's row, with the players' names, and pieces in full or in short."""
    s = game.state
    ruler = int(ruling(s, clearing)[0])
    row = [
        f"{clearing:>2}",
        suit_name(int(s.suits[clearing])),
        i18n.text("open-slots", number=int(s.open[clearing]), ruins=int(s.ruins[clearing])),
        " ".join(str(there) for there in beside(game, clearing)),
        "-" if ruler < 0 else names[ruler],
    ]
    row.extend(pieces_there(game, seat, clearing, viewer, full) for seat in range(len(game.seats)))
    return row


def beside(game: Game, clearing: int) -> list[int]:
    """The clearings that paths lead to from one (2.2.1)."""
    woodland = game.setup.map
    first, last = int(woodland.first[clearing]), int(woodland.first[clearing + 1])
    return [int(woodland.adjacent[i]) for i in range(first, last)]


def pieces_there(
    game: Game, seat: int, clearing: int, viewer: int | None = None, full: bool = True
) -> str:
    """A seat's pieces in a clearing, such as ``3 + keep + 2 wood``: the warriors come first."""
    return " + ".join(piece_words(game, seat, clearing, full, viewer))


def clearing_sentences(game: Game, clearing: int, viewer: int | None = None) -> list[str]:
    """All about one clearing: suit, slots, ways out of it, pieces, and who rules it, by what."""
    s, woodland = game.state, game.setup.map
    labels = load_places(woodland.name).labels()
    forests = [
        f"{labels[forest]} ({clearings_beside(forest)})"
        for forest, bits in zip(woodland.forests, woodland.forest_clearings, strict=True)
        if bits >> clearing & 1
    ]
    found = [
        i18n.text(
            "clearing-is",
            clearing=clearing,
            suit=suit_message(int(s.suits[clearing])),
            open=int(s.open[clearing]),
            slots=int(woodland.slots[clearing]),
            ruins=int(s.ruins[clearing]),
        ),
        i18n.text(
            "clearing-ways",
            paths=", ".join(str(there) for there in beside(game, clearing)),
            forests=", ".join(forests),
        ),
    ]
    for seat in range(len(game.seats)):
        fighters = int(number(s, seat, WARRIORS, clearing))
        pieces = [amount("warriors", fighters)] if fighters else []
        pieces += [piece.full for piece in pieces_in(game, seat, clearing, viewer)]
        if pieces:
            found.append(f"{faction_name(game, seat)}: {', '.join(pieces)}.")
    ruler, clause = ruling(s, clearing)
    law = cited(game.setup, int(clause))
    if ruler < 0:
        return [*found, i18n.text("clearing-unruled", clause=law)]
    seat_message = f"faction-{game.seats[int(ruler)]}"
    return [*found, i18n.text("clearing-ruled", seat=seat_message, clause=law)]

"""Node counts of a dozen positions: a fingerprint of the rules.

Changing a count on purpose means that a rule, or what a question asks, has changed. The first
counts of each were reckoned by hand where that is feasible; the comment says how.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.cli.files import game_of_file
from woodlaw.engine.perft import perft

POSITIONS = Path(__file__).parent / "perft"

NODES: dict[str, list[int]] = {
    # Two players may start; then each of the 38 designs that are no dominance card is drawn.
    "01-setup": [2, 76, 2834],
    # Done, battle, build, march, overwork, spend; crafting and recruiting are impossible.
    "02-marquise-actions": [6, 42, 87, 360, 901],
    # Done, or from 5, or from 2, which the Eyrie rule, to 5.
    "03-second-move": [3, 41, 1424, 1683],
    # Done, battle, recruit, march: 12 has no open slot, and no bird is in hand.
    "04-ambush": [4, 38, 111, 367, 892],
    # One card, clearing, defender; one question about ambush with nothing to play; ten rolls.
    "05-field-hospitals": [1, 1, 1, 1, 10],
    # One card, clearing, defender, no hands: then ten rolls.
    "06-losses": [1, 1, 1, 10, 163],
    "07-wood": [3, 43, 1431, 1433],
    "08-royal-claim": [3, 42, 1287, 1469],
    # Four cards, four columns each; then done or what the limit of one bird leaves: 24 + 32.
    "09-decree-cards": [4, 16, 56, 176],
    "10-decree": [1, 1, 2, 3, 9],
    # Twelve clearings less the keep's, the full one, and the one with a warrior.
    "11-new-roost": [9, 9, 9],
    # The bank or nothing.
    "12-windows": [2, 4, 7, 11, 19],
    # Seven cards of five designs, two of them twice: four can come first, twelve pairs in all.
    "13-discards": [4, 12, 420],
}


def test_every_position_has_its_counts() -> None:
    assert {path.stem for path in POSITIONS.glob("*.yml")} == set(NODES)


@pytest.mark.parametrize("name", NODES)
def test_perft(name: str) -> None:
    state = game_of_file(POSITIONS / f"{name}.yml").state
    found = [int(perft(state, depth)) for depth in range(1, len(NODES[name]) + 1)]
    assert found == NODES[name]

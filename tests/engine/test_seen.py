"""A state made again from an observation: all that was seen is in it, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers import LINE_UPS, decisions, dump, line_up, random_game

from woodlaw.codec.slots import slots_of
from woodlaw.engine.ids import DECK, ITEMS, NOBODY
from woodlaw.engine.knowledge import SOMETHING, SPECTATOR, is_hidden
from woodlaw.engine.ruins import FIRST, LOOKED, NOTED
from woodlaw.engine.seen import seen
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import State
from woodlaw.game import Game, setup_from_words
from woodlaw.position import read_position

# What all see is the same in the true state and in the one that was seen.
PUBLIC = (
    *("pieces", "strength", "open", "sizes", "items", "scores", "turn", "suits", "ruins"),
    *("limbo", "stack"),
)


def seen_by(game: Game, viewer: int) -> State:
    """What a seat, or a spectator, sees of a game, as a state."""
    seat = None if viewer == SPECTATOR else viewer
    return seen(game.setup, [int(n) for n in game.observe(seat)], viewer)


def hidden_things(s: State, viewer: int) -> list[str]:
    """What is in a state that the viewer could not see."""
    found: list[str] = []
    for zone in range(int(s.setup.zones)):
        at = zone * int(s.setup.designs)
        if is_hidden(s, viewer, zone) and any(s.cards[at : at + s.setup.designs]):
            found.append(f"cards of zone {zone}")
    if len(s.fixed) > 0:
        found.append("the order of the deck")
    if [int(n) for n in (s.rng_a, s.rng_b, s.rng_c, s.rng_n)] != [0, 0, 0, 1]:
        found.append("the generator")
    for owner in range(int(s.setup.seats)):
        for slot in s.setup.factions[owner].secrets():
            if owner != viewer and s.board(owner, slot) not in (0, SOMETHING):
                found.append(f"secret slot {slot}")
    if any(int(mark) >> 20 != viewer for mark in s.known):
        found.append("what others know")
    for at in range(ITEMS, len(s.under), int(NOTED)):
        looked = viewer >= 0 and s.under[at + LOOKED] >> viewer & 1
        if not looked and s.under[at + FIRST] != NOBODY:
            found.append("an item under a ruin")
    return found


def check_seen(seed: int, setup: Setup, share: float, met: Counter[str]) -> None:
    """At random decisions: seen again alike by each, whole where all see it, else empty."""
    for game, rng in decisions(seed, setup):
        if not game.is_over and rng.random() > share:
            continue
        true = dump(game.state)
        for viewer in range(SPECTATOR, len(game.seats)):
            s = seen_by(game, viewer)
            seat = None if viewer == SPECTATOR else viewer
            assert list(Game(s).observe(seat)) == list(game.observe(seat)), game.question
            assert hidden_things(s, viewer) == [], game.question
            shown = dump(s)
            assert {name: shown[name] for name in PUBLIC} == {name: true[name] for name in PUBLIC}
            met["marks"] += len(s.known) > 0
        met["decisions"] += 1
        met["limbo"] += len(game.state.limbo) > 0
        met["battles"] += game.question.startswith("battle.")
        met["over"] += game.is_over
        met["held"] += any(
            game.state.sizes[game.setup.held_zone(seat)] for seat in range(len(game.seats))
        )
        met["notes"] += len(game.state.under) > ITEMS


def test_each_sees_again_what_it_saw() -> None:
    """Every line-up, both decks; what is rare does occur."""
    met: Counter[str] = Counter()
    for seed in range(len(LINE_UPS)):
        check_seen(seed, line_up(seed), 0.04, met)
    for what in ("marks", "limbo", "battles", "over", "held", "notes"):
        assert met[what] > 0, met


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(len(LINE_UPS)))
def test_each_sees_again_what_it_saw_at_every_decision(seed: int) -> None:
    met: Counter[str] = Counter()
    check_seen(1000 + seed, line_up(seed), 1.0, met)
    assert met["decisions"] > 50


def test_two_vagabonds_and_a_ruin_that_one_has_looked_at() -> None:
    """9.7.3: who has not looked sees how many lie there, and counts them with the unseen."""
    setup = setup_from_words({"players": ["vagabond:thief", "vagabond:tinker", "marquise"]})
    position = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "ruin-items": {
            "unseen": ["bag", "bag", "boot", "hammer", "hammer", "sword"],
            "10": ["boot", "sword"],
        },
        "looked": {"vagabond": [10]},
        "clearings": {"1": ["vagabond pawn"], "3": ["vagabond-2 pawn"]},
        "boards": {"vagabond": {"character": "thief"}, "vagabond-2": {"character": "tinker"}},
    }
    game = Game(read_position(setup, position))
    looked, other = seen_by(game, 0), seen_by(game, 1)
    # Boot is kind 0, bag 1, hammer 3, sword 4; a note is clearing, two kinds + 1, and who looked.
    assert list(looked.under) == [1, 2, 0, 2, 1, 0, 0, 0, 0, 10, 1, 5, 1]
    assert list(other.under) == [2, 2, 0, 2, 2, 0, 0, 0, 0, 10, NOBODY, NOBODY, 1]


def test_a_plot_face_down_is_something_to_others() -> None:
    """13.2.2.1: no number that a kind of plot has."""
    setup = setup_from_words({"players": ["corvids", "marquise"]})
    position = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {"4": ["corvids plot"], "9": ["marquise warrior 3"]},
        "boards": {"corvids": {"plot-4": "bomb"}},
    }
    game = Game(read_position(setup, position))
    slot = [slot.word for slot in slots_of(setup.factions[0])].index("plot-4")
    assert [int(seen_by(game, viewer).board(0, slot)) for viewer in (0, 1, SPECTATOR)] == [
        *(1, SOMETHING, SOMETHING)
    ]


def test_hidden_cards_are_counted_and_not_there() -> None:
    game = Game(
        read_position(
            setup_from_words({"players": ["marquise", "eyrie"]}),
            {
                "turn": "marquise",
                "step": "daylight.actions",
                "clearings": {"1": ["marquise warrior 3"]},
                "hands": {"marquise": ["anvil"], "eyrie": ["ambush-fox"]},
                "known": {"marquise": {"eyrie": ["ambush-fox"]}},
                "deck": ["armorers"],
            },
        )
    )
    s = seen_by(game, 0)
    hand = int(game.setup.hand_zone(1))
    # Of 54 cards four, the dominance cards, are left out for two players (5.1.3), and two are held.
    assert [int(s.sizes[zone]) for zone in (hand, DECK)] == [1, 48]
    assert sum(s.cards) == 1
    assert len(s.known) == 1
    assert len(seen_by(game, 1).known) == 0


@pytest.mark.parametrize("more", [[0], [500, 0, 0]])
def test_numbers_that_are_no_observation(more: list[int]) -> None:
    """Cut short in a frame, or going on with half a frame or with a procedure that is not there."""
    game, _ = random_game(0)
    numbers = [int(n) for n in game.observe(1)]
    for wrong in (numbers[:-1], numbers + more):
        with pytest.raises(ValueError, match="observation of another game"):
            seen(game.setup, wrong, 1)

"""Faction boards and cards on the screen, and that they tell a seat no more than it may know."""

from __future__ import annotations

from itertools import islice

import pytest
from helpers import LINE_UPS, decisions
from screens import PLAYERS, shown, standing

from woodlaw import panels
from woodlaw.cards.deck import DECKS, load_deck
from woodlaw.cli import board
from woodlaw.factions.registry import FACTIONS
from woodlaw.game import Game, setup_from_words
from woodlaw.panels.parts import Chart, Gauges, Listing, Panel, Part, Space, Track
from woodlaw.position import read_position


def part(panel: Panel, name: str) -> Part:
    return next(part for part in panel.parts if part.name == name)


def listing(panel: Panel, name: str) -> tuple[str, ...]:
    found = part(panel, name)
    assert isinstance(found, Listing)
    return found.entries


def track(panel: Panel, name: str) -> Track:
    found = part(panel, name)
    assert isinstance(found, Track)
    return found


def boards_of(game: Game, viewer: int | None = None, width: int = 80) -> list[str]:
    return shown(lambda on: board.show_boards(on, game, viewer), width)


# ---------------------------------------------------------------- the boards


def test_every_faction_is_drawn() -> None:
    assert {*panels.DRAWN} == {*FACTIONS}
    assert len({drawn.colour for drawn in panels.DRAWN.values()}) == len(panels.DRAWN)


def test_cards_of_the_other_deck_show_what_they_hold_and_link() -> None:
    workshops = {str(clearing): ["marquise workshop"] for clearing in (1, 5, 12)}
    words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "areas": {"marquise": ["coffin-makers", "tunnels"], "eyrie": ["boat-builders"]},
        "clearings": workshops,
        "items": {"marquise": ["boot", "coin-exhausted"]},
        "coffin-makers": ["eyrie warrior 3"],
    }
    setup = setup_from_words({"players": ["marquise", "eyrie"], "deck": "exiles"})
    game = Game(read_position(setup, words))
    mine, theirs = panels.panel(game, 0, None), panels.panel(game, 1, None)
    assert listing(mine, "in coffins") == ("Eyrie: 3 warriors",)
    assert listing(mine, "crafted") == ("boot", "coin (exhausted)")
    # A path links 1 and 5 already.
    assert listing(mine, "adjacent") == ("1-12", "5-12")
    assert listing(theirs, "adjacent") == ("4-7", "5-10", "7-11", "10-11")
    assert not any(part.name == "in coffins" for part in theirs.parts)


def test_the_marquise_has_tracks_with_costs_and_points() -> None:
    clearings = {
        "1": ["marquise sawmill"],
        "2": ["marquise sawmill", "marquise recruiter", "marquise wood 3"],
        "5": ["marquise recruiter 2", "marquise warrior 4"],
    }
    game = standing(["marquise", "eyrie"], clearings=clearings, scores={"marquise": 7})
    panel = panels.panel(game, 0, None)
    # 25 warriors and 8 wood in all; the third recruiter uncovers a card (6.6).
    assert panel.facts == (
        *("7 points", "0 cards", "21 warriors left", "5 wood left"),
        *("3 actions left", "draws 2 cards"),
    )
    assert track(panel, "sawmill").next == Space(2, 2)
    assert track(panel, "workshop").next == Space(0, 0)
    assert track(panel, "recruiter").next == Space(3, 3)
    lines = boards_of(game)
    assert "  cost       0  1  2  3  3  4  wood" in lines
    assert "  sawmill    ■  ■  2  3  4  5  next: costs 2, scores 2" in lines
    assert "  recruiter  ■  ■  ■  3  3+ 4  next: costs 3, scores 3; +: a card" in lines


def test_the_eyrie_have_their_decree_by_column() -> None:
    game = standing(
        ["marquise", "eyrie"],
        clearings={
            "1": ["eyrie roost"],
            "2": ["eyrie roost", "eyrie warrior 5"],
            "5": ["eyrie roost"],
        },
        boards={"eyrie": {"leader": "despot", "deposed": ["builder"]}},
        own={"eyrie": {"decree-recruit": ["anvil", "sword"], "decree-move": ["armorers"]}},
    )
    panel = panels.panel(game, 1, None)
    assert "led by the Despot" in panel.facts
    assert listing(panel, "deposed") == ("Builder",)
    # 7.6: three roosts score two points and draw one card more.
    assert track(panel, "roosts").note == "Evening: +2, 2 cards"
    assert track(panel, "roosts").next == Space(3)
    decree = part(panel, "Decree")
    assert isinstance(decree, Chart)
    # 7.8.4: the Despot's viziers lie in Move and Build.
    assert {column.name: [e.short for e in column.entries] for column in decree.columns} == {
        "Recruit": ["fox", "mouse"],
        "Move": ["bird vizier", "bird"],
        "Battle": [],
        "Build": ["bird vizier"],
    }
    lines = boards_of(game)
    row = next(row for row, line in enumerate(lines) if "Decree" in line)
    assert lines[row].split() == ["Decree", "Recruit", "Move", "Battle", "Build"]
    assert lines[row + 1].split("  ")[-1] == "bird vizier"
    assert "fox Anvil" in lines[row + 1] and "bird Armorers" in lines[row + 2]


def test_the_alliance_shows_its_supporters_to_itself_alone() -> None:
    game = standing(
        ["alliance", "marquise"],
        clearings={"1": ["alliance base-fox", "alliance sympathy"], "9": ["alliance sympathy"]},
        boards={"alliance": {"officers": 2}},
        own={"alliance": {"supporters": ["anvil", "ambush-bird", "ambush-bird"]}},
    )
    panel = panels.panel(game, 0, 0)
    # Ten warriors, two of them officers; one card and one for the base (8.6.2).
    assert panel.facts == (
        *("0 points", "0 cards", "8 warriors left"),
        *("3 supporters", "2 officers", "draws 2 cards"),
    )
    assert listing(panel, "supporters") == ("2 Ambush (bird)", "Anvil")
    assert listing(panel, "bases") == ("fox in 1", "rabbit not built", "mouse not built")
    assert track(panel, "sympathy").next == Space(1, 1)
    for viewer in (None, 1):
        assert all(part.name != "supporters" for part in panels.panel(game, 0, viewer).parts)
        assert not any("Anvil" in line or "Ambush" in line for line in boards_of(game, viewer))


def test_what_a_vagabond_has_seen_under_ruins_is_shown_to_him_alone() -> None:
    quests = {"open-quests": ["errand-fox"], "drawn-quests": ["errand-fox"]}
    marked = {"boot-exhausted": 2, "ruin-marks": ["boot-r-exhausted"]}
    game = standing(
        ["vagabond:thief", "marquise", "vagabond:tinker"],
        clearings={"10": ["vagabond pawn", "vagabond-2 pawn"]},
        boards={
            "vagabond": {"character": "thief", **marked, **quests},
            "vagabond-2": {"character": "tinker"},
        },
        looked={"vagabond": [10]},
        **{"ruin-items": {"unseen": ["bag"], "10": ["hammer", "sword"]}},
    )
    panel = panels.panel(game, 0, 0)
    assert listing(panel, "seen in") == ("10: hammer + sword",)
    assert listing(panel, "from ruins") == ("boot (exhausted)",)
    for viewer in (None, 1, 2):
        assert listing(panels.panel(game, 0, viewer), "from ruins") == ("boot (exhausted)",)
        assert not any("hammer + sword" in line for line in boards_of(game, viewer))
    # 9.7.2: both boards show the quests that are open to both; 9.2.9 there is no relationship.
    second = panels.panel(game, 2, None)
    assert listing(second, "quests") == listing(panel, "quests") == ("Errand (fox) (tea + boot)",)
    assert [line.split()[0] for line in listing(second, "relations")] == ["Marquise"]


def test_the_hundreds_have_a_mood_and_a_hoard() -> None:
    slots = {"mood": "bitter", "boot": 2, "coin": 1, "tea": 1, "commands": 1}
    game = standing(
        ["hundreds", "eyrie"],
        step="daylight.command",
        clearings={"8": ["hundreds warlord", "hundreds stronghold 2"], "5": ["hundreds mob"]},
        boards={"hundreds": slots},
    )
    panel = panels.panel(game, 0, None)
    # 14.2.4.2: three items make a Command of 3, of which one is used, and one a Prowess of 2.
    assert panel.facts == (
        *("0 points", "0 cards", "20 warriors left", "Command 3", "Prowess 2"),
        *("2 actions left", "2 advances left", "4 strongholds left", "4 mobs left"),
    )
    assert panel.parts[0].name == "bitter"
    tracks = part(panel, "hoard")
    assert isinstance(tracks, Gauges)
    assert [(gauge.name, gauge.filled, gauge.spaces) for gauge in tracks.gauges] == [
        ("command", 3, 4),
        ("prowess", 1, 4),
    ]
    assert listing(panel, "command") == ("2 boot", "coin")
    assert listing(panel, "prowess") == ("tea",)
    assert all(shown.name != "from ruins" for shown in panel.parts)


def test_the_vagabond_has_items_by_place_and_side() -> None:
    items = {
        "boot": 1,
        "tea": 2,
        "coin-exhausted": 1,
        "sword-damaged": 1,
        "torch-damaged-exhausted": 1,
    }
    relations = {"relation-1": 2, "relation-2": 4, "aided-1": 1}
    quests = {
        "open-quests": ["errand-fox"],
        "drawn-quests": ["errand-fox", "escort-mouse", "guard-duty-mouse"],
        "quests-mouse": 2,
    }
    game = standing(
        ["vagabond:tinker", "marquise", "eyrie"],
        clearings={"6": ["vagabond pawn"]},
        boards={"vagabond": {"character": "tinker", **items, **relations, **quests}},
    )
    panel = panels.panel(game, 0, None)
    # 9.6.4: boot, coin, sword and torch count, tea on its track does not; six fit without bags.
    assert panel.facts == ("0 points", "0 cards", "Tinker", "in clearing 6", "room for 4/6 items")
    tracks = part(panel, "tracks")
    assert isinstance(tracks, Gauges)
    assert [(gauge.name, gauge.filled) for gauge in tracks.gauges] == [
        ("tea", 2),
        ("coins", 0),
        ("bags", 0),
    ]
    assert listing(panel, "satchel") == ("boot", "coin (exhausted)")
    assert listing(panel, "damaged") == ("sword", "torch (exhausted)")
    # 9.2.9: three Aids lead from the second space to the ally's, one was given this turn.
    assert listing(panel, "relations") == (
        "Marquise space 2 of 3 (next: 2 aids, +2)",
        "Eyrie hostile",
    )
    assert listing(panel, "quests") == ("Errand (fox) (tea + boot)",)
    assert listing(panel, "done") == ("fox 0", "rabbit 0", "mouse 2")
    assert "  tracks     tea ■■□  coins □□□  bags □□□" in boards_of(game)


def test_what_all_have_is_on_every_board() -> None:
    game = standing(
        ["marquise", "eyrie"],
        items={"eyrie": ["boot", "boot", "sword"]},
        areas={"eyrie": ["armorers"]},
        hands={"eyrie": ["anvil"]},
    )
    panel = panels.panel(game, 1, None)
    assert panel.facts[:2] == ("0 points", "1 card")
    assert listing(panel, "crafted") == ("2 boot", "sword")
    assert listing(panel, "in play") == ("Armorers",)
    lines = boards_of(game)
    # 5.1.5: two of all kinds but crossbow and hammer.
    assert " ".join(lines[-2:]).endswith("2 bag, crossbow, hammer, sword, 2 tea, 2 coin")


# ---------------------------------------------------------------- cards


def test_every_card_has_its_line() -> None:
    for deck in DECKS:
        for card in load_deck(deck):
            assert board.card_text(card)


def test_what_cards_alike_but_for_their_suit_do() -> None:
    cards = {card.word: board.card_text(card) for card in load_deck("standard")}
    assert "two opposite corners" in cards["dominance-bird"]
    assert "three mouse clearings" in cards["dominance-mouse"]
    assert "in any clearing" in cards["ambush-bird"]
    assert "in a rabbit clearing" in cards["ambush-rabbit"]


def test_a_hand_a_line_a_card() -> None:
    hands = {"marquise": ["anvil", "ambush-bird", "ambush-bird", "royal-claim"]}
    game = standing(["marquise", "eyrie"], hands=hands)
    assert shown(lambda on: board.show_hand(on, game, 0)) == [
        "Your hand: 4 cards",
        "  card             suit  to craft  use",
        "  2 Ambush (bird)  bird  -         as defender in any clearing, before the",
        "                                   roll: two hits, unless foiled",
        "  Anvil            fox   fox       hammer, 2 points",
        "  Royal Claim      bird  4 any     in Birdsong, discard it: a point for each",
        "                                   clearing you rule",
    ]


def test_what_is_known_of_others() -> None:
    known = {
        "marquise": {
            "eyrie": ["anvil"],
            "alliance": ["no-fox"],
            "alliance.supporters": ["cobbler"],
        },
        "alliance": {"eyrie": ["match-mouse"]},
    }
    game = standing(
        ["marquise", "eyrie", "alliance"],
        hands={"eyrie": ["anvil", "sword"], "alliance": ["bake-sale"]},
        own={"alliance": {"supporters": ["cobbler"]}},
        known=known,
    )
    assert board.known_lines(game, 0) == [
        "You know of Eyrie, holding 2 cards: Anvil",
        "You know of Alliance, holding 1 card: no fox or bird",
        "You know of Alliance (supporters), holding 1 card: Cobbler",
    ]
    assert board.known_lines(game, 2) == ["You know of Eyrie, holding 2 cards: mouse or bird"]
    assert board.known_lines(game, 1) == []


def test_the_discard_pile_and_dominance_cards() -> None:
    game = standing(PLAYERS[:3], discard=["anvil", "sword"], available=["dominance-fox"])
    lines = shown(lambda on: board.show_discard(on, game))
    assert lines[0] == "Discard pile: 2 cards"
    assert [line.split()[0] for line in lines[2:4]] == ["Anvil", "Sword"]
    assert lines[4] == "Dominance cards to be taken: 1 card"
    assert lines[6].split()[:3] == ["Dominance", "(fox)", "fox"]
    empty = standing(PLAYERS[:3])
    assert shown(lambda on: board.show_discard(on, empty)) == ["Discard pile: 0 cards"]


# ---------------------------------------------------------------- nothing leaks


def screen_of(game: Game, seat: int | None, terminal: bool) -> list[str]:
    """All that a seat, or a spectator, can have shown."""
    lines = shown(lambda on: board.show_board(on, game, seat), terminal=terminal)
    lines += shown(lambda on: board.show_table(on, game, seat), terminal=terminal)
    lines += shown(lambda on: board.show_discard(on, game), terminal=terminal)
    if seat is not None:
        lines += shown(lambda on: board.show_hand(on, game, seat), terminal=terminal)
    return lines


@pytest.mark.parametrize("number", range(len(LINE_UPS)))
def test_a_screen_shows_what_its_seat_may_know(number: int) -> None:
    compared = different = 0
    for step, (game, _) in enumerate(islice(decisions(number, LINE_UPS[number]), 40, 900, 200)):
        for seat in (None, *range(len(game.seats))):
            other = game.redeal(seat, step)
            different += game.position() != other.position()
            compared += 1
            assert screen_of(game, seat, step % 2 == 0) == screen_of(other, seat, step % 2 == 0)
    assert compared > 5 and different > compared / 2

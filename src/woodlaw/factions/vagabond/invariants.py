"""What must hold on the Vagabond's board in every position (9.2, 9.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import dominance, options
from woodlaw.engine.ids import BAG, COIN, ITEMS, TORCH
from woodlaw.engine.players import head
from woodlaw.engine.ruins import RUIN_KINDS
from woodlaw.engine.state import State
from woodlaw.engine.status import running
from woodlaw.factions.vagabond.board import (
    ADVENTURER,
    AIDED,
    ALLIED,
    ALLY,
    ALLY_LOST,
    BAGS_ASIDE,
    CHARACTER,
    CHARACTER_WORDS,
    CHARACTERS,
    CHEAT,
    COINS_ASIDE,
    DONE_QUESTS,
    DRAWN_QUESTS,
    FOREST,
    HOSTILE,
    INFAMY_DUE,
    ITEM_WORDS,
    ITEMS_LOST,
    JAILOR,
    OPEN_QUESTS,
    OWED,
    PARTNER,
    RANGER,
    RESTING,
    SCORCHED,
    SCOUNDREL,
    SPECIAL_USED,
    STATES,
    have,
    is_vagabond,
    pawn_clearing,
    quest_keeper,
    relation,
    starting_items,
)
from woodlaw.factions.vagabond.marks import RUIN_MARKS, STATE_BITS, mark_state
from woodlaw.factions.vagabond.quests import QUESTS
from woodlaw.factions.vagabond.relationships import aids_needed

MOST_SEATS: Final = 6


def items_brought(s: State, seat: i64, item: i64) -> i64:
    """9.3.5: items of a kind on the character card."""
    brought: i64 = 0
    for kind in starting_items(s.board(seat, CHARACTER)):
        if kind == item:
            brought += 1
    return brought


def items_held(s: State, seat: i64, item: i64) -> i64:
    """Items of a kind that the Vagabond has, or (26.6.2) has left in a clearing."""
    held: i64 = 1 if item == TORCH and s.board(seat, SCORCHED) > 0 else 0
    state: i64 = 0
    while state < STATES:
        held += have(s, seat, item, state)
        state += 1
    return held


def broken_invariants(s: State, seat: i64) -> list[str]:
    """Everything that is broken, in words."""
    broken: list[str] = []
    under_way = running(s)
    if "setup" not in under_way:
        check_character(s, seat, broken)
        check_pawn(s, seat, broken)
        check_marks(s, seat, broken)
    check_relationships(s, seat, broken)
    check_battle(s, seat, under_way, broken)
    check_coalition(s, seat, under_way, broken)
    check_quests(s, seat, broken)
    check_special(s, seat, under_way, broken)
    if any(s.items[(seat + 1) * ITEMS + item] > 0 for item in range(ITEMS)):
        broken.append("vagabond: he has no Crafted Items box; his items stand on his board")
    return broken


def check_special(s: State, seat: i64, under_way: set[str], broken: list[str]) -> None:
    """26.3.2, 26.6.2, 26.7.2, 26.10.2, 26.12.2: what characters leave behind them."""
    character = s.board(seat, CHARACTER)
    for slot, word, owners in (
        (RESTING, "resting", (RANGER,)),
        (SPECIAL_USED, "special-used", (ADVENTURER, CHEAT, JAILOR)),
        (OWED, "owed", (JAILOR,)),
    ):
        value = s.board(seat, slot)
        if value > 1:
            broken.append(f"vagabond: {word} is {value}, and can be 0 or 1")
        elif value == 1 and character not in owners:
            broken.append(f"vagabond: {word} is 1, which his character never brings about")
    if s.board(seat, OWED) > 0 and "vagabond.settle" not in under_way:
        broken.append("vagabond: a point is owed, and no action is under way that it is owed for")
    for slot, kind in ((COINS_ASIDE, COIN), (BAGS_ASIDE, BAG)):
        if s.board(seat, slot) > 0 and s.setup.option(options.TRACKS) == 0:
            broken.append(f"vagabond: a face-up {ITEM_WORDS[kind]} is kept off its track")
    scorched = s.board(seat, SCORCHED)
    if scorched > s.setup.map.clearings or (scorched > 0 and character != SCOUNDREL):
        broken.append(f"vagabond: scorched is {scorched}, and no torch of a Scoundrel lies there")


def check_character(s: State, seat: i64, broken: list[str]) -> None:
    """9.3.1: he has a character, the one that the line-up names."""
    character = s.board(seat, CHARACTER)
    if not 1 <= character <= CHARACTERS:
        broken.append("vagabond: he has no character")
    elif s.setup.picks[seat] not in ("", CHARACTER_WORDS[character - 1]):
        broken.append(f"vagabond: his character is not the line-up's {s.setup.picks[seat]}")


def check_pawn(s: State, seat: i64, broken: list[str]) -> None:
    """9.2.2: the pawn is always on the map."""
    if s.board(seat, FOREST) == 0 and pawn_clearing(s, seat) == 0:
        broken.append("vagabond: his pawn is neither in a clearing nor in a forest")
    if s.board(seat, FOREST) > len(s.setup.map.forests):
        broken.append("vagabond: his pawn is in a forest that is not on this map")


def check_marks(s: State, seat: i64, broken: list[str]) -> None:
    """9.7.3: R items are among those he has, one of a kind; told apart where there are two sets."""
    marked = 0
    for item in RUIN_KINDS:
        state = mark_state(s, seat, item)
        if state >= 0:
            marked |= 1 << STATE_BITS * int(state) + item
            if s.setup.ruin_sets < 2 or have(s, seat, item, state) == 0:
                broken.append(f"vagabond: he has no {ITEM_WORDS[item]} that could be an R item so")
    if marked != s.board(seat, RUIN_MARKS):
        broken.append("vagabond: ruin-marks name what is no R item, or two of a kind")


def check_relationships(s: State, seat: i64, broken: list[str]) -> None:
    """9.2.9: a marker for each other player, and Aids that have not yet moved it."""
    for other in range(MOST_SEATS):
        space = relation(s, seat, other)
        aided = s.board(seat, AIDED + other)
        if other >= s.setup.seats or is_vagabond(s, seat, other):
            if space != 0 or aided != 0:
                broken.append(f"vagabond: relation-{other} is no other player's")
        elif space > HOSTILE:
            broken.append(f"vagabond: relation-{other} is {space}, and can be 0 to {HOSTILE}")
        elif aided > 0 and (space >= ALLIED or aided >= aids_needed(space)):
            broken.append(f"vagabond: aided-{other} is {aided}, too many for space {space}")


def check_battle(s: State, seat: i64, under_way: set[str], broken: list[str]) -> None:
    """9.2.9.2.3, 9.2.9.3.1: what holds for a battle or removal, and not longer."""
    ally = s.board(seat, ALLY)
    if ally > 0 and (
        "battle" not in under_way or ally > s.setup.seats or relation(s, seat, ally - 1) != ALLIED
    ):
        broken.append("vagabond: ally is no ally that fights along in a battle")
    if ally == 0 and s.board(seat, ALLY_LOST) + s.board(seat, ITEMS_LOST) > 0:
        broken.append("vagabond: hits are counted without an ally that fights along")
    if s.board(seat, INFAMY_DUE) > 0 and "removal" not in under_way:
        broken.append("vagabond: infamy is due, and nothing is removed")


def check_coalition(s: State, seat: i64, under_way: set[str], broken: list[str]) -> None:
    """9.2.8: his activated dominance card stands for a coalition."""
    partner = s.board(seat, PARTNER)
    if partner > s.setup.seats or partner == seat + 1:
        broken.append(f"vagabond: partner is {partner}, which is no other player")
    elif s.setup.factions[head(s, seat)].partner(s, head(s, seat)) >= 0:
        broken.append("vagabond: coalitions lead in a circle")
    active = dominance.activated(s, seat) != 0
    if active != (partner > 0) and not (active and "vagabond.coalition" in under_way):
        broken.append("vagabond: a partner and an activated dominance card go together")


def check_quests(s: State, seat: i64, broken: list[str]) -> None:
    """9.3.3, 9.5.5: every quest that was drawn lies open or is completed."""
    drawn, open_quests = s.board(seat, DRAWN_QUESTS), s.board(seat, OPEN_QUESTS)
    if open_quests & ~drawn != 0:
        broken.append("vagabond: an open quest has not been drawn")
    if quest_keeper(s, seat) != seat:
        if drawn != 0:
            broken.append("vagabond: the quests stand on the first Vagabond's board")
        return
    left = [0, 0, 0]
    for other in range(int(s.setup.seats)):
        for suit in range(3 if quest_keeper(s, other) == seat else 0):
            left[suit] += int(s.board(other, DONE_QUESTS + suit))
    for number in range(len(QUESTS)):
        if (drawn & ~open_quests) >> number & 1:
            left[int(QUESTS[number].suit) - 1] -= 1
    if left != [0, 0, 0]:
        broken.append("vagabond: the completed quests are not those drawn and no longer open")

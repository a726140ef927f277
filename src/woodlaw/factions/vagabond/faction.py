"""The Vagabond (9): setup, Birdsong and Evening, and his hooks into the common rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import dominance, verbs
from woodlaw.engine.faction import Faction
from woodlaw.engine.ids import (
    BAG,
    BIRDSONG,
    BOOT,
    COIN,
    CROSSBOW,
    EVENING,
    HAMMER,
    SEAT,
    SWORD,
    TEA,
    TORCH,
)
from woodlaw.engine.ids import CHARACTER as CHARACTER_ID
from woodlaw.engine.ids import FOREST as FOREST_ID
from woodlaw.engine.pieces import warriors
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.window import Window
from woodlaw.factions.vagabond import daylight, items, quests, relationships, travel
from woodlaw.factions.vagabond.board import (
    AIDED,
    ALLY,
    BOARD,
    CHARACTER,
    CHARACTERS,
    FOREST,
    HOSTILE,
    HURT,
    HURT_DOWN,
    INDIFFERENT,
    KINDS,
    PARTNER,
    PAWN_KIND,
    RELATION,
    RESTING,
    RUIN_ITEMS,
    THIEF,
    TINKER,
    UP,
    can_hammer,
    change,
    have,
    on_track,
    pawn_clearing,
    relation,
    turn_item,
    undamaged_swords,
)
from woodlaw.law.numbers import (
    L1_4_1,
    L9_2_1,
    L9_2_2_1,
    L9_2_4,
    L9_2_6,
    L9_2_8,
    L9_2_9_3_4,
    L9_3_1,
    L9_3_2,
    L9_3_3,
    L9_3_4,
    L9_3_5,
    L9_3_6,
    L9_4_1,
    L9_4_2,
    L9_6_1,
    L9_6_2,
    L9_6_3,
    L9_6_4,
    L26_1_1,
    L26_2_1,
    L26_3_1,
)

OWNER: Final = 0
STARTING_QUESTS: Final = 3
FULL_REMOVAL: Final = 3
CHARACTER_WORDS: Final = ["thief", "tinker", "ranger"]


# ------------------------------------------------------------ setup (9.3)


class ChooseCharacter(Ask):
    """9.3.1 a character, unless the line-up names one."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [CHARACTER_ID + n for n in range(1, CHARACTERS + 1)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        pick = s.setup.picks[f.slots[OWNER]]
        if pick != "" and CHARACTER_WORDS.index(pick) != action - CHARACTER_ID - 1:
            return refuse(L9_3_1, 0)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.write(f.slots[OWNER], CHARACTER, action - CHARACTER_ID)
        s.tell(L9_3_1, verbs.CHARACTER_SET, f.slots[OWNER], action - CHARACTER_ID, 0)


class PlacePawn(Ask):
    """9.3.2 the pawn begins in any forest."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [FOREST_ID + n for n in range(len(s.setup.map.forests))]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        travel.go_to_forest(s, f.slots[OWNER], action - FOREST_ID, L9_3_2)


class GetQuests(Act):
    """9.3.3 three quests face up."""

    def act(self, s: State, f: Frame) -> None:
        quests.push_quests(s, f.slots[OWNER], STARTING_QUESTS, L9_3_3)


class PopulateRuins(Act):
    """9.3.4 a bag, a boot, a hammer and a sword under the ruins, where nobody knows."""

    def act(self, s: State, f: Frame) -> None:
        hidden: i64 = 0
        for kind in (BAG, BOOT, HAMMER, SWORD):
            hidden |= 1 << kind
        s.write(f.slots[OWNER], RUIN_ITEMS, hidden)
        s.tell(L9_3_4, verbs.FILLED, 4, 0, 0)


class TakeStartingItems(Act):
    """9.3.5 what the character starts with, face up."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        character = s.board(seat, CHARACTER)
        if character == THIEF:
            clause, third, fourth = L26_1_1, TEA, SWORD
        elif character == TINKER:
            clause, third, fourth = L26_2_1, BAG, HAMMER
        else:
            clause, third, fourth = L26_3_1, CROSSBOW, SWORD
        for kind in (BOOT, TORCH, third, fourth):
            change(s, seat, kind, UP, 1)
            s.tell(clause, verbs.TOOK_ITEM, seat, kind, 0)
        s.tell(L9_3_5, verbs.FILLED, 4, 0, 0)


class SetRelationships(Act):
    """9.3.6 every other faction is Indifferent."""

    def act(self, s: State, f: Frame) -> None:
        other: i64 = 0
        while other < s.setup.seats:
            s.write(f.slots[OWNER], RELATION + other, INDIFFERENT)
            other += 1
        s.tell(L9_3_6, verbs.FILLED, s.setup.seats - 1, 0, 0)


SETUP: Final = Procedure(
    "vagabond.setup",
    ["seat", "unused"],
    [
        ChooseCharacter("character", L9_3_1),
        PlacePawn("pawn", L9_3_2),
        GetQuests("quests", L9_3_3),
        PopulateRuins("ruins", L9_3_4),
        TakeStartingItems("items", L9_3_5),
        SetRelationships("relationships", L9_3_6),
    ],
)


# ------------------------------------------------------------ Birdsong (9.4) and Evening (9.6)

BIRDSONG_STEPS: Final = Procedure(
    "vagabond.birdsong",
    ["seat", "unused"],
    [
        Window("window", L1_4_1, BIRDSONG),
        items.CountRefresh("refresh", L9_4_1),
        Window("window-after-refresh", L1_4_1, BIRDSONG),
        travel.Slip("slip", L9_4_2),
        Window("window-after-slip", L1_4_1, BIRDSONG),
    ],
)


class Rest(Act):
    """9.6.1 in a forest all damaged items are repaired and flipped face up."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        if s.board(seat, FOREST) == 0:
            return
        kind: i64 = 0
        while kind <= TORCH:
            for state in (HURT, HURT_DOWN):
                while have(s, seat, kind, state) > 0:
                    turn_item(s, seat, kind, state, UP)
            kind += 1
        s.tell(L9_6_1, verbs.RECOVERED, seat, 0, 0)


class Draw(DrawCards):
    """9.6.2 one card, and one for each coin on its track."""

    def bonus(self, s: State, seat: i64) -> i64:
        return on_track(s, seat, COIN)


EVENING_STEPS: Final = Procedure(
    "vagabond.evening",
    ["seat", "last-discard"],
    [
        Window("window", L1_4_1, EVENING),
        Rest("rest", L9_6_1),
        Window("window-after-rest", L1_4_1, EVENING),
        Draw("draw", L9_6_2),
        Window("window-after-draw", L1_4_1, EVENING),
        DiscardToFive("discard", L9_6_3),
        items.DropItem("capacity", L9_6_4),
    ],
)


# ------------------------------------------------------------ coalition (9.2.8)


class ChoosePartner(Ask):
    """9.2.8, 9.2.9.3.4 the player with fewest points, Hostile or not; of tied ones any."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [SEAT + offset for offset in range(1, int(s.setup.seats))]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return partner_refusal(s, f.slots[OWNER], daylight.seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        other = daylight.seat_of(s, f, action)
        s.write(seat, PARTNER, other + 1)
        s.tell(L9_2_8, verbs.JOINED, seat, other, 0)
        if relation(s, seat, other) == HOSTILE:
            s.write(seat, RELATION + other, INDIFFERENT)
            s.tell(L9_2_9_3_4, verbs.RELATED, seat, other, INDIFFERENT)


def partner_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.2.8: what forbids a coalition with a player, or 0."""
    if s.setup.factions[other].partner(s, other) >= 0 or dominance.activated(s, other) != 0:
        return refuse(L9_2_8, 0)
    third: i64 = 0
    while third < s.setup.seats:
        if (
            third != seat
            and dominance.activated(s, third) == 0
            and s.scores[third] < s.scores[other]
        ):
            return refuse(L9_2_8, 0)
        third += 1
    return 0


COALITION: Final = Procedure("vagabond.coalition", ["owner"], [ChoosePartner("partner", L9_2_8)])


class Vagabond(Faction):
    """9 the Vagabond."""

    def __init__(self) -> None:
        super().__init__(
            "vagabond",
            "D",
            KINDS,
            [],
            [],
            BOARD,
            SETUP,
            BIRDSONG_STEPS,
            daylight.DAYLIGHT_STEPS,
            EVENING_STEPS,
        )

    def procedures(self) -> list[Procedure]:
        found = super().procedures()
        found.extend(
            [
                items.TAKE_HITS,
                items.REPAIR_STEPS,
                items.REFRESH_STEPS,
                relationships.FIGHT_ALONG,
                relationships.MOVE_ALONG,
                quests.DRAW_QUESTS,
                travel.TRAVEL,
                daylight.EXPLORE_STEPS,
                daylight.AID_STEPS,
                daylight.QUEST_STEPS,
                daylight.STRIKE_STEPS,
                daylight.STEAL_STEPS,
                daylight.LABOR_STEPS,
                COALITION,
            ]
        )
        return found

    def picks(self) -> list[str]:
        return CHARACTER_WORDS

    def crafting_kind(self) -> i64:
        """9.2.1: he crafts with hammers, not with a piece."""
        return -1

    def crafting_clause(self) -> i64:
        return L9_2_1

    def crafting_pieces(self, s: State, seat: i64, suit: i64) -> i64:
        """9.2.1, 9.5.8: each face-up hammer activates the pawn for its clearing's suit."""
        clearing = pawn_clearing(s, seat)
        if clearing == 0 or s.suits[clearing] != suit:
            return 0
        return can_hammer(s, seat)

    def activate(self, s: State, seat: i64, pieces: i64) -> None:
        for _ in range(pieces):
            travel.exhaust(s, seat, HAMMER)

    def gain_item(self, s: State, seat: i64, item: i64) -> bool:
        """9.2.1: what he crafts he takes himself, face up."""
        change(s, seat, item, UP, 1)
        return True

    def holds_items(self) -> bool:
        return True

    def new_turn(self, s: State, seat: i64) -> None:
        other: i64 = 0
        while other < s.setup.seats:
            s.write(seat, AIDED + other, 0)
            other += 1
        s.write(seat, RESTING, 0)

    def hit_limit(self, s: State, seat: i64, clearing: i64) -> i64:
        """9.2.6, 9.2.9.2.3: undamaged swords, and the warriors that fight along."""
        ally = s.board(seat, ALLY)
        along: i64 = 0 if ally == 0 else warriors(s, ally - 1, clearing)
        limit = undamaged_swords(s, seat) + along
        s.tell(L9_2_6, verbs.SWORDS, seat, limit, clearing)
        return limit

    def defenseless(self, s: State, seat: i64, clearing: i64) -> i64:
        """9.2.4: without an undamaged sword."""
        return L9_2_4 if undamaged_swords(s, seat) == 0 else 0

    def own_move_refusal(self, s: State, seat: i64) -> i64:
        """9.2.3: he moves his pawn, whoever rules."""
        return travel.any_travel(s, seat, 1)

    def push_own_move(self, s: State, seat: i64) -> bool:
        travel.push_travel(s, seat, 1)
        return True

    def hit_procedure(self) -> Procedure | None:
        """9.2.7: hits damage items."""
        return items.TAKE_HITS

    def battle_begins(self, s: State, seat: i64, defender: i64, clearing: i64) -> None:
        relationships.begin_battle(s, seat, defender, clearing)

    def battle_ends(self, s: State, seat: i64, clearing: i64) -> None:
        relationships.end_battle(s, seat)

    def full_removal(self, s: State, seat: i64, clearing: i64) -> None:
        """9.2.2.1: three items are damaged."""
        s.tell(L9_2_2_1, verbs.FULLY_REMOVED, seat, clearing, 0)
        items.push_hits(s, seat, clearing, FULL_REMOVAL)

    def removes(self, s: State, seat: i64, cause: i64) -> None:
        relationships.note_removals(s, seat, cause)

    def removal_bonus(self, s: State, seat: i64, tally: i64, cause: i64) -> None:
        """9.2.9.3.1: infamy."""
        relationships.score_infamy(s, seat)

    def forms_coalition(self) -> bool:
        return True

    def coalition_refusal(self, s: State, seat: i64) -> i64:
        other: i64 = 0
        while other < s.setup.seats:
            if other != seat and partner_refusal(s, seat, other) == 0:
                return 0
            other += 1
        return refuse(L9_2_8, 0)

    def activated(self, s: State, seat: i64) -> None:
        s.push(COALITION, vec[i64]([seat]))

    def partner(self, s: State, seat: i64) -> i64:
        return s.board(seat, PARTNER) - 1

    def elsewhere(self, s: State, seat: i64, own: i64) -> i64:
        """9.3.2: the pawn in a forest is on the map, but in no clearing."""
        return 1 if own == PAWN_KIND and s.board(seat, FOREST) > 0 else 0

"""The Vagabond (9): setup, Birdsong and Evening, and his hooks into the common rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import dominance, options, score, verbs
from woodlaw.engine.cards import matches
from woodlaw.engine.faction import OWN_SET, Faction
from woodlaw.engine.ids import (
    BAG,
    BIRD,
    BIRDSONG,
    COIN,
    EVENING,
    FOX,
    HAMMER,
    ITEMS,
    MOUSE,
    SEAT,
    SWORD,
)
from woodlaw.engine.ids import CHARACTER as CHARACTER_ID
from woodlaw.engine.ids import FOREST as FOREST_ID
from woodlaw.engine.pieces import warriors
from woodlaw.engine.players import in_coalition, is_enemy
from woodlaw.engine.procedure import Act, Ask, Procedure
from woodlaw.engine.ruins import put_under_ruins
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.turn import DiscardToFive, DrawCards
from woodlaw.engine.window import LateWindow, Window
from woodlaw.factions.vagabond import (
    daylight,
    invariants,
    items,
    marks,
    payments,
    quests,
    relationships,
    travel,
)
from woodlaw.factions.vagabond.board import (
    AIDED,
    ALLY,
    BAGS_ASIDE,
    BOARD,
    CHARACTER,
    CHARACTER_WORDS,
    CHARACTERS,
    COINS_ASIDE,
    DRAWN_QUESTS,
    FOREST,
    HOSTILE,
    HURT,
    HURT_DOWN,
    INDIFFERENT,
    KINDS,
    OLDER_CHARACTERS,
    OPEN_QUESTS,
    PARTNER,
    PAWN_KIND,
    RELATION,
    RESTING,
    SCORCHED,
    SCOUNDREL,
    SPECIAL_USED,
    UP,
    change,
    have,
    is_vagabond,
    on_track,
    pawn_clearing,
    relation,
    starting_items,
    turn_item,
    undamaged_swords,
)
from woodlaw.factions.vagabond.characters import CARDS, card_of
from woodlaw.factions.vagabond.seats import seat_of
from woodlaw.law.numbers import (
    L1_4_1,
    L4_1_1,
    L9_2_1,
    L9_2_2_1,
    L9_2_4,
    L9_2_5_1,
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
    L9_5_3,
    L9_6_1,
    L9_6_2,
    L9_6_3,
    L9_6_4,
    L26_6_2,
)

OWNER: Final = 0
FULL_REMOVAL: Final = 3


# ------------------------------------------------------------ setup (9.3)


class ChooseCharacter(Ask):
    """9.3.1 a character, unless the line-up names one."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [CHARACTER_ID + n for n in range(1, CHARACTERS + 1)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = f.slots[OWNER]
        character = action - CHARACTER_ID
        pick = s.setup.picks[seat]
        if pick != "" and pick != CHARACTER_WORDS[character - 1]:
            return refuse(L9_3_1, 0)
        if character > OLDER_CHARACTERS and s.setup.option(options.CHARACTERS) == 1:
            return refuse(L9_3_1, 0)
        return refuse(L9_3_1, 0) if is_anothers(s, seat, character) else 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.write(f.slots[OWNER], CHARACTER, action - CHARACTER_ID)
        s.tell(L9_3_1, verbs.CHARACTER_SET, f.slots[OWNER], action - CHARACTER_ID, 0)


def is_anothers(s: State, seat: i64, character: i64) -> bool:
    """9.3.1: whether another Vagabond has a character's one card, by choice or by the line-up."""
    other: i64 = 0
    while other < s.setup.seats:
        if (
            other != seat
            and is_vagabond(s, seat, other)
            and (
                s.board(other, CHARACTER) == character
                or s.setup.picks[other] == CHARACTER_WORDS[character - 1]
            )
        ):
            return True
        other += 1
    return False


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
        quests.push_starting_quests(s, f.slots[OWNER])


class PopulateRuins(Act):
    """9.3.4 a bag, a boot, a hammer and a sword under the ruins, where nobody knows."""

    def act(self, s: State, f: Frame) -> None:
        put_under_ruins(s, L9_3_4)


class TakeStartingItems(Act):
    """9.3.5 what the character starts with, face up."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        character = s.board(seat, CHARACTER)
        for kind in starting_items(character):
            change(s, seat, kind, UP, 1)
            s.tell(card_of(s, seat).items_clause, verbs.TOOK_ITEM, seat, kind, 0)
        s.tell(L9_3_5, verbs.FILLED, 4, 0, 0)


class SetRelationships(Act):
    """9.3.6 every other faction but a Vagabond's is Indifferent."""

    def act(self, s: State, f: Frame) -> None:
        other: i64 = 0
        while other < s.setup.seats:
            s.write(f.slots[OWNER], RELATION + other, INDIFFERENT)
            other += 1
        vagabonds = s.setup.alike(f.slots[OWNER])
        s.tell(L9_3_6, verbs.FILLED, s.setup.seats - vagabonds, 0, 0)


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
        while kind < ITEMS:
            for state in (HURT, HURT_DOWN):
                while have(s, seat, kind, state) > 0:
                    turn_item(s, seat, kind, state, UP)
            kind += 1
        s.tell(L9_6_1, verbs.RECOVERED, seat, 0, 0)


class Draw(DrawCards):
    """9.6.2 one card, and one for each coin on its track."""

    def bonus(self, s: State, seat: i64) -> i64:
        return on_track(s, seat, COIN)


class Discard(DiscardToFive):
    """9.6.3 discard down to five; items are counted behind it."""

    def closes_turn(self) -> bool:
        return False


EVENING_STEPS: Final = Procedure(
    "vagabond.evening",
    ["seat", "last-discard"],
    [
        Window("window", L1_4_1, EVENING),
        Rest("rest", L9_6_1),
        Window("window-after-rest", L1_4_1, EVENING),
        items.Arrange("coins", L9_2_5_1, COIN, COINS_ASIDE),
        Draw("draw", L9_6_2),
        items.BackOnTracks("coins-back", L9_2_5_1),
        LateWindow("window-after-draw", L1_4_1, EVENING),
        Discard("discard", L9_6_3),
        LateWindow("window-after-discard", L1_4_1, EVENING),
        items.Arrange("bags", L9_2_5_1, BAG, BAGS_ASIDE),
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
        return partner_refusal(s, f.slots[OWNER], seat_of(s, f, action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        other = seat_of(s, f, action)
        s.write(seat, PARTNER, other + 1)
        s.tell(L9_2_8, verbs.JOINED, seat, other, 0)
        if relation(s, seat, other) == HOSTILE:
            s.write(seat, RELATION + other, INDIFFERENT)
            s.tell(L9_2_9_3_4, verbs.RELATED, seat, other, INDIFFERENT)


def partner_refusal(s: State, seat: i64, other: i64) -> i64:
    """9.2.8: what forbids a coalition with a player, or 0."""
    taken = in_coalition(s, other) and s.setup.option(options.PARTNER) == 0
    if taken or not is_enemy(s, seat, other) or dominance.activated(s, other) != 0:
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
                marks.WHICH,
                items.TAKE_HITS,
                items.REPAIR_STEPS,
                items.REFRESH_STEPS,
                relationships.FIGHT_ALONG,
                relationships.MOVE_ALONG,
                quests.DRAW_QUESTS,
                quests.NEW_QUEST,
                travel.TRAVEL,
                daylight.EXPLORE_STEPS,
                daylight.AID_STEPS,
                daylight.QUEST_STEPS,
                daylight.STRIKE_STEPS,
                payments.PAY,
                payments.COERCE,
                payments.SETTLE,
                COALITION,
            ]
        )
        for card in CARDS:
            found.extend(card.procedures())
        return found

    def picks(self) -> list[str]:
        return CHARACTER_WORDS

    def newer_picks(self) -> list[str]:
        return CHARACTER_WORDS[OLDER_CHARACTERS:]

    def crafting_kind(self) -> i64:
        """9.2.1: he crafts with hammers, not with a piece."""
        return -1

    def activated_kind(self) -> i64:
        """9.2.1: the pawn."""
        return PAWN_KIND

    def crafting_clause(self) -> i64:
        return L9_2_1

    def ruin_items(self) -> i64:
        """9.3.4, 9.7.1: he brings a set of R items."""
        return OWN_SET

    def most_seats(self) -> int:
        """9.7: there may be two."""
        return 2

    def found_item(self, s: State, seat: i64, item: i64, clearing: i64) -> None:
        """9.5.3: he gains it and scores a point."""
        items.gain(s, seat, item)
        if s.setup.ruin_sets > 1:
            marks.set_mark(s, seat, item, UP)
        score.score(s, seat, 1, L9_5_3)

    def has_ruin_item(self, s: State, seat: i64, item: i64) -> bool:
        return marks.mark_state(s, seat, item) >= 0

    def activation_refusal(self, s: State, seat: i64, card: i64) -> i64:
        """9.2.1, 9.5.8: each face-up hammer activates the pawn for its clearing's suit."""
        clearing = pawn_clearing(s, seat)
        suit: i64 = s.suits[clearing]
        other: i64 = FOX
        while other <= MOUSE:
            if (clearing == 0 or other != suit) and s.setup.cost(card, other) > 0:
                return refuse(L4_1_1, card)
            other += 1
        hammers = s.setup.cost(card, suit) + s.setup.cost(card, BIRD)
        if clearing == 0 and hammers > 0:
            return refuse(L4_1_1, card)
        missing = hammers - have(s, seat, HAMMER, UP)
        # 26.12.2: a card does for one of them, but not the card that is crafted.
        kept: i64 = 1 if clearing > 0 and matches(s, card, suit) else 0
        if missing <= 0 or (missing == 1 and payments.can_coerce(s, seat, kept)):
            return 0
        return refuse(L4_1_1, card)

    def push_activation(self, s: State, seat: i64, card: i64) -> bool:
        """9.2.1, 9.5.8: so many hammers are exhausted, one after the other."""
        suit: i64 = s.suits[pawn_clearing(s, seat)]
        hammers = s.setup.cost(card, suit) + s.setup.cost(card, BIRD)
        for _ in range(hammers):
            payments.pay(s, seat, HAMMER)
        s.tell(L4_1_1, verbs.ACTIVATED, seat, suit, hammers)
        return True

    def gain_item(self, s: State, seat: i64, item: i64) -> bool:
        """9.2.1: what he crafts he takes himself, face up."""
        change(s, seat, item, UP, 1)
        return True

    def items_brought(self, s: State, seat: i64, item: i64) -> i64:
        return invariants.items_brought(s, seat, item)

    def items_held(self, s: State, seat: i64, item: i64) -> i64:
        return invariants.items_held(s, seat, item)

    def new_turn(self, s: State, seat: i64) -> None:
        other: i64 = 0
        while other < s.setup.seats and s.setup.option(options.AIDS) == 0:
            s.write(seat, AIDED + other, 0)
            other += 1
        s.write(seat, RESTING, 0)
        s.write(seat, SPECIAL_USED, 0)
        s.write(seat, BAGS_ASIDE, 0)

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
        payments.push_settling(s, seat)
        travel.push_travel(s, seat, 1)
        return True

    def enlisting_clause(self, s: State, seat: i64, clearing: i64) -> i64:
        return card_of(s, seat).enlisting_clause() if pawn_clearing(s, seat) == clearing else 0

    def enlist(self, s: State, seat: i64) -> i64:
        """26.5.2: his undamaged swords."""
        return undamaged_swords(s, seat)

    def after_roll_clause(self, s: State, seat: i64) -> i64:
        return card_of(s, seat).after_roll_clause()

    def after_roll_refusal(self, s: State, seat: i64) -> i64:
        """26.9.2: a sword is exhausted."""
        if have(s, seat, SWORD, UP) > 0:
            return 0
        return refuse(card_of(s, seat).after_roll_clause(), pawn_clearing(s, seat))

    def pay_after_roll(self, s: State, seat: i64) -> None:
        payments.exhaust(s, seat, SWORD, card_of(s, seat).after_roll_clause())

    def may_bar(self, pick: str) -> bool:
        return pick in ("", CHARACTER_WORDS[SCOUNDREL - 1])

    def entry_refusal(self, s: State, seat: i64, clearing: i64) -> i64:
        """26.6.2: where his torch is, nothing comes any more."""
        if s.board(seat, SCORCHED) == clearing:
            return refuse(L26_6_2, clearing)
        return 0

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

    def credited(self, s: State, seat: i64, cause: i64) -> None:
        if s.setup.option(options.INSTIGATE) == 1:
            relationships.note_removals(s, seat, cause)
        else:
            relationships.note_credited(s, seat, cause)

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

    def fill_board(self, s: State, seat: i64) -> None:
        """9.3.3: quests that lie face up have left their deck, also where a position is silent."""
        super().fill_board(s, seat)
        s.write(seat, DRAWN_QUESTS, s.board(seat, DRAWN_QUESTS) | s.board(seat, OPEN_QUESTS))

    def partner(self, s: State, seat: i64) -> i64:
        return s.board(seat, PARTNER) - 1

    def elsewhere(self, s: State, seat: i64, own: i64) -> i64:
        """9.3.2: the pawn in a forest is on the map, but in no clearing."""
        return 1 if own == PAWN_KIND and s.board(seat, FOREST) > 0 else 0

    def invariants(self, s: State, seat: i64) -> list[str]:
        return invariants.broken_invariants(s, seat)

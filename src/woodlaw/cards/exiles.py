"""The effects of the Exiles and Partisans deck's cards, each beside its name in the deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.cards.steps import OWNER, TARGET, ChooseOther, Draw, Score
from woodlaw.engine import battle, options, score, verbs
from woodlaw.engine.battle import any_battle, battle_refusal, push_battle, push_battle_in
from woodlaw.engine.cards import (
    LACKS,
    count,
    discard,
    give_card,
    in_zone,
    set_known,
    spend,
    take_openly,
)
from woodlaw.engine.chance import push_draw
from woodlaw.engine.craft import crafting_pieces
from woodlaw.engine.crafted_items import exhaust, face_up_items
from woodlaw.engine.effect import CardEffect
from woodlaw.engine.ids import (
    ADJACENCY,
    AMBUSH,
    ANY_SUIT,
    BATTLE,
    BIRD,
    BIRDSONG,
    BY_EFFECT,
    BY_REPLACING,
    CARD,
    CAUGHT,
    CLEARING,
    DAYLIGHT,
    DISCARD,
    DONE,
    DRAW,
    END,
    EVENING,
    EVENING_DRAW,
    FOX,
    FROM_BOARD,
    IN_BATTLE,
    ITEM,
    ITEM_CRAFTING,
    MOUSE,
    MOVE,
    MOVES,
    NO_TIME,
    NOBODY,
    PAWN,
    PERSISTENT,
    PLACES,
    RABBIT,
    REMOVALS,
    RULE_WEIGHT,
    SEAT,
    START,
    SUPPLY,
    WARRIORS,
)
from woodlaw.engine.move import (
    TOLD,
    any_move,
    clearings,
    forced_half_refusal,
    push_forced_half,
    push_move,
)
from woodlaw.engine.pieces import clearing_of, lift, number, place, place_refusal, weigh
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import CARD_DRAWN, Act, Ask, Procedure
from woodlaw.engine.removal import push_removal, staying_clause, warrior_refusal
from woodlaw.engine.rule import suit_fits
from woodlaw.engine.state import Frame, State, nowhere, prefix, refuse
from woodlaw.engine.stealing import StealCard
from woodlaw.engine.turn import DRAWS, DRAWS_NOT
from woodlaw.law.numbers import (
    L1_1_1,
    L1_5_1,
    L1_5_4,
    L1_5_5,
    L2_1_1,
    L2_1_1_1,
    L2_2_1,
    L2_3,
    L3_2_2,
    L3_3_2,
    L4_1_3,
    L4_2,
    L4_3,
    L4_3_4,
    L4_3_5_1,
    L21_6,
    L21_8,
    L21_16,
    L21_22,
    L21_23,
    L21_24,
)


def is_printed(s: State) -> bool:
    """1.1.1: whether cards have their older wording."""
    return s.setup.option(options.CARDS) == 1


# ------------------------------------------------------------ at start of Birdsong


def crafted_refusal(s: State, card: i64) -> i64:
    """3.3.2: what forbids to take a card out of a play area, or 0: it was not crafted."""
    return 0 if s.setup.card_kind[card] == PERSISTENT else refuse(L3_3_2, card)


class SabotageWhom(ChooseOther):
    """Saboteurs: 21.8 an enemy who has crafted something."""

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        if not is_enemy(s, seat, other):
            return refuse(L21_8, 0)
        refusal = refuse(L4_1_3, 0)
        for action in in_zone(s, s.setup.area_zone(other)):
            refusal = crafted_refusal(s, s.setup.card_index[action - CARD])
            if refusal == 0:
                return 0
        return prefix(refusal)


class SabotageWhat(Ask):
    """Saboteurs: which of the enemy's crafted cards is discarded."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.area_zone(f.slots[TARGET]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return crafted_refusal(s, s.setup.card_index[action - CARD])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        target = f.slots[TARGET]
        discard(s, target, s.setup.card_index[action - CARD], s.setup.area_zone(target))


SABOTAGE_WHOM: Final = SabotageWhom("enemy", L21_8)
SABOTAGE: Final = Procedure(
    "saboteurs", ["owner", "target"], [SABOTAGE_WHOM, SabotageWhat("card", L4_1_3)]
)


class Saboteurs(CardEffect):
    """Saboteurs: at start of Birdsong, discard it to discard an enemy's crafted card."""

    def procedures(self) -> list[Procedure]:
        return [SABOTAGE]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return SABOTAGE_WHOM.refusal_of_all(s, seat)

    def use(self, s: State, seat: i64, card: i64) -> None:
        discard(s, seat, card, s.setup.area_zone(seat))
        s.push(SABOTAGE, vec[i64]([seat, 0]))


WARRIORS_A_POINT: Final = 5


def caught(s: State) -> i64:
    """How many warriors Coffin Makers holds."""
    total: i64 = 0
    kind: i64 = 0
    while kind < s.setup.kinds:
        total += s.there(kind, CAUGHT)
        kind += 1
    return total


def send_home(s: State, seat: i64) -> None:
    """21.24: the warriors on a seat's Coffin Makers return to their supplies."""
    kind: i64 = 0
    while kind < s.setup.kinds:
        there = s.there(kind, CAUGHT)
        if there > 0:
            s.pieces[kind * PLACES + CAUGHT] = 0
            s.pieces[kind * PLACES + SUPPLY] += there
            s.tell(L21_24, verbs.SENT_HOME, seat, kind, there)
        kind += 1


class CoffinMakers(CardEffect):
    """Coffin Makers: keeps removed warriors, whosever they are, from their supplies.

    At start of Birdsong it scores a point for each five of them, and lets all go. The older wording
    catches every warrior on its way to a supply, from boards and by replacing too.
    """

    def catches(self, s: State, cause: i64) -> bool:
        return is_printed(s) or (cause != BY_REPLACING and cause != FROM_BOARD)

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return 0 if caught(s) > 0 else refuse(L4_1_3, card)

    def must_use(self, s: State) -> bool:
        return True

    def use(self, s: State, seat: i64, card: i64) -> None:
        points = caught(s) // WARRIORS_A_POINT
        send_home(s, seat)
        score.score(s, seat, points, L4_1_3)

    def left_play(self, s: State, seat: i64) -> None:
        send_home(s, seat)


# ------------------------------------------------------------ Birdsong


class OrderWhom(ChooseOther):
    """False Orders: 21.8 an enemy with warriors that can be moved."""

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        if not is_enemy(s, seat, other):
            return refuse(L21_8, 0)
        return prefix(forced_half_refusal(s, other, L4_2))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        enemy = (f.slots[OWNER] + action - SEAT) % s.setup.seats
        push_forced_half(s, f.slots[OWNER], enemy, L1_5_5)


ORDER_WHOM: Final = OrderWhom("enemy", L21_8)
ORDER: Final = Procedure("false-orders", ["owner"], [ORDER_WHOM])


class FalseOrders(CardEffect):
    """False Orders: in Birdsong, discard it to move half of an enemy's warriors in a clearing.

    The enemy is forced (1.5.5): the move is theirs, whoever rules, and so is what follows.
    """

    def procedures(self) -> list[Procedure]:
        return [ORDER]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return ORDER_WHOM.refusal_of_all(s, seat)

    def use(self, s: State, seat: i64, card: i64) -> None:
        discard(s, seat, card, s.setup.area_zone(seat))
        s.push(ORDER, vec[i64]([seat]))


class SwapWithWhom(ChooseOther):
    """Swap Meet: another player with cards in hand."""

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        return refuse(L4_1_3, 0) if s.hand(other) == 0 else 0


class GiveBack(Ask):
    """Swap Meet: any card of the hand for the one that was taken, which it may be itself."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[OWNER]))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        card = s.setup.card_index[action - CARD]
        give_card(s, f.slots[OWNER], f.slots[TARGET], card, -1, L4_1_3)


SWAP_WITH_WHOM: Final = SwapWithWhom("player", L4_1_3)
SWAP: Final = Procedure(
    "swap-meet",
    ["owner", "target"],
    [SWAP_WITH_WHOM, StealCard("card", L21_22, CARD_DRAWN), GiveBack("give", L4_1_3)],
)


class SwapMeet(CardEffect):
    """Swap Meet: once in Birdsong, take a random card of another player's hand and give one."""

    def procedures(self) -> list[Procedure]:
        return [SWAP]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return SWAP_WITH_WHOM.refusal_of_all(s, seat)

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(SWAP, vec[i64]([seat, 0]))


# ------------------------------------------------------------ at end of Birdsong
EMIGRE_CARD: Final = 1
LEFT_OUT: Final = 2  # the move or the battle was declined, or cannot be made
LED_TO: Final = 3  # where the move led


def pawn_clearing(s: State, seat: i64) -> i64:
    """The clearing of a seat's pawn, or 0."""
    kind = s.setup.kind_base[seat]
    while kind < s.setup.kind_base[seat + 1]:
        if s.setup.kind_sort[kind] == PAWN:
            return clearing_of(s, seat, kind - s.setup.kind_base[seat])
        kind += 1
    return 0


class EmigreMayMove(Ask):
    """Eyrie Emigre: 1.1.1 in the older wording the move may be left."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = f.slots[OWNER]
        return seat if is_printed(s) and any_move(s, seat, ANY_SUIT, L4_2) == 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, MOVE]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, LEFT_OUT, 1 if action == DONE else 0)


class EmigreMoves(Act):
    """Eyrie Emigre: one move, if one can be made."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        if f.slots[LEFT_OUT] == 0 and any_move(s, seat, ANY_SUIT, L4_2) == 0:
            push_move(s, seat, ANY_SUIT, L4_2, 0, TOLD)
        else:
            s.set(f, LEFT_OUT, 1)


class EmigreArrives(Act):
    """Eyrie Emigre: 4.3 the battle is to be where the move led, if anybody can be battled there."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        where = s.result if s.result > 0 else pawn_clearing(s, seat)
        s.result = 0
        f = s.set(f, LED_TO, where)
        if where == 0 or battle_refusal(s, seat, ANY_SUIT, L4_3, where, NOBODY) != 0:
            s.set(f, LEFT_OUT, 1)


class EmigreMayBattle(Ask):
    """Eyrie Emigre: 1.1.1 in the older wording the battle may be left."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER] if is_printed(s) and f.slots[LEFT_OUT] == 0 else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, BATTLE]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, LEFT_OUT, 1 if action == DONE else 0)


class EmigreBattles(Act):
    """Eyrie Emigre: the battle; without move and battle the card is discarded."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        if f.slots[LEFT_OUT] == 0:
            push_battle_in(s, seat, f.slots[LED_TO], L4_3)
        else:
            s.tell(L1_1_1, verbs.NOT_DONE, seat, f.slots[EMIGRE_CARD], 0)
            discard(s, seat, f.slots[EMIGRE_CARD], s.setup.area_zone(seat))


EMIGRE: Final = Procedure(
    "eyrie-emigre",
    ["owner", "card", "left-out", "led-to"],
    [
        EmigreMayMove("may-move", L1_1_1),
        EmigreMoves("move", L4_2),
        EmigreArrives("arrive", L4_3),
        EmigreMayBattle("may-battle", L1_1_1),
        EmigreBattles("battle", L4_3),
    ],
)


class EyrieEmigre(CardEffect):
    """Eyrie Emigre: at end of Birdsong, move and then battle there; discarded unless both happen.

    As worded anew both are made where they can be; in the older wording each may be left.
    """

    def procedures(self) -> list[Procedure]:
        return [EMIGRE]

    def must_use(self, s: State) -> bool:
        return True

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(EMIGRE, vec[i64]([seat, card, 0, 0]))


# ------------------------------------------------------------ Daylight
SPENT: Final = 1
CLEARING_SLOT: Final = 2
ENEMY: Final = 3


def enemy_warrior_refusal(s: State, seat: i64, clearing: i64, enemy: i64) -> i64:
    """21.8, 21.24: what forbids to remove an enemy's warrior from a clearing, or 0."""
    if not is_enemy(s, seat, enemy):
        return refuse(L21_8, 0)
    return warrior_refusal(s, enemy, clearing, L21_24 if is_printed(s) else L21_23)


def replacement_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """21.20, 21.23: what forbids a seat to place a warrior in a clearing, or 0."""
    refusal = place_refusal(s, seat, clearing)
    if refusal == 0 and number(s, seat, WARRIORS, SUPPLY) == 0:
        return refuse(L1_5_1, clearing)
    return refusal


def bureau_refusal(s: State, seat: i64, clearing: i64) -> i64:
    """21.23: what forbids to replace an enemy's warrior in a clearing, or 0.

    In the older wording it is removed, and one's own placed as far as can be (1.5.4).
    """
    refusal: i64 = 0
    enemy: i64 = 0
    while enemy < s.setup.seats:
        found = enemy_warrior_refusal(s, seat, clearing, enemy)
        if found == 0:
            return 0 if is_printed(s) else replacement_refusal(s, seat, clearing)
        if refusal == 0 or enemy != seat:
            refusal = found
        enemy += 1
    return refusal


def any_bureau(s: State, seat: i64, suit: i64) -> i64:
    """0 if it can work in any clearing of a suit, else a refusal, of placing if there is one."""
    refusal: i64 = refuse(L21_16, 0)
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        if suit_fits(s, clearing, suit):
            found = bureau_refusal(s, seat, clearing)
            if found == 0:
                return 0
            refusal = found
        clearing += 1
    return refusal


class BureauCard(Ask):
    """Propaganda Bureau: the card that is spent, for a clearing that it matches."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return in_zone(s, s.setup.hand_zone(f.slots[OWNER]))

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        suit = s.setup.card_suit[s.setup.card_index[action - CARD]]
        return prefix(any_bureau(s, f.slots[OWNER], suit))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        card = s.setup.card_index[action - CARD]
        s.set(f, SPENT, card)
        spend(s, f.slots[OWNER], card, s.setup.card_suit[card], L4_1_3)


class BureauWhere(Ask):
    """Propaganda Bureau: the clearing, which a bird matches as a card of its suit (2.1.1)."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        clearing = action - CLEARING
        if not suit_fits(s, clearing, s.setup.card_suit[f.slots[SPENT]]):
            return refuse(L21_16, clearing)
        return bureau_refusal(s, f.slots[OWNER], clearing)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        clearing = action - CLEARING
        s.set(f, CLEARING_SLOT, clearing)
        if s.setup.card_suit[f.slots[SPENT]] == BIRD:
            s.tell(L2_1_1, verbs.AS_SUIT, f.slots[OWNER], f.slots[SPENT], s.suits[clearing])


class BureauWhom(ChooseOther):
    """Propaganda Bureau: 21.8 the enemy whose warrior goes."""

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        enemy = (f.slots[OWNER] + action - SEAT) % s.setup.seats
        return enemy_warrior_refusal(s, f.slots[OWNER], f.slots[CLEARING_SLOT], enemy)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        enemy = (f.slots[OWNER] + action - SEAT) % s.setup.seats
        s.set(f, ENEMY, enemy)
        kind = s.setup.kind(enemy, WARRIORS)
        # 14.2.2: of warriors told apart from the others, the first that can be removed.
        while s.there(kind, f.slots[CLEARING_SLOT]) == 0 or staying_clause(s, kind, BY_EFFECT) != 0:
            kind += 1
        lift(s, kind, f.slots[CLEARING_SLOT], 1)
        cause: i64 = BY_EFFECT if is_printed(s) else BY_REPLACING
        clause: i64 = L21_24 if is_printed(s) else L21_23
        push_removal(s, f.slots[OWNER], NOBODY, cause, clause)


class BureauPlaces(Act):
    """Propaganda Bureau: 21.23 one's own warrior; 1.5.4 as first printed, if it can be placed."""

    def act(self, s: State, f: Frame) -> None:
        seat = f.slots[OWNER]
        clearing = f.slots[CLEARING_SLOT]
        if replacement_refusal(s, seat, clearing) == 0:
            place(s, seat, WARRIORS, clearing, 1, L1_5_4 if is_printed(s) else L21_23)
        else:
            s.tell(L1_5_4, verbs.NOT_PLACED, seat, s.setup.kind(seat, WARRIORS), clearing)


BUREAU: Final = Procedure(
    "propaganda-bureau",
    ["owner", "card", "clearing", "enemy"],
    [
        BureauCard("card", L4_1_3),
        BureauWhere("clearing", L21_16),
        BureauWhom("enemy", L21_8),
        BureauPlaces("place", L21_23),
    ],
)


class PropagandaBureau(CardEffect):
    """Propaganda Bureau: once in Daylight, spend a card to replace an enemy warrior by one's own.

    The clearing matches the card. The older wording removes the warrior and places one.
    """

    def procedures(self) -> list[Procedure]:
        return [BUREAU]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        refusal = refuse(L4_1_3, card)
        for action in in_zone(s, s.setup.hand_zone(seat)):
            suit = s.setup.card_suit[s.setup.card_index[action - CARD]]
            refusal = any_bureau(s, seat, suit)
            if refusal == 0:
                return 0
        return nowhere(refusal)

    def open_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return refuse(L4_1_3, card) if s.hand(seat) == 0 else any_bureau(s, seat, ANY_SUIT)

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(BUREAU, vec[i64]([seat, 0, 0, 0]))


class LeagueItem(Ask):
    """League of Adventurous Mice: the crafted item that is exhausted."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return face_up_items(s, f.slots[OWNER])

    def answer(self, s: State, f: Frame, action: i64) -> None:
        exhaust(s, f.slots[OWNER], action - ITEM)
        s.tell(L4_1_3, verbs.EXHAUSTED, f.slots[OWNER], action - ITEM, 0)


def league_refusal(s: State, seat: i64, action: i64) -> i64:
    """4.2, 4.3: what forbids to move or battle for an item, or 0."""
    if action == MOVE:
        return any_move(s, seat, ANY_SUIT, L4_2)
    return any_battle(s, seat, ANY_SUIT, L4_3)


class MoveOrBattle(Ask):
    """League of Adventurous Mice: a move or a battle for it."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MOVE, BATTLE]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return nowhere(league_refusal(s, f.slots[OWNER], action))

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == MOVE:
            push_move(s, f.slots[OWNER], ANY_SUIT, L4_2, 0)
        else:
            push_battle(s, f.slots[OWNER], ANY_SUIT, L4_3)


LEAGUE: Final = Procedure(
    "league-of-adventurous-mice",
    ["owner"],
    [LeagueItem("item", L4_1_3), MoveOrBattle("action", L4_1_3)],
)


class League(CardEffect):
    """League of Adventurous Mice: once in Daylight, exhaust a crafted item to move or battle."""

    def procedures(self) -> list[Procedure]:
        return [LEAGUE]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        if not face_up_items(s, seat):
            return refuse(L4_1_3, card)
        if league_refusal(s, seat, MOVE) == 0:
            return 0
        return nowhere(league_refusal(s, seat, BATTLE))

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(LEAGUE, vec[i64]([seat]))


# ------------------------------------------------------------ Evening


CHARM: Final = Procedure(
    "charm-offensive",
    ["owner", "target"],
    [
        Draw("draw", L4_1_3, OWNER),
        ChooseOther("player", L4_1_3),
        Score("point", L4_1_3, TARGET),
    ],
)


class CharmOffensive(CardEffect):
    """Charm Offensive: at start of Evening, draw a card; another player scores a point."""

    def procedures(self) -> list[Procedure]:
        return [CHARM]

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(CHARM, vec[i64]([seat, 0]))


class TakeAmbush(Ask):
    """Informants: 21.6 draw as usual, or take an ambush card out of the discard pile instead."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: list[int] = [DRAW]
        for action in in_zone(s, DISCARD):
            if s.setup.card_kind[s.setup.card_index[action - CARD]] == AMBUSH:
                found.append(action)
        return found

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DRAW:
            s.result = DRAWS
            return
        card = s.setup.card_index[action - CARD]
        take_openly(s, f.slots[OWNER], card, DISCARD)
        s.tell(L4_1_3, verbs.TOOK_CARD, f.slots[OWNER], card, 0)
        s.result = DRAWS_NOT


INFORM: Final = Procedure("informants", ["seat"], [TakeAmbush("ambush", L21_6)])


class Informants(CardEffect):
    """Informants: instead of the Evening's draw, take an ambush card out of the discard pile."""

    def procedures(self) -> list[Procedure]:
        return [INFORM]

    def draw_replacement(self, s: State, seat: i64) -> Procedure | None:
        card: i64 = 0
        while card < s.setup.designs:
            if s.setup.card_kind[card] == AMBUSH and count(s, DISCARD, card) > 0:
                return INFORM
            card += 1
        return None


# ------------------------------------------------------------ in battle


class Partisans(CardEffect):
    """Partisans: in battle in a clearing of its suit, deal an extra hit, then keep that suit alone.

    All other cards of the hand are discarded, birds too (2.1.1.1).
    """

    def __init__(self, card: str, suit: i64) -> None:
        super().__init__(card, IN_BATTLE)
        self.suit = suit

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        where = f.slots[battle.WHERE]
        return 0 if s.suits[where] == self.suit else refuse(L4_3_4, where)

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        battle.add_extra(s, f, seat, L4_3_5_1)
        hand = s.setup.hand_zone(seat)
        for action in in_zone(s, hand):
            other = s.setup.card_index[action - CARD]
            while s.setup.card_suit[other] != self.suit and count(s, hand, other) > 0:
                if s.setup.card_suit[other] == BIRD:
                    s.tell(L2_1_1_1, verbs.AS_SUIT, seat, other, another_suit(self.suit))
                discard(s, seat, other, hand)
        if s.hand(seat) > 0:
            self.show_suit(s, seat)

    def show_suit(self, s: State, seat: i64) -> None:
        """Everybody knows that what is left is of the suit, and no bird."""
        viewer: i64 = 0
        while viewer < s.setup.seats:
            for suit in (FOX, RABBIT, MOUSE):
                if suit != self.suit and viewer != seat:
                    set_known(s, viewer, s.setup.hand_zone(seat), LACKS + suit, 1)
            viewer += 1


def another_suit(suit: i64) -> i64:
    """2.1.1.1: a suit that is to be discarded, for which a bird counts."""
    return RABBIT if suit == FOX else FOX


# ------------------------------------------------------------ by lying in play
TOKEN_WEIGHT: Final = 2


class SoupKitchens(CardEffect):
    """Soup Kitchens: each token of its owner counts as two for rule."""

    def token_weight(self) -> i64:
        return TOKEN_WEIGHT

    def entered_play(self, s: State, seat: i64) -> None:
        weigh(s, seat)

    def left_play(self, s: State, seat: i64) -> None:
        weigh(s, seat)


class BoatBuilders(CardEffect):
    """Boat Builders: rivers are paths for its owner."""

    def links(self, s: State, seat: i64, clearing: i64) -> i64:
        return s.setup.map.rivers[clearing]

    def link_clause(self) -> i64:
        return L2_3


class Tunnels(CardEffect):
    """Tunnels: clearings with crafting pieces of its owner are adjacent to each other."""

    def links(self, s: State, seat: i64, clearing: i64) -> i64:
        if crafting_pieces(s, seat, clearing) == 0:
            return 0
        found: i64 = 0
        other: i64 = 1
        while other <= s.setup.map.clearings:
            if other != clearing and crafting_pieces(s, seat, other) > 0:
                found |= 1 << other
            other += 1
        return found

    def link_clause(self) -> i64:
        return L2_2_1


class CorvidPlanners(CardEffect):
    """Corvid Planners: its owner needs no rule to move (``move.roams``)."""


ENGRAVE: Final = Procedure("master-engravers", ["owner"], [Score("point", L3_2_2, OWNER)])


class MasterEngravers(CardEffect):
    """Master Engravers: one more point for each item that its owner crafts."""

    def procedures(self) -> list[Procedure]:
        return [ENGRAVE]

    def item_crafted(self, s: State, seat: i64, crafter: i64) -> None:
        if seat == crafter:
            s.push(ENGRAVE, vec[i64]([seat]))


class MurineBroker(CardEffect):
    """Murine Broker: its owner draws a card for each item that another player crafts."""

    def item_crafted(self, s: State, seat: i64, crafter: i64) -> None:
        if seat != crafter:
            push_draw(s, seat, 1, L4_1_3)


EFFECTS: Final[list[CardEffect]] = [
    Saboteurs("saboteurs", START + BIRDSONG),
    CoffinMakers("coffin-makers", START + BIRDSONG, REMOVALS),
    FalseOrders("false-orders", BIRDSONG),
    SwapMeet("swap-meet", BIRDSONG),
    EyrieEmigre("eyrie-emigre", END + BIRDSONG),
    PropagandaBureau("propaganda-bureau", DAYLIGHT),
    League("league-of-adventurous-mice", DAYLIGHT),
    CharmOffensive("charm-offensive", START + EVENING),
    Informants("informants", NO_TIME, EVENING_DRAW),
    Partisans("fox-partisans", FOX),
    Partisans("rabbit-partisans", RABBIT),
    Partisans("mouse-partisans", MOUSE),
    SoupKitchens("soup-kitchens", NO_TIME, RULE_WEIGHT),
    BoatBuilders("boat-builders", NO_TIME, ADJACENCY),
    Tunnels("tunnels", NO_TIME, ADJACENCY),
    CorvidPlanners("corvid-planners", NO_TIME, MOVES),
    MasterEngravers("master-engravers", NO_TIME, ITEM_CRAFTING),
    MurineBroker("murine-broker", NO_TIME, ITEM_CRAFTING),
]

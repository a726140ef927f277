"""The effects of the standard deck's cards, each beside its name in the deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.cards.steps import OWNER, TARGET, ChooseOther, Draw, Score
from woodlaw.engine import battle, options, score, verbs
from woodlaw.engine.cards import discard, learn_hand
from woodlaw.engine.effect import CardEffect
from woodlaw.engine.ids import (
    ANY_SUIT,
    BIRDSONG,
    BY_EFFECT,
    CLEARING,
    DAYLIGHT,
    EVENING,
    FOX,
    IN_BATTLE,
    MOUSE,
    NOBODY,
    RABBIT,
    SEAT,
    START,
    WARRIORS,
)
from woodlaw.engine.move import any_move, clearings, push_move
from woodlaw.engine.pieces import lift, on_map
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import CARD_DRAWN, Ask, Procedure
from woodlaw.engine.removal import lift_enemies, push_removal, warrior_refusal
from woodlaw.engine.rule import rules
from woodlaw.engine.state import USED, Frame, State, nowhere, refuse
from woodlaw.engine.stealing import StealCard
from woodlaw.law.numbers import (
    L2_5,
    L4_1_2,
    L4_1_3,
    L4_2,
    L4_3,
    L4_3_4,
    L4_3_5_1,
    L21_8,
    L21_9,
    L21_22,
    L21_29,
)


class ChooseEnemy(ChooseOther):
    """21.8 in the newer wordings an enemy; in the first printing any other player."""

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        if s.setup.option(options.CARDS) == 0 and not is_enemy(s, seat, other):
            return refuse(L21_8, 0)
        return 0


# ------------------------------------------------------------ in battle


class Armorers(CardEffect):
    """Armorers: discard it in battle to ignore all rolled hits taken."""

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        return 0

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        battle.ignore_rolled(s, f, seat)
        discard(s, seat, card, s.setup.area_zone(seat))


class Sappers(CardEffect):
    """Sappers: as defender, discard it to deal an extra hit."""

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        return 0 if seat == f.slots[battle.DEFENDER] else refuse(L4_3_4, 0)

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        battle.add_extra(s, f, seat, L4_3_5_1)
        discard(s, seat, card, s.setup.area_zone(seat))


class BrutalTactics(CardEffect):
    """Brutal Tactics: as attacker, deal an extra hit; the defender scores a point."""

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        return 0 if seat == f.slots[battle.SIDE] else refuse(L4_3_4, 0)

    def in_battle(self, s: State, f: Frame, seat: i64, card: i64) -> None:
        battle.add_extra(s, f, seat, L4_3_5_1)
        score.score(s, f.slots[battle.DEFENDER], 1, L4_3_4)


class ScoutingParty(CardEffect):
    """Scouting Party: its owner, attacking, cannot be ambushed."""

    def no_ambush(self) -> bool:
        return True

    def battle_refusal(self, s: State, f: Frame, seat: i64) -> i64:
        return refuse(L4_3_4, 0)


# ------------------------------------------------------------ Birdsong


BANK: Final = Procedure(
    "better-burrow-bank",
    ["owner", "target"],
    [
        Draw("draw", L4_1_3, OWNER),
        ChooseEnemy("enemy", L21_8),
        Draw("enemy-draws", L4_1_3, TARGET),
    ],
)


class BetterBurrowBank(CardEffect):
    """Better Burrow Bank: at start of Birdsong, draw a card, and so does one enemy."""

    def procedures(self) -> list[Procedure]:
        return [BANK]

    def must_use(self, s: State) -> bool:
        return s.setup.option(options.CARDS) == 1

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(BANK, vec[i64]([seat, 0]))


class RoyalClaim(CardEffect):
    """Royal Claim: in Birdsong, discard it to score a point for each clearing ruled."""

    def use(self, s: State, seat: i64, card: i64) -> None:
        discard(s, seat, card, s.setup.area_zone(seat))
        ruled: i64 = 0
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if rules(s, seat, clearing):
                ruled += 1
            clearing += 1
        score.score(s, seat, ruled, L2_5)


class StealFrom(ChooseOther):
    """21.8 whose hand a card is stolen from: in the newer wording an enemy's who has cards."""

    def refusal_of(self, s: State, seat: i64, other: i64) -> i64:
        if s.setup.option(options.CARDS) == 1:
            return 0
        if not is_enemy(s, seat, other):
            return refuse(L21_8, 0)
        return refuse(L4_1_3, 0) if s.hand(other) == 0 else 0


STEAL_FROM: Final = StealFrom("enemy", L21_8)
STEAL: Final = Procedure(
    "stand-and-deliver",
    ["owner", "target"],
    [STEAL_FROM, StealCard("card", L21_22, CARD_DRAWN), Score("point", L4_1_3, TARGET)],
)


class StandAndDeliver(CardEffect):
    """Stand and Deliver: once in Birdsong, steal a random card; its holder scores a point.

    The first printing has no "once", and gives the point even where nothing is stolen.
    """

    def procedures(self) -> list[Procedure]:
        return [STEAL]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return 0 if STEAL_FROM.refusal_of_all(s, seat) == 0 else refuse(L4_1_3, card)

    def use(self, s: State, seat: i64, card: i64) -> None:
        if s.setup.option(options.CARDS) == 1:
            s.turn[USED] &= ~(1 << card)
        s.push(STEAL, vec[i64]([seat, 0]))


# ------------------------------------------------------------ Daylight


class TaxWhere(Ask):
    """Tax Collector: the clearing whose warrior is given up."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[OWNER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return warrior_refusal(s, f.slots[OWNER], action - CLEARING, L4_1_3)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        seat = f.slots[OWNER]
        lift(s, s.setup.kind(seat, WARRIORS), action - CLEARING, 1)
        push_removal(s, seat, NOBODY, BY_EFFECT, L4_1_3)


TAX: Final = Procedure(
    "tax-collector", ["owner"], [TaxWhere("clearing", L4_1_3), Draw("draw", L4_1_3, OWNER)]
)


class TaxCollector(CardEffect):
    """Tax Collector: once in Daylight, remove one's own warrior from the map to draw."""

    def procedures(self) -> list[Procedure]:
        return [TAX]

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return 0 if on_map(s, seat, WARRIORS) > 0 else refuse(L4_1_3, card)

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(TAX, vec[i64]([seat]))


class LookAtHand(ChooseOther):
    """21.29 another player, a partner too, shows their hand to the one who looks, and to nobody
    else."""

    def answer(self, s: State, f: Frame, action: i64) -> None:
        viewer = f.slots[OWNER]
        owner = (viewer + action - SEAT) % s.setup.seats
        learn_hand(s, viewer, owner)
        s.tell(L21_29, verbs.SHOWED_HAND, owner, viewer, 0)


LOOK: Final = Procedure("codebreakers", ["owner", "target"], [LookAtHand("hand", L21_29)])


class Codebreakers(CardEffect):
    """Codebreakers: once in Daylight, look at another player's hand."""

    def procedures(self) -> list[Procedure]:
        return [LOOK]

    def use(self, s: State, seat: i64, card: i64) -> None:
        s.push(LOOK, vec[i64]([seat, 0]))


class CommandWarren(CardEffect):
    """Command Warren: at start of Daylight, initiate a battle."""

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return nowhere(battle.any_battle(s, seat, ANY_SUIT, L4_3))

    def use(self, s: State, seat: i64, card: i64) -> None:
        battle.push_battle(s, seat, ANY_SUIT, L4_3)


# ------------------------------------------------------------ Evening


class Cobbler(CardEffect):
    """Cobbler: at start of Evening, take a move."""

    def use_refusal(self, s: State, seat: i64, card: i64) -> i64:
        return nowhere(any_move(s, seat, ANY_SUIT, L4_2))

    def use(self, s: State, seat: i64, card: i64) -> None:
        push_move(s, seat, ANY_SUIT, L4_2, 0)


# ------------------------------------------------------------ at once


class Favor(CardEffect):
    """A Favor: all enemy pieces in all clearings of its suit are removed, in one batch (21.9)."""

    def __init__(self, card: str, suit: i64) -> None:
        super().__init__(card, -1)
        self.suit = suit

    def craft(self, s: State, seat: i64, card: i64) -> None:
        clearing: i64 = 1
        while clearing <= s.setup.map.clearings:
            if s.suits[clearing] == self.suit:
                lift_enemies(s, seat, clearing)
            clearing += 1
        s.tell(L21_9, verbs.USED, seat, card, 0)
        push_removal(s, seat, NOBODY, BY_EFFECT, L4_1_2)


EFFECTS: Final[list[CardEffect]] = [
    Armorers("armorers", IN_BATTLE),
    Sappers("sappers", IN_BATTLE),
    BrutalTactics("brutal-tactics", IN_BATTLE),
    ScoutingParty("scouting-party", IN_BATTLE),
    BetterBurrowBank("better-burrow-bank", START + BIRDSONG),
    RoyalClaim("royal-claim", BIRDSONG),
    StandAndDeliver("stand-and-deliver", BIRDSONG),
    TaxCollector("tax-collector", DAYLIGHT),
    Codebreakers("codebreakers", DAYLIGHT),
    CommandWarren("command-warren", START + DAYLIGHT),
    Cobbler("cobbler", START + EVENING),
    Favor("favor-of-the-foxes", FOX),
    Favor("favor-of-the-rabbits", RABBIT),
    Favor("favor-of-the-mice", MOUSE),
]

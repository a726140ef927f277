"""Battle (4.3): its steps, top to bottom as in the Law.

The frame keeps the attacking side apart from who decides for it and who is credited; what the two
sides deal is counted in slots that end in A (dealt by the attacker) and D (dealt by the defender).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import options, score, verbs
from woodlaw.engine.cards import count, discard, in_play, in_zone, leave, matches, shift
from woodlaw.engine.chance import below
from woodlaw.engine.ids import (
    AMBUSH,
    ANY_SUIT,
    BATTLE,
    BY_BATTLE,
    CARD,
    CLEARING,
    DONE,
    IN_BATTLE,
    NOBODY,
    PLACES,
    SEAT,
    SPECIAL,
    TABLE,
)
from woodlaw.engine.move import clearings
from woodlaw.engine.pieces import fighters
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import ROLL, Act, Ask, Chance, Procedure
from woodlaw.engine.removal import push_losses, push_removal
from woodlaw.engine.rule import suit_fits
from woodlaw.engine.setup import OPEN
from woodlaw.engine.state import Frame, State, refuse, refused_by
from woodlaw.law.numbers import (
    L1_5_5_1,
    L2_1_2,
    L4_1_3,
    L4_3,
    L4_3_1,
    L4_3_1_1,
    L4_3_1_2,
    L4_3_2,
    L4_3_3,
    L4_3_3_1,
    L4_3_4,
    L4_3_5,
    L4_3_5_1,
    L4_3_5_3,
    L4_3_6,
)

AMBUSH_HITS: Final = 2

SIDE: Final = 0
DECIDER: Final = 1
CREDIT: Final = 2  # who scores what the attacking side removes
LIMIT_SUIT: Final = 3
LIMIT_CLAUSE: Final = 4
WHERE: Final = 5
DEFENDER: Final = 6
AMBUSHED: Final = 7  # the defender's ambush card + 1, or 0
FOILED: Final = 8  # the attacker's ambush card + 1, or 0
ROLLED_A: Final = 9
ROLLED_D: Final = 10
EXTRA_A: Final = 11
EXTRA_D: Final = 12
IGNORED_A: Final = 13
IGNORED_D: Final = 14
USES: Final = 15  # the seat that uses effects before the other one
USED_A: Final = 16  # a bit per card index: the effects that a side has used
USED_D: Final = 17
FIRST_A: Final = 18  # whether the attacker has ignored the first hit that it took
FIRST_D: Final = 19  # whether the defender has
TAKER: Final = 20  # who is treated as removing buildings and tokens of both sides + 1, or 0
HELP_D: Final = 21  # what whom it enlisted adds to the defender's maximum of rolled hits


def has_pieces(s: State, seat: i64, clearing: i64) -> bool:
    """Whether a seat has any piece in a clearing."""
    at = seat * PLACES + clearing
    if s.strength[at] > 0:
        return True
    # What is left to look for adds nothing to strength.
    i = s.setup.light_from[seat]
    beyond = s.setup.light_from[seat + 1]
    while i < beyond:
        at = s.setup.light[i] * PLACES + clearing
        if s.pieces[at] > 0:
            return True
        i += 1
    return False


def may_be_battled(s: State, side: i64, other: i64) -> bool:
    """4.3: whether a seat may be chosen as defender: an enemy, in p4 any other player."""
    if s.setup.option(options.DEFENDER) == 1:
        return side != other
    return is_enemy(s, side, other)


def battle_refusal(
    s: State, side: i64, suit: i64, clause: i64, clearing: i64, defender: i64
) -> i64:
    """4.3: what forbids a side to battle a seat (or, with NOBODY, anybody) in a clearing."""
    if not suit_fits(s, clearing, suit):
        return refuse(clause, clearing)
    if fighters(s, side, clearing) == 0:
        return refuse(L4_3, clearing)
    seat: i64 = 0
    while seat < s.setup.seats:
        if (
            (defender == NOBODY or defender == seat)
            and has_pieces(s, seat, clearing)
            and may_be_battled(s, side, seat)
        ):
            return 0
        seat += 1
    return refuse(L4_3, clearing)


def any_battle(s: State, side: i64, suit: i64, clause: i64) -> i64:
    """0 if a side can battle anywhere under a limit, else a refusal."""
    refusal: i64 = 0
    clearing: i64 = 1
    while clearing <= s.setup.map.clearings:
        found = battle_refusal(s, side, suit, clause, clearing, NOBODY)
        if found == 0:
            return 0
        if refusal == 0 or refused_by(found) == L4_3:
            refusal = found
        clearing += 1
    return refusal


class Where(Ask):
    """4.3: the clearing of battle."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return clearings(s)

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return battle_refusal(
            s, f.slots[SIDE], f.slots[LIMIT_SUIT], f.slots[LIMIT_CLAUSE], action - CLEARING, NOBODY
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, WHERE, action - CLEARING)


class Defender(Ask):
    """4.3: the enemy that is battled."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[DECIDER]

    def candidates(self, s: State, f: Frame) -> list[int]:
        first = 1 if f.slots[DECIDER] == f.slots[SIDE] else 0
        return [SEAT + offset for offset in range(first, int(s.setup.seats))]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return battle_refusal(
            s,
            f.slots[SIDE],
            f.slots[LIMIT_SUIT],
            f.slots[LIMIT_CLAUSE],
            f.slots[WHERE],
            (f.slots[DECIDER] + action - SEAT) % s.setup.seats,
        )

    def answer(self, s: State, f: Frame, action: i64) -> None:
        defender = (f.slots[DECIDER] + action - SEAT) % s.setup.seats
        f = s.set(f, DEFENDER, defender)
        if f.slots[DECIDER] != f.slots[SIDE]:
            s.tell(L1_5_5_1, verbs.FORCED, f.slots[DECIDER], f.slots[SIDE], f.slots[WHERE])
            f = s.set(f, DECIDER, f.slots[SIDE])
        s.tell(L4_3, verbs.BATTLED, f.slots[SIDE], defender, f.slots[WHERE])
        side = f.slots[SIDE]
        for card in s.setup.shielding:
            if count(s, s.setup.area_zone(side), card) > 0:
                s.tell(L4_1_3, verbs.USED, side, card, f.slots[WHERE])
        s.setup.factions[side].battle_begins(s, side, defender, f.slots[WHERE])


# ------------------------------------------------------------ step 1: ambush


def fits(s: State, card: i64, clearing: i64) -> bool:
    """2.1.2: whether a card is an ambush card that matches a clearing."""
    return s.setup.card_kind[card] == AMBUSH and matches(s, card, s.suits[clearing])


def may_ambush(s: State, seat: i64, clearing: i64) -> bool:
    """Whether a seat could hold a fitting ambush as far as everybody can see.

    True while it has cards in hand, unless every ambush card that fits lies open somewhere. It
    must not look at hidden cards: that a question is asked tells everybody.
    """
    if s.hand(seat) == 0:
        return False
    card: i64 = 0
    while card < s.setup.designs:
        if fits(s, card, clearing):
            zone: i64 = 0
            while zone < s.setup.zones:
                if s.setup.sees[zone] != OPEN and count(s, zone, card) > 0:
                    return True
                zone += 1
        card += 1
    return False


def decline_or_card(s: State, seat: i64) -> list[int]:
    """Declining, and the cards of a hand: what a question about ambush is about."""
    found = [DONE]
    found.extend(in_zone(s, s.setup.hand_zone(seat)))
    return found


def ambush_refusal(s: State, clearing: i64, action: i64, clause: i64) -> i64:
    """2.1.2, 4.3.1, 4.3.1.1: what forbids to play a card as ambush in a clearing, or 0."""
    if action == DONE:
        return 0
    card = s.setup.card_index[action - CARD]
    if s.setup.card_kind[card] != AMBUSH:
        return refuse(L2_1_2, card)
    if not fits(s, card, clearing):
        return refuse(clause, card)
    return 0


def play_ambush(s: State, seat: i64, card: i64) -> None:
    """Lay an ambush card open on the table."""
    zone = s.setup.hand_zone(seat)
    leave(s, seat, card, zone)
    shift(s, card, zone, TABLE)


class DefenderMayAmbush(Ask):
    """4.3.1 the defender may play one ambush card that matches the clearing."""

    def asked(self, s: State, f: Frame) -> i64:
        if is_shielded(s, f.slots[SIDE]):
            return NOBODY
        if may_ambush(s, f.slots[DEFENDER], f.slots[WHERE]):
            return f.slots[DEFENDER]
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return decline_or_card(s, f.slots[DEFENDER])

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return ambush_refusal(s, f.slots[WHERE], action, self.clause)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        card = s.setup.card_index[action - CARD]
        play_ambush(s, f.slots[DEFENDER], card)
        s.set(f, AMBUSHED, card + 1)
        s.tell(L4_3_1, verbs.AMBUSHED, f.slots[DEFENDER], card, f.slots[WHERE])


class FoilAmbush(Ask):
    """4.3.1.1 the attacker may play one too, and so foil it."""

    def asked(self, s: State, f: Frame) -> i64:
        if f.slots[AMBUSHED] != 0 and may_ambush(s, f.slots[SIDE], f.slots[WHERE]):
            return f.slots[DECIDER]
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        return decline_or_card(s, f.slots[SIDE])

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        return ambush_refusal(s, f.slots[WHERE], action, self.clause)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        card = s.setup.card_index[action - CARD]
        play_ambush(s, f.slots[SIDE], card)
        s.set(f, FOILED, card + 1)
        s.tell(L4_3_1_1, verbs.FOILED, f.slots[SIDE], card, f.slots[WHERE])


class AmbushHits(Act):
    """4.3.1.2 an ambush that is not foiled deals two hits at once."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[AMBUSHED] != 0 and f.slots[FOILED] == 0:
            s.tell(L4_3_1_2, verbs.HITS, 0, AMBUSH_HITS, f.slots[WHERE])
            hits: i64 = AMBUSH_HITS
            if ignores_first(s, f, f.slots[SIDE], hits):
                f = s.set(f, FIRST_A, 1)
                hits -= 1
            push_losses(s, f.slots[SIDE], f.slots[WHERE], hits, picks_losses(s, f))


def taker(f: Frame) -> i64:
    """26.4.2: who is treated as removing buildings and tokens of both sides, or NOBODY."""
    return NOBODY if f.slots[TAKER] == 0 else f.slots[TAKER] - 1


def picks_losses(s: State, f: Frame) -> i64:
    """26.4.2: who picks the losses of both sides, or NOBODY: each its own (1.5.5.1)."""
    return taker(f) if s.setup.option(options.INSTIGATE) == 1 else NOBODY


class AmbushRemoves(Act):
    """4.3.1.2, 4.3.6 what the ambush hit is removed, and may come back (6.2.3)."""

    def act(self, s: State, f: Frame) -> None:
        push_removal(s, f.slots[DEFENDER], NOBODY, BY_BATTLE, L4_3_1_2, taker(f))


class EndAmbush(Act):
    """4.3.1.2 the ambush is discarded, and without attackers the battle ends."""

    def act(self, s: State, f: Frame) -> None:
        if f.slots[AMBUSHED] == 0:
            return
        if f.slots[FOILED] != 0:
            discard(s, f.slots[SIDE], f.slots[FOILED] - 1, TABLE)
            discard(s, f.slots[DEFENDER], f.slots[AMBUSHED] - 1, TABLE)
            return
        discard(s, f.slots[DEFENDER], f.slots[AMBUSHED] - 1, TABLE)
        if fighters(s, f.slots[SIDE], f.slots[WHERE]) == 0:
            s.tell(L4_3_1_2, verbs.ENDED_BATTLE, f.slots[SIDE], f.slots[DEFENDER], f.slots[WHERE])
            s.top = Frame(f.procedure, len(f.procedure.steps) - 1, f.slots, f.below)


# ------------------------------------------------------------ step 2: before the roll


def other_side(f: Frame, seat: i64) -> i64:
    """The other side of a battle."""
    return f.slots[DEFENDER] if seat == f.slots[SIDE] else f.slots[SIDE]


def using_side(f: Frame, first: i64) -> i64:
    """The side that uses effects first, or the one that follows."""
    return f.slots[USES] if first != 0 else other_side(f, f.slots[USES])


class WhoGoesFirst(Ask):
    """4.3.2, 4.3.4 where both sides have effects, the attacker says who uses theirs first."""

    def has_effects(self, s: State, f: Frame, side: i64) -> bool:
        """Whether a side has any to use here."""
        raise NotImplementedError(self.name)

    def asked(self, s: State, f: Frame) -> i64:
        if self.has_effects(s, f, f.slots[SIDE]) and self.has_effects(s, f, f.slots[DEFENDER]):
            return f.slots[DECIDER]
        return NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        offset = (f.slots[DEFENDER] - f.slots[DECIDER]) % s.setup.seats
        return [SEAT, SEAT + int(offset)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        s.set(f, USES, (f.slots[DECIDER] + action - SEAT) % s.setup.seats)


class WhoActsFirst(WhoGoesFirst):
    """4.3.2 the order of what is used before the roll."""

    def has_effects(self, s: State, f: Frame, side: i64) -> bool:
        if side == f.slots[DEFENDER] and len(enlistable(s, f)) > 0:
            return True
        return s.setup.factions[side].acts_before_roll(s, side, f.slots[WHERE])


class BeforeRoll(Act):
    """4.3.2 what a side may use before the roll by rules of its own."""

    def __init__(self, name: str, clause: i64, first: i64) -> None:
        super().__init__(name, clause)
        self.first = first

    def act(self, s: State, f: Frame) -> None:
        side = using_side(f, self.first)
        if s.setup.factions[side].acts_before_roll(s, side, f.slots[WHERE]):
            s.tell(L4_3_2, verbs.BEFORE_ROLL, side, f.slots[WHERE], 0)
            s.setup.factions[side].before_roll(s, side, f.slots[WHERE])


def enlistable(s: State, f: Frame) -> list[int]:
    """4.3.2: the third players whom the defender may enlist, as action ids."""
    found: list[int] = []
    for offset in range(1, int(s.setup.seats)):
        seat: i64 = (f.slots[DEFENDER] + offset) % s.setup.seats
        third = seat != f.slots[SIDE] or s.setup.option(options.ENLIST) == 1
        if third and s.setup.factions[seat].enlisting_clause(s, seat, f.slots[WHERE]) != 0:
            found.append(SEAT + offset)
    return found


class Enlist(Ask):
    """4.3.2 the defender may enlist a third player who is there and lets it (26.5.2)."""

    def __init__(self, name: str, clause: i64, first: i64) -> None:
        super().__init__(name, clause)
        self.first = first

    def asked(self, s: State, f: Frame) -> i64:
        defender = f.slots[DEFENDER]
        if using_side(f, self.first) != defender or not enlistable(s, f):
            return NOBODY
        return defender

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *enlistable(s, f)]

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = (f.slots[DEFENDER] + action - SEAT) % s.setup.seats
        faction = s.setup.factions[seat]
        clause = faction.enlisting_clause(s, seat, f.slots[WHERE])
        s.tell(clause, verbs.ENLISTED, f.slots[DEFENDER], seat, f.slots[WHERE])
        f = s.set(f, HELP_D, f.slots[HELP_D] + faction.enlist(s, seat))
        score.score(s, seat, 1, clause)


# ------------------------------------------------------------ step 3: the roll


class RollDice(Chance):
    """4.3.3 both dice: the attacker deals the higher, the defender the lower.

    4.3.3.1 a side deals no more rolled hits than it has warriors in the clearing.
    """

    def weights(self, s: State, f: Frame) -> list[tuple[int, int]]:
        return [
            (high * 4 + low, 1 if high == low else 2)
            for high in range(4)
            for low in range(high + 1)
        ]

    def sample(self, s: State, f: Frame) -> i64:
        both = below(s, 16)
        high = both // 4
        low = both % 4
        if low > high:
            return low * 4 + high
        return high * 4 + low

    def answer(self, s: State, f: Frame, action: i64) -> None:
        where = f.slots[WHERE]
        s.tell(L4_3_3, verbs.ROLLED, action // 4, action % 4, where)
        higher = action // 4
        lower = action % 4
        clause = s.setup.factions[f.slots[DEFENDER]].deals_higher()
        if clause != 0:
            s.tell(clause, verbs.ROLLED, lower, higher, where)
            higher, lower = lower, higher
        dealt = limited(s, f.slots[SIDE], where, higher, 0)
        returned = limited(s, f.slots[DEFENDER], where, lower, f.slots[HELP_D])
        s.set(s.set(f, ROLLED_A, dealt), ROLLED_D, returned)


def limited(s: State, seat: i64, clearing: i64, rolled: i64, helped: i64) -> i64:
    """4.3.3.1: the rolled hits that a side can deal with its warriors and helpers there."""
    clause = s.setup.factions[seat].rolls_nothing(s, seat)
    if clause != 0:
        s.tell(clause, verbs.LIMITED, seat, rolled, 0)
        return 0
    there = s.setup.factions[seat].hit_limit(s, seat, clearing) + helped
    if rolled <= there:
        return rolled
    s.tell(L4_3_3_1, verbs.LIMITED, seat, rolled, there)
    return there


# ------------------------------------------------------------ step 4: effects


def is_shielded(s: State, seat: i64) -> bool:
    """Whether a card in an attacker's play area keeps it from being ambushed."""
    return in_play(s, seat, s.setup.shielding) >= 0


def has_effects(s: State, f: Frame, seat: i64) -> bool:
    """4.3.4: whether a seat may use anything now: its own way, or a card that it has crafted."""
    faction = s.setup.factions[seat]
    if faction.after_roll_clause(s, seat) != 0 and faction.after_roll_refusal(s, seat) == 0:
        return True
    area = s.setup.area_zone(seat)
    i = s.setup.timed_from[IN_BATTLE]
    while s.sizes[area] > 0 and i < s.setup.timed_from[IN_BATTLE + 1]:
        card = s.setup.timed[i]
        if count(s, area, card) > 0:
            action: i64 = CARD + s.setup.card_number[card]
            if effect_refusal(s, f, seat, action) == 0:
                return True
        i += 1
    return False


def effect_refusal(s: State, f: Frame, seat: i64, action: i64) -> i64:
    """4.3.4: what forbids a side to use an effect of its own in this battle, or 0."""
    if action == SPECIAL:
        return s.setup.factions[seat].after_roll_refusal(s, seat)
    card = s.setup.card_index[action - CARD]
    effect = s.setup.effects[card]
    used: i64 = USED_A if seat == f.slots[SIDE] else USED_D
    if effect is None or effect.time != IN_BATTLE or f.slots[used] & (1 << card) != 0:
        return refuse(L4_3_4, card)
    return effect.battle_refusal(s, f, seat)


class WhoUsesFirst(WhoGoesFirst):
    """4.3.4 the order of what is used after the roll."""

    def has_effects(self, s: State, f: Frame, side: i64) -> bool:
        return has_effects(s, f, side)


class UseEffects(Ask):
    """4.3.4 a side uses effects, any number of them."""

    def __init__(self, name: str, clause: i64, first: i64) -> None:
        super().__init__(name, clause)
        self.first = first

    def side(self, f: Frame) -> i64:
        """Whose effects this step is about."""
        return using_side(f, self.first)

    def asked(self, s: State, f: Frame) -> i64:
        side = self.side(f)
        return side if has_effects(s, f, side) else NOBODY

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = [DONE]
        if s.setup.factions[self.side(f)].after_roll_clause(s, self.side(f)) != 0:
            found.append(SPECIAL)
        found.extend(in_zone(s, s.setup.area_zone(self.side(f))))
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        return effect_refusal(s, f, self.side(f), action)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        side = self.side(f)
        if action == SPECIAL:
            faction = s.setup.factions[side]
            clause = faction.after_roll_clause(s, side)
            add_extra(s, Frame(f.procedure, f.step - 1, f.slots, f.below), side, clause)
            faction.pay_after_roll(s, side)
            return
        card = s.setup.card_index[action - CARD]
        used: i64 = USED_A if side == f.slots[SIDE] else USED_D
        slots = f.slots[:]
        slots[used] |= 1 << card
        again = Frame(f.procedure, f.step - 1, slots, f.below)
        s.top = again
        s.tell(L4_3_4, verbs.USED, side, card, f.slots[WHERE])
        effect = s.setup.effects[card]
        assert effect is not None
        effect.in_battle(s, again, side, card)


def add_extra(s: State, f: Frame, side: i64, clause: i64) -> Frame:
    """4.3.5.1: a side deals one extra hit, which its warriors do not limit."""
    slot: i64 = EXTRA_A if side == f.slots[SIDE] else EXTRA_D
    s.tell(clause, verbs.EXTRA, side, 1, f.slots[WHERE])
    return s.set(f, slot, f.slots[slot] + 1)


def ignore_rolled(s: State, f: Frame, side: i64) -> Frame:
    """4.3.5.3: a side ignores all rolled hits that it takes."""
    slot: i64 = IGNORED_D if side == f.slots[SIDE] else IGNORED_A
    rolled = f.slots[ROLLED_D] if side == f.slots[SIDE] else f.slots[ROLLED_A]
    s.tell(L4_3_5_3, verbs.IGNORED, side, rolled, f.slots[WHERE])
    return s.set(f, slot, rolled)


# ------------------------------------------------------------ steps 5 and 6: hits


class CountHits(Act):
    """4.3.5 each side counts its rolled and extra hits, less those ignored.

    4.3.5.2 against a defender without warriors the attacker deals an extra hit.
    """

    def act(self, s: State, f: Frame) -> None:
        attacker = s.setup.factions[f.slots[SIDE]]
        bonus = attacker.attack_bonus(s, f.slots[SIDE], f.slots[WHERE])
        if bonus != 0:
            f = add_extra(s, f, f.slots[SIDE], bonus)
        defender = s.setup.factions[f.slots[DEFENDER]]
        bonus = defender.defense_bonus(s, f.slots[DEFENDER], f.slots[WHERE])
        if bonus != 0:
            f = add_extra(s, f, f.slots[DEFENDER], bonus)
        clause = defender.defenseless(s, f.slots[DEFENDER], f.slots[WHERE])
        if clause != 0:
            f = add_extra(s, f, f.slots[SIDE], clause)
        if ignores_first(s, f, f.slots[SIDE], defender_hits(f)):
            f = s.set(s.set(f, FIRST_A, 1), IGNORED_D, f.slots[IGNORED_D] + 1)
        if ignores_first(s, f, f.slots[DEFENDER], attacker_hits(f)):
            f = s.set(s.set(f, FIRST_D, 1), IGNORED_A, f.slots[IGNORED_A] + 1)
        s.tell(L4_3_5, verbs.HITS, attacker_hits(f), defender_hits(f), f.slots[WHERE])
        if f.slots[EXTRA_A] > 0:
            s.tell(L4_3_5_1, verbs.UNLIMITED, f.slots[SIDE], f.slots[EXTRA_A], f.slots[WHERE])
        if f.slots[EXTRA_D] > 0:
            s.tell(L4_3_5_1, verbs.UNLIMITED, f.slots[DEFENDER], f.slots[EXTRA_D], f.slots[WHERE])


def ignores_first(s: State, f: Frame, side: i64, hits: i64) -> bool:
    """4.3.5.3: whether a side ignores one of so many hits, as the first that it takes."""
    slot: i64 = FIRST_A if side == f.slots[SIDE] else FIRST_D
    if hits == 0 or f.slots[slot] != 0:
        return False
    clause = s.setup.factions[side].ignores_first_hit(s, side, f.slots[WHERE])
    if clause != 0:
        s.tell(clause, verbs.IGNORED, side, 1, f.slots[WHERE])
    return clause != 0


def attacker_hits(f: Frame) -> i64:
    """4.3.5: the hits that the attacker deals."""
    return f.slots[ROLLED_A] - f.slots[IGNORED_A] + f.slots[EXTRA_A]


def defender_hits(f: Frame) -> i64:
    """4.3.5: the hits that the defender deals."""
    return f.slots[ROLLED_D] - f.slots[IGNORED_D] + f.slots[EXTRA_D]


class AttackerLosses(Act):
    """4.3.6 the attacker picks what the defender's hits remove."""

    def act(self, s: State, f: Frame) -> None:
        push_losses(s, f.slots[SIDE], f.slots[WHERE], defender_hits(f), picks_losses(s, f))


class DefenderLosses(Act):
    """4.3.6 the defender picks what the attacker's hits remove."""

    def act(self, s: State, f: Frame) -> None:
        push_losses(s, f.slots[DEFENDER], f.slots[WHERE], attacker_hits(f), picks_losses(s, f))


class DealHits(Act):
    """4.3.6 the pieces of both sides are removed in one batch."""

    def act(self, s: State, f: Frame) -> None:
        push_removal(s, f.slots[CREDIT], f.slots[DEFENDER], BY_BATTLE, L4_3_6, taker(f))


class EndBattle(Act):
    """4.3 the battle is over."""

    def act(self, s: State, f: Frame) -> None:
        for side in (f.slots[SIDE], f.slots[DEFENDER]):
            s.setup.factions[side].battle_ends(s, side, f.slots[WHERE])


BATTLE_STEPS: Final = Procedure(
    "battle",
    [
        "side",
        "decider",
        "credit",
        "limit-suit",
        "limit-clause",
        "clearing",
        "defender",
        "ambushed",
        "foiled",
        "rolled-a",
        "rolled-d",
        "extra-a",
        "extra-d",
        "ignored-a",
        "ignored-d",
        "uses",
        "used-a",
        "used-d",
        "first-a",
        "first-d",
        "taker",
        "help-d",
    ],
    [
        Where("clearing", L4_3),
        Defender("defender", L4_3),
        DefenderMayAmbush("ambush", L4_3_1),
        FoilAmbush("foil", L4_3_1_1),
        AmbushHits("ambush-hits", L4_3_1_2),
        AmbushRemoves("ambush-removes", L4_3_1_2),
        EndAmbush("end-ambush", L4_3_1_2),
        WhoActsFirst("who-acts-first", L4_3_2),
        BeforeRoll("before-roll-first", L4_3_2, 1),
        Enlist("enlist-first", L4_3_2, 1),
        BeforeRoll("before-roll-second", L4_3_2, 0),
        Enlist("enlist", L4_3_2, 0),
        RollDice("roll", L4_3_3, ROLL),
        WhoUsesFirst("who-uses-first", L4_3_4),
        UseEffects("effects-first", L4_3_4, 1),
        UseEffects("effects-second", L4_3_4, 0),
        CountHits("count", L4_3_5),
        AttackerLosses("attacker-losses", L4_3_6),
        DefenderLosses("defender-losses", L4_3_6),
        DealHits("hits", L4_3_6),
        EndBattle("over", L4_3),
    ],
    BATTLE,
)


UNSET: Final = vec[i64]([0] * len(BATTLE_STEPS.slots))
AT_DEFENDER: Final[i64] = BATTLE_STEPS.index("defender")


def push_battle(s: State, side: i64, suit: i64, clause: i64) -> None:
    """Let a seat initiate one battle, under a limit of suit."""
    s.push(BATTLE_STEPS, opening(side, suit, clause, 0))


def push_battle_in(s: State, side: i64, clearing: i64, clause: i64) -> None:
    """Let a seat initiate one battle in a clearing."""
    slots = opening(side, ANY_SUIT, clause, clearing)
    s.top = Frame(BATTLE_STEPS, AT_DEFENDER, slots, s.top)


def push_forced_battle(s: State, forcer: i64, side: i64, clearing: i64, clause: i64) -> None:
    """1.5.5.1, 26.4.2: force a seat to battle in a clearing whom the forcer says.

    Within the battle the forced side decides; buildings and tokens of both count as the forcer's.
    """
    slots = opening(side, ANY_SUIT, clause, clearing)
    slots[DECIDER] = forcer
    slots[TAKER] = forcer + 1
    s.top = Frame(BATTLE_STEPS, AT_DEFENDER, slots, s.top)


def opening(side: i64, suit: i64, clause: i64, clearing: i64) -> vec[i64]:
    """The slots of a battle that begins."""
    slots = UNSET[:]
    slots[SIDE] = side
    slots[DECIDER] = side
    slots[CREDIT] = side
    slots[LIMIT_SUIT] = suit
    slots[LIMIT_CLAUSE] = clause
    slots[WHERE] = clearing
    slots[USES] = side
    return slots

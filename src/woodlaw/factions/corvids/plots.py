"""What plots do (13.7), and how those that lie face down are dealt afresh (13.2.2.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.engine import options, verbs
from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.battle import has_pieces
from woodlaw.engine.chance import below
from woodlaw.engine.ids import BY_EFFECT, NOBODY, PLACES, WARRIORS
from woodlaw.engine.pieces import lift
from woodlaw.engine.players import is_enemy
from woodlaw.engine.procedure import CARD_DRAWN, Act, Procedure
from woodlaw.engine.removal import lift_enemies, push_removal
from woodlaw.engine.spread import push_spread_over
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.stealing import StealCard
from woodlaw.factions.corvids.board import (
    BOMB,
    HIDDEN,
    OF_A_KIND,
    PLOT,
    RAID,
    SNARE,
    excludes,
    face_up_in,
    hide,
    in_sight,
    in_supply,
    plot_kind,
)
from woodlaw.law.numbers import L13_7_1, L13_7_2, L13_7_3, L13_7_4

SEAT: Final = 0
TARGET: Final = 1


# ------------------------------------------------------------ Bomb (13.7.1)


def explode(s: State, seat: i64, clearing: i64) -> None:
    """13.7.1: remove all enemy pieces in a clearing."""
    lift_enemies(s, seat, clearing)
    push_removal(s, seat, NOBODY, BY_EFFECT, L13_7_1)


def burn_out(s: State, seat: i64, clearing: i64) -> None:
    """13.7.1: then the bomb is removed too."""
    lift(s, s.setup.kind(seat, BOMB), clearing, 1)
    push_removal(s, seat, NOBODY, BY_EFFECT, L13_7_1)


# ------------------------------------------------------------ Snare (13.7.2)


def snare_refusal(s: State, seat: i64, other: i64, clearing: i64) -> i64:
    """13.7.2: what forbids another to place pieces in a clearing or move them out of it, or 0."""
    if face_up_in(s, seat, clearing) == SNARE and is_enemy(s, seat, other):
        return refuse(L13_7_2, clearing)
    return 0


# ------------------------------------------------------------ Extortion (13.7.3)


class Extort(Act):
    """13.7.3 an enemy has to give up a card."""

    def act(self, s: State, f: Frame) -> None:
        if s.hand(f.slots[TARGET]) > 0:
            s.tell(L13_7_3, verbs.EXTORTED, f.slots[SEAT], f.slots[TARGET], 0)


EXTORT: Final = Procedure(
    "corvids.extort",
    ["seat", "target"],
    [Extort("extort", L13_7_3), StealCard("card", L13_7_3, CARD_DRAWN)],
)


def may_extort(s: State, seat: i64, other: i64) -> bool:
    """13.7.3: whether an extortion takes from another player: an enemy, in p4 anybody."""
    return s.setup.option(options.EXTORTION) == 1 or is_enemy(s, seat, other)


def extort(s: State, seat: i64, clearing: i64) -> None:
    """13.7.3: take a card from each enemy with pieces in a clearing, clockwise."""
    offset = s.setup.seats - 1
    while offset > 0:
        other = (seat + offset) % s.setup.seats
        if may_extort(s, seat, other) and has_pieces(s, other, clearing):
            s.push(EXTORT, vec[i64]([seat, other]))
        offset -= 1


# ------------------------------------------------------------ Raid (13.7.4)


def raid_clause(s: State, seat: i64, own: i64, clearing: i64) -> i64:
    """13.7.4: the clause by which a plot taken off the map sets off a raid, or 0."""
    if own == RAID or (own == PLOT and plot_kind(s, seat, clearing) == RAID):
        return L13_7_4
    return 0


def raid(s: State, seat: i64, clearing: i64) -> None:
    """13.7.4: place a warrior in each clearing adjacent to the one that a raid was removed from."""
    push_spread_over(s, seat, WARRIORS, neighbours(s, seat, clearing), L13_7_4)


# ------------------------------------------------------------ what lies face down (13.2.2.1)


def forget_lost(s: State, seat: i64) -> None:
    """13.2.2.1: a plot on its way to the supply is one of those that lie face down there."""
    kind = s.setup.kind(seat, PLOT)
    i: i64 = 0
    while i < len(s.limbo):
        if s.limbo[i] // PLACES == kind:
            hide(s, seat, s.limbo[i] % PLACES, 0)
        i += 2


def deal_plots(t: State, seat: i64, source: State) -> None:
    """Deal what lies face down afresh: any tokens not in sight, but for what guesses have shown.

    Uniform over the tokens; deals that a guess excludes are thrown back.
    """
    places = vec[i64]()
    clearing: i64 = 1
    while clearing < PLACES:
        if t.board(seat, HIDDEN + clearing) != 0:
            places = append(places, clearing)
        clearing += 1
    while not deal_tokens(t, seat, places, source):
        pass


def deal_tokens(t: State, seat: i64, places: vec[i64], source: State) -> bool:
    """One deal to clearings in turn; False as soon as it breaks what is known."""
    kinds = vec[i64]()
    kind: i64 = BOMB
    while kind <= RAID:
        left = OF_A_KIND - in_sight(t, seat, kind)
        while left > 0:
            kinds = append(kinds, kind)
            left -= 1
        kind += 1
    dealt: i64 = 0
    for clearing in places:
        j = dealt + below(source, len(kinds) - dealt)
        kind = kinds[j]
        if excludes(t, seat, clearing, kind):
            return False
        kinds[j] = kinds[dealt]
        kinds[dealt] = kind
        t.write(seat, HIDDEN + clearing, kind - PLOT)
        dealt += 1
    return True


def suppose(t: State, seat: i64, clearing: i64, kind: i64) -> None:
    """Let a hidden plot be of a kind, in exchange for one that is hidden elsewhere if need be."""
    old = plot_kind(t, seat, clearing)
    t.write(seat, HIDDEN + clearing, kind - PLOT)
    if in_supply(t, seat, kind) >= 0:
        return
    other: i64 = 1
    while other == clearing or plot_kind(t, seat, other) != kind:
        other += 1
    t.write(seat, HIDDEN + other, old - PLOT)

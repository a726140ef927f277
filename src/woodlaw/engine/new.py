"""A state before anything has happened: the box unpacked, the map bare."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine.ids import ITEMS, PLACES, SUPPLY
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import BOARD, TURN_SLOTS, State


def zeros(n: i64) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * int(n))


def empty_state(setup: Setup) -> State:
    """Every piece in its supply; no card in any zone."""
    pieces = zeros(setup.kinds * PLACES)
    kind: i64 = 0
    while kind < setup.kinds:
        if setup.kind_supply[kind] == kind:
            pieces[kind * PLACES + SUPPLY] = setup.kind_count[kind]
        kind += 1
    return State(
        setup,
        pieces,
        zeros(setup.seats * PLACES),
        setup.map.slots[:],
        zeros(setup.zones * setup.designs),
        zeros(setup.zones),
        zeros((2 * setup.seats + 1) * ITEMS),
        zeros(setup.seats),
        zeros(TURN_SLOTS),
        zeros(setup.seats * BOARD),
        setup.map.suits[:],
        zeros(PLACES),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        zeros(ITEMS),
    )

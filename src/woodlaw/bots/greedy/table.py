"""Which valuation a faction has: a faction of its own adds one line here."""

from __future__ import annotations

from typing import Final

from woodlaw.bots.greedy.alliance import AllianceValuation
from woodlaw.bots.greedy.corvids import CorvidsValuation
from woodlaw.bots.greedy.eyrie import EyrieValuation
from woodlaw.bots.greedy.hundreds import HundredsValuation
from woodlaw.bots.greedy.marquise import MarquiseValuation
from woodlaw.bots.greedy.vagabond import VagabondValuation
from woodlaw.bots.greedy.valuation import Valuation

VALUATIONS: Final[dict[str, Valuation]] = {
    "marquise": MarquiseValuation(),
    "eyrie": EyrieValuation(),
    "alliance": AllianceValuation(),
    "vagabond": VagabondValuation(),
    "hundreds": HundredsValuation(),
    "corvids": CorvidsValuation(),
}
COMMON: Final = Valuation()


def valuation_of(faction: str) -> Valuation:
    """The valuation of a faction by its name, or the common one."""
    return VALUATIONS.get(faction, COMMON)

"""The factions that can play, by name; outside packages add theirs by entry point."""

from __future__ import annotations

from importlib.metadata import entry_points

from woodlaw.engine.faction import Faction
from woodlaw.factions.alliance.faction import Alliance
from woodlaw.factions.corvids.faction import Corvids
from woodlaw.factions.eyrie.faction import Eyrie
from woodlaw.factions.hundreds.faction import Hundreds
from woodlaw.factions.marquise.faction import Marquise
from woodlaw.factions.vagabond.faction import Vagabond

FACTIONS: dict[str, Faction] = {
    "marquise": Marquise(),
    "eyrie": Eyrie(),
    "alliance": Alliance(),
    "vagabond": Vagabond(),
    "hundreds": Hundreds(),
    "corvids": Corvids(),
}


def find_faction(name: str) -> Faction:
    """The faction of this name; ValueError if there is none."""
    if name in FACTIONS:
        return FACTIONS[name]
    for point in entry_points(group="woodlaw.factions"):
        if point.name == name:
            faction = point.load()()
            if isinstance(faction, Faction):
                FACTIONS[name] = faction
                return faction
    raise ValueError(f"no faction {name!r}; there is: {', '.join(sorted(FACTIONS))}")

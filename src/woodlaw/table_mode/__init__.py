"""Table mode: people play with the real box, woodlaw judges, counts and records."""

from woodlaw.table_mode.plan import UNSEEN
from woodlaw.table_mode.table import NONE, TableGame

__all__ = ["NONE", "UNSEEN", "TableGame"]

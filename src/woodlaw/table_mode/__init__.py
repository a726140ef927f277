"""Table mode: people play with the real box, woodlaw judges, counts and records."""

from woodlaw.table_mode.plan import UNSEEN
from woodlaw.table_mode.table import TableGame

__all__ = ["UNSEEN", "TableGame"]

"""Table mode: people play with the real box, woodlaw judges, counts and records."""

from woodlaw.table_mode.explaining import explain
from woodlaw.table_mode.table import TableGame
from woodlaw.vocabulary import NONE, UNSEEN

__all__ = ["NONE", "UNSEEN", "TableGame", "explain"]

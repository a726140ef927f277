"""Records of games: a text file, one JSON line a step; ``docs/records.md`` has the format."""

from woodlaw.records.lines import Answer, End, Header, Line, Outcome, Shown, Standing
from woodlaw.records.reader import (
    BusyError,
    Record,
    RecordError,
    ReplayError,
    fingerprint,
    read_record,
    record_in,
    replay,
    replay_record,
)
from woodlaw.records.recorder import Recorder

__all__ = [
    "Answer",
    "BusyError",
    "End",
    "Header",
    "Line",
    "Outcome",
    "Record",
    "RecordError",
    "Recorder",
    "ReplayError",
    "Shown",
    "Standing",
    "fingerprint",
    "read_record",
    "record_in",
    "replay",
    "replay_record",
]

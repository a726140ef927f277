"""The manifest: every action id with its word and sort, fixed for ever, only ever added to."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Entry(NamedTuple):
    """One action: its id, its word (a seat's word depends on the line-up) and its sort."""

    action: int
    word: str
    sort: str


def manifest_text() -> str:
    """The manifest as it is stored."""
    return files("woodlaw.codec").joinpath("manifest.tsv").read_text(encoding="utf-8")


@cache
def manifest() -> dict[int, Entry]:
    """The entries by id."""
    entries: dict[int, Entry] = {}
    for line in manifest_text().splitlines()[1:]:
        action, word, sort = line.split("\t")
        entries[int(action)] = Entry(int(action), word, sort)
    return entries


def manifest_hash() -> str:
    """A short hash that changes when an id or word does; environments carry it as version."""
    return hashlib.sha256(manifest_text().encode()).hexdigest()[:12]

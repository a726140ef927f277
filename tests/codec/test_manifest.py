"""The manifest: ids are fixed, words are clear."""

from __future__ import annotations

from woodlaw.cards.deck import DECKS, load_deck
from woodlaw.codec.manifest import manifest, manifest_hash, manifest_text
from woodlaw.engine import ids

# An id or a word that is published stays; entries are only added. Adding changes this on purpose.
HASH = "e9b476792ea0"


def test_the_manifest_is_the_one_published() -> None:
    assert manifest_hash() == HASH


def test_ids_ascend_and_words_are_unique_within_a_sort() -> None:
    rows = [line.split("\t") for line in manifest_text().splitlines()[1:]]
    numbers = [int(row[0]) for row in rows]
    assert numbers == sorted(set(numbers))
    assert max(numbers) <= ids.LAST_ACTION
    words = [(row[2], row[1]) for row in rows]
    assert len(set(words)) == len(words)


def test_every_named_verb_has_its_word() -> None:
    for name in (
        "DONE",
        "CRAFT",
        "MOVE",
        "BATTLE",
        "RECRUIT",
        "BUILD",
        "MARCH",
        "OVERWORK",
        "SPEND",
    ):
        assert manifest()[getattr(ids, name)].word == name.lower()


def test_every_kind_of_piece_has_its_word() -> None:
    for name in dir(ids):
        if name.startswith("PIECE_"):
            word = name.removeprefix("PIECE_").lower().replace("_", "-")
            assert manifest()[ids.PIECE + getattr(ids, name)].word == word


def test_every_card_has_its_word() -> None:
    for deck in DECKS:
        for card in load_deck(deck):
            entry = manifest()[ids.CARD + int(card.number)]
            assert (entry.word, entry.sort) == (card.word, "card")

"""Masks of hidden cards, and deals that agree with them; cards are 0, 1, 2 and so on."""

from __future__ import annotations

from collections import Counter

from woodlaw.table_mode.deals import Dealing, Exchange
from woodlaw.table_mode.hidden import Hidden

DECK, HAND, STACK = 0, 4, 9


def dealing(masks: dict[int, list[int]], **cards: list[int]) -> Dealing:
    """A deal of a deck, a hand and a stack."""
    places = {"deck": DECK, "hand": HAND, "stack": STACK}
    return Dealing(masks, {places[name]: Counter(own) for name, own in cards.items()})


def test_a_card_that_is_named_comes_from_the_deck() -> None:
    found = dealing({DECK: [7, 7], HAND: [7]}, deck=[0, 1], hand=[2])
    assert found.is_sound and found.demand(HAND, [0])
    assert found.exchanges() == [Exchange(HAND, 0, 2, DECK)]


def test_a_card_that_is_there_already_moves_nothing() -> None:
    found = dealing({DECK: [7, 7], HAND: [7]}, deck=[0, 1], hand=[2])
    assert found.demand(HAND, [2]) and found.exchanges() == []


def test_a_chain_keeps_what_is_known() -> None:
    """The stack's card is 0 or 1: where the hand has 0, the stack needs 1 from the deck."""
    found = dealing({DECK: [7], HAND: [7], STACK: [3]}, deck=[1], hand=[2], stack=[0])
    assert found.demand(HAND, [0])
    now = {DECK: Counter([1]), HAND: Counter([2]), STACK: Counter([0])}
    for place, card, given, source in found.exchanges():
        now[place].update({card: 1, given: -1})
        now[source].update({given: 1, card: -1})
    assert {place: +cards for place, cards in now.items()} == {
        DECK: Counter([2]),
        HAND: Counter([0]),
        STACK: Counter([1]),
    }


def test_a_known_card_is_not_given_up() -> None:
    found = dealing({DECK: [7], HAND: [7], STACK: [1]}, deck=[1], hand=[2], stack=[0])
    assert not found.demand(HAND, [0])


def test_more_copies_than_there_are_cannot_be_had() -> None:
    found = dealing({DECK: [7], HAND: [7, 7]}, deck=[1], hand=[2, 0])
    assert not found.demand(HAND, [1, 1])


def test_a_hand_can_be_kept_from_some_cards() -> None:
    found = dealing({DECK: [7, 7], HAND: [7]}, deck=[0, 1], hand=[2])
    assert found.demand(HAND, [], 0b010)
    assert found.exchanges() == [Exchange(HAND, 1, 2, DECK)]
    assert not dealing({DECK: [7], HAND: [7]}, deck=[0], hand=[0]).demand(HAND, [], 0b110)


def test_favoured_cards_come_one_after_the_other() -> None:
    found = dealing({DECK: [7, 7], HAND: [7, 7]}, deck=[0, 0], hand=[1, 2])
    assert [len(more.exchanges()) for more in found.favouring(HAND, 1)] == [1, 2]


def test_the_narrowest_mask_leaves_with_a_card() -> None:
    hidden = Hidden({HAND: [0b111, 0b001, 0b011]})
    hidden.leave_seen(HAND, 0)
    assert hidden.masks[HAND] == [0b111, 0b011]


def test_masks_that_are_not_within_another_share() -> None:
    """A bird card left: the card that stays is of the one suit or the other."""
    hidden = Hidden({HAND: [0b011, 0b101]})
    hidden.leave_seen(HAND, 0)
    assert hidden.masks[HAND] == [0b111]


def test_a_card_that_leaves_unseen_may_be_any_that_fits() -> None:
    hidden = Hidden({HAND: [0b001, 0b110, 0b100]})
    assert hidden.leave_unseen(HAND, 0b110) == 0b110
    assert sorted(hidden.masks[HAND]) == [0b001, 0b110]

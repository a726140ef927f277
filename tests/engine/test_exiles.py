"""What seats learn by cards of the Exiles and Partisans deck, and what they do not."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from woodlaw.cards.deck import load_deck
from woodlaw.engine.ids import DOMINANCE
from woodlaw.game import Game, load, setup_from_words
from woodlaw.position import Words, read_position, write_position, zone_words

PLAYERS = ["marquise", "eyrie", "alliance"]
MARQUISE, EYRIE, ALLIANCE = range(3)
HIDDEN_DECK = ["tunnels"]
HANDS = {"marquise": ["anvil", "sword"], "eyrie": ["bake-sale", "investments"]}
RUNS = 3000


def game_of(words: Words) -> Game:
    """The game of a position."""
    return Game(read_position(setup_from_words({"players": PLAYERS, "deck": "exiles"}), words))


def at_swap_meet(**fields: object) -> Game:
    """Swap Meet may be used, and five cards are hidden; all others lie open."""
    rest: Counter[str] = Counter()
    available: list[str] = []
    for card in load_deck("exiles"):
        if card.kind == DOMINANCE:
            available.append(card.word)
        else:
            rest[card.word] += int(card.count)
    rest.subtract([*HIDDEN_DECK, *HANDS["marquise"], *HANDS["eyrie"], "swap-meet"])
    words: Words = {
        "turn": "marquise",
        "step": "birdsong.window",
        "areas": {"marquise": ["swap-meet"]},
        "hands": HANDS,
        "discard": sorted(rest.elements()),
        "available": available,
        "clearings": {"1": ["marquise warrior 2"], "3": ["eyrie roost"]},
        **fields,
    }
    return game_of(words)


def swap(game: Game, stolen: str, given: str) -> Game:
    """Take a card of the Eyrie's hand and give one for it."""
    for word in ("swap-meet", "eyrie"):
        game.play(word)
    taken = next(o for o, _ in game.outcomes() if game.words(o) == stolen)
    game.play(taken)
    game.play(given)
    return game


def hand(game: Game, seat: int) -> tuple[str, ...]:
    """The cards of a hand."""
    return tuple(sorted(zone_words(game.state, int(game.setup.hand_zone(seat)))))


def dealt(game: Game, viewer: int | None) -> Counter[tuple[tuple[str, ...], tuple[str, ...]]]:
    """How often the two hands are dealt so, to somebody who sees what the viewer sees."""
    deals = (game.redeal(viewer, number) for number in range(RUNS))
    return Counter((hand(deal, MARQUISE), hand(deal, EYRIE)) for deal in deals)


def two_hands(
    hidden: list[str], marquise: list[str], eyrie: list[str]
) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to fill two hands of two with hidden cards, beside those that are known there."""
    found = set()
    for order in itertools.permutations(hidden):
        mine = [*marquise, *order][:2]
        theirs = [*eyrie, *order[2 - len(marquise) :]][:2]
        found.add((tuple(sorted(mine)), tuple(sorted(theirs))))
    return found


ALL = [*HIDDEN_DECK, *HANDS["marquise"], *HANDS["eyrie"]]


@pytest.mark.parametrize("known", [{}, {"alliance": {"eyrie": HANDS["eyrie"]}}])
def test_a_third_player_learns_nothing_by_a_swap(known: Words) -> None:
    """And is sure of nothing any more that was known of the hands before."""
    found = dealt(swap(at_swap_meet(known=known), "bake-sale", "anvil"), ALLIANCE)
    wanted = two_hands(ALL, [], [])
    assert {*found} == wanted and len(wanted) == 30
    for count in found.values():
        # Five standard deviations of a thirtieth.
        assert abs(count - RUNS / 30) < 5 * (RUNS / 30) ** 0.5


def test_both_sides_of_a_swap_know_both_cards() -> None:
    game = swap(at_swap_meet(), "bake-sale", "anvil")
    # The Eyrie cannot tell the sword from the card of the deck.
    assert {*dealt(game, EYRIE)} == {
        (tuple(sorted(["bake-sale", other])), ("anvil", "investments"))
        for other in ("sword", "tunnels")
    }
    # Nor the Marquise what else the Eyrie hold.
    assert {*dealt(game, MARQUISE)} == {
        (("bake-sale", "sword"), tuple(sorted(["anvil", other])))
        for other in ("investments", "tunnels")
    }


def test_the_others_see_the_same_whatever_is_swapped() -> None:
    """Between the taking and the giving too."""
    seen: set[tuple[int, ...]] = set()
    for stolen in HANDS["eyrie"]:
        for given in (*HANDS["marquise"], stolen):
            game = swap(at_swap_meet(), stolen, given)
            seen.add(tuple(int(n) for n in game.observe(ALLIANCE)))
    assert len(seen) == 1


def test_no_event_of_a_swap_tells_others_a_card() -> None:
    game = at_swap_meet()
    log = game.watch()
    swap(game, "bake-sale", "anvil")
    deck = [card.word for card in game.setup.deck]
    hidden = {deck.index("bake-sale"), deck.index("anvil")}
    told = [event for event in log if {int(event.b), int(event.c)} & hidden]
    assert len(told) == 2
    assert not any(event.seen >> ALLIANCE & 1 for event in told)


def test_everybody_knows_what_informants_fetch() -> None:
    game = game_of(
        {
            "turn": "marquise",
            "step": "evening.draw",
            "areas": {"marquise": ["informants"]},
            "hands": {"marquise": ["anvil"]},
            "discard": ["ambush-fox"],
            "clearings": {"1": ["marquise warrior 1"]},
        }
    )
    game.play("ambush-fox")
    for viewer in (EYRIE, ALLIANCE, None):
        hands = [hand(game.redeal(viewer, number), MARQUISE) for number in range(50)]
        if viewer is not None:
            assert all("ambush-fox" in cards for cards in hands)
        assert len({*hands}) > 5


def test_after_partisans_nobody_is_thought_to_hold_another_suit() -> None:
    game = game_of(
        {
            "turn": "marquise",
            "step": "daylight.actions",
            "areas": {"marquise": ["fox-partisans"]},
            "hands": {"marquise": ["anvil", "foxfolk-steel", "sword"]},
            "clearings": {"12": ["marquise warrior 3", "eyrie warrior 3"]},
        }
    )
    game.play("battle 12 eyrie")
    game.play(next(o for o, _ in game.outcomes()))
    game.play("fox-partisans")
    foxes = {card.word for card in game.setup.deck if card.suit == 1}
    for number in range(200):
        assert {*hand(game.redeal(EYRIE, number), MARQUISE)} <= foxes


def test_caught_warriors_and_exhausted_items_are_kept_in_words() -> None:
    game = game_of(
        {
            "turn": "marquise",
            "step": "daylight.actions",
            "areas": {"marquise": ["coffin-makers"]},
            "coffin-makers": ["eyrie warrior 3", "marquise warrior 1"],
            "items": {"marquise": ["boot", "boot-exhausted", "coin-exhausted"]},
            "clearings": {"1": ["marquise warrior 1"]},
        }
    )
    words = write_position(game.state)
    assert words["coffin-makers"] == ["marquise warrior 1", "eyrie warrior 3"]
    assert words["items"]["marquise"] == ["boot", "boot-exhausted", "coin-exhausted"]
    assert write_position(load(game.save()).state) == words


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"coffin-makers": ["eyrie warrior 3"]}, "keeps no such pieces"),
        ({"coffin-makers": ["eyrie roost 1"]}, "only warriors are kept there"),
        ({"coffin-makers": ["eyrie warrior 21"]}, "there are not so many"),
        ({"items": {"marquise": ["boot", "boot-exhausted", "boot-exhausted"]}}, "not so many"),
        ({"items": {"marquise": ["otter-exhausted"]}}, "no item 'otter'"),
    ],
)
def test_what_cannot_lie_there_is_refused(fields: Words, reason: str) -> None:
    words: Words = {"turn": "marquise", "step": "daylight.actions", "clearings": {}, **fields}
    with pytest.raises(ValueError, match=reason):
        game_of(words)

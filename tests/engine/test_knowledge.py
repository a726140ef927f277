"""What a seat may know: observation, redealing, and asking that tells nothing."""

from __future__ import annotations

import itertools
from collections import Counter
from math import comb

import pytest
from helpers import decisions, dump, line_up

from woodlaw.engine.ids import DECK
from woodlaw.game import Game, setup_from_words
from woodlaw.position import Words, read_position, zone_words


def check_redeals(seed: int, share: float) -> None:
    """At random decisions: alike to the seat, sound, and different where it can be."""
    varied = 0
    for game, rng in decisions(seed, line_up(seed)):
        if game.is_over or rng.random() > share:
            continue
        for seat in [*range(len(game.seats)), None]:
            dealt = game.redeal(seat, rng.randrange(1 << 60))
            assert dealt.status() == [], game.question
            assert list(dealt.observe(seat)) == list(game.observe(seat)), game.question
            assert dealt.seat_to_act == game.seat_to_act
            assert dealt.legal_actions(), game.question
            if game.seat_to_act == seat:
                assert dealt.legal_actions() == game.legal_actions(), game.question
            varied += dump(dealt.state)["cards"] != dump(game.state)["cards"]
            again = game.redeal(seat, 5)
            assert dump(again.state) == dump(game.redeal(seat, 5).state)
    assert varied > 5


@pytest.mark.parametrize("seed", range(12))
def test_redeals(seed: int) -> None:
    check_redeals(seed, 0.08)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 200))
def test_redeals_at_every_decision(seed: int) -> None:
    check_redeals(seed, 1.0)


def position(words: Words) -> Game:
    """The game of a position."""
    return Game(read_position(setup_from_words({"players": ["marquise", "eyrie"]}), words))


# Nearly all cards lie open, so that few deals are left to count.
def small(hands: dict[str, list[str]], hidden_deck: list[str], **fields: object) -> Game:
    """A position in which only the cards named are hidden, the others are discarded."""
    from woodlaw.cards.deck import load_deck

    rest: Counter[str] = Counter()
    for card in load_deck("standard"):
        if card.kind != 1:
            rest[card.word] += int(card.count)
    areas = fields.get("areas", {})
    assert isinstance(areas, dict)
    for word in itertools.chain(hidden_deck, *hands.values(), *areas.values()):
        rest[word] -= 1
    words: Words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {
            "1": ["marquise keep", "marquise warrior 2", "marquise sawmill"],
            "5": ["marquise warrior 2", "eyrie warrior 2"],
            "3": ["eyrie roost", "eyrie warrior 4"],
        },
        "hands": hands,
        "discard": sorted(rest.elements()),
        "boards": {"eyrie": {"leader": "despot"}},
        **fields,
    }
    return position(words)


def hand_of(game: Game, seat: int) -> tuple[str, ...]:
    """A seat's hidden cards, hand and held."""
    setup = game.setup
    held = zone_words(game.state, int(setup.held_zone(seat)))
    return tuple(sorted(zone_words(game.state, int(setup.hand_zone(seat))) + held))


def expected(hidden: list[str], size: int, known: list[str]) -> dict[tuple[str, ...], float]:
    """The chance of each hand of a size, given known cards, by counting deals."""
    free = Counter(hidden) - Counter(known)
    chances: dict[tuple[str, ...], float] = {}
    total = comb(sum(free.values()), size - len(known))
    for picked in itertools.combinations(sorted(free.elements()), size - len(known)):
        hand = tuple(sorted([*picked, *known]))
        chances[hand] = chances.get(hand, 0.0) + 1 / total
    return chances


def frequencies(
    game: Game, seat: int | None, owner: int, runs: int = 4000
) -> Counter[tuple[str, ...]]:
    """How often each hand of an owner is dealt."""
    return Counter(hand_of(game.redeal(seat, number), owner) for number in range(runs))


def compare(found: Counter[tuple[str, ...]], wanted: dict[tuple[str, ...], float]) -> None:
    """Every deal that can be occurs, no other does, each about as often as it should."""
    assert set(found) == set(wanted)
    runs = sum(found.values())
    for hand, chance in wanted.items():
        # Five standard deviations.
        assert abs(found[hand] - runs * chance) < 5 * (runs * chance * (1 - chance)) ** 0.5 + 1


def test_every_deal_is_as_likely_as_it_should_be() -> None:
    hidden = ["sword", "anvil", "tax-collector", "tax-collector", "ambush-fox"]
    game = small({"eyrie": hidden[:2]}, hidden[2:])
    compare(frequencies(game, 0, 1), expected(hidden, 2, []))


def test_a_card_that_was_shown_stays() -> None:
    hidden = ["sword", "anvil", "tax-collector", "tax-collector", "ambush-fox"]
    game = small(
        {"eyrie": hidden[:3]}, hidden[3:], known={"marquise": {"eyrie": ["tax-collector"]}}
    )
    compare(frequencies(game, 0, 1), expected(hidden, 3, ["tax-collector"]))
    # A spectator has seen nothing, and somebody's knowledge stays true in every deal.
    compare(frequencies(game, None, 1), expected(hidden, 3, []))


def test_a_pending_question_must_keep_an_answer() -> None:
    """The Marquise is asked which bird buys an action: she holds one in every deal."""
    hidden = ["sappers", "anvil", "sword", "armorers"]
    game = small({"marquise": ["sappers", "anvil"]}, ["sword", "armorers"])
    game.play("spend")
    wanted = expected(hidden, 2, [])
    del wanted[("anvil", "sword")]
    chances = {hand: chance / sum(wanted.values()) for hand, chance in wanted.items()}
    compare(frequencies(game, 1, 0), chances)


def test_a_card_held_out_is_any_of_the_hand() -> None:
    """The Eyrie hold out their second card for the Decree; the first was a bird, so it is none."""
    game = small(
        {"eyrie": ["sappers", "anvil", "sword"]},
        ["armorers", "armorers"],
        turn="eyrie",
        step="birdsong.add",
    )
    game.play("sappers move")
    game.play("anvil")
    held: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for number in range(4000):
        dealt = game.redeal(0, number)
        zone = zone_words(dealt.state, int(game.setup.held_zone(1)))
        held[zone[0], hand_of(dealt, 1)] += 1
    # Two cards of anvil, sword, armorers (2): the held one is no bird.
    wanted = {
        ("anvil", ("anvil", "sword")): 1.0,
        ("sword", ("anvil", "sword")): 1.0,
        ("anvil", ("anvil", "armorers")): 2.0,
        ("sword", ("armorers", "sword")): 2.0,
    }
    assert set(held) == set(wanted)
    for key, weight in wanted.items():
        assert abs(held[key] - 4000 * weight / 6) < 5 * (4000 * weight / 6) ** 0.5


def test_who_is_asked_depends_on_open_cards_alone() -> None:
    """In random games: another deal of the hidden cards never changes who is asked what."""
    compared = 0
    for seed in range(5):
        for game, rng in decisions(seed, line_up(seed)):
            if game.is_over or rng.random() > 0.15:
                continue
            seat = game.seat_to_act
            assert seat is not None
            other = (seat + 1) % len(game.seats)
            dealt = game.redeal(other, rng.randrange(1 << 60))
            action = rng.choice(game.legal_actions())
            if action not in dealt.legal_actions():
                continue
            here, there = game.copy(), dealt.copy()
            here.apply(action)
            there.apply(action)
            if hidden_chance(game, here) or hidden_chance(dealt, there):
                continue
            assert here.question == there.question
            assert here.seat_to_act == there.seat_to_act
            compared += 1
    assert compared > 100


def hidden_chance(before: Game, after: Game) -> bool:
    """Whether dice or draws have come between, which may differ."""
    return int(before.state.rng_n) != int(after.state.rng_n) or after.is_over


def test_a_draw_that_is_fixed_is_not_known() -> None:
    """A position may fix the top of the deck; no seat knows it."""
    game = small({"eyrie": ["sword"]}, ["anvil", "sappers"], deck=["sappers"])
    assert len(game.state.fixed) == 1
    tops = {tuple(game.redeal(0, number).state.fixed) for number in range(5)}
    assert tops == {()}
    assert int(game.state.sizes[DECK]) == 2


def test_a_new_deck_lets_everybody_count() -> None:
    """When the last card is drawn, all others are seen or in the one other hand."""
    game = small(
        {"eyrie": ["sword", "ambush-fox"]}, ["cobbler"], step="evening.draw", turn="marquise"
    )
    while game.seat_to_act == -1:
        game.apply(game.legal_actions()[0])
    assert int(game.state.sizes[DECK]) > 0
    hands = {hand_of(game.redeal(0, number), 1) for number in range(200)}
    assert hands == {("ambush-fox", "sword")}

"""What seats may know where there are three of them: supporters, Outrage, hands that were shown."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from helpers import decisions

from woodlaw.cards.deck import load_deck
from woodlaw.game import Game, setup_from_words
from woodlaw.game_setup import make_setup
from woodlaw.position import Words, read_position, zone_words

PLAYERS = ["marquise", "eyrie", "alliance"]
SUIT_OF = {card.word: int(card.suit) for card in load_deck("standard")}
FOX, RABBIT, MOUSE = (SUIT_OF[word] for word in ("anvil", "bake-sale", "sword"))
BIRD = SUIT_OF["armorers"]
RUNS = 1500

# The cards of each place, by "player" for a hand and "supporters" for the stack.
Deal = tuple[tuple[str, ...], ...]
Places = dict[str, list[str]]


def small(places: Places, deck: list[str], **fields: object) -> Game:
    """A position in which only these cards are hidden from somebody, the others are discarded."""
    rest: Counter[str] = Counter()
    available: list[str] = []
    for card in load_deck("standard"):
        rest[card.word] += int(card.count)
    for word in itertools.chain(deck, *places.values()):
        rest[word] -= 1
    for word in sorted(rest.elements()):
        if word.startswith("dominance"):
            available.append(word)
            rest[word] -= 1
    words: Words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "clearings": {
            "4": ["marquise warrior 3"],
            "5": ["eyrie roost", "eyrie warrior 4"],
            "12": ["alliance sympathy"],
        },
        "hands": {place: cards for place, cards in places.items() if place in PLAYERS},
        "own": {"alliance": {"supporters": places.get("supporters", [])}},
        "discard": sorted(rest.elements()),
        "available": available,
        **fields,
    }
    return Game(read_position(setup_from_words({"players": PLAYERS}), words))


def cards_at(game: Game, place: str) -> list[str]:
    """The cards of a place, a card held out with its hand."""
    setup = game.setup
    if place == "supporters":
        return zone_words(game.state, int(setup.own_zone[PLAYERS.index("alliance")]))
    seat = PLAYERS.index(place)
    hand = zone_words(game.state, int(setup.hand_zone(seat)))
    return hand + zone_words(game.state, int(setup.held_zone(seat)))


def seen_deal(game: Game, places: list[str]) -> Deal:
    """The cards of some places."""
    return tuple(tuple(sorted(cards_at(game, place))) for place in places)


def hidden_from(viewer: str | None) -> list[str]:
    """The places whose cards a player (or a spectator) does not see."""
    places = [*PLAYERS, "supporters"]
    owners = {"supporters": "alliance"}
    return [place for place in places if viewer is None or owners.get(place, place) != viewer]


def all_deals(cards: list[str], sizes: list[int]) -> Iterator[Deal]:
    """Every way to deal single cards to places of these sizes; what is left is the deck."""
    if not sizes:
        yield ()
        return
    for picked in itertools.combinations(range(len(cards)), sizes[0]):
        rest = [card for i, card in enumerate(cards) if i not in picked]
        for others in all_deals(rest, sizes[1:]):
            yield (tuple(sorted(cards[i] for i in picked)), *others)


def check(
    game: Game, viewer: str | None, holds: Callable[[dict[str, tuple[str, ...]]], bool]
) -> None:
    """Redealing gives every deal that agrees with ``holds``, no other, each as often as it should.

    ``holds`` gets the cards of the places that the viewer does not see.
    """
    places = hidden_from(viewer)
    setup = game.setup
    deck = zone_words(game.state, 0)
    assert len(deck) == int(game.state.sizes[0])
    cards = sorted(itertools.chain(deck, *(cards_at(game, place) for place in places)))
    sizes = [len(cards_at(game, place)) for place in places]
    wanted: Counter[Deal] = Counter()
    for deal in all_deals(cards, sizes):
        if holds(dict(zip(places, deal, strict=True))):
            wanted[deal] += 1
    assert wanted[seen_deal(game, places)] > 0, "the true deal is one of them"
    # So few deals that each is expected often: none is missing by bad luck.
    assert len(wanted) <= RUNS / 20
    seat = None if viewer is None else PLAYERS.index(viewer)
    found: Counter[Deal] = Counter()
    for number in range(RUNS):
        dealt = game.redeal(seat, number)
        assert dealt.status() == []
        found[seen_deal(dealt, places)] += 1
    assert set(found) == set(wanted), setup.words
    total = sum(wanted.values())
    for one, number in wanted.items():
        chance = number / total
        # Five standard deviations.
        assert abs(found[one] - RUNS * chance) < 5 * (RUNS * chance * (1 - chance)) ** 0.5 + 1


def of_suit(cards: tuple[str, ...], suit: int) -> int:
    """How many cards are of a suit or birds."""
    return sum(SUIT_OF[card] in (suit, BIRD) for card in cards)


def anything(deal: dict[str, tuple[str, ...]]) -> bool:
    """Nothing is known."""
    return True


def known(game: Game, viewer: str, place: str) -> list[str]:
    """What a player knows of a place, as positions write it."""
    found: list[str] = game.position().get("known", {}).get(viewer, {}).get(place, [])
    return found


# ------------------------------------------------------------ supporters


def test_the_stack_is_hidden_from_all_but_the_alliance() -> None:
    game = small({"marquise": ["sword"], "supporters": ["anvil", "armorers"]}, ["cobbler"])
    check(game, "marquise", anything)
    check(game, "eyrie", anything)
    check(game, "alliance", anything)
    check(game, None, anything)
    for number in range(20):
        dealt = game.redeal(PLAYERS.index("alliance"), number)
        assert cards_at(dealt, "supporters") == cards_at(game, "supporters")


def test_a_third_seat_knows_a_supporter_by_its_suit() -> None:
    game = small(
        {"alliance": ["bake-sale"], "supporters": ["anvil", "sword"]},
        ["armorers", "foxfolk-steel", "cobbler"],
        known={"eyrie": {"alliance.supporters": ["match-fox"]}},
    )
    check(game, "eyrie", lambda deal: of_suit(deal["supporters"], FOX) >= 1)
    # The others have their own knowledge, here none.
    check(game, "marquise", anything)


def test_two_known_by_suit_are_two_cards() -> None:
    game = small(
        {"supporters": ["anvil", "foxfolk-steel", "sword"]},
        ["armorers", "cobbler", "investments"],
        known={"eyrie": {"alliance.supporters": ["match-fox", "match-fox"]}},
    )
    check(game, "eyrie", lambda deal: of_suit(deal["supporters"], FOX) >= 2)


def test_one_bird_is_not_both_the_fox_and_the_mouse() -> None:
    """A card of each suit was given: a single bird cannot be the two of them."""
    game = small(
        {"supporters": ["armorers", "sword"]},
        ["anvil", "cobbler", "sappers", "investments"],
        known={"eyrie": {"alliance.supporters": ["match-fox", "match-mouse"]}},
    )

    def fits(deal: dict[str, tuple[str, ...]]) -> bool:
        one, other = (SUIT_OF[card] for card in deal["supporters"])
        return any(
            first in (FOX, BIRD) and second in (MOUSE, BIRD)
            for first, second in ((one, other), (other, one))
        )

    check(game, "eyrie", fits)


def test_a_payer_knows_the_card_and_others_by_suit() -> None:
    """The Marquise gave the Anvil; the Eyrie gave another fox or a bird."""
    game = small(
        {"supporters": ["anvil", "foxfolk-steel", "sword"]},
        ["armorers", "cobbler", "root-tea-fox"],
        known={"marquise": {"alliance.supporters": ["anvil", "match-fox"]}},
    )
    check(
        game,
        "marquise",
        lambda deal: "anvil" in deal["supporters"] and of_suit(deal["supporters"], FOX) >= 2,
    )


def test_outrage_paid() -> None:
    """Played out: payer, Alliance, third seat and spectator after a card was given."""
    game = small(
        {"marquise": ["anvil", "sword"], "supporters": ["bake-sale"]},
        ["armorers", "cobbler", "foxfolk-steel"],
        known={"eyrie": {"marquise": ["anvil"]}},
    )
    game.play("march 4 12 1")
    # The question tells nothing yet.
    check(game, "eyrie", lambda deal: "anvil" in deal["marquise"])
    check(game, "alliance", anything)
    game.play("anvil")
    assert cards_at(game, "supporters") == ["anvil", "bake-sale"]
    check(game, "marquise", lambda deal: "anvil" in deal["supporters"])
    check(game, "eyrie", lambda deal: of_suit(deal["supporters"], FOX) >= 1)
    check(game, "alliance", anything)
    check(game, None, anything)


def test_a_supporter_spent_is_no_longer_known() -> None:
    game = small(
        {"supporters": ["anvil", "sword"]},
        ["armorers", "cobbler", "foxfolk-steel"],
        turn="alliance",
        step="birdsong.spread",
        clearings={"10": ["alliance sympathy"]},
        known={
            "eyrie": {"alliance.supporters": ["match-fox"]},
            "marquise": {"alliance.supporters": ["anvil"]},
        },
    )
    game.play("spread 12 anvil")
    for viewer in ("marquise", "eyrie"):
        check(game, viewer, anything)


def test_spending_must_stay_possible() -> None:
    """A revolt in 12 is being paid for: in every deal two supporters match it."""
    game = small(
        {"supporters": ["anvil", "foxfolk-steel", "sword"]},
        ["armorers", "cobbler", "bake-sale"],
        turn="alliance",
        step="birdsong.revolt",
    )
    game.play("revolt 12")
    check(game, "eyrie", lambda deal: of_suit(deal["supporters"], FOX) >= 2)


def test_a_mobilized_card_may_be_any_of_the_hand() -> None:
    game = small(
        {"alliance": ["anvil", "sword"], "supporters": ["bake-sale"]},
        ["armorers", "cobbler"],
        turn="alliance",
        known={"marquise": {"alliance": ["anvil"]}},
    )
    check(game, "marquise", lambda deal: "anvil" in deal["alliance"])
    game.play("mobilize sword")
    check(game, "marquise", anything)


# ------------------------------------------------------------ hands that were shown


def test_a_hand_that_was_shown_lacks_a_suit() -> None:
    """Played out: the Alliance know the hand, the Eyrie that it has no fox and no bird."""
    game = small({"marquise": ["sword", "bake-sale"]}, ["armorers", "cobbler", "foxfolk-steel"])
    game.play("march 4 12 1")
    check(game, "eyrie", anything)
    game.play("done")
    drawn = game.legal_actions()[0]
    game.apply(drawn)
    check(game, "eyrie", lambda deal: of_suit(deal["marquise"], FOX) == 0)
    check(game, "alliance", lambda deal: deal["marquise"] == ("bake-sale", "sword"))
    check(game, "marquise", anything)
    check(game, None, anything)


def test_a_card_held_out_lacks_the_suit_like_its_hand() -> None:
    game = small(
        {"eyrie": ["sword", "bake-sale"]},
        ["investments", "anvil", "armorers"],
        turn="eyrie",
        step="birdsong.add",
        known={"marquise": {"eyrie": ["no-fox"]}},
    )
    game.play("sword")
    check(game, "marquise", lambda deal: of_suit(deal["eyrie"], FOX) == 0)
    held: Counter[str] = Counter()
    for number in range(RUNS):
        zone = int(game.setup.held_zone(PLAYERS.index("eyrie")))
        held.update(zone_words(game.redeal(0, number).state, zone))
    assert set(held) == {"sword", "bake-sale", "investments"}
    for number in held.values():
        assert abs(number - RUNS / 3) < 5 * (RUNS * 2 / 9) ** 0.5


def test_two_suits_lacking() -> None:
    game = small(
        {"marquise": ["cobbler", "bake-sale"]},
        ["anvil", "sword", "armorers", "smugglers-trail"],
        known={"eyrie": {"marquise": ["no-fox", "no-mouse"]}},
    )
    check(
        game,
        "eyrie",
        lambda deal: of_suit(deal["marquise"], FOX) == of_suit(deal["marquise"], MOUSE) == 0,
    )


def test_a_card_drawn_may_be_of_the_suit_that_was_lacking() -> None:
    game = small(
        {"marquise": ["sword"]},
        ["armorers", "cobbler", "foxfolk-steel"],
        step="evening.draw",
        known={"eyrie": {"marquise": ["no-fox"]}, "alliance": {"marquise": ["sword"]}},
    )
    game.apply(game.legal_actions()[0])
    check(game, "eyrie", anything)
    check(game, "alliance", lambda deal: "sword" in deal["marquise"])


def test_a_card_stolen_may_have_been_any() -> None:
    """Third parties: what they knew of the victim's hand is gone, what it lacks it lacks still."""
    game = stolen()
    check(game, "eyrie", lambda deal: "sword" in deal["marquise"])
    check(game, "alliance", lambda deal: of_suit(deal["eyrie"], FOX) == 0)
    check(game, None, anything)


def stolen() -> Game:
    """The Marquise has just stolen the Sword from the Eyrie."""
    cards = ["bake-sale", "sword", "cobbler", "anvil", "investments", "armorers"]
    rest: Counter[str] = Counter()
    for card in load_deck("standard"):
        rest[card.word] += int(card.count) if not card.word.startswith("dominance") else 0
    for word in [*cards, "stand-and-deliver"]:
        rest[word] -= 1
    words: Words = {
        "turn": "marquise",
        "step": "birdsong.window",
        "clearings": {"4": ["marquise warrior 1"]},
        "areas": {"marquise": ["stand-and-deliver"]},
        "hands": {"marquise": cards[:1], "eyrie": cards[1:3]},
        "discard": sorted(rest.elements()),
        "available": [f"dominance-{suit}" for suit in ("bird", "fox", "rabbit", "mouse")],
        "known": {"alliance": {"eyrie": ["sword", "no-fox"]}},
    }
    game = Game(read_position(setup_from_words({"players": PLAYERS}), words))
    game.play("stand-and-deliver eyrie")
    sword = next(a for a in game.legal_actions() if game.words(a) == "sword")
    game.apply(sword)
    return game


def test_a_dominance_card_taken_is_known_to_all() -> None:
    game = small({"marquise": ["anvil", "sword"]}, ["cobbler", "armorers", "bake-sale"])
    game.play("take dominance-fox anvil")
    for viewer in ("eyrie", "alliance"):
        check(game, viewer, lambda deal: "dominance-fox" in deal["marquise"])


def test_a_new_deck_tells_what_the_one_hidden_stack_holds() -> None:
    """What was known by suit is known by card then, and not counted again beside it."""
    game = small(
        {"eyrie": ["bake-sale"], "supporters": ["anvil"]},
        ["sword"],
        turn="eyrie",
        step="evening.draw",
        known={"eyrie": {"alliance.supporters": ["match-fox"]}},
    )
    while game.seat_to_act == -1:
        game.apply(game.legal_actions()[0])
    assert known(game, "eyrie", "alliance.supporters") == ["anvil"]
    for number in range(20):
        assert cards_at(game.redeal(1, number), "supporters") == ["anvil"]


# ------------------------------------------------------------ asking must not tell


def asked_after(game: Game, viewer: str, words: str) -> set[tuple[int | None, str]]:
    """Who is asked what after these words, over the deals that a player cannot tell apart."""
    found: set[tuple[int | None, str]] = set()
    for number in range(300):
        dealt = game.redeal(PLAYERS.index(viewer), number)
        if words:
            dealt.play(words)
        found.add((dealt.seat_to_act, dealt.question))
    return found


def test_a_third_seat_cannot_tell_outrage_by_the_question() -> None:
    """The mover is asked, with a matching card in hand or without."""
    game = small({"marquise": ["anvil", "sword"]}, ["cobbler", "bake-sale", "investments"])
    seen = {seat for seat, _ in asked_after(game, "eyrie", "march 4 12 1")}
    assert seen == {PLAYERS.index("marquise")}
    assert len(asked_after(game, "alliance", "march 4 12 1")) == 1


@pytest.mark.parametrize("ambush", ["hand", "supporters", "deck"])
def test_where_the_last_ambush_lies_is_not_told(ambush: str) -> None:
    """The Eyrie hold a card, and one fitting ambush is hidden: they are asked wherever it is."""
    places: Places = {"eyrie": ["sword"], "supporters": ["bake-sale"]}
    deck = ["cobbler", "investments"]
    if ambush == "hand":
        places["eyrie"] = ["ambush-fox"]
    elif ambush == "supporters":
        places["supporters"] = ["ambush-fox"]
    else:
        deck = ["ambush-fox", "investments"]
    game = small(places, deck, clearings={"12": ["marquise warrior 2", "eyrie warrior 2"]})
    game.play("battle 12 eyrie")
    assert (game.seat_to_act, game.question) == (PLAYERS.index("eyrie"), "battle.ambush")


def test_the_same_ambush_seen_by_the_attacker() -> None:
    game = small(
        {"eyrie": ["sword"], "supporters": ["ambush-fox"]},
        ["cobbler", "investments"],
        clearings={"12": ["marquise warrior 2", "eyrie warrior 2"]},
    )
    assert len(asked_after(game, "marquise", "battle 12 eyrie")) == 1


@pytest.mark.parametrize("step", ["revolt", "spread"])
def test_the_alliance_are_asked_by_the_size_of_the_stack(step: str) -> None:
    """Whether a revolt or a token can be paid for is theirs to know."""
    for supporters in (["anvil", "foxfolk-steel"], ["sword", "bake-sale"]):
        game = small(
            {"supporters": supporters},
            ["cobbler", "investments", "armorers"],
            turn="alliance",
            step=f"birdsong.{step}",
        )
        assert game.question == f"alliance.birdsong.{step}"
        assert len(asked_after(game, "marquise", "")) == 1


def test_dominance_is_asked_about_by_what_all_can_see() -> None:
    """The Eyrie have fourteen points and a card: their Daylight ends with a question."""
    game = small(
        {"eyrie": ["sword"]},
        ["dominance-fox", "investments"],
        turn="eyrie",
        step="daylight.window-after-decree",
        scores={"eyrie": 14},
        boards={"eyrie": {"leader": "despot"}},
    )
    assert asked_after(game, "marquise", "") == {(1, "eyrie.daylight.window-after-decree")}


SEATINGS = [
    make_setup(["marquise", "alliance", "eyrie"], max_rounds=100),
    make_setup(["alliance", "eyrie", "marquise"], max_rounds=100),
]


@pytest.mark.parametrize("seed", range(4))
def test_who_is_asked_depends_on_open_cards_alone(seed: int) -> None:
    """In random games of three: another deal of the hidden cards never changes who is asked."""
    compared = 0
    for game, rng in decisions(seed, SEATINGS[seed % 2]):
        if game.is_over or rng.random() > 0.2:
            continue
        seat = game.seat_to_act
        assert seat is not None
        for viewer in range(3):
            if viewer == seat:
                continue
            dealt = game.redeal(viewer, rng.randrange(1 << 60))
            assert dealt.question == game.question
            action = rng.choice(game.legal_actions())
            if action not in dealt.legal_actions():
                continue
            here, there = game.copy(), dealt.copy()
            before = (int(here.state.rng_n), int(there.state.rng_n))
            here.apply(action)
            there.apply(action)
            after = (int(here.state.rng_n), int(there.state.rng_n))
            # Dice or draws that have come between may differ.
            if before != after or here.is_over or there.is_over:
                continue
            assert here.question == there.question
            assert here.seat_to_act == there.seat_to_act
            compared += 1
    assert compared > 20

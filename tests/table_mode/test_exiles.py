"""Cards of the Exiles and Partisans deck with the real box."""

from __future__ import annotations

from woodlaw.game import Game, setup_from_words
from woodlaw.position import read_position
from woodlaw.table_mode import TableGame


def test_partisans_lay_open_what_they_cost_the_hand_and_a_lost_base_its_supporters() -> None:
    """The battle goes on behind Partisans without a question, and takes the only base."""
    words = {
        "turn": "marquise",
        "step": "daylight.actions",
        "areas": {"marquise": ["fox-partisans"]},
        "hands": {"marquise": ["anvil", "sword", "bake-sale"]},
        "own": {"alliance": {"supporters": ["foxfolk-steel", "investments"]}},
        "clearings": {"12": ["marquise warrior 3", "alliance base-fox"]},
        "boards": {"alliance": {"officers": 2}},
    }
    setup = setup_from_words({"players": ["marquise", "alliance"], "deck": "exiles"})
    table = TableGame(Game(read_position(setup, words)))
    hand, stack = int(setup.hand_zone(0)), int(setup.own_zone[1])
    table.answer("battle 12 alliance")
    table.answer("1 1")
    table.answer("fox-partisans")
    laid: dict[int, str] = {}
    # None of these is what the program has assumed there.
    said = {hand: "crossbow-mouse saboteurs", stack: "arms-trader"}
    while table.laid_open:
        place = table.laid_place
        assert "anvil" not in table.laid_open or place == stack
        laid[place] = said[place]
        table.answer(said[place])
    assert laid == said
    assert table.game.state.hand(0) == 1
    assert table.game.scores[0] == 1  # for the base
    (left,) = table.hidden.masks[hand]
    foxes = {card.word for i, card in enumerate(setup.deck) if left >> i & 1}
    assert {"anvil", "foxfolk-steel", "ambush-fox"} <= foxes
    assert not foxes & {"sword", "bake-sale", "ambush-bird"}
    assert table.game.status() == []

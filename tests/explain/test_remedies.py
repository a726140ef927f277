"""What is said to be legal instead is legal."""

from __future__ import annotations

from itertools import islice

import pytest
from illegal import games, refusals

from woodlaw.codec.words import action_word
from woodlaw.engine.rule import rules, short_of_rule
from woodlaw.explain.intents import Effort, Search
from woodlaw.explain.remedies import alternatives, remedies
from woodlaw.game import Game, setup_from_words
from woodlaw.position import read_position


def test_other_answers_are_legal() -> None:
    tried = 0
    for players, deck, printing in islice(games(), 5, None, 30):
        for game, words, found in refusals(players, deck, printing, 3, 40):
            asked = int(game.state.asking)
            for place, taken in enumerate(found.trail):
                before = [each.word for each in found.trail[:place]]
                for action in alternatives(found.trail[: place + 1], Effort()):
                    word = action_word(game.setup, asked, action)
                    tokens = [*before, word, *taken.rest]
                    assert Search(asked, Effort()).run(game.state, tokens) is not None, (
                        words,
                        tokens,
                    )
                    tried += 1
    assert tried > 100


def test_they_are_said() -> None:
    told = [
        sentence
        for players, deck, printing in islice(games(), 11, None, 120)
        for _, _, found in refusals(players, deck, printing, 5, 40)
        for sentence in remedies(found)
    ]
    assert any(sentence.startswith("in place of") for sentence in told)
    assert all("{" not in sentence for sentence in told)


@pytest.mark.parametrize(
    ("pieces", "seat", "lacking"),
    [
        # 2.5: one more than anybody else has; the tie is nobody's.
        (["marquise warrior 1", "eyrie warrior 3"], 0, 3),
        (["marquise warrior 2", "alliance warrior 2"], 2, 1),
        # 7.2.2: the Eyrie rule ties, but not with nothing there.
        (["marquise warrior 3", "eyrie warrior 2"], 1, 1),
        ([], 1, 1),
        # Tokens do not count; who rules lacks nothing.
        (["marquise wood 2", "marquise keep"], 2, 1),
        (["marquise sawmill", "marquise warrior 2", "eyrie roost"], 0, 0),
    ],
)
def test_what_is_lacking_to_rule_is_counted(pieces: list[str], seat: int, lacking: int) -> None:
    players = ["marquise", "eyrie", "alliance"]
    setup = setup_from_words({"players": players})
    position = {"turn": "marquise", "step": "daylight.actions", "clearings": {"2": pieces}}
    assert short_of_rule(read_position(setup, position), seat, 2) == lacking
    for more in {lacking, max(0, lacking - 1)} - {0}:
        added = {"2": [*pieces, f"{players[seat]} warrior {more}"]}
        state = read_position(setup, {**position, "clearings": added})
        assert rules(state, seat, 2) is (more == lacking)


@pytest.mark.parametrize(
    ("players", "step", "words", "clause", "clearings", "boards"),
    [
        (
            "marquise eyrie",
            "daylight.actions",
            "build 5 sawmill",
            "6.5.4.1",
            {"5": ["eyrie warrior 2"]},
            {},
        ),
        (
            "eyrie marquise",
            "daylight.decree",
            "bird 5",
            "7.5.2.4",
            {"5": ["marquise warrior 3"], "2": ["eyrie warrior 1"]},
            {"eyrie": {"leader": "despot", "left-move-bird": 0, "left-build-bird": 1}},
        ),
        (
            "hundreds marquise",
            "daylight.command",
            "build 5",
            "14.5.2.3",
            {"5": ["marquise warrior 2"], "2": ["hundreds warlord"]},
            {"hundreds": {"mood": "bitter"}},
        ),
    ],
)
def test_a_faction_tells_what_its_own_act_lacks(
    players: str,
    step: str,
    words: str,
    clause: str,
    clearings: dict[str, list[str]],
    boards: dict[str, dict[str, int | str]],
) -> None:
    turn, other = players.split()
    setup = setup_from_words({"players": [turn, other]})
    position = {"turn": turn, "step": step, "clearings": clearings, "boards": boards}
    game = Game(read_position(setup, position))
    found = game.explain(words)
    assert found.clause == clause
    # Two of another's there: one more than these is lacking. Three of hers there: the Eyrie, who
    # rule ties, lack as many.
    assert "to rule clearing 5, warriors or buildings are lacking: 3" in found.remedies

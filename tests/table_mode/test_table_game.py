"""What table mode assumes, offers, refuses, records and takes back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers import dump, named

import woodlaw
from table_mode.real_box import RealBox, public
from woodlaw.cli.app import main
from woodlaw.codec.words import find_card
from woodlaw.engine.cards import count
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.position import read_position
from woodlaw.records import Recorder, RecordError, Shown, fingerprint, read_record, replay
from woodlaw.table_mode import UNSEEN, TableGame, explain

THREE = make_setup(["marquise", "eyrie", "alliance"])


def at(**words: Any) -> TableGame:
    """A table game in a position of three players, in the Marquise's Daylight."""
    position = {"turn": "marquise", "step": "daylight.actions", **words}
    return TableGame(Game(read_position(THREE, position)))


def held(table: TableGame, seat: int, card: str) -> int:
    """How many copies of a card a hand is assumed to have."""
    s = table.game.state
    return int(count(s, int(s.setup.hand_zone(seat)), find_card(s.setup, card)))


def refused(table: TableGame, words: str) -> IllegalAction:
    """The refusal of words, which leaves all as it is."""
    before, masks = dump(table.game.state), table.hidden.copy().masks
    with pytest.raises(IllegalAction) as raised:
        table.answer(words)
    assert dump(table.game.state) == before and table.hidden.masks == masks
    return raised.value


# ---------------------------------------------------------------- hands


def test_any_card_can_turn_out_to_be_in_a_hand() -> None:
    table = at(hands={"marquise": ["anvil"]}, clearings={1: ["marquise sawmill"]})
    assert {"spend", "overwork", "craft"} & {*table.options()} == {"spend", "overwork"}
    table.answer("spend armorers")
    assert table.game.state.hand(0) == 0
    assert held(table, 0, "anvil") == 0


def test_an_open_card_cannot_be_in_a_hand() -> None:
    table = at(
        clearings={12: ["marquise warrior 2", "eyrie warrior 1"]},
        hands={"eyrie": ["anvil"]},
        discard=["ambush-fox"],
    )
    table.answer("battle 12 eyrie")
    # 12 is a fox clearing; there is one ambush of foxes, and one of birds.
    assert "ambush-bird" in table.options() and "ambush-fox" not in table.options()
    error = refused(table, "ambush-fox")
    assert (error.clause, error.reason) == ("4.3.1", "ambush-fox cannot be there: it lies open")
    assert refused(table, "ambush-mouse").clause == "4.3.1"
    assert refused(table, "sword").clause == "2.1.2"
    table.answer("ambush-bird")
    assert table.game.state.hand(1) == 0
    assert table.game.state.there(0, 12) == 0  # two hits


def test_a_hand_without_a_matching_card_stays_without() -> None:
    """8.2.6: who shows that nothing matches fox has neither a fox nor a bird card."""
    table = at(
        clearings={4: ["marquise warrior 3"], 12: ["alliance sympathy"]},
        hands={"marquise": ["armorers", "anvil"]},
    )
    table.answer("march 4 12 3")
    assert table.options() == ["done", UNSEEN]
    table.answer("done")
    s = table.game.state
    assert [held(table, 0, card) for card in ("armorers", "anvil")] == [0, 0]
    assert s.sizes[s.setup.own_zone[2]] == 1  # a supporter is drawn for it
    table.answer("done")
    error = refused(table, "spend armorers")
    assert error.reason == "armorers cannot be there, after what everybody has seen"
    assert "spend" not in table.options()


def test_a_card_that_is_given_unseen_is_not_named() -> None:
    table = at(
        clearings={4: ["marquise warrior 3"], 12: ["alliance sympathy"]},
        hands={"marquise": ["sword", "bake-sale"]},
    )
    table.answer("march 4 12 3")
    table.answer(UNSEEN)
    s = table.game.state
    stack = int(s.setup.own_zone[2])
    mask = table.hidden.masks[stack][0]
    suits = {int(s.setup.card_suit[card]) for card in range(42) if mask >> card & 1}
    assert suits == {0, 1}  # birds and foxes
    assert table.game.state.hand(0) == 1


def test_supporters_that_go_with_a_base_are_named() -> None:
    """8.2.4: what matches the base's clearing is discarded openly, and nothing else."""
    table = at(
        clearings={12: ["marquise warrior 3", "alliance base-fox"]},
        own={"alliance": {"supporters": ["sword", "root-tea-mouse", "bake-sale"]}},
    )
    table.answer("battle 12 alliance")
    assert table.options()[-1] == "3 3"
    table.answer("0 0")
    assert table.laid_open and "sword" not in table.laid_open
    assert "none of the cards" in refused(table, "sword").reason
    assert "cannot have just these" in refused(table, "anvil anvil").reason
    table.answer("anvil armorers")
    s = table.game.state
    discard = [int(count(s, 1, find_card(s.setup, card))) for card in ("anvil", "armorers")]
    assert discard == [1, 1] and s.sizes[s.setup.own_zone[2]] == 1
    assert not table.laid_open and table.game.scores[0] == 1


def test_dice_fall_in_any_order() -> None:
    table = at(clearings={12: ["marquise warrior 2", "eyrie warrior 2"]})
    table.answer("battle 12 eyrie")
    assert "is no outcome" in refused(table, "4 1").reason
    assert refused(table, "march").clause == "4.3.3"
    table.answer("roll 1 2")
    assert table.game.state.there(0, 12) == 1


def test_refusals_cite_the_rule_and_name_no_assumed_card() -> None:
    table = at(
        clearings={4: ["marquise warrior 1"], 7: ["eyrie warrior 3"]},
        hands={"marquise": ["anvil"], "eyrie": ["sword"]},
    )
    assert refused(table, "march 4 7").clause == "2.2.1"
    assert refused(table, "fly").reason == "'fly' does not answer what is asked here"
    assert explain(table, "march").legal and not explain(table, "recruit").legal


def told(table: TableGame, words: str) -> str:
    """All that is told of words."""
    found = explain(table, words)
    lines = [found.reason, *found.remedies, *(effect.text for effect in found.effects), found.then]
    return "\n".join(lines)


def test_what_words_would_do_is_told_without_doing_it() -> None:
    table = at(hands={"marquise": ["anvil"]}, clearings={1: ["marquise sawmill"]})
    before, masks = dump(table.game.state), table.hidden.copy().masks
    found = explain(table, "spend armorers")
    assert found.legal and found.effects == [("6.5", "Marquise spends Armorers")]
    assert dump(table.game.state) == before and table.hidden.masks == masks
    assert found.then == "then Marquise is asked"


def test_why_not_is_told_with_what_would_be_legal_in_some_deal() -> None:
    """The card for an overwork may be any; so every sawmill could do, and no card is named."""
    clearings = {
        1: ["marquise sawmill"],
        2: ["marquise warrior 1"],
        5: ["marquise sawmill"],
    }
    for assumed in ("anvil", "sword", "foxfolk-steel"):
        table = at(hands={"marquise": [assumed]}, clearings=clearings)
        found = explain(table, "overwork 2")
        assert (found.legal, found.clause) == (False, "6.5.5")
        assert "in hand: hidden" in found.reason
        assert found.remedies == ["in place of 2, with the rest as it is: 1, 5"]
        assert not [name for name in named(assumed) if name in told(table, "overwork 2")]


def test_what_lacks_of_a_hidden_stack_is_not_told() -> None:
    """8.4.2.2: how many supporters match is known to the Alliance alone."""
    table = at(
        turn="alliance",
        step="birdsong.spread",
        clearings={1: ["alliance sympathy"], 5: ["alliance sympathy"], 9: ["alliance sympathy"]},
        own={"alliance": {"supporters": ["anvil"]}},
    )
    found = explain(table, "spread 10")
    assert not found.legal and "needed: 2, there: hidden; hidden" in found.reason
    assert not any("lacking" in remedy for remedy in found.remedies)


def test_a_clearing_is_explained_at_a_real_table_too() -> None:
    table = at(clearings={7: ["eyrie warrior 3"]})
    assert "pieces: Eyrie warrior 3" in [fact.text for fact in explain(table, "7").clearing]


# ---------------------------------------------------------------- records


def new_table(path: Path, players: list[str], seed: int) -> TableGame:
    """A new recorded table game."""
    game = woodlaw.new_game(players, seed=seed, max_rounds=5, explicit_chance=True)
    return TableGame(game, Recorder.start(path, game, sampled=False, table=True))


def recorded(path: Path, seed: int, steps: int) -> RealBox:
    """Part of a real game that is recorded by table mode."""
    players = ["marquise", "eyrie", "alliance", "vagabond:thief"]
    box = RealBox(players, seed, 5)
    box.table = new_table(path, players, seed)
    for _ in range(steps):
        if not box.game.is_over:
            box.step()
    return box


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_game(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    box = recorded(path, seed, 10_000)
    record = read_record(path)
    assert record.header.table and record.finished
    assert any(isinstance(line, Shown) for line in record.lines)
    *_, (end, game) = replay(path, strict=True)
    assert fingerprint(game) == fingerprint(box.table.game)
    assert public(game) == public(box.game)
    del end


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_game_goes_on(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    box = recorded(path, seed, 150)
    assert box.table.recorder is not None
    masks = box.table.hidden.masks
    box.table.recorder.close()  # as the end of the process does
    box.table = TableGame.resume(path)
    assert box.table.hidden.masks == masks
    while not box.game.is_over:
        box.compare()
        box.step()
    assert read_record(path).finished


def test_every_answer_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    box = recorded(path, 4, 0)
    table, seen = box.table, []
    for _ in range(120):
        seen.append((public(table.game), path.read_bytes(), table.hidden.copy().masks))
        entered = len(table.past)
        box.step()
        if len(table.past) == entered:
            seen.pop()
        while len(table.past) > len(seen):
            # An answer, and then the cards that it laid open.
            seen.append(seen[-1])
    while table.past:
        assert table.undo()
        expected = seen.pop()
        if not table.laid_open:
            assert (public(table.game), path.read_bytes(), table.hidden.masks) == expected
    assert not table.undo()


def test_what_was_entered_is_taken_back_over_a_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    box = recorded(path, 4, 60)
    table = box.table
    assert table.recorder is not None and not table.laid_open
    table.recorder.close()
    resumed = TableGame.resume(path)
    assert len(resumed.past) == len(table.past)
    for mine, theirs in zip(resumed.past, table.past, strict=True):
        assert mine.mark == theirs.mark and mine.hidden.masks == theirs.hidden.masks
        assert public(Game(mine.state)) == public(Game(theirs.state))
    while resumed.undo():
        pass
    assert read_record(path).lines == []


def test_other_games_are_none_of_a_real_table(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = woodlaw.new_game(["marquise", "eyrie"], explicit_chance=True)
    Recorder.start(path, game).close()
    with pytest.raises(RecordError, match="line 1: was not played with the real box"):
        TableGame.resume(path)


def test_what_is_assumed_changes_nothing_that_all_see() -> None:
    """Tables that assume other cards offer the same answers."""
    rng = Random(5)
    box = RealBox(["marquise", "eyrie", "alliance"], 5, 4)
    other = TableGame(RealBox.new(["marquise", "eyrie", "alliance"], 77, 4))
    while not box.game.is_over:
        box.step()
        for words in box.said:
            other.answer(words)
        box.said.clear()
        assert public(other.game) == public(box.table.game)
        assert other.hidden.masks == box.table.hidden.masks
        if rng.random() < 0.1:
            assert other.options() == box.table.options()


def test_a_finished_table_game_is_shown_as_a_spectator_saw_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path, 1, 10_000)
    assert main(["replay", str(path), "--strict"]) == 0
    out = capsys.readouterr().out
    assert "steps hold; fingerprint" in out and " draws " in out
    assert "chance: " not in out
    told = {name for card in make_setup(["marquise", "eyrie"]).deck for name in named(card.word)}
    assert not [name for name in told if f" gets {name}" in out]

"""Several persons at one terminal: nobody sees what another may see, nor takes it back."""

from __future__ import annotations

import pytest
from helpers import decisions

import woodlaw
from cli.talking import PLAYERS, Lines, give, marquise_turn, table_of, talk
from woodlaw.cli.table.person import Person
from woodlaw.game import Game
from woodlaw.standing import Told
from woodlaw.vocabulary import ALWAYS

HIDE = "Press Enter to hide what is shown here."
MINE = "What follows is for"


def screens(out: str) -> list[str]:
    """What is shown to each holder of the terminal, by turns; the first is before all."""
    return out.split(MINE)


def test_the_terminal_is_passed_before_anything_is_shown() -> None:
    game = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    enter = ""
    lines = [enter, "1", "1", "5", "9", enter, enter, "3", "despot", enter, enter, "hand"]
    out = talk(game, lines, 0, 1, terminal=True)
    before, marquise, eyrie, again = screens(out)
    assert before == ""
    assert marquise.endswith(f"Pass to Eyrie. {HIDE}\n" + "\n" * 101)  # wiped
    assert "Your hand" in marquise and "Choose the corner clearing for the keep" in marquise
    assert eyrie.startswith(" Eyrie. Press Enter.\n") and eyrie.count("Your hand") == 1
    assert again.count("Your hand") == 2  # at the start of the turn, and as asked for


def test_a_pipe_needs_no_enter() -> None:
    game = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    out = talk(game, ["1", "1", "5", "9", "3", "despot"], 0, 1)
    assert game.question == "marquise.daylight.actions" and len(screens(out)) == 4


def test_input_may_end_while_the_terminal_is_passed() -> None:
    for length in range(7):
        game = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
        out = talk(game, ["", "1", "1", "5", "9", "", ""][:length], 0, 1, terminal=True)
        assert "Choose the corner clearing of the first roost" not in out


def test_undo_stops_at_another_persons_answer() -> None:
    game = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    lines = ["1", "1", "5", "9", "undo", "3", "undo", "3", "despot", "undo", "recruit", "undo"]
    out = talk(game, lines, 0, 1)
    assert out.count("There is nothing to take back: another player has answered since.") == 2
    assert out.count("Taken back.") == 2  # the roost of the Eyrie, and the recruiting
    assert game.question == "marquise.daylight.actions" and game.state.there(0, 9) == 1


def test_what_is_shown_tells_nothing_hidden() -> None:
    """Between two hand-overs a person sees the same in all games that they cannot tell apart,
    and the terminal is passed at the same place."""
    compared = different = passed = 0
    for number, (game, rng) in enumerate(decisions(5)):
        if game.is_over or rng.random() > 0.08:
            continue
        seat = game.seat_to_act
        assert seat is not None
        answer = game.words(rng.choice(game.legal_actions()))
        shown: list[list[str]] = []
        for each in (game.copy(), game.redeal(seat, number)):
            different += each.position() != game.position()
            lines = Lines(["", "hand", "board", "log", "why", "undo", answer], is_terminal=True)
            table, out = table_of(each, lines, 0, 1)
            rolled = int(each.state.rng_n)
            table.play()
            if rolled == each.state.rng_n and "shows the hand" not in out.getvalue():
                shown.append(screens(out.getvalue())[:2])
        if len(shown) == 2:
            assert shown[0] == shown[1]
            compared += 1
            passed += HIDE in shown[0][1]
    assert compared > 20 and different > compared / 2 and passed > 2


@pytest.mark.parametrize(("word", "passed"), [("done", False), ("ambush-bird", True)])
def test_a_standing_answer_passes_the_terminal_only_for_a_card(word: str, passed: bool) -> None:
    """Whether a card is held is hidden, so that it has to look the same if it is not."""
    for held in (True, False):
        game = attacked(held)
        table, out = table_of(game, Lines(["", ""], is_terminal=True), 0, 1)
        table.standing.told = (Told(1, "battle.ambush", (word,), ALWAYS, ()),)
        table.screen.holder = 0
        for player in table.players:
            assert isinstance(player, Person)
            player.turn = 0
        assert table.go_on() == (held or not passed)  # without the card input ends
        assert (HIDE in out.getvalue()) == passed


def attacked(held: bool) -> Game:
    """A game in which the Eyrie are asked for an ambush, which they hold or not."""
    game = marquise_turn()
    if held:
        give(game, 1, "ambush-bird")
    for words in ("move 1 warrior 11 3", "done", "battle eyrie 3"):
        game.play(words)
    assert game.question == "battle.ambush"
    assert ("ambush-bird" in game.legal_words()) == held
    return game

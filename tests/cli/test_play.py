"""``woodlaw play``: whole games through a pipe, and what a person can say at a question."""

from __future__ import annotations

import io
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from helpers import decisions
from rich.console import Console

import woodlaw
from woodlaw.bots import Bot
from woodlaw.bots.random_bot import RandomBot
from woodlaw.cli import board, play
from woodlaw.cli.app import main
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import find_card
from woodlaw.engine import verbs
from woodlaw.engine.cards import count, shift
from woodlaw.engine.ids import DECK
from woodlaw.engine.procedure import ASK
from woodlaw.engine.state import Event
from woodlaw.game import Game
from woodlaw.scenarios.reader import read_scenarios
from woodlaw.scenarios.runner import run_scenario

PLAYERS = ["marquise", "eyrie"]
SETUP = ["1", "sawmill-is-no-word", "1", "5", "9"]


def piped(answers: bytes, *args: str) -> subprocess.CompletedProcess[bytes]:
    """The command with these answers on standard input."""
    return subprocess.run(
        [sys.executable, "-m", "woodlaw.cli.app", "play", *args],
        input=answers,
        capture_output=True,
        timeout=120,
        check=False,
    )


def talk(
    game: Game, lines: list[str], you: int | None = 0, bot_seed: int = 0, counts: bool = False
) -> str:
    """What is shown while a person says these lines; the game goes on from where it is."""
    out = io.StringIO()
    console = Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    left: Iterator[str] = iter(lines)
    bots: dict[int, Bot] = {s: RandomBot(bot_seed + s) for s in range(2) if s != you}
    play.Table(game, you, bots, lambda: next(left, None), console, counts).play()
    return out.getvalue()


def marquise_turn(seed: int = 3) -> Game:
    """A game at the Marquise's first action."""
    game = woodlaw.new_game(PLAYERS, seed=seed, first="marquise")
    for word in ("1", "1", "5", "9"):
        game.play(word)
    game.play("3")  # the corner of the Eyrie
    game.play("despot")
    assert game.question == "marquise.daylight.actions"
    return game


def give(game: Game, seat: int, word: str) -> None:
    """Put a card of the deck into a hand."""
    card = find_card(game.setup, word)
    assert count(game.state, DECK, card) > 0
    shift(game.state, card, DECK, game.setup.hand_zone(seat))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("you", ["marquise", "eyrie"])
def test_a_whole_game_through_a_pipe(you: str) -> None:
    run = piped(b"1\n" * 20_000, "--seed", "3", "--you", you)
    out = run.stdout.decode("ascii")  # nothing that a terminal might lack
    assert (run.returncode, run.stderr) == (0, b"")
    assert out.splitlines()[-1].startswith("Game over: ")
    assert " wins. Points: " in out.splitlines()[-1]
    assert max(map(len, out.splitlines())) < board.WIDTH
    assert "\x1b" not in out and not any(line.endswith(" ") for line in out.splitlines())


def test_numbers_and_words_at_random() -> None:
    for seed in range(2):
        rng = Random(seed)
        lines = [
            rng.choice(["done", "undo", "why", "hand", *map(str, range(13))]) for _ in range(20_000)
        ]
        game = woodlaw.new_game(PLAYERS, seed=seed)
        out = talk(game, lines, you=seed, counts=True)
        assert game.is_over and out.splitlines()[-1].startswith("Game over: ")
        assert max(map(len, out.splitlines())) < board.WIDTH
        assert game.status() == []


def test_bots_play_it_out() -> None:
    run = piped(b"", "--you", "none", "--seed", "5", "--first", "eyrie", "--terminal")
    out = run.stdout.decode("ascii")
    assert run.returncode == 0 and "eyrie starts." in out
    assert piped(b"", "--you", "none", "--seed", "5", "--first", "eyrie").stdout == run.stdout
    assert "Game over: " in out and " gets " not in out  # nobody's draws are a spectator's to see


def test_a_game_cut_short_has_no_winner() -> None:
    game = woodlaw.new_game(PLAYERS, seed=1, max_rounds=1)
    assert talk(game, [], you=None).splitlines()[-1].startswith("Game over: no winner. Points: ")


def test_the_end_of_input_ends_it_cleanly() -> None:
    for answers in (b"", b"1\n", b"1\nmarch"):
        run = piped(answers, "--seed", "2")
        assert (run.returncode, run.stderr) == (0, b"")
        assert run.stdout.decode().splitlines()[-1] == (
            "Input ended; the game stops here, unfinished."
        )
    assert b"Input ended" not in piped(b"quit\n").stdout


def test_any_bytes_can_be_typed() -> None:
    line = b"\xff\xfe\x00\x1b[31m " + b"7" * 9000
    run = piped(b"\xff\n\x1b[31m\n" + line + b"\nwhy " + line + b"\n1\n", "--seed", "2")
    assert (run.returncode, run.stderr) == (0, b"")
    out = run.stdout.decode("ascii")
    assert "\x1b" not in out and "That is too long for an answer." in out
    assert "places a keep in 1 (6.3.2)" in out


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--factions", "marquise,otters"], "otters"),
        (["--factions", "marquise"], "seats for 2"),
        (["--factions", "marquise,marquise"], "marquise"),
        (["--you", "otters"], "otters"),
        (["--map", "spring"], "spring"),
        (["--deck", "tarot"], "tarot"),
        (["--printing", "p99"], "p99"),
        (["--seed", "seven"], "--seed"),
        (["--first", "otters"], "otters"),
        (["--colour"], "--colour"),
    ],
)
def test_bad_options(capsys: pytest.CaptureFixture[str], args: list[str], told: str) -> None:
    assert main(["play", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("woodlaw: ") and told in err and err.count("\n") == 1


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "woodlaw play --you eyrie --seed 7" in capsys.readouterr().out


# ---------------------------------------------------------------- answers


def test_answers_by_number_word_and_intent() -> None:
    numbered, named, whole = marquise_turn(), marquise_turn(), marquise_turn()
    march = next(o for o in play.options_of(numbered) if o.word == "march")
    talk(numbered, [march.key, "11", "12", "done"])
    talk(named, ["march", "11", "12", "done"])
    talk(whole, ["move 1 warrior 11 12", "done"])
    assert numbered.save() == named.save() == whole.save()
    assert numbered.state.there(0, 12) == 2


def test_a_wrong_answer_is_asked_again_with_the_clause() -> None:
    game = marquise_turn()
    before = game.save()
    out = talk(game, ["move 1 warrior 11 1", "frobnicate", "99", "", "craft dominance-fox"])
    assert game.save() == before
    assert "clearing 1 is not adjacent (2.2.1)" in out
    assert "'frobnicate' does not answer what is asked here" in out
    assert out.count("Choose an action; left: 3 (6.5)") == 2  # at first, and at the empty line


def test_a_mistyped_clearing_counts_options_through_a_pipe_alone() -> None:
    typed = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    out = talk(typed, ["1", "1", "1"])
    assert "Clearing 1 has no open slot (2.2.3)" in out
    assert typed.question == "marquise.setup.workshop"
    sent = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    talk(sent, ["1", "1", "1"], counts=True)
    assert sent.question == "marquise.setup.recruiter"


def test_a_question_with_one_open_answer_is_not_asked() -> None:
    game = marquise_turn()
    out = talk(game, ["march", "11", "12"])
    assert "How many warriors move from 11 to 12? (4.2): only 1." in out
    assert game.question == "move.origin"


def test_every_question_and_command_has_its_words() -> None:
    game = woodlaw.new_game(["marquise", "eyrie", "alliance", "vagabond"])
    asked = {
        f"{procedure.name}.{step.name}"
        for procedure in game.setup.procedures
        for step in procedure.steps
        if step.role == ASK
    }
    assert set(play.QUESTIONS) <= asked
    assert not [name for name in asked if play.question_of(name).text == name]
    assert not {entry.word for entry in manifest().values()} & {*play.COMMANDS}
    for command in play.COMMANDS:
        assert command in play.HELP
    assert max(map(len, play.HELP.splitlines())) < board.WIDTH
    for card in game.setup.deck:
        assert board.card_text(card)


def test_every_question_reads_well() -> None:
    seen: dict[str, str] = {}
    for seed in range(8):
        for game, _ in decisions(seed):
            if not game.is_over and game.question not in seen:
                text = play.sentence(game)
                assert game.question not in text and "{" not in text, text
                assert len(play.option_cells(play.options_of(game))) == len(game.legal_actions())
                seen[game.question] = text
    assert len(seen) > 30
    assert seen["battle.ambush"].startswith(("Marquise attacks you", "Eyrie attacks you"))


# ---------------------------------------------------------------- commands


def test_why() -> None:
    game = marquise_turn()
    before = game.save()
    out = talk(game, ["why battle eyrie 12", "why recruit", "why 2", "why", "why frobnicate"])
    assert game.save() == before
    assert "No. A battle needs warriors of the attacker and an enemy piece" in out
    assert "(4.3)" in out
    assert out.count("marquise places a warrior in 9 (6.5.3)") == 2  # option 2 is to recruit
    assert "6.5 Daylight: " in out
    assert "No. 'frobnicate' does not answer" in out


def test_undo_takes_back_whole_answers() -> None:
    game = marquise_turn()
    before = game.save()
    out = talk(game, ["move 1 warrior 11 12", "10", "undo", "undo", "undo", "log"])
    assert game.save() == before
    assert out.count("Taken back.") == 2
    assert "There is nothing to take back: the game has just begun." in out
    assert "moves 1 from 11 to 12" not in out[out.rindex("Taken back.") :]  # nor in the log


def test_undo_stops_at_a_draw_and_at_the_other_player() -> None:
    out = talk(marquise_turn(), ["recruit", "done", "undo"], bot_seed=1)
    assert "Taken back" not in out and "There is nothing to take back: " in out


def test_undo_stops_at_a_shown_hand() -> None:
    game = marquise_turn()
    give(game, 0, "codebreakers")
    card = find_card(game.setup, "codebreakers")
    shift(game.state, card, game.setup.hand_zone(0), game.setup.area_zone(0))
    out = talk(game, ["codebreakers", "undo", "hand"])
    assert "nothing to take back: a hidden card was shown to you since." in out
    assert out.count("You know that eyrie, holding 3 cards, has: ") == 2


def test_a_scenario_is_written_and_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = marquise_turn()
    out = talk(
        game, ["march", "scenario Bug-1", "scenario Bug-1.yml", "scenario ../bug", "scenario"]
    )
    written = (tmp_path / "Bug-1.yml").read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["Bug-1.yml"]
    assert "Wrote Bug-1.yml, all hidden cards included." in out
    assert "Bug-1.yml exists already, so nothing was written" in out
    assert out.count("scenario needs a name of letters") == 2
    assert main(["check", "Bug-1.yml"]) == 0
    scenario = read_scenarios(tmp_path / "Bug-1.yml")[0]
    assert scenario.law == ("4.2",)
    assert scenario.script == [{"options": {"only": game.legal_words()}}]
    assert written == play.scenario_text(game)


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert "x.yml cannot be written: " in talk(marquise_turn(), ["scenario x"])


def test_every_question_can_be_a_scenario(tmp_path: Path) -> None:
    written: set[str] = set()
    file = tmp_path / "question.yml"
    for seed in range(4):
        for game, _ in decisions(seed):
            if game.is_over or game.question in written:
                continue
            written.add(game.question)
            file.write_text(play.scenario_text(game), encoding="utf-8")
            assert run_scenario(read_scenarios(file)[0]).failure is None, game.question
    assert len(written) > 25


def test_other_commands() -> None:
    out = talk(marquise_turn(), ["board", "hand", "log", "log 1", "log x", "help", "?", "board 1"])
    assert out.count("items     ") == 2 and out.count("Your hand: 3 cards") == 2
    assert "log takes the number of lines to show" in out
    assert "board takes no words after it." in out
    assert out.count("scenario NAME") == 2


# ---------------------------------------------------------------- what is shown


def test_the_board_shows_what_lies_open() -> None:
    lines = talk(marquise_turn(), []).splitlines()
    assert " 1  fox     0       5 9 10       marquise  1 + sawmill keep wood" in lines
    assert " 6  fox     1 ruin  2 3 11       marquise  1" in lines
    assert any(line.startswith(" 3  rabbit  0 ") and line.endswith("6 + roost") for line in lines)
    assert "marquise  0 points, 3 cards, 14 warriors left, 7 wood left, 3 actions left" in lines
    assert "          sawmill 1/6 (1w +1), workshop 1/6 (1w +2), recruiter 1/6 (1w +1)" in lines
    assert "eyrie     0 points, 3 cards, 14 warriors left, led by the despot" in lines
    assert "          Decree: recruit - | move bird* | battle - | build bird*" in lines
    assert "items     2 boot, 2 bag, crossbow, hammer, 2 sword, 2 tea, 2 coin" in lines


def test_events_alike_stand_in_one_line() -> None:
    game = woodlaw.new_game(PLAYERS, first="marquise")
    log = game.watch()
    game.play("1")
    told = [line.text for line in board.event_lines(game, log, 0)]
    assert told == [
        "marquise places a keep in 1",
        "marquise places 11 warriors in 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    ]


def test_events_of_others_alone_are_not_seen() -> None:
    game = woodlaw.new_game(PLAYERS)
    drawn = Event(1, verbs.DRAWN, 1, 3, 0, 1 << 1)
    assert board.event_lines(game, [drawn], 0) == board.event_lines(game, [drawn], None) == []
    assert len(board.event_lines(game, [drawn], 1)) == 1


def test_hidden_cards_change_nothing_that_is_shown() -> None:
    """A person sees the same in every game that they cannot tell from this one."""
    compared = different = 0
    for seed in range(2):
        you = seed
        for number, (game, rng) in enumerate(decisions(seed)):
            if game.is_over or game.seat_to_act != you or rng.random() > 0.1:
                continue
            other = game.redeal(you, number)
            words = [f"why {word}" for word in game.legal_words()]
            lines = ["board", "hand", "help", "why", *words, "why battle 7", "undo", "log"]
            assert talk(game.copy(), lines, you) == talk(other.copy(), lines, you)
            compared += 1
            different += game.position() != other.position()
    assert compared > 15 and different > compared / 2


def test_the_answers_of_a_person_tell_no_hidden_card() -> None:
    """What follows an answer is the same too, up to the next die, draw or other answer."""
    compared = 0
    for number, (game, rng) in enumerate(decisions(9)):
        if game.is_over or game.seat_to_act != 0:
            continue
        answer = game.words(rng.choice(game.legal_actions()))
        shown: list[str] = []
        for each in (game.copy(), game.redeal(0, number)):
            action = each.intent(answer)[0]
            log, outcomes = each.watch(), each.record_outcomes()
            each.apply(action)
            hidden = outcomes or any(event.verb == verbs.SHOWED_HAND for event in log)
            shown.append("" if hidden else str(board.event_lines(each, log, 0)))
        assert shown[0] == shown[1]
        compared += shown[0] != ""
    assert compared > 30


def test_colours_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def line(terminal: bool) -> str:
        out = io.StringIO()
        console = Console(file=out, width=80, highlight=False, force_terminal=terminal)
        board.say(console, "marquise spends a fox (6.5)")
        return out.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[31mfox" in line(True)
    assert line(False) == "marquise spends a fox (6.5)\n"
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in line(True)


def test_templates_name_what_there_is() -> None:
    known: defaultdict[str, str] = defaultdict(lambda: "x")
    for question in play.QUESTIONS.values():
        assert "{" not in question.text.format_map(known)

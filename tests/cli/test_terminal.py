"""Where answers are typed: a terminal with completion, a plain one, and what is asked first."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console
from screens import standing

from cli.talking import Lines, marquise_turn, talk
from woodlaw.cli import board
from woodlaw.cli.app import main
from woodlaw.cli.table.terminal import PipeReader, PromptReader, make_reader, no_words
from woodlaw.cli.table.wizard import Choices, Unfinished, Wizard
from woodlaw.game import Game
from woodlaw.records import read_record

ENTER = "\r"
TAB = "\t"
CTRL_C = "\x03"
PROMPT = ">"
CTRL_D = "\x04"


def typed(keys: str, *, lines: int = 1) -> list[str | None]:
    """The lines that a terminal with completion reads from these keys."""
    with create_pipe_input() as keyboard:
        keyboard.send_text(keys)
        reader = PromptReader(keyboard, DummyOutput())
        words: Callable[[list[str]], list[str]] = lambda typed: (  # noqa: E731
            ["march", "recruit"] if not typed else ["11", "12"]
        )
        return [reader.read(words) for _ in range(lines)]


# ---------------------------------------------------------------- typing


def test_tab_completes_the_word_at_the_cursor() -> None:
    assert typed(f"rec{TAB}{ENTER}") == ["recruit"]
    assert typed(f"march 1{TAB}2{ENTER}") == ["march 12"]


def test_each_person_has_a_history_of_their_own() -> None:
    with create_pipe_input() as keyboard:
        one, other = (PromptReader(keyboard, DummyOutput()) for _ in range(2))
        keyboard.send_text(f"märch{ENTER}")
        assert one.read(no_words) == "märch"
        assert one.session.history.get_strings() == ["märch"]
        assert other.session.history.get_strings() == []


def test_control_keys_end_nothing_by_accident(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(f"mar{CTRL_C}recruit{ENTER}") == ["recruit"]
    assert capsys.readouterr().out == ""
    assert typed(f"{CTRL_C}recruit{ENTER}") == ["recruit"]
    assert (
        "Type quit, or press Ctrl-D, to stop; what is answered is kept." in capsys.readouterr().out
    )
    assert typed(CTRL_D) == [None]


def test_a_pipe_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\n"))
    out = io.StringIO()
    reader = make_reader(Console(file=out))
    assert isinstance(reader, PipeReader) and not reader.is_terminal
    assert [reader.read(no_words), reader.read(no_words)] == ["one", None]
    assert out.getvalue() == "> one\n"


# ---------------------------------------------------------------- ending a phase


def test_a_person_says_twice_that_a_phase_ends_early() -> None:
    for answers in (["0", "0"], ["done", ""], ["0", "done"]):
        game = marquise_turn()
        out = talk(game, answers, terminal=True)
        assert "You can still: recruit, build, march, overwork, spend." in out
        assert game.question != "marquise.daylight.actions" or "-- Turn of Eyrie" in out


@pytest.mark.parametrize("between", ["hand", "frobnicate", "why recruit", "99"])
def test_what_is_said_between_takes_it_back(between: str) -> None:
    game = marquise_turn()
    before = game.save()
    out = talk(game, ["0", between, "", "0"], terminal=True)
    assert game.save() == before and out.count("You can still: ") == 2


def test_other_answers_are_taken_at_once() -> None:
    game = marquise_turn()
    assert "You can still" not in talk(game, ["march", "11", "12", "0"], terminal=True)
    assert game.question == "marquise.daylight.actions"
    assert "You can still" not in talk(marquise_turn(), ["0"])  # nor through a pipe


# ---------------------------------------------------------------- before a game


def choices(*lines: str) -> tuple[Choices, str]:
    """What these answers choose, and what is shown."""
    out = io.StringIO()
    console = Console(file=out, width=board.WIDTH, highlight=False, markup=False, emoji=False)
    return Wizard(console, Lines([*lines], is_terminal=True)).ask_all(), out.getvalue()


def test_enter_chooses_what_the_options_would() -> None:
    found, out = choices(*[""] * 9)
    assert found[:2] == ("marquise,eyrie", "marquise") and found.first is None
    assert found.deck == "standard"
    assert out.count("[") == out.count("]") >= 5


def test_numbers_and_words_choose() -> None:
    found, _ = choices("3", "eyrie, 3 vagabond:thief", "vagabond 1", "random", "2", "2")
    assert found.factions == "eyrie,alliance,vagabond:thief"
    assert found.you == "vagabond,eyrie" and found.bots == "random" and found.first == "eyrie"
    assert found.deck == "exiles"


def test_what_does_not_fit_is_asked_again() -> None:
    found, out = choices(
        *("9", "2", "eyrie", "eyrie eyrie", "eyrie otters", "eyrie alliance"),
        *("marquise", "eyrie", "otter", "random random", "random", "otter", "alliance"),
        *("frogs", "standard"),
    )
    assert found == Choices("eyrie,alliance", "eyrie", "random", found.map, "alliance", "standard")
    for told in (
        "9 is none of: 2, 3, 4",
        "2 factions are needed, not 1.",
        "Eyrie can play only once",
        "There is no faction otters; there is: marquise, eyrie, alliance",
        "marquise is none of: eyrie, alliance, none",
        "otter is none of: random, greedy",
        "2 bots for 1 seats",
        "otter is none of: chance, eyrie, alliance",
        "frogs is none of: standard, exiles",
    ):
        assert told in " ".join(out.split())


def test_an_unknown_faction_is_named_whatever_their_number() -> None:
    _, out = choices("3", "otter", "eyrie otter alliance marquise", "", "", "", "", "")
    assert out.count("There is no faction otter;") == 2 and "are needed" not in out


def test_back_goes_to_the_step_before() -> None:
    found, out = choices(
        *("back", "3", "back", "2", "eyrie alliance", "alliance", "back", "back"),
        *("marquise alliance", "alliance", "random", "back", "greedy", "alliance", ""),
    )
    assert found == Choices(
        "marquise,alliance", "alliance", "greedy", found.map, "alliance", "standard"
    )
    assert out.count("There is no step before this one.") == 1
    assert out.count("How many factions play?") == 3


def test_back_passes_over_what_is_not_asked() -> None:
    """Persons play all, so no bot is asked for; from who starts it goes back to who plays."""
    found, out = choices("", "", "1 2", "back", "2", "", "", "")
    assert found.you == "eyrie" and out.count("Which do you play?") == 2


def test_no_bot_is_asked_for_where_persons_play_all() -> None:
    found, out = choices("", "", "1 2", "", "")
    assert found.you == "marquise,eyrie" and "Which bot" not in out


def test_input_may_end_before_a_game() -> None:
    for length in range(5):
        for last in ([], ["quit"]):
            with pytest.raises(Unfinished):
                choices(*[""] * length, *last)


def test_what_an_option_says_is_not_asked() -> None:
    reader = Lines([""] * 4, is_terminal=True)
    found = Wizard(Console(file=io.StringIO()), reader).ask_all("autumn", "eyrie", "exiles")
    assert (found.map, found.first, found.deck) == ("autumn", "eyrie", "exiles")


# ---------------------------------------------------------------- a true terminal


def on_terminal(args: list[str], steps: list[tuple[str, str]], home: Path, term: str) -> str:
    """What the command shows on a terminal: each step waits for a text and a prompt
    behind it, and then types keys."""
    terminal, end = pty.openpty()
    environment = {**os.environ, "TERM": term, "WOODLAW_HOME": str(home), "COLUMNS": "80"}
    environment["PROMPT_TOOLKIT_NO_CPR"] = "1"  # nobody answers where the cursor is
    with subprocess.Popen(
        [sys.executable, "-m", "woodlaw.cli.app", *args],
        stdin=end,
        stdout=end,
        stderr=end,
        env=environment,
        close_fds=True,
    ) as run:
        os.close(end)
        shown, place, patience = "", 0, time.monotonic() + 60
        try:
            for text, keys in steps:
                while PROMPT not in shown[place:].partition(text)[2]:
                    assert time.monotonic() < patience, (text, shown[place:])
                    more = read_some(terminal)
                    assert more is not None, (text, shown[place:])
                    shown += more
                place = len(shown)
                os.write(terminal, keys.encode())
            while (more := read_some(terminal)) is not None and time.monotonic() < patience:
                shown += more
            assert run.wait(20) == 0
        finally:
            run.kill()
            os.close(terminal)
    return shown


def read_some(terminal: int) -> str | None:
    """What a terminal shows next, perhaps nothing; None at its end."""
    if not select.select([terminal], [], [], 0.2)[0]:
        return ""
    try:
        return os.read(terminal, 4096).decode(errors="replace") or None
    except OSError:
        return None


def test_a_game_on_a_terminal(tmp_path: Path) -> None:
    shown = on_terminal(
        ["play", "--terminal", "--seed", "3", "--first", "marquise"],
        [
            ("How many factions play?", ENTER),
            ("Which, in clockwise order?", ENTER),
            ("Which do you play?", ENTER),
            ("Which bot", f"random{ENTER}"),
            ("With which deck?", ENTER),
            ("Choose the corner clearing", f"1{ENTER}"),
            ("first sawmill", f"1{ENTER}"),
            ("first workshop", f"5{ENTER}"),
            ("first recruiter", f"9{ENTER}"),
            ("Press Enter for the map", ENTER),
            ("Choose an action", CTRL_C),
            ("Type quit, or press Ctrl-D", CTRL_D),
        ],
        tmp_path,
        "xterm",
    )
    assert "Eyrie is playing ..." in shown
    assert "the game stops here, unfinished." in " ".join(shown.split())
    (path,) = (tmp_path / "games").iterdir()
    record = read_record(path)
    assert record.header.players == ["person", "random"] and len(record.lines) > 1


def test_a_terminal_that_can_do_nothing(tmp_path: Path) -> None:
    shown = on_terminal(
        ["play", "--terminal", "--seed", "3", "--first", "marquise", "--you", "marquise"],
        [("keep (6.3.2)", "1\n"), ("sawmill (6.3.4)", "quit\n")],
        tmp_path,
        "dumb",
    )
    assert "\x1b" not in shown and "places a keep in 1 (6.3.2)" in shown


def test_without_a_terminal_nothing_is_asked_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play"]) == 0
    assert "How many factions" not in capsys.readouterr().out


# ---------------------------------------------------------------- what is spared


def eyrie_without_a_craft() -> Game:
    """The Eyrie before the Decree (7.5.1): a roost in 3, a rabbit clearing, and a card that
    takes a fox to craft (4.1.1)."""
    return standing(
        ["eyrie", "marquise"],
        clearings={3: ["eyrie roost", "eyrie warrior 6"], 1: ["marquise warrior 1"]},
        boards={"eyrie": {"leader": "despot"}},
        hands={"eyrie": ["anvil"]},
        step="birdsong.add",
    )


def test_a_person_alone_is_spared_what_only_done_answers() -> None:
    game = eyrie_without_a_craft()
    out = talk(game, ["anvil", "move", "quit"], terminal=True)
    assert "Only done: Craft before the Decree? (7.5.1)" in out
    assert game.question == "eyrie.daylight.decree"


@pytest.mark.parametrize("lines", [["anvil", "move"], ["", "", "anvil", "move", ""]])
def test_programs_and_several_persons_are_asked(lines: list[str]) -> None:
    """Of two persons, the one who waits could tell a hand by what is passed over."""
    game = eyrie_without_a_craft()
    persons = (0, 1) if len(lines) > 2 else (0,)
    out = talk(game, [*lines, "quit"], *persons, terminal=len(persons) == 2)
    assert "Craft before the Decree? (7.5.1)" in out and "Only done" not in out
    assert game.question == "eyrie.daylight.craft"

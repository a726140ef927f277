"""``woodlaw play`` opens the browser on a game where there is one."""

from __future__ import annotations

import io
import sys
from urllib.parse import parse_qs, urlsplit

import pytest

from woodlaw.cli import browser
from woodlaw.cli.app import main


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths on which a browser would be opened, on a machine that has one."""
    paths: list[str] = []
    monkeypatch.setattr(browser, "is_at_hand", lambda: True)
    monkeypatch.setattr(browser, "is_client_here", lambda: True)
    monkeypatch.setattr(browser, "play_in_browser", paths.append)
    return paths


def test_without_options_it_opens_on_a_game_against_a_bot(opened: list[str]) -> None:
    assert main(["play"]) == 0
    (path,) = opened
    assert urlsplit(path).path == "/start"
    query = parse_qs(urlsplit(path).query)
    assert query == {"seats": ["marquise=me,eyrie=greedy"], "printing": ["p16"]}


def test_the_game_is_the_one_that_the_options_describe(opened: list[str]) -> None:
    words = "play --factions alliance,vagabond:thief,eyrie --you vagabond --bots random,greedy"
    assert main([*words.split(), "--seed", "7", "--deck", "exiles", "--first", "eyrie"]) == 0
    query = parse_qs(urlsplit(opened[0]).query)
    assert query == {
        "seats": ["alliance=random,vagabond:thief=me,eyrie=greedy"],
        "deck": ["exiles"],
        "first": ["eyrie"],
        "printing": ["p16"],
        "seed": ["7"],
    }


@pytest.mark.parametrize("option", [["--terminal"], ["--you", "none"]])
def test_some_games_are_the_terminals(
    opened: list[str], option: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("WOODLAW_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--seed", "3", *option]) == 0
    assert opened == []


def test_a_wrong_option_is_refused_before_anything_opens(opened: list[str]) -> None:
    assert main(["play", "--factions", "marquise,foxes"]) == 2
    assert opened == []


def test_a_browser_is_at_hand_before_a_screen_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stream:
        def __init__(self, is_terminal: bool) -> None:
            self.is_terminal = is_terminal

        def isatty(self) -> bool:
            return self.is_terminal

    monkeypatch.setattr("webbrowser.get", lambda: None)
    monkeypatch.setattr(sys, "platform", "linux")
    for stdin, display, expected in ((True, ":0", True), (False, ":0", False), (True, "", False)):
        monkeypatch.setattr(sys, "stdin", Stream(stdin))
        monkeypatch.setattr(sys, "stdout", Stream(True))
        for name in browser.DISPLAYS:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("DISPLAY", display)
        assert browser.is_at_hand() is expected, (stdin, display)

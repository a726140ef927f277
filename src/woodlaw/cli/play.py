"""``woodlaw play``: in the browser, or persons and bots at one terminal or through a pipe."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console

from woodlaw import i18n
from woodlaw.cards.deck import DECKS, STANDARD
from woodlaw.cli import board, browser
from woodlaw.cli.errors import InputError
from woodlaw.cli.language import Lang
from woodlaw.cli.record import keep, tidy
from woodlaw.cli.simulate import names
from woodlaw.cli.table.seats import DEFAULT_BOT, players_of, sit_down, who_plays
from woodlaw.cli.table.terminal import make_reader
from woodlaw.cli.table.wizard import Unfinished, Wizard
from woodlaw.cli.table_mode import check_nobody_else, play_at_table
from woodlaw.engine.state import FIRST_SEAT
from woodlaw.game import Game, new_game
from woodlaw.records import RecordError
from woodlaw.records.lines import PERSON

EXAMPLES = (
    "Examples: woodlaw play; woodlaw play --you eyrie --seed 7; "
    "woodlaw play --factions alliance,marquise,vagabond:thief --you alliance,marquise; "
    "woodlaw play --you none | less; yes 1 | woodlaw play"
)

FACTIONS = "marquise,eyrie"
MAP = "autumn"


def play(
    factions: Annotated[
        str | None,
        typer.Option(
            help="Factions in clockwise order.", metavar="NAME,NAME", show_default=FACTIONS
        ),
    ] = None,
    you: Annotated[
        str | None,
        typer.Option(
            help="Yours; several: persons by turns; none: bots play it out.",
            metavar="NAME,NAME",
            show_default="the first",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bot of the others, or one for each.",
            metavar="NAME,NAME",
            show_default=DEFAULT_BOT,
        ),
    ] = None,
    map_name: Annotated[
        str | None, typer.Option("--map", help="The map.", show_default=MAP)
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(help=f"The deck: {', '.join(DECKS)}.", show_default=STANDARD),
    ] = None,
    printing: Annotated[str, typer.Option(help="Printing of the Law: p16, p6, p4.")] = "p16",
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed, the same dice and draws.", show_default="by chance"),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(metavar="FACTION", help="Who starts.", show_default="by chance"),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="Keep the game in this new file.",
            show_default="in your folder of games",
        ),
    ] = None,
    lang: Lang = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
    ] = False,
    at_table: Annotated[
        bool,
        typer.Option("--table", help="People with the real box: woodlaw judges and counts."),
    ] = False,
) -> None:
    """Play a game, alone against bots or several persons by turns: in the browser, if there is one.

    With --terminal or --record, without a display or through a pipe it is played in the terminal.
    There you are asked what to play if no option says it; type help at any question. Each answer
    is kept at once, so that "woodlaw resume" goes on with a game that was stopped or killed.
    """
    in_browser = not terminal and not at_table and file is None and has_browser()
    if at_table:
        check_nobody_else(you, bots, seed)
    console = board.make_console()
    reader = make_reader(console)
    asks = reader.is_terminal and not at_table and not in_browser
    if asks and factions is None and you is None and bots is None:
        try:
            chosen = Wizard(console, reader).ask_all(map_name, first, deck)
        except (Unfinished, KeyboardInterrupt):
            board.say(console, i18n.text("no-game"))
            return
        factions, you, bots, map_name, first, deck = chosen
    asked_seed = seed
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    players = [*names(FACTIONS if factions is None else factions, "--factions")]
    try:
        game = new_game(
            players,
            map=map_name or MAP,
            deck=deck or STANDARD,
            printing=printing,
            first=first,
            seed=seed,
            explicit_chance=True,
        )
    except ValueError as error:
        raise InputError(str(error)) from None
    if at_table:
        play_at_table(game, file)
        return
    who = players_of(game.seats, you, bots)
    if in_browser and PERSON in who:
        path = browser.address(
            players,
            who,
            map=map_name,
            deck=deck,
            printing=printing,
            first=first,
            seed=asked_seed,
        )
        browser.play_in_browser(path)
        return
    recorder = keep(game, who, seed, file)
    welcome(console, game, who, seed, kept=recorder is not None)
    table = sit_down(game, who, console, seed, recorder)
    with recorder or contextlib.nullcontext():
        try:
            table.play()
        except RecordError as error:
            raise InputError(str(error)) from None
    if recorder is not None and file is None:
        tidy(recorder)


def has_browser() -> bool:
    """Whether a game can be played in a browser here; where only the client lacks, it is said."""
    if not browser.is_at_hand():
        return False
    if not browser.is_client_here():
        typer.echo("woodlaw: in the terminal, for the browser client was not built", err=True)
        return False
    return True


def welcome(console: Console, game: Game, who: list[str], seed: int, kept: bool) -> None:
    """Say what is played, and by whom."""
    words = game.setup.words
    board.say(
        console,
        i18n.text(
            "welcome",
            players=who_plays(game, who),
            map=f"map-{words['map']}",
            deck=f"deck-{words['deck']}",
            printing=str(words["printing"]),
            seed=str(seed),
            starter=f"faction-{game.seats[int(game.state.turn[FIRST_SEAT])]}",
        ),
    )
    if PERSON in who:
        board.say(console, i18n.text("type-help"))
    if not kept:
        board.say(console, i18n.text("will-not-be-kept"))

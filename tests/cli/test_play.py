"""``woodlaw play``: whole games through a pipe, and what a person can say at a question."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

import pytest
from helpers import decisions, line_up

import woodlaw
from cli.talking import PLAYERS, Lines, give, marquise_turn, piped, table_of, talk
from woodlaw import i18n
from woodlaw.cards.deck import DECKS
from woodlaw.cli import board
from woodlaw.cli.app import main
from woodlaw.cli.table import commands, questions
from woodlaw.cli.table.person import Person
from woodlaw.cli.table.scenario import scenario_text
from woodlaw.cli.table.table import Table
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import find_card
from woodlaw.engine import verbs
from woodlaw.engine.cards import count, shift
from woodlaw.engine.ids import CHANCE, DECK, WARRIORS
from woodlaw.engine.procedure import ASK
from woodlaw.engine.state import Event
from woodlaw.factions.registry import FACTIONS
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.law import registry
from woodlaw.position import read_position
from woodlaw.questions import message_of, variables
from woodlaw.records import Answer, read_record
from woodlaw.scenarios.reader import read_scenarios
from woodlaw.scenarios.runner import run_scenario

# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("factions", "you"),
    [
        ("marquise,eyrie", "marquise"),
        ("marquise,eyrie", "eyrie"),
        ("eyrie,marquise", "marquise,eyrie"),
        ("marquise,eyrie,alliance", "marquise"),
        ("vagabond:thief,alliance,marquise,eyrie", "vagabond"),
    ],
)
def test_a_whole_game_through_a_pipe(factions: str, you: str) -> None:
    options = ["--factions", factions, "--seed", "3", "--you", you, "--bots", "random"]
    run = piped(b"1\n" * 20_000, *options)
    out = run.stdout.decode()
    assert (run.returncode, run.stderr) == (0, b"")
    closing = " ".join(out.splitlines()[-2:])  # it may be too long for one line
    assert "Game over: " in closing and "the winner is " in closing
    assert max(map(len, out.splitlines())) < board.WIDTH
    assert "\x1b" not in out and not any(line.endswith(" ") for line in out.splitlines())


def test_numbers_and_words_at_random() -> None:
    for seed in range(2):
        rng = Random(seed)
        lines = [
            rng.choice(["done", "undo", "why", "hand", *map(str, range(13))]) for _ in range(20_000)
        ]
        game = woodlaw.new_game(PLAYERS, seed=seed)
        out = talk(game, lines, seed, counts=True)
        assert game.is_over and out.splitlines()[-1].startswith("Game over: ")
        assert max(map(len, out.splitlines())) < board.WIDTH
        assert game.status() == []


def test_bots_play_it_out() -> None:
    options = ["--you", "none", "--bots", "random", "--seed", "5", "--first", "eyrie"]
    run = piped(b"", *options, "--terminal")
    out = run.stdout.decode()
    assert run.returncode == 0 and "Eyrie starts." in out
    assert piped(b"", *options).stdout == run.stdout
    assert "Game over: " in out
    assert not re.search(r" gets (?!an item)", out)  # nobody's draws are a spectator's to see


def test_a_game_cut_short_has_no_winner() -> None:
    game = woodlaw.new_game(PLAYERS, seed=1, max_rounds=1)
    table, out = table_of(game, Lines([]))
    table.play()
    assert out.getvalue().splitlines()[-1].startswith("Game over: no winner. Points: ")


class FirstOutcome:
    """Says that chance events come out as the first way they can; stops after so many."""

    def __init__(self, most: int) -> None:
        self.left = most

    def outcome(self, table: Table) -> int | None:
        self.left -= 1
        return table.game.legal_actions()[0] if self.left >= 0 else None


def test_chance_can_be_answered_by_somebody_else() -> None:
    game = woodlaw.new_game(PLAYERS, seed=1, explicit_chance=True)
    table, out = table_of(game, Lines(["1"] * 50), 0, counts=True)
    table.chance = FirstOutcome(7)  # who starts, and three cards each
    table.play()
    assert game.seat_to_act == CHANCE and not game.is_over
    # The first outcome is seat 0, and of a draw the lowest card of the deck: both are drawn.
    assert "Marquise starts" in out.getvalue()
    bird = find_card(game.setup, "ambush-bird")
    assert count(game.state, DECK, bird) == 0


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


def test_done_is_always_0_and_never_1() -> None:
    for seed in range(4):
        for game, _ in decisions(seed):
            if not game.is_over:
                keys = {option.word: option.key for option in questions.options_of(game)}
                assert keys.get("done", "0") == "0" and len({*keys.values()}) == len(keys)
                assert [word for word in keys if keys[word] == "0"] in (["done"], ["0"], [])


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--factions", "marquise,otters"], "otters"),
        (["--factions", "marquise"], "seats for 2"),
        (["--factions", "marquise,marquise"], "Marquise can play only once"),
        (["--you", "otters"], "otters"),
        (["--map", "spring"], "spring"),
        (["--deck", "tarot"], "tarot"),
        (["--printing", "p99"], "p99"),
        (["--seed", "seven"], "--seed"),
        (["--first", "otters"], "otters"),
        (["--factions", "marquise,,eyrie"], "--factions"),
        (["--factions", "vagabond:otter,eyrie"], "otter"),
        (["--factions", "vagabond:thief,vagabond:thief"], "Thief can play only once"),
        (["--factions", "corvids,marquise", "--table"], "not with the Corvids"),
        (["--you", "marquise,marquise"], "named twice"),
        (["--you", "none,eyrie"], "none"),
        (["--you", ""], "--you"),
        (["--factions", ""], "--factions"),
        (["--bots", ""], "--bots"),
        (["--bots", "otter"], "--bots: no bot 'otter'"),
        (["--bots", "random,random"], "2 bots for 1 seats without a person"),
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
    march = next(o for o in questions.options_of(numbered) if o.word == "march")
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
    assert "Clearing 1 is not adjacent; adjacent are: 3, 6, 12 (2.2.1)" in out
    assert "'frobnicate' does not answer what is asked here" in out
    assert out.count("Choose an action; left: 3 (6.5)") == 2  # at first, and at the empty line


def test_a_mistyped_clearing_counts_options_through_a_pipe_alone() -> None:
    typed = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    out = talk(typed, ["1", "1", "1"])
    assert "Clearing 1 has no open slot (Marquise warrior 1, Marquise sawmill 1" in out
    assert typed.question == "marquise.setup.workshop"
    sent = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    talk(sent, ["1", "1", "1"], counts=True)
    assert sent.question == "marquise.setup.recruiter"


def test_a_question_with_one_open_answer_is_not_asked() -> None:
    game = marquise_turn()
    out = talk(game, ["march", "11", "12"])
    assert "Only 1: How many warriors move from 11 to 12? (4.2)" in out
    assert game.question == "move.origin"


def test_every_question_has_its_words() -> None:
    asked = {
        f"{procedure.name}.{step.name}"
        for deck in DECKS
        for procedure in woodlaw.new_game([*FACTIONS], deck=deck).setup.procedures
        for step in procedure.steps
        if step.role == ASK
    }
    assert not [name for name in asked if not i18n.has(message_of(name))]
    assert {name.replace(".", "-") for name in asked} >= question_messages()


def question_messages() -> set[str]:
    """The messages of questions that are in the texts of the rules, windows and glosses aside."""
    names = {
        line.split(" =")[0]
        for package in i18n.text_packages()
        for line in i18n.resource(package, file="questions").splitlines()
        if re.match(r"[a-z]", line)
    }
    return {name for name in names if name != "window" and not name.startswith("gloss-")}


def test_commands_shadow_no_answer() -> None:
    told = i18n.text("help")
    words = (*commands.COMMANDS, commands.QUIT)
    assert not {entry.word for entry in manifest().values()} & {*words}
    for command in words:
        assert command in told
    assert max(map(len, told.splitlines())) < board.WIDTH


def test_every_question_reads_well() -> None:
    seen: dict[str, str] = {}
    for seed in range(8):
        for game, _ in decisions(seed):
            if not game.is_over and game.question not in seen:
                text = questions.sentence(game)
                assert game.question not in text and "{" not in text, text
                assert len(questions.option_cells(questions.options_of(game))) == len(
                    game.legal_actions()
                )
                seen[game.question] = text
    assert len(seen) > 30
    assert seen["battle.ambush"].startswith(("Marquise attacks you", "Eyrie attacks you"))


# ---------------------------------------------------------------- commands


def test_why() -> None:
    game = marquise_turn()
    before = game.save()
    out = talk(game, ["why battle eyrie 12", "why recruit", "why 1", "why", "why frobnicate"])
    assert game.save() == before
    assert "No. There is no enemy piece to battle in clearing 12 (Marquise warrior 1)" in out
    assert "(4.3)" in out
    assert out.count("Marquise places a warrior in 9 (6.5.3)") == 2  # option 1 is to recruit
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


def test_standing_answers() -> None:
    game = marquise_turn()
    lines = ["recruit this turn", "standing", "undo", "standing", "move 1 2 always"]
    out = talk(game, [*lines, "always", "revolt always", "craft before always"])
    assert "Standing answer, this turn: recruit." in out
    assert "1 Choose an action; left: ... recruit (this turn)" in " ".join(out.split())
    assert "You have no standing answers." in out[out.index("Taken back.") :]
    assert out.count("A standing answer is one answer, or several") == 3
    assert "'revolt' does not answer what is asked here" in out
    out = talk(marquise_turn(), ["recruit always", "standing clear", "standing", "standing x"])
    assert "One standing answer is cleared." in out and "standing takes no words, or clear" in out


def test_standing_answers_are_given_shown_and_taken_back() -> None:
    game = marquise_turn()
    # The second move of a march is passed by itself, the first cannot be.
    first = ["march", "11", "12", "done always"]
    out = talk(game, [*first, "march", "12", "11", "1", "standing", "undo", "log 3"])
    told = "Your standing answer, always, done: Choose the clearing to move from (4.2)"
    assert out.count(told) == 1
    assert out.index("moves 1 from 12 to 11") < out.index(told)
    assert out.count("Taken back.") == 1 and told not in out[out.index("Taken back.") :]
    assert game.question == "move.number"


def test_a_standing_answer_is_recorded_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["1", "1", "5", "9", "march", "11", "12", "done always", "march", "12", "11", "1"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    file = tmp_path / "game.jsonl"
    options = ["--first", "marquise", "--seed", "3", "--bots", "random", "--record", str(file)]
    assert main(["play", *options]) == 0
    acts = [line.act for line in read_record(file).lines if isinstance(line, Answer)]
    assert acts[-10:] == ["march", "11", "12", "1", "done", "march", "12", "11", "1", "done"]


def test_an_answer_given_unasked_can_be_taken_back_alone() -> None:
    """Where the person's own answer before it is out of reach."""
    game = woodlaw.new_game(PLAYERS, seed=3, first="marquise")
    table, _ = table_of(game, Lines([]), 0)
    for word in ("1", "1", "5", "9", "3", "despot"):
        game.play(word)
    table.standing.tell(game, ["recruit"], "always")
    person = table.players[0]
    assert isinstance(person, Person)
    person.turn = 0
    assert table.go_on() and game.state.there(0, 9) == 2
    assert table.take_back(0) and game.state.there(0, 9) == 1
    assert not table.take_back(0)


def test_undo_stops_at_a_draw_and_at_the_other_player() -> None:
    out = talk(marquise_turn(), ["recruit", "done", "undo"], bot_seed=1)
    assert "Taken back" not in out and "There is nothing to take back: " in out


def test_undo_stops_at_a_shown_hand() -> None:
    game = marquise_turn()
    give(game, 0, "codebreakers")
    card = find_card(game.setup, "codebreakers")
    shift(game.state, card, game.setup.hand_zone(0), game.setup.area_zone(0))
    out = talk(game, ["codebreakers", "undo", "hand"])
    assert "nothing to take back: something hidden was shown to you since." in out
    assert out.count("You know of Eyrie, holding 3 cards: ") == 2


@pytest.mark.parametrize("kind", ["raid", "bomb"])
def test_undo_stops_where_a_hidden_plot_was_removed(kind: str) -> None:
    """13.7.4: that it was a raid shows by its effect, and that it was none as nothing happens."""
    words = {
        "turn": "vagabond",
        "step": "daylight.actions",
        "clearings": {"8": ["vagabond pawn", "corvids plot"]},
        "boards": {
            "corvids": {"plot-8": kind},
            "vagabond": {"character": "ranger", "crossbow": 1, "torch": 1},
        },
    }
    game = Game(read_position(make_setup(["vagabond:ranger", "corvids"]), words))
    out = talk(game, ["strike corvids plot", "undo"])
    assert "nothing to take back: something hidden was shown to you since." in out


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
    assert written == scenario_text(game)


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
            file.write_text(scenario_text(game), encoding="utf-8")
            assert run_scenario(read_scenarios(file)[0]).failure is None, game.question
    assert len(written) > 25


def test_the_law_is_read_without_leaving() -> None:
    asked = ["4.2.1", "ambush", "", "xyzzy", "99.1", "9.2.9.II.b"]
    out = talk(marquise_turn(), [f"law {words}".strip() for words in asked])
    assert f"4.2.1 {registry.clause('4.2.1').title}: {registry.clause('4.2.1').text[:20]}" in out
    assert "9.2.9.2.2 Moving with Ally: " in out  # by the number on paper
    assert "  4.3.1 Defender May Ambush" in out
    assert "6.5 Daylight: " in out and "  6.5.4 " in out  # the question's, with its parts
    assert "No clause fits xyzzy." in out and "No clause fits 99.1." in out


def test_the_law_is_read_in_the_language_that_is_spoken() -> None:
    """By number, with its parts and by a word of the title: not in English."""
    with i18n.speaking("pt-BR"):
        numbered = talk(marquise_turn(), ["law 4.3"])
        found = talk(marquise_turn(), ["law emboscada", "law ambush"])
    assert f"4.3 Batalhar: {registry.clause('4.3', lang='pt-BR').text[:20]}" in numbered
    assert "  4.3.1 Defensor Pode Emboscar" in numbered
    assert "  2.1.2 Cartas de Emboscada" in found
    assert "Nenhum artigo combina com ambush." in found


def test_why_says_what_comes_next() -> None:
    game = marquise_turn()
    out = talk(game, ["why march", "why done", "move 1 11 3", "0", "why battle eyrie 3"])
    assert "Then: Choose the clearing to move from (4.2)" in out
    assert out.count("Then dice or cards decide") == 1  # the draw of Evening
    assert "Then Eyrie is asked" in out  # about an ambush


def test_why_says_what_would_be_legal_and_what_is_in_a_clearing() -> None:
    game = marquise_turn()
    for words in ("move 1 warrior 11 99", "clearing 12"):
        found, out = game.explain(words), " ".join(talk(game, [f"why {words}"]).split())
        told = [*found.remedies, *(fact.text for fact in found.clearing)]
        assert told
        assert all(" ".join(each.split()) in out for each in told)


def test_one_board_by_its_faction() -> None:
    before = talk(marquise_turn(), ["quit"])
    for words, named in (("board eyrie", "Eyrie"), ("board MINE", "Marquise")):
        out = talk(marquise_turn(), [words, "quit"])[len(before.partition("The game stops")[0]) :]
        assert out.startswith(f"{named}: 0 points") and out.count(" points, ") == 1


def test_other_commands() -> None:
    lines = ["board", "hand", "log", "log 1", "log x", "help", "?", "hand 1", "table", "board 99"]
    out = talk(marquise_turn(), [*lines, "discard", "board 8", "map", "save"])
    assert out.count("Your hand: 3 cards") == 2
    assert out.count("Decree") == 3  # at first, by board and by table
    assert "log takes the number of lines to show" in out
    assert "hand takes no words after it." in out
    told = "board takes no words, a clearing from 1 to 12, or whose board: mine, marquise, eyrie."
    assert told in " ".join(out.split())
    assert out.count("scenario NAME") == 2
    assert "Discard pile: 0 cards" in out
    assert "Clearing 8: fox" in out
    assert "This game is not kept" in out


# ---------------------------------------------------------------- what is shown


def test_a_clearing_says_what_stands_there() -> None:
    lines = talk(marquise_turn(), ["march", "11"]).splitlines()
    assert "   1  fox: you 1 + sawmill + keep + wood" in lines
    assert any(line.startswith("   3  rabbit: eyrie 6 + roost") for line in lines)


def test_whom_to_battle_says_what_they_have_there() -> None:
    for game, _ in decisions(3, line_up(3)):
        if game.question == "battle.defender":
            break
    clearing = variables(game)["clearing"]
    assert isinstance(clearing, int)
    for option in questions.options_of(game):
        kind = game.setup.kind(game.seats.index(option.word), WARRIORS)
        warriors = int(game.state.there(kind, clearing))
        assert re.match(rf"{warriors}\b" if warriors else r"[a-z]", option.gloss)


def test_events_alike_stand_in_one_line() -> None:
    game = woodlaw.new_game(PLAYERS, first="marquise")
    log = game.watch()
    game.play("1")
    told = [line.text for line in board.event_lines(game, log, 0)]
    assert told == [
        "Marquise places a keep in 1",
        "Marquise places 11 warriors in 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12",
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

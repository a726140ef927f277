"""Standing answers: given as told, only where legal, and only as long as told."""

from __future__ import annotations

import pytest
from cli.talking import marquise_turn
from helpers import LINE_UPS, decisions, line_up

import woodlaw
from woodlaw.codec.manifest import manifest
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.questions import answer_sort
from woodlaw.standing import Standing, parse
from woodlaw.vocabulary import ALWAYS, THIS_PHASE, THIS_TURN


def answers(standing: Standing, game: Game) -> str | None:
    """The word that answers the pending question, if one does."""
    found = standing.answer(game)
    return None if found is None else game.words(found[1])


def play_to(game: Game, question: str) -> None:
    """Answer with the first legal action up to a question."""
    for _ in range(200):
        if game.question == question:
            return
        game.apply(game.legal_actions()[0])
    raise AssertionError(f"{question} does not come")


def test_only_what_was_told_is_answered() -> None:
    game, standing = marquise_turn(), Standing()
    assert answers(standing, game) is None
    standing.tell(game, ["recruit"], ALWAYS)
    assert answers(standing, game) == "recruit"
    game.play("recruit")
    assert game.question == "marquise.daylight.actions"
    assert answers(standing, game) is None  # it is legal once a turn, and nothing else was told
    game.play("march")
    assert answers(standing, game) is None  # another question


def test_the_first_answer_that_is_legal_is_given() -> None:
    game, standing = marquise_turn(), Standing()
    standing.tell(game, ["recruit", "done"], THIS_TURN)
    assert answers(standing, game) == "recruit"
    game.play("recruit")
    assert answers(standing, game) == "done"


@pytest.mark.parametrize(
    ("scope", "lasts"), [(ALWAYS, True), (THIS_TURN, False), (THIS_PHASE, False)]
)
def test_it_lasts_as_long_as_told(scope: str, lasts: bool) -> None:
    game, standing = marquise_turn(), Standing()
    standing.tell(game, ["done"], scope)
    game.play("recruit")
    assert answers(standing, game) == "done"
    game.play("done")
    play_to(game, "marquise.daylight.actions")
    assert answers(standing, game) == ("done" if lasts else None)
    assert len(standing.told) == lasts  # what is over is forgotten


def test_a_phase_is_shorter_than_a_turn() -> None:
    """The question for losses can come in any phase, so that a phase's answer ends with it."""
    game = marquise_turn()
    for scope, lasts in ((THIS_PHASE, False), (THIS_TURN, True)):
        standing = Standing()
        standing.tell(game, ["done"], scope)
        later = game.copy()
        later.play("done")  # Evening, and the turn of the Eyrie behind it
        evening = game.copy()
        evening.state.turn[2] += 1  # the phase
        assert (answers(standing, evening) == "done") == lasts


def test_another_seat_is_not_answered_for() -> None:
    game, standing = woodlaw.new_game(["marquise", "eyrie"], seed=3, first="marquise"), Standing()
    for word in ("1", "1", "5", "9", "3"):
        game.play(word)
    standing.tell(game, ["despot"], ALWAYS)
    assert [told.seat for told in standing.of(1)] == [1] and standing.of(0) == []
    standing.told = tuple(told._replace(seat=0) for told in standing.told)
    assert answers(standing, game) is None


def test_a_later_answer_replaces_an_earlier_one() -> None:
    game, standing = marquise_turn(), Standing()
    standing.tell(game, ["recruit"], ALWAYS)
    told = standing.tell(game, ["march"], THIS_TURN)
    assert standing.of(0) == [told] and answers(standing, game) == "march"
    standing.forget(told)
    assert standing.of(0) == [] and answers(standing, game) is None


def test_words_that_never_answer_are_refused() -> None:
    game, standing = marquise_turn(), Standing()
    for word in ("frobnicate", "7", "ambush-fox", "revolt"):
        with pytest.raises(IllegalAction):
            standing.tell(game, ["done", word], ALWAYS)
    assert standing.told == ()


def test_pieces_that_are_not_there_now_can_be_told() -> None:
    games = (game for seed in range(20) for game, _ in decisions(seed, line_up(seed)))
    game = next(game for game in games if game.question == "losses.piece")
    standing, legal = Standing(), game.legal_words()
    absent = next(word for word in ("sawmill", "recruiter", "roost") if word not in legal)
    standing.tell(game, [absent, legal[0]], ALWAYS)
    assert answers(standing, game) == legal[0]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("0 always", (["0"], ALWAYS)),
        ("done this turn", (["done"], THIS_TURN)),
        ("warrior before roost before keep this phase", (["warrior", "roost", "keep"], THIS_PHASE)),
        ("always", ([], ALWAYS)),
        ("this turn", ([], THIS_TURN)),
        ("done", None),
        ("move 1 warrior 7 8", None),
        ("move 1 7 8 always", ([], ALWAYS)),
        ("warrior before always", ([], ALWAYS)),
        ("before roost always", ([], ALWAYS)),
    ],
)
def test_parse(words: str, found: tuple[list[str], str] | None) -> None:
    assert parse(words.split()) == found


@pytest.mark.parametrize("seed", range(len(LINE_UPS)))
def test_what_is_told_is_of_the_sort_that_the_question_is_about(seed: int) -> None:
    """A number is a clearing's in one question and a count in another, as the options say."""
    setup = line_up(seed)
    for game, _ in decisions(seed, setup):
        if game.is_over:
            break
        for action in game.legal_actions():
            sort = manifest()[action].sort
            if sort in ("clearing", "number", "forest", "seat", "leader", "mood", "character"):
                assert answer_sort(setup, game.question, game.words(action)) == sort, game.question

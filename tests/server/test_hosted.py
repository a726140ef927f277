"""A hosted game without any server: steps judged, taken, read again, taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from woodlaw.engine import verbs
from woodlaw.engine.ids import PIECE_PLOT
from woodlaw.engine.state import EVERYBODY, Event
from woodlaw.game_setup import make_setup
from woodlaw.records import fingerprint
from woodlaw.records.lines import PERSON
from woodlaw.server.errors import FORBIDDEN, ILLEGAL, INVALID, NOT_NOW, STALE, Refused
from woodlaw.server.hosted import Ask, Hosted, Judged, Proposal, Step
from woodlaw.server.terms import Terms, agree
from woodlaw.undo import tells

ALL = frozenset(range(6))


def terms_of(*players: str, seed: int | None = None, rounds: int = 6) -> Terms:
    return agree(
        list(players),
        [PERSON] * len(players),
        setup={"first": players[0].partition(":")[0], "max_rounds": rounds},
        seed=seed,
    )


class Table:
    """A hosted game and what would be stored of it."""

    def __init__(self, terms: Terms, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.hosted = Hosted(terms, self.rng.getrandbits)
        self.steps: list[Step] = []
        self.do(self.hosted.begin())

    def do(self, judged: Judged) -> None:
        self.steps.append(judged.step)
        if judged.is_far:
            self.hosted = self.again()
        else:
            self.hosted.take(judged)

    def ask(self, *seats: int, key: str | None = None) -> Ask:
        """Who is asked, unless seats are named."""
        asked = frozenset(seats) or frozenset({self.hosted.asked or 0})
        return Ask(asked, self.hosted.now.at, f"token of {min(asked)}", key)

    def play(self, words: str) -> None:
        self.do(self.hosted.play(self.ask(), words))

    def play_at_random(self, most: int) -> None:
        for _ in range(most):
            if self.hosted.is_over:
                return
            self.do(self.hosted.play(self.ask(), self.rng.choice(self.options())))

    def options(self) -> list[int]:
        return self.hosted.game.legal_actions()

    def again(self) -> Hosted:
        """The game as its steps alone make it."""
        return Hosted.replayed(self.hosted.terms, Random(99).getrandbits, self.steps)


def refused(do: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        do()
    return caught.value


def marquise_daylight() -> Table:
    """The Marquise is asked for an action in her first Daylight."""
    table = Table(terms_of("marquise", "eyrie"))
    while table.hosted.game.question != "marquise.daylight.actions":
        table.do(table.hosted.play(table.ask(), table.options()[0]))
    return table


@pytest.mark.parametrize(
    "players",
    [
        ("marquise", "eyrie"),
        ("corvids", "vagabond:thief", "alliance", "hundreds"),
    ],
)
@pytest.mark.parametrize("seed", [None, 7])
def test_a_game_is_the_sum_of_its_steps(players: tuple[str, ...], seed: int | None) -> None:
    table = Table(terms_of(*players, seed=seed, rounds=4))
    rng = Random(5)
    while not table.hosted.is_over:
        table.play_at_random(rng.randrange(1, 30))
        if not table.hosted.is_over:
            try:
                table.do(table.hosted.take_back(table.ask(*ALL & table.hosted.persons())))
            except Refused as error:
                assert error.code == NOT_NOW
    again = table.again()
    assert fingerprint(again.game) == fingerprint(table.hosted.game)
    assert again.now.at == table.hosted.now.at
    assert again.live == table.hosted.live
    assert again.record() == table.hosted.record()


def test_a_game_from_a_position_is_the_sum_of_its_steps_too() -> None:
    position = {
        "turn": "eyrie",
        "step": "daylight.craft",
        "clearings": {"1": ["eyrie warrior 3", "eyrie roost"], "5": ["marquise warrior 2"]},
        "boards": {"eyrie": {"leader": "despot"}},
    }
    terms = replace(terms_of("marquise", "eyrie", rounds=2), position=position)
    table = Table(terms)
    assert table.hosted.game.question == "eyrie.daylight.craft"
    table.play_at_random(40)
    again = table.again()
    assert fingerprint(again.game) == fingerprint(table.hosted.game)
    assert again.record() == table.hosted.record()
    assert Terms.read(terms.text()) == terms


def test_a_chosen_seed_rolls_the_same_and_goes_on_after_a_restart() -> None:
    first, second = (Table(terms_of("marquise", "eyrie", seed=7), seed) for seed in (1, 2))
    first.rng, second.rng = Random(3), Random(3)
    first.play_at_random(60)
    second.play_at_random(30)
    second.hosted = second.again()
    second.play_at_random(30)
    assert first.hosted.record() == second.hosted.record()


def test_without_a_seed_each_outcome_has_fresh_entropy() -> None:
    asked: list[int] = []

    def entropy(bits: int) -> int:
        asked.append(bits)
        return len(asked)

    hosted = Hosted(terms_of("marquise", "eyrie"), entropy)
    judged = hosted.begin()
    outcomes = [line for line in judged.step.text.splitlines() if line.startswith('{"chance"')]
    assert len(asked) == len(outcomes) >= 6  # three cards each, at least
    assert set(asked) == {96}


def test_a_stale_step_is_refused_and_says_where_the_game_is() -> None:
    table = marquise_daylight()
    at = table.hosted.now.at
    stale = table.ask()._replace(at=at - 1)
    error = refused(lambda: table.hosted.play(stale, table.options()[0]))
    assert (error.code, error.at, error.status) == (STALE, at, 409)


def test_what_the_law_refuses_cites_its_clause() -> None:
    table = marquise_daylight()
    error = refused(lambda: table.hosted.play(table.ask(), "build sawmill 99"))
    assert error.code == ILLEGAL and error.clause
    error = refused(lambda: table.hosted.play(table.ask(1), "recruit"))
    assert error.code == FORBIDDEN
    assert refused(lambda: table.hosted.play(table.ask(), 999_999)).code == ILLEGAL


def test_the_asked_seat_takes_back_its_own_answers_alone() -> None:
    table = marquise_daylight()
    before = fingerprint(table.hosted.game)
    table.play("march")
    in_between = fingerprint(table.hosted.game)
    table.do(table.hosted.play(table.ask(), table.options()[0]))
    at = table.hosted.now.at
    table.do(table.hosted.take_back(table.ask()))
    assert fingerprint(table.hosted.game) == in_between
    table.do(table.hosted.take_back(table.ask()))
    assert fingerprint(table.hosted.game) == before
    assert table.hosted.now.at == at + 2  # what was undone counts on
    undone = [entry.at for entry in table.hosted.log if entry.at not in table.hosted.live]
    assert undone == [at - 1, at, at + 1]
    assert fingerprint(table.again().game) == before
    assert refused(lambda: table.hosted.take_back(table.ask(1))).code == NOT_NOW


def test_nothing_is_taken_back_over_a_die() -> None:
    table = Table(terms_of("marquise", "eyrie", rounds=30), seed=3)
    while "battle.roll" not in table.steps[-1].text:
        table.play_at_random(1)
    if table.hosted.asked is not None:
        assert refused(lambda: table.hosted.take_back(table.ask())).code == NOT_NOW
        assert refused(lambda: table.hosted.take_back(table.ask(0, 1))).code == NOT_NOW


def test_nothing_is_taken_back_once_another_seat_has_answered() -> None:
    table = Table(terms_of("marquise", "eyrie"))
    while table.hosted.asked == 0:
        table.do(table.hosted.play(table.ask(), table.options()[0]))
    table.do(table.hosted.play(table.ask(), table.options()[0]))
    assert refused(lambda: table.hosted.take_back(table.ask(0))).code == NOT_NOW


def test_all_may_agree_to_go_back_over_anything() -> None:
    table = Table(terms_of("marquise", "eyrie"))
    table.play_at_random(10)
    there, at = fingerprint(table.hosted.game), table.hosted.now.at
    table.play_at_random(50)
    late = table.hosted.now.at
    table.do(table.hosted.take_back(table.ask(0), at))
    assert table.hosted.now.at == late  # a wish is no step
    assert table.hosted.now.proposal is not None
    table.do(table.hosted.consent(table.ask(1), at, True))
    assert fingerprint(table.hosted.game) == there
    assert table.hosted.now.at == late + 1
    assert table.hosted.now.proposal is None
    table.play_at_random(10)
    again = table.again()
    assert fingerprint(again.game) == fingerprint(table.hosted.game)
    assert again.record() == table.hosted.record()
    # A step that was undone is none to go back to.
    assert refused(lambda: table.hosted.take_back(table.ask(0), at + 1)).code == INVALID


def test_one_who_does_not_agree_is_enough() -> None:
    table = Table(terms_of("marquise", "eyrie"))
    table.play_at_random(30)
    table.do(table.hosted.take_back(table.ask(0), 5))
    table.do(table.hosted.consent(table.ask(1), 5, False))
    assert table.hosted.now.proposal is None
    assert refused(lambda: table.hosted.consent(table.ask(1), 5, True)).code == NOT_NOW
    assert table.again().now.proposal is None


def test_who_agrees_to_one_wish_agrees_to_no_other() -> None:
    """Wishes are no steps, so that both may come at the same one."""
    table = Table(terms_of("marquise", "eyrie", "alliance"))
    table.play_at_random(40)
    table.do(table.hosted.take_back(table.ask(0), 35))
    seen = table.ask(1)  # the second seat reads it, and agrees
    table.do(table.hosted.take_back(table.ask(2), 2))
    late = refused(lambda: table.hosted.consent(seen, 35, True))
    assert (late.code, late.at) == (NOT_NOW, table.hosted.now.at)
    assert table.hosted.now.proposal == Proposal(2, frozenset({2}), frozenset({2}))
    table.do(table.hosted.consent(table.ask(1), 2, True))
    assert table.again().now.proposal == Proposal(2, frozenset({2}), frozenset({1, 2}))


def test_a_wish_to_go_back_ends_with_the_next_answer() -> None:
    table = Table(terms_of("marquise", "eyrie"))
    table.play_at_random(30)
    table.do(table.hosted.take_back(table.ask(0), 5))
    assert table.again().now.proposal == table.hosted.now.proposal
    table.play_at_random(1)
    assert table.hosted.now.proposal is None


def test_a_standing_answer_answers_now_and_is_kept() -> None:
    table = marquise_daylight()
    table.do(table.hosted.stand(table.ask(), ["done"], "always"))
    assert [told.answers for told in table.hosted.now.told] == [("done",)]
    assert table.again().now.told == table.hosted.now.told
    while table.hosted.game.question != "marquise.daylight.actions":
        table.play_at_random(1)
    assert table.hosted.game.words(table.hosted.stands() or 0) == "done"
    at = table.hosted.now.at
    table.do(table.hosted.stand_no_more(table.ask()))
    assert table.hosted.stands() is None
    assert table.hosted.now.at == at  # nobody else can tell


def test_a_seat_that_is_resigned_is_its_bots() -> None:
    table = marquise_daylight()
    error = refused(lambda: table.hosted.resign(table.ask(1), 0, "random"))
    assert error.code == FORBIDDEN
    table.do(table.hosted.resign(table.ask(0), 0, "random"))
    assert table.hosted.bot_asked == "random"
    assert table.hosted.persons() == {1}
    assert table.again().now.players == ("random", PERSON)


def test_a_key_is_answered_once() -> None:
    table = marquise_daylight()
    ask = table.ask(key="k")
    table.do(table.hosted.play(ask, "march"))
    at = table.hosted.now.at
    table.play_at_random(1)
    assert table.hosted.answered(ask) == at
    assert table.again().answered(ask) == at
    assert table.hosted.answered(ask._replace(key="other")) is None
    assert table.hosted.answered(ask._replace(holder="another")) is None


def test_the_record_leaves_out_what_was_taken_back() -> None:
    plain, undone = marquise_daylight(), marquise_daylight()
    for table in (plain, undone):
        table.play("march")
    undone.do(undone.hosted.take_back(undone.ask()))
    undone.play("march")
    assert undone.hosted.record() == plain.hosted.record()


def test_a_removed_plot_shows_when_it_is_back_in_its_supply() -> None:
    """A raid sets something off then, perhaps behind an answer that came between."""
    setup = make_setup(["marquise", "corvids"])
    plot = next(n for n, name in enumerate(setup.kind_name) if name == PIECE_PLOT)
    back = Event(0, verbs.RETURNED, 1, plot, 1, EVERYBODY)
    assert tells(setup, back, 0) and not tells(setup, back, 1)

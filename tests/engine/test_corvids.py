"""The Corvid Conspiracy: plots that only their owner sees, and positions that cannot be."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from helpers import decisions, dump

from woodlaw.cli.board.clearings import clearing_sentences, clearings_table
from woodlaw.cli.board.console import FINE
from woodlaw.cli.board.log import event_lines
from woodlaw.cli.board.woodland import map_lines
from woodlaw.codec.manifest import manifest
from woodlaw.engine.ids import EXPOSE
from woodlaw.engine.state import Event
from woodlaw.explain import IllegalAction
from woodlaw.factions.corvids.board import CLEARINGS, EXCLUDED, HIDDEN
from woodlaw.game import Game
from woodlaw.game_setup import make_setup
from woodlaw.i18n import LANGUAGES
from woodlaw.panels import panel
from woodlaw.panels.parts import Listing
from woodlaw.position import PositionError, read_position

PLAYERS = ["marquise", "corvids", "eyrie"]
SETUP = make_setup(PLAYERS)
MARQUISE, CORVIDS, EYRIE = range(3)
KINDS = ("bomb", "snare", "extortion", "raid")
START: dict[str, Any] = {
    "turn": "marquise",
    "step": "daylight.actions",
    "clearings": {
        "3": ["eyrie roost"],
        "4": ["corvids plot"],
        "8": ["marquise warrior 2", "corvids plot"],
    },
    "hands": {"marquise": ["anvil", "sword"], "corvids": ["cobbler"]},
}


def position(words: dict[str, Any] | None = None, /, **board: Any) -> Game:
    """The plain position with other fields and slots of the Corvids' board."""
    boards = {
        "corvids": {"plot-4": "bomb", "plot-8": "raid", **board},
        "eyrie": {"leader": "despot"},
    }
    return Game(read_position(SETUP, {**START, "boards": boards, **(words or {})}))


def hidden(game: Game) -> tuple[str, ...]:
    """What lies face down, by clearing."""
    owner = game.seats.index("corvids")
    slots = (int(game.state.board(owner, HIDDEN + c)) for c in range(1, CLEARINGS + 1))
    return tuple(KINDS[slot - 1] for slot in slots if slot)


# ------------------------------------------------------------ positions


@pytest.mark.parametrize("printing", ["p4", "p6", "p16"])
def test_every_printing_has_their_chapter(printing: str) -> None:
    make_setup(["corvids", "marquise"], printing=printing)


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ({"plot-4": "none"}, "plot-4 has to say what lies face down there"),
        ({"plot-7": "raid"}, "plot-7 names a plot that does not lie face down there"),
        ({"plot-4": "roost"}, "no plot 'roost'"),
        ({"not-8": ["raid"]}, "not-8 excludes the plot that lies there"),
        ({"not-7": ["raid"]}, "not-7 is about a plot that does not lie there"),
        ({"actions": 4}, "actions is 4, and at most 3"),
        ({"recruited": 2}, "recruited is 2, and at most 1"),
        ({"exerted": 2}, "exerted is 2, and at most 1"),
    ],
)
def test_a_board_that_cannot_be(board: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(**board)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("there", "says"),
    [
        (["corvids plot 2"], "holds more than one plot"),
        (["corvids plot", "corvids snare"], "holds more than one plot"),
        (["corvids bomb 3"], "there are not so many"),
        (["corvids plot 9"], "there are not so many"),
    ],
)
def test_a_clearing_that_cannot_be(there: list[str], says: str) -> None:
    clearings = {**START["clearings"], "8": there}
    slots = {} if "corvids plot" in there[0] else {"plot-8": "none"}
    with pytest.raises(PositionError) as caught:
        position({"clearings": clearings}, **slots)
    assert says in str(caught.value)


def test_a_third_plot_of_a_kind_cannot_be() -> None:
    """13.2.2: open ones and hidden ones together."""
    clearings = {**START["clearings"], "9": ["corvids raid"], "12": ["corvids raid"]}
    with pytest.raises(PositionError, match="two plots of each kind"):
        position({"clearings": clearings})


# ------------------------------------------------------------ what others see (13.2.2.1)


def shown_to(game: Game, seat: int | None, log: list[Event]) -> list[Any]:
    """All that a seat is shown of a game: numbers, boards, events, questions and refusals."""
    found: list[Any] = [list(game.observe(seat)), panel(game, CORVIDS, seat)]
    found.append([line.text for line in event_lines(game, log, seat)])
    if game.seat_to_act == seat:
        found.append(game.legal_words())
        found.extend(refusal(game, action) for action in manifest())
    return found


def refusal(game: Game, action: int) -> str:
    """What an action is refused for; nothing for a legal one."""
    if action in game.legal_actions():
        return ""
    with pytest.raises(IllegalAction) as refused:
        game.play(action)
    return str(refused.value)


def test_games_that_differ_in_hidden_plots_alone_look_alike_to_others() -> None:
    """And unlike to the Corvids. The guesses made are wrong in both."""
    games = [position(), position(**{"plot-4": "snare", "plot-8": "bomb"})]
    logs = [game.watch() for game in games]
    script = ["march 8 7 1", "done", "expose 8 extortion anvil", "done"]
    for words in ["", *script]:
        for game in games:
            if words:
                game.play(words)
        for seat in (MARQUISE, EYRIE, None):
            one, other = (shown_to(game, seat, log) for game, log in zip(games, logs, strict=True))
            assert one == other, words
        one, other = (shown_to(game, CORVIDS, log) for game, log in zip(games, logs, strict=True))
        assert one != other


def test_a_removed_raid_shows_after_field_hospitals() -> None:
    """6.2.3, 13.7.4: the Marquise says where her warriors go before she sees what she removed."""
    words = {
        "clearings": {
            "1": ["marquise keep"],
            "3": ["eyrie roost"],
            "8": ["marquise warrior 3", "corvids plot"],
        },
        "hands": {"marquise": ["anvil"]},
    }
    games = [position(words, **{"plot-4": "none", "plot-8": kind}) for kind in ("raid", "snare")]
    logs = [game.watch() for game in games]
    for game in games:
        game.play("battle 8 corvids")
        game.play(0)  # the agents deal the only hit to her
        assert game.question == "marquise.field-hospitals.card"
    for seat in (MARQUISE, EYRIE, None):
        one, other = (shown_to(game, seat, log) for game, log in zip(games, logs, strict=True))
        assert one == other
        assert {hidden(games[0].redeal(seat, n)) for n in range(60)} == {(k,) for k in KINDS}
    for game in games:
        game.play("done")
    assert [game.state.warriors(CORVIDS, 7) for game in games] == [1, 0]


EXPLAINED = {
    "a right or wrong guess": ("expose 8 snare anvil", "guesses what the plot in 8 is: snare"),
    "a raid or no raid": ("craft favor-of-the-foxes", "scores 1, now 1"),
}


@pytest.mark.parametrize("words", EXPLAINED)
def test_what_would_follow_is_told_as_far_as_it_is_known(words: str) -> None:
    """Whatever lies in 8; and words behind that point are refused alike."""
    intent, last = EXPLAINED[words]
    clearings = {
        **START["clearings"],
        "1": ["marquise workshop"],
        "8": ["marquise warrior 2", "marquise workshop", "corvids plot"],
        "12": ["marquise workshop"],
    }
    hands = {"marquise": ["anvil", "sword", "favor-of-the-foxes"]}
    told = set()
    for kind in KINDS:
        game = position({"clearings": clearings, "hands": hands}, **{"plot-8": kind})
        found = game.explain(intent)
        assert found.legal, found
        assert last in found.effects[-1].text
        beyond = game.explain(f"{intent} expose 8 raid sword")
        assert not beyond.legal
        told.add((tuple(found.effects), beyond.clause, beyond.reason))
    assert len(told) == 1


def test_what_is_placed_is_told_to_the_corvids_alone() -> None:
    """Two games in which they place different plots; then the plots change places."""
    games, logs = [], []
    clearings = {**START["clearings"], "9": ["corvids warrior 2"]}
    for kind in ("bomb", "extortion"):
        game = position({"turn": "corvids", "clearings": clearings}, **{"plot-4": "snare"})
        logs.append(game.watch())
        game.play("plot 9")
        game.play(kind)
        game.play("trick 4 9")
        games.append(game)
    assert hidden(games[0]) == ("bomb", "raid", "snare")
    assert hidden(games[1]) == ("extortion", "raid", "snare")
    for seat in (MARQUISE, EYRIE, None):
        one, other = (shown_to(game, seat, log) for game, log in zip(games, logs, strict=True))
        assert one == other
    told = [[line.text for line in event_lines(games[0], log, CORVIDS)] for log in logs]
    assert told[0] != told[1]


def test_the_panel_shows_plots_to_their_owner_and_wrong_guesses_to_all() -> None:
    game = position(**{"not-8": ["bomb", "snare"]})
    parts = {
        seat: {
            part.name: part.entries
            for part in panel(game, CORVIDS, seat).parts
            if isinstance(part, Listing)
        }
        for seat in (MARQUISE, CORVIDS, None)
    }
    assert parts[MARQUISE]["face down"] == ("4", "8 (not bomb, snare)")
    assert parts[None] == parts[MARQUISE]
    assert parts[CORVIDS]["face down"] == ("4 bomb", "8 raid (not bomb, snare)")
    assert parts[CORVIDS]["supply"] == ("bomb", "2 snare", "2 extortion", "raid")
    assert "supply" not in parts[MARQUISE]


# ------------------------------------------------------------ redealing


def deals(
    places: int, seen: tuple[str, ...], excluded: dict[int, set[str]]
) -> dict[tuple[str, ...], float]:
    """The chance of each deal of hidden plots: any tokens not seen, but for what is excluded."""
    tokens = list((Counter(KINDS * 2) - Counter(seen)).elements())
    found: Counter[tuple[str, ...]] = Counter()
    for picked in itertools.permutations(range(len(tokens)), places):
        kinds = tuple(tokens[i] for i in picked)
        if not any(kinds[place] in kinds_out for place, kinds_out in excluded.items()):
            found[kinds] += 1
    return {kinds: number / found.total() for kinds, number in found.items()}


def check_deals(game: Game, seat: int | None, wanted: dict[tuple[str, ...], float]) -> None:
    """Every deal that can be occurs, no other does, each about as often as it should."""
    runs = 3000
    found = Counter(hidden(game.redeal(seat, number)) for number in range(runs))
    assert set(found) == set(wanted)
    for kinds, chance in wanted.items():
        assert abs(found[kinds] - runs * chance) < 5 * (runs * chance * (1 - chance)) ** 0.5 + 1


@pytest.mark.parametrize("seat", [MARQUISE, None])
def test_hidden_plots_are_dealt_by_token(seat: int | None) -> None:
    check_deals(position(), seat, deals(2, (), {}))


def test_plots_in_sight_are_dealt_nowhere_else() -> None:
    clearings = {**START["clearings"], "9": ["corvids snare"], "12": ["corvids snare"]}
    check_deals(position({"clearings": clearings}), EYRIE, deals(2, ("snare", "snare"), {}))


def test_a_wrong_guess_stays_known() -> None:
    """Here of the plot in 8, the second; and it goes along as the plots change places."""
    game = position({"hands": {"marquise": ["anvil"]}})
    game.play("expose 8 bomb anvil")
    check_deals(game, MARQUISE, deals(2, (), {1: {"bomb"}}))
    tricked = position({"turn": "corvids"}, **{"not-8": ["bomb"]})
    tricked.play("trick 4 8")
    assert int(tricked.state.board(CORVIDS, EXCLUDED + 4)) == 1 << 1
    check_deals(tricked, EYRIE, deals(2, (), {0: {"bomb"}}))


def test_three_wrong_guesses_leave_one_kind() -> None:
    game = position(**{"not-8": ["bomb", "snare", "extortion"]})
    assert {hidden(game.redeal(EYRIE, number))[1] for number in range(50)} == {"raid"}


def test_a_plot_on_its_way_off_the_map_is_hidden_still() -> None:
    """4.3.6: the Corvids, attacking, have lost it; the Hundreds pick what they lose."""
    setup = make_setup(["hundreds", "corvids"])
    words = {
        "turn": "corvids",
        "step": "daylight.actions",
        "clearings": {
            "8": ["corvids warrior 1", "corvids plot", "hundreds warlord", "hundreds warrior 2"]
        },
        "boards": {"corvids": {"plot-8": "raid"}, "hundreds": {"mood": "bitter"}},
    }
    game = Game(read_position(setup, words))
    game.play("battle 8 hundreds")
    game.play(3 * 4 + 2)  # one warrior deals one hit of the three, and takes two with the plot
    assert game.question == "losses.warrior"
    assert game.position()["limbo"] == ["corvids warrior 1 from 8", "corvids plot 1 from 8"]
    found = {hidden(game.redeal(0, number)) for number in range(60)}
    assert found == {(kind,) for kind in KINDS}
    for number in range(10):
        dealt = game.redeal(0, number)
        assert dealt.status() == []
        assert list(dealt.observe(0)) == list(game.observe(0))


def test_the_owner_keeps_what_lies_there() -> None:
    game = position()
    assert all(hidden(game.redeal(CORVIDS, number)) == ("bomb", "raid") for number in range(20))


def test_extorted_cards_are_known_to_both_and_nobody_else() -> None:
    """13.7.3: the Marquise knows which card she lost; the Eyrie may think it any of hers."""
    words = {
        "turn": "corvids",
        "step": "birdsong.flip",
        "clearings": {
            "3": ["eyrie roost"],
            "8": ["corvids warrior 1", "corvids plot", "marquise warrior 1"],
        },
        "hands": {"marquise": ["anvil", "sword"]},
    }
    game = position(words, **{"plot-4": "none", "plot-8": "extortion"})
    game.play("flip 8")
    assert game.seat_to_act == -1
    game.play(next(a for a in game.legal_actions() if game.words(a) == "anvil"))
    assert game.position()["known"] == {"marquise": {"corvids": ["anvil"]}}
    zone = int(SETUP.hand_zone(CORVIDS))
    mine = {dealt_hand(game.redeal(MARQUISE, number), zone) for number in range(30)}
    theirs = {dealt_hand(game.redeal(EYRIE, number), zone) for number in range(60)}
    assert mine == {("anvil",)}
    assert len(theirs) > 10


def dealt_hand(game: Game, zone: int) -> tuple[str, ...]:
    """The words of a zone's cards."""
    designs = int(game.setup.designs)
    return tuple(
        game.setup.deck[card].word
        for card in range(designs)
        for _ in range(int(game.state.cards[zone * designs + card]))
    )


def test_a_shown_card_matches_in_every_deal() -> None:
    """13.2.4: the Eyrie saw that a card was shown for fox clearing 8, the Corvids saw which."""
    game = position()
    game.play("expose 8 raid anvil")
    zone = int(SETUP.hand_zone(MARQUISE))
    foxes = {card.word for card in SETUP.deck if int(card.suit) in (0, 1)}
    for number in range(40):
        assert set(dealt_hand(game.redeal(EYRIE, number), zone)) & foxes
        assert "anvil" in dealt_hand(game.redeal(CORVIDS, number), zone)


def test_one_bird_shown_twice_is_not_two_cards() -> None:
    """13.2.4: shown for a fox clearing and for a rabbit clearing, it may have been the same."""
    clearings = {
        "3": ["eyrie roost"],
        "4": ["marquise warrior 1", "corvids plot"],
        "8": ["marquise warrior 2", "corvids plot"],
    }
    game = position({"clearings": clearings, "hands": {"marquise": ["armorers"]}})
    game.play("expose 8 raid armorers")
    game.play("expose 4 bomb armorers")
    assert game.status() == []
    assert game.scores[MARQUISE] == 2
    for number in range(20):
        dealt = game.redeal(EYRIE, number)
        assert dealt.status() == []
        assert list(dealt.observe(EYRIE)) == list(game.observe(EYRIE))


def test_whether_exposure_is_asked_depends_on_open_things_alone() -> None:
    """In random games: another deal of the plots changes no question of the others."""
    setup = make_setup(["marquise", "corvids", "alliance"], max_rounds=12)
    compared = 0
    for seed in range(4):
        for game, rng in decisions(seed, setup):
            if game.is_over or game.seat_to_act == 1 or rng.random() > 0.3:
                continue
            seat = game.seat_to_act
            assert seat is not None
            dealt = game.redeal(seat, rng.randrange(1 << 60))
            assert dealt.legal_actions() == game.legal_actions()
            assert dealt.question == game.question
            compared += hidden(dealt) != hidden(game) and EXPOSE in game.legal_actions()
    assert compared > 10


def test_plots_come_back_to_the_supply_whatever_becomes_of_them() -> None:
    """13.2.2: over whole games eight tokens, and no more than two of a kind in sight."""
    setup = make_setup(["corvids", "hundreds", "eyrie"], max_rounds=15)
    for seed in range(3):
        for game, _ in decisions(seed, setup):
            assert game.status() == []
        fields = dump(game.state)
        assert fields["limbo"] == []


def test_a_flip_is_refused_in_words_where_no_plot_can_be_flipped() -> None:
    """13.4.2: no clearing is to blame, in any language, while a card keeps the question open."""
    words = {
        "turn": "corvids",
        "step": "birdsong.flip",
        "areas": {"corvids": ["stand-and-deliver"]},
    }
    game = position(words)
    assert game.question == "corvids.birdsong.flip"
    for lang in LANGUAGES:
        refused = game.explain("flip", lang)
        assert refused.clause == "13.4.2"
        assert "0" not in refused.reason, lang


# ------------------------------------------------------------ on the terminal


def test_the_map_names_hidden_plots_to_their_owner_alone() -> None:
    """Also in the table of clearings and in the words about one clearing."""
    game = position()
    for seat in (MARQUISE, EYRIE, None):
        told = "\n".join(
            [
                *(line.plain for line in map_lines(game, 120, 40, FINE, False, seat)),
                *clearings_table(game, 120, seat),
                *clearing_sentences(game, 8, seat),
            ]
        )
        assert "plot" in told
        assert not any(kind in told for kind in KINDS)
    assert any(
        "plot (raid)" in line.plain for line in map_lines(game, 120, 40, FINE, False, CORVIDS)
    )
    assert any("plot (raid)" in row for row in clearings_table(game, 120, CORVIDS))
    assert "Corvids: plot (raid)." in clearing_sentences(game, 8, CORVIDS)

"""Nothing that a viewer may not know is sent to it, whatever it asks for."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator, Set
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from server.serving import open_server, settings_for
from woodlaw import i18n
from woodlaw.engine.cards import MATCHES, mark_what
from woodlaw.engine.knowledge import SPECTATOR
from woodlaw.engine.seen import seen
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import USED
from woodlaw.game import Game
from woodlaw.position import HIDDEN, UNSEEN, looked_words, ruin_item_words
from woodlaw.records.lines import PERSON
from woodlaw.records.recorder import sample
from woodlaw.server import hosted as hosted_module
from woodlaw.server.errors import Refused
from woodlaw.server.hosted import Ask, Hosted, Judged
from woodlaw.server.hub import Hub
from woodlaw.server.identity import hash_of
from woodlaw.server.room import Room, Watcher
from woodlaw.server.storage.store import Store
from woodlaw.server.terms import Terms, agree
from woodlaw.standing import SCOPES
from woodlaw.terms import ITEMS
from woodlaw.view import events_seen

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "vagabond", "corvids", "hundreds"]
PLOTS = {"bomb", "snare", "extortion", "raid"}
WRONG = ("nonsense", "battle 1 eyrie", "done done", "ambush-fox", "3 1 2", "craft anvil", "favor")
# The cards that who says these words names, and may be asked whether they are meant: in any game,
# wherever they lie.
NAMED = {"ambush-fox", "favor-of-the-foxes", "favor-of-the-mice", "favor-of-the-rabbits"}
Viewer = int | None


def random_terms(rng: Random, rounds: int) -> Terms:
    """Two to five seats of any factions, with either deck."""
    players = rng.sample(FACTIONS, rng.randint(2, 5))
    deck = rng.choice(["standard", "exiles"])
    return agree(players, [PERSON] * len(players), setup={"deck": deck, "max_rounds": rounds})


def token_of(viewer: Viewer) -> str:
    return f"token-{viewer}"


async def seated(hub: Hub, terms: Terms) -> Room:
    """A game whose seats are taken, each by its own token."""
    holders: dict[int, str | None] = {
        seat: hash_of(token_of(seat)) for seat in range(len(terms.who))
    }
    return await hub.create(terms, hash_of(token_of(0)), holders, {})


@pytest.fixture
def hub_of(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Steps are not written, which would take most of the time."""

    async def add_step(*step: object) -> None:
        pass

    monkeypatch.setattr(Store, "add_step", add_step)
    # So that what fails can be done again.
    monkeypatch.setattr(secrets, "randbits", Random(1).getrandbits)
    return lambda client: client._transport.app.state.hub


def viewers_of(room: Room) -> list[Viewer]:
    return [None, *range(len(room.hosted.seats))]


def heard(watcher: Watcher) -> list[str]:
    """The frames that wait for a connection."""
    return [watcher.queue.get_nowait() or "" for _ in range(watcher.queue.qsize())]


async def asked_for(client: httpx.AsyncClient, room: Room, viewer: Viewer, rng: Random) -> Any:
    """What a viewer is answered that looks at everything and tries what it may not do: status,
    headers and body of each answer. Nothing of it changes the game."""
    url, at = f"/api/games/{room.stored.id}", room.hosted.now.at
    headers = {} if viewer is None else {"Authorization": f"Bearer {token_of(viewer)}"}
    answers = [
        await client.get(f"{url}{path}", headers=headers)
        for path in (
            "",
            "/view",
            "/since",
            "/standing",
            f"/log?after={max(0, at - 40)}",
            "/view?seat=0",
        )
    ]
    if not room.hosted.is_over:
        answers.append(await client.get(f"{url}/replay", headers=headers))
    if rng.random() < 0.1:
        answers.append(await client.get(f"{url}/record", headers=headers))
    tries: list[tuple[str, dict[str, Any]]] = [("/explain", {"words": rng.choice(WRONG)})]
    if room.hosted.asked == viewer and viewer is not None:
        word = rng.choice(room.hosted.game.legal_words())
        tries.append(("/explain", {"words": word}))
    else:
        tries.append(("/play", {"at": at, "words": rng.choice(WRONG)}))
        tries.append(("/standing", {"at": at, "answers": ["done"]}))
    tries.append(("/play", {"at": at, "action": rng.randrange(100_000, 200_000)}))
    tries.append(("/undo/consent", {"at": at, "to": 1, "agree": True}))
    tries.append(("/undo", {"at": at + 1}))
    for path, words in tries:
        answers.append(await client.post(f"{url}{path}", json=words, headers=headers))
    return [(answer.status_code, dict(answer.headers), answer.text) for answer in answers]


# ---------------------------------------------------------------- searching


class Cards:
    """The cards of a game, as they are named in what is sent."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        # Items are named alike, and lie open.
        self.words = {card.word for card in setup.deck} - set(ITEMS)
        titles = {i18n.name(f"card-{word}"): word for word in self.words}
        self.titles = {title: word for title, word in titles.items() if title.lower() not in ITEMS}

    def named_in(self, told: Any) -> Iterator[str]:
        """The cards that are named anywhere in what was sent, but in what never changes."""
        if isinstance(told, dict):
            for key, value in told.items():
                if key == "parts":
                    yield from self.named_in([*value.values()])  # its keys are places
                elif key != "static":
                    yield from self.named_in(key)
                    yield from self.named_in(value)
        elif isinstance(told, list):
            for value in told:
                yield from self.named_in(value)
        elif isinstance(told, str):
            for word in re.findall(r"[a-z][a-z0-9-]+", told):
                if word.removeprefix("card-") in self.words:
                    yield word.removeprefix("card-")
            if " " in told:
                yield from (word for title, word in self.titles.items() if title in told)

    def known_to(self, hosted: Hosted, viewer: Viewer) -> set[str]:
        """The cards that a viewer sees, has seen used this turn, or has learned of, by what it
        observes."""
        seat = SPECTATOR if viewer is None else viewer
        s = seen(self.setup, [int(n) for n in hosted.game.observe(viewer)], seat)
        designs = len(self.setup.deck)
        found = {self.setup.deck[at % designs].word for at, n in enumerate(s.cards) if n > 0}
        # One that was used, and discarded, may be in the deck again.
        found |= {card.word for at, card in enumerate(self.setup.deck) if s.turn[USED] >> at & 1}
        marks = {int(mark_what(mark)) for mark in s.known}
        return found | {self.setup.deck[what].word for what in marks if what < MATCHES}


class Seen(NamedTuple):
    """What a viewer may know at a step: cards, plots that lie face up, and by clearing the items
    under ruins that it has looked at."""

    cards: set[str]
    plots: set[str]
    items: set[str]


class Ear:
    """A viewer at a socket that searches each frame as it is sent, and notes what should not have
    been in it."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer
        self.name = "" if viewer is None else room.hosted.seats[viewer]
        self.cards = Cards(room.hosted.setup)
        self.seen: dict[int, Seen] = {}
        self.known: set[str] = set()
        self.found: list[Any] = []
        self.told = 0
        self.watcher = room.watch(viewer)
        self.hear(self.watcher.queue.get_nowait() or "")
        self.watcher.tell = self.hear  # type: ignore[method-assign]

    def hear(self, text: str) -> bool:
        """Search what is sent at this moment."""
        hosted = self.room.hosted
        state = hosted.now.state
        looked = looked_words(state).get(self.name, [])
        now = Seen(
            self.cards.known_to(hosted, self.viewer),
            PLOTS & {*re.findall(r"[a-z]+", json.dumps(hosted.game.position()["clearings"]))},
            {each for each in items_in(ruin_item_words(state)) if int(each.split()[0]) in looked},
        )
        self.seen[hosted.now.at] = now
        # What was told of a card stays in the log, and what was seen a step ago is told of now.
        for entry in hosted.log[self.told :]:
            told = events_seen(hosted.setup, entry.events, self.viewer)
            self.known |= {*self.cards.named_in(told)}
        self.told = len(hosted.log)
        self.known |= now.cards
        self.search(json.loads(text))
        return True

    def search(self, told: Any, said: Set[str] = frozenset()) -> None:
        """What is shown of the table holds no card but those of its step; the rest none unheard
        of, or that was ``said`` by the viewer."""
        words = told if isinstance(told, dict) else {}
        shown, question = words.get("parts", {}), words.get("question") or {}
        if shown or question:
            now = self.seen[words["at"]]
            self.note({*self.cards.named_in({"parts": shown})} - now.cards, shown)
            options = [*question.get("options", ()), *question.get("refused", ())]
            self.note({*self.cards.named_in(options)} - now.cards, options)
            self.note(items_in(shown.get("ruin-items", {})) - now.items, shown)
            if self.name != "corvids":
                self.note(plots_in(shown) - now.plots, shown)
        self.note({*self.cards.named_in(told)} - self.known - said, told)

    def note(self, words: set[str], told: Any) -> None:
        """Keep words that the viewer should not have been told, and where they were."""
        if words:
            self.found.append((words, self.viewer, self.room.hosted.now.at, told))


def plots_in(shown: dict[str, Any]) -> set[str]:
    """The plots that are named where clearings and boards are shown."""
    places = {path: part for path, part in shown.items() if "clearings." in path}
    return PLOTS & {*re.findall(r"[a-z]+", json.dumps(places))}


def items_in(ruins: dict[str, list[str]]) -> set[str]:
    """The items that are named under ruins which somebody has looked at, with their clearings."""
    return {
        f"{clearing} {item}"
        for clearing, items in ruins.items()
        for item in items
        if clearing != UNSEEN and item != HIDDEN
    }


async def play_with_ears(client: httpx.AsyncClient, hub: Hub, seed: int, rounds: int) -> int:
    """A random game in which all that anybody is sent is searched; how much was asked for."""
    rng = Random(seed)
    room = await seated(hub, random_terms(rng, rounds))
    ears = [Ear(room, viewer) for viewer in viewers_of(room)]
    asked = 0
    while not room.hosted.is_over:
        await answer_at_random(room, rng)
        if rng.random() < 0.02 and not room.hosted.is_over:
            ear = rng.choice(ears)
            for _, headers, text in await asked_for(client, room, ear.viewer, rng):
                lines = [json.loads(line) for line in text.splitlines()]
                ear.search(lines[0] if len(lines) == 1 else lines, said=NAMED)
                ear.search(headers)
                asked += 1
        for ear in ears:
            assert not ear.found, (seed, ear.found)
    return asked


async def answer_at_random(room: Room, rng: Random) -> None:
    """Whoever is asked answers somehow, now and then from here on."""
    hosted = room.hosted
    seat, at = hosted.asked, hosted.now.at
    assert seat is not None
    ask = Ask(frozenset({seat}), at, hash_of(token_of(seat)))
    action = rng.choice(hosted.game.legal_actions())
    try:
        if rng.random() < 0.02:
            word, scope = hosted.game.words(action), rng.choice(SCOPES)
            await room.change(ask, lambda hosted: hosted.stand(ask, [word], scope))
        elif rng.random() < 0.02:
            await room.change(ask, lambda hosted: hosted.take_back(ask))
        else:
            await room.change(ask, lambda hosted: hosted.play(ask, action))
    except Refused as refused:
        assert refused.code in ("stale", "not-now", "illegal"), refused
        await asyncio.sleep(0)  # a standing answer was first


def run_with_ears(tmp_path: Path, hub_of: Any, seeds: range, rounds: int) -> int:
    async def run() -> int:
        async with open_server(settings_for(tmp_path)) as client:
            hub = hub_of(client)
            return sum([await play_with_ears(client, hub, seed, rounds) for seed in seeds])

    return asyncio.run(run())


def test_nothing_hidden_is_sent(tmp_path: Path, hub_of: Any) -> None:
    assert run_with_ears(tmp_path, hub_of, range(3), 2) > 20


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 300, 10))
def test_nothing_hidden_is_sent_in_many_games(tmp_path: Path, hub_of: Any, seed: int) -> None:
    assert run_with_ears(tmp_path, hub_of, range(seed, seed + 10), 8) > 100


def test_what_is_hidden_would_be_found(tmp_path: Path, hub_of: Any) -> None:
    """A room that shows a spectator what a seat sees, as an error of ours might have it."""

    async def run() -> None:
        async with open_server(settings_for(tmp_path)) as client:
            room = await seated(hub_of(client), random_terms(Random(1), 2))
            ear = Ear(room, None)
            ear.watcher.tell(heard(room.watch(0))[0])
            assert ear.found

    asyncio.run(run())


# ---------------------------------------------------------------- twins

MOST_STEPS = 8  # that twins go together


class Twins:
    """Two games that a viewer cannot tell apart, and connections of the viewer to both."""

    def __init__(self, here: Room, there: Room, viewer: Viewer, rng: Random) -> None:
        self.rooms = (here, there)
        self.viewer = viewer
        self.rng = rng
        now, other = here.hosted.now, there.hosted
        dealt = here.hosted.game.redeal(viewer, rng.getrandbits(32)).state
        before = now.before and now.before._replace(before=None)
        other.now = now._replace(state=dealt, before=before)
        other.log, other.live = [*here.hosted.log], [*here.hosted.live]
        self.watchers = [room.watch(viewer) for room in self.rooms]

    def plain(self, text: str, room: Room) -> str:
        """What was sent, without what two games at two times never share."""
        text = text.replace(room.stored.id, "ID")
        return re.sub(r'(made|time)\\?": ?\d+', "TIME", text)

    def told(self) -> list[list[str]]:
        """The frames that both have sent."""
        return [
            [self.plain(frame, room) for frame in heard(watcher)]
            for room, watcher in zip(self.rooms, self.watchers, strict=True)
        ]

    async def asked(self, client: httpx.AsyncClient) -> list[str]:
        """What both answer to the same requests."""
        seed = self.rng.getrandbits(32)
        answers = [await asked_for(client, room, self.viewer, Random(seed)) for room in self.rooms]
        return [
            self.plain(json.dumps(answer), room)
            for answer, room in zip(answers, self.rooms, strict=True)
        ]

    async def taken_back(self, client: httpx.AsyncClient) -> list[str]:
        """What both say to the viewer who takes back."""
        headers = {"Authorization": f"Bearer {token_of(self.viewer)}"}
        answers = [
            await client.post(
                f"/api/games/{room.stored.id}/undo",
                json={"at": room.hosted.now.at},
                headers={} if self.viewer is None else headers,
            )
            for room in self.rooms
        ]
        return [answer.text for answer in answers]

    @property
    def are_parted(self) -> bool:
        """Whether the viewer has learned what tells them apart."""
        one, other = (list(room.hosted.game.observe(self.viewer)) for room in self.rooms)
        return one != other

    async def answer(self, happens: Happens) -> bool:
        """Have both go on alike; False if nothing can be done in both."""
        here, there = (room.hosted for room in self.rooms)
        common = {*here.game.legal_actions()} & {*there.game.legal_actions()}
        seat = here.asked
        if not common or seat is None:
            return False
        action = self.rng.choice(sorted(common))
        word, is_told = here.game.words(action), self.rng.random() < 0.1
        happens.are_noted = True
        for room in self.rooms:
            ask = Ask(frozenset({seat}), room.hosted.now.at, hash_of(token_of(seat)))

            def judge(hosted: Hosted, ask: Ask = ask) -> Judged:
                return hosted.stand(ask, [word], SCOPES[1]) if is_told else hosted.play(ask, action)

            await room.change(ask, judge)
            happens.are_noted = False
        return True

    def leave(self) -> None:
        for room, watcher in zip(self.rooms, self.watchers, strict=True):
            room.leave(watcher)
            room.close()


class Happens:
    """Chance that gives the second of two games what the first was given, where it can."""

    def __init__(self) -> None:
        self.are_noted = True
        self.noted: list[tuple[str, int]] = []

    def __call__(self, game: Game) -> int:
        if self.are_noted:
            outcome = sample(game)
            self.noted.append((game.question, outcome))
            return outcome
        possible = {outcome for outcome, weight in game.outcomes() if weight > 0}
        if self.noted:
            question, outcome = self.noted.pop(0)
            if question == game.question and outcome in possible:
                return outcome
        return sample(game)


async def play_twins(
    client: httpx.AsyncClient, hub: Hub, happens: Happens, seed: int, rounds: int, share: float
) -> int:
    """A random game, and at some decisions a twin of it; how many steps twins went together."""
    rng, together = Random(seed), 0
    terms = random_terms(rng, rounds)
    room = await seated(hub, terms)
    while not room.hosted.is_over:
        if rng.random() > share:
            happens.are_noted, happens.noted = True, []
            await answer_at_random(room, rng)
            continue
        here, there = await seated(hub, terms), await seated(hub, terms)
        here.hosted.now = room.hosted.now
        here.hosted.log, here.hosted.live = [*room.hosted.log], [*room.hosted.live]
        twins = Twins(here, there, rng.choice(viewers_of(room)), rng)
        for _ in range(MOST_STEPS):
            one, other = twins.told()
            assert one == other
            first, second = await twins.asked(client)
            assert first == second
            together += 1
            happens.noted = []
            if not await twins.answer(happens) or twins.are_parted:
                break
        if not twins.are_parted:
            first, second = await twins.taken_back(client)
            assert first == second
            one, other = twins.told()
            assert one == other
        twins.leave()
    return together


def run_twins(
    tmp_path: Path,
    hub_of: Any,
    monkeypatch: pytest.MonkeyPatch,
    seeds: range,
    rounds: int,
    share: float,
) -> int:
    happens = Happens()
    monkeypatch.setattr(hosted_module, "sample", happens)

    # A standing answer that fits in one of them alone would part them in the midst of it.
    settings = settings_for(tmp_path, delay=(500.0, 600.0))

    async def run() -> int:
        async with open_server(settings) as client:
            hub = hub_of(client)
            played = [play_twins(client, hub, happens, seed, rounds, share) for seed in seeds]
            return sum([await each for each in played])

    return asyncio.run(run())


def test_twins_are_sent_the_same(
    tmp_path: Path, hub_of: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_twins(tmp_path, hub_of, monkeypatch, range(2), 3, 0.04) > 10


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300, 500, 10))
def test_twins_are_sent_the_same_in_many_games(
    tmp_path: Path, hub_of: Any, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    assert run_twins(tmp_path, hub_of, monkeypatch, range(seed, seed + 10), 8, 0.02) > 200

"""A game that the server has: its position and its steps. Nothing here reads or writes anywhere.

A step is judged first (``play``, ``take_back``, ...): what would be stored, and how the game would
stand then. Only once it is stored is it taken (``take``). A stored step that another process or an
earlier run has judged is read (``read``) and taken alike, so that a game is the sum of its steps.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from woodlaw.codec.manifest import manifest_hash
from woodlaw.engine import chance
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import SAMPLED, Event, State
from woodlaw.explain import IllegalAction
from woodlaw.game import Game, setup_from_words
from woodlaw.records.lines import PERSON, Answer, Header, Outcome, Standing, line_text
from woodlaw.records.reader import begun, carry_out, end_of, rules_version
from woodlaw.records.recorder import sample
from woodlaw.records.standing import line_of, told_in
from woodlaw.server.errors import FORBIDDEN, ILLEGAL, INVALID, NOT_NOW, STALE, Refused
from woodlaw.server.lines import (
    AskUndo,
    Back,
    Help,
    Line,
    Native,
    Resign,
    SayUndo,
    Undo,
    read_step,
    step_text,
)
from woodlaw.server.terms import WAIT, Terms
from woodlaw.standing import SCOPES, Told, moment
from woodlaw.standing import Standing as StandingAnswers
from woodlaw.undo import tells
from woodlaw.vocabulary import THIS_TURN

ENTROPY_BITS = 96
MOST_SETUPS = 128

# What an entry of the log tells.
BEGUN, ANSWERED, UNDONE, RESIGNED = "begun", "answered", "undone", "resigned"
HELPED, BACK = "helped", "back"

DAY_MILLISECONDS = 24 * 60 * 60 * 1000


class Step(NamedTuple):
    """A step as it is stored: its lines, who made it (a hash of the token; None for bots and
    standing answers), and the key by which that one would ask again."""

    number: int
    text: str
    holder: str | None = None
    key: str | None = None
    time: int = 0


class Proposal(NamedTuple):
    """A wish to go back behind a step, and the seats that agree."""

    to: int
    by: frozenset[int]
    agreed: frozenset[int]


class Now(NamedTuple):
    """How a game stands; its state is never written.

    ``number`` counts stored steps and ``at`` those that all know of. ``before`` is how it stood
    before the asked seat's last answer, if that seat alone may go back there; ``own`` says that
    the seat gave that answer just then. A bot answers for the seats ``helped``, which are late.
    """

    number: int
    at: int
    state: State
    players: tuple[str, ...]
    told: tuple[Told, ...] = ()
    before: Now | None = None
    own: bool = True
    proposal: Proposal | None = None
    helped: frozenset[int] = frozenset()

    @property
    def turn(self) -> tuple[int, ...]:
        """The game's present turn: the round, and whose turn it is."""
        return moment(self.state, THIS_TURN)

    def told_by(self, seat: int) -> list[Told]:
        """The standing answers of a seat that stand now."""
        return [
            told
            for told in self.told
            if told.seat == seat and told.when == moment(self.state, told.scope)
        ]


class Clock(NamedTuple):
    """How many milliseconds each seat has been asked in the present turn of the game, up to the
    time of the last public step."""

    used: tuple[int, ...]
    time: int = 0


class Waits(NamedTuple):
    """Which person's seat is waited for, and until when; None for nobody and for ever. ``goes_on``
    says that a bot or a standing answer answers without anybody."""

    asked: int | None = None
    due: int | None = None
    goes_on: bool = False


class Entry(NamedTuple):
    """A step in the log: what was done, by which seat, and what happened; ``own`` if it is an
    answer that came from whoever has the seat's token."""

    at: int
    kind: str
    seat: int | None
    events: tuple[Event, ...] = ()
    lines: tuple[Native, ...] = ()
    to: int = 0
    time: int = 0
    own: bool = False


class Judged(NamedTuple):
    """A step that may be stored, how the game stands then, and its entry if all may know of it.

    ``is_far``: it goes back to a position that is not kept, so that the game has to be read anew
    once the step is stored.
    """

    step: Step
    now: Now
    entry: Entry | None = None
    is_far: bool = False


class Ask(NamedTuple):
    """Who asks for a step: the seats of a token, the public step it answers, and its key."""

    seats: frozenset[int]
    at: int
    holder: str | None = None
    key: str | None = None
    time: int = 0


class TooFarBack(Exception):
    """A step goes back to a position that is not kept: the game has to be read anew."""


class Hosted:
    """A game by its terms. ``entropy`` gives so many random bits; ``far`` are the steps to which
    a stored undo goes back over a barrier."""

    def __init__(
        self, terms: Terms, entropy: Callable[[int], int], far: frozenset[int] = frozenset()
    ) -> None:
        self.terms = terms
        self.entropy = entropy
        self.setup = setup_of(json.dumps(terms.game))
        game = begun(self.setup, terms.seed, terms.position)
        self.seats = game.seats
        self.now = Now(0, 0, game.state, terms.who)
        self.clock = Clock((0,) * len(self.seats))
        self.log: list[Entry] = []
        self.live: list[int] = []
        self.answers: dict[tuple[str, str], int] = {}
        self._far = far
        self._kept: dict[int, Now] = {}

    @classmethod
    def replayed(cls, terms: Terms, entropy: Callable[[int], int], steps: list[Step]) -> Hosted:
        """The game that stored steps make."""
        hosted = cls(terms, entropy, goes_back_to(steps))
        for step in steps:
            hosted.take(hosted.read(step))
        return hosted

    # ------------------------------------------------------------ looking
    @property
    def game(self) -> Game:
        """The game to look at."""
        return Game(self.now.state)

    def game_for_bot(self) -> Game:
        """The game as a bot is shown it, which may play it on."""
        game = self.game.copy()
        game.state.chance = SAMPLED
        return game

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.game.is_over

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None before the game begins and when it is over."""
        return self.game.seat_to_act if self.now.number else None

    @property
    def bot_asked(self) -> str | None:
        """The bot that is asked, if one is."""
        seat = self.asked
        if seat is None:
            return None
        if seat in self.now.helped:
            return self.terms.late if self.stands() is None else None
        who = self.now.players[seat]
        return None if who == PERSON else who

    @property
    def waits(self) -> Waits:
        """Who is waited for, and until when."""
        return self._waits(self.now, self.clock)

    def persons(self) -> frozenset[int]:
        """The seats that persons play."""
        return frozenset(seat for seat, who in enumerate(self.now.players) if who == PERSON)

    def stands(self) -> int | None:
        """What the asked seat's standing answers say to the question; None if they say nothing."""
        return standing_action(self.now)

    def last_answer(self, seat: int) -> int:
        """The public step of the last answer that a seat gave itself; 0 if it gave none."""
        return max((entry.at for entry in self.log if entry.own and entry.seat == seat), default=0)

    def answered(self, ask: Ask) -> int | None:
        """The public step that this very request made before; None if it did not."""
        if ask.holder is None or ask.key is None:
            return None
        return self.answers.get((ask.holder, ask.key))

    def record(self) -> str:
        """The game as a native record, all that was taken back left out."""
        live = set(self.live)
        lines = [line for entry in self.log if entry.at in live for line in entry.lines]
        return "".join(line_text(line) for line in lines)

    # ------------------------------------------------------------ judging
    def begin(self, time: int = 0) -> Judged:
        """The first step: who plays what, and all that chance decides before the first question."""
        if self.now.number:
            raise Refused(NOT_NOW, "server-begun", at=self.now.at)
        terms = self.terms
        header = Header(
            rules_version(),
            manifest_hash(),
            terms.game,
            list(terms.who),
            terms.seed,
            position=terms.position,
        )
        game, events = self._try()
        lines: list[Native] = [header, *self._happen(game)]
        now = self._gone_on(game, events, lines, None, own=False)
        entry = Entry(1, BEGUN, None, tuple(events), tuple(lines), time=time)
        return Judged(Step(1, step_text([*lines]), time=time), now, entry)

    def play(self, ask: Ask, answer: int | str) -> Judged:
        """An answer to the pending question, or a whole intent in words."""
        self._check(ask, must_be_asked=True)
        return self._answer(ask, self._actions(answer), [])

    def stand(self, ask: Ask, answers: list[str], scope: str) -> Judged:
        """A standing answer to the pending question, which it answers too."""
        self._check(ask, must_be_asked=True)
        if scope not in SCOPES or not answers:
            raise Refused(INVALID, "server-scope", scopes=", ".join(SCOPES))
        standing = StandingAnswers(self.now.told)
        try:
            standing.tell(self.game, answers, scope)
            found = standing.answer(self.game)
            actions = self.game.intent(answers[0]) if found is None else [found[1]]
        except IllegalAction as refused:
            raise self._illegal(refused) from None
        return self._answer(ask, actions, [line_of(standing.told, self.seats)])

    def stand_no_more(self, ask: Ask, question: str | None = None) -> Judged:
        """A player's standing answers, or that to one question, are forgotten; nobody else is
        told."""
        self._check(ask)
        told = tuple(
            each
            for each in self.now.told
            if each.seat not in ask.seats or question not in (None, each.question)
        )
        return self._judged(
            ask,
            [line_of(told, self.seats)],
            self.now._replace(number=self.now.number + 1, told=told),
        )

    def take_back(self, ask: Ask, to: int | None = None) -> Judged:
        """Back to a player's last own question; further back, with the consent of all."""
        self._check(ask)
        before = self._before(ask.seats)
        if to is None or (before is not None and to == before.at):
            if before is None:
                raise Refused(NOT_NOW, "server-nothing-back", at=self.now.at)
            lines: list[Line] = [Undo(before.at)]
            now = self._undone(before)
            return self._judged(ask, lines, now, undo_entry(now, before.at, ask.time))
        return self._propose(ask, to)

    def consent(self, ask: Ask, to: int, agreed: bool) -> Judged:
        """A player agrees to go back behind the step ``to``, or does not."""
        self._check(ask)
        proposal = self.now.proposal
        if proposal is None:
            raise Refused(NOT_NOW, "server-nobody-asks-back", at=self.now.at)
        if proposal.to != to:
            wished, asked = str(proposal.to), str(to)
            raise Refused(NOT_NOW, "server-other-wish", at=self.now.at, wished=wished, asked=asked)
        line = SayUndo(self._words(ask.seats), agreed)
        if not agreed:
            now = self.now._replace(number=self.now.number + 1, proposal=None)
            return self._judged(ask, [line], now)
        return self._agree(ask, [line], proposal._replace(agreed=proposal.agreed | ask.seats))

    def resign(self, ask: Ask, seat: int, bot: str) -> Judged:
        """A bot plays a seat from here on."""
        self._check(ask)
        if seat not in ask.seats or self.now.players[seat] != PERSON:
            raise Refused(FORBIDDEN, "server-resign-own")
        now = self._resigned(seat, bot)
        entry = Entry(now.at, RESIGNED, seat, time=ask.time)
        return self._judged(ask, [Resign(self.seats[seat], bot)], now, entry)

    def help(self, time: int) -> Judged:
        """A bot answers for the asked seat, which is late, where the terms say so."""
        seat, due, _ = self.waits
        if seat is None or due is None or self.terms.late == WAIT or time < due:
            raise Refused(NOT_NOW, "server-nobody-late", at=self.now.at)
        now = self._helped(self.now.helped | {seat})
        entry = Entry(now.at, HELPED, seat, time=time)
        ask = Ask(frozenset({seat}), self.now.at, time=time)
        return self._judged(ask, [Help(self.seats[seat], self.terms.late)], now, entry)

    def come_back(self, ask: Ask) -> Judged:
        """A player that was helped answers again."""
        self._check(ask)
        seats = ask.seats & self.now.helped
        if not seats:
            raise Refused(NOT_NOW, "server-not-helped", at=self.now.at)
        now = self._helped(self.now.helped - seats)
        entry = Entry(now.at, BACK, min(seats), time=ask.time)
        return self._judged(ask, [Back(self._words(seats))], now, entry)

    def read(self, step: Step) -> Judged:
        """A step that was stored before."""
        lines = read_step(step.text)
        ask = Ask(frozenset(), self.now.at, step.holder, step.key, step.time)
        now = self.now._replace(number=step.number)
        entry: Entry | None = None
        native: list[Native] = []
        for line in lines:
            if isinstance(line, Undo):
                now = self._undone(self._found(line.to))
                entry = undo_entry(now, line.to, step.time)
            elif isinstance(line, AskUndo):
                by = self._numbers(line.by)
                now = now._replace(proposal=Proposal(line.to, by, by))
            elif isinstance(line, SayUndo):
                proposal = now.proposal if line.agreed else None
                if proposal is not None:
                    agreed = proposal.agreed | self._numbers(line.by)
                    proposal = proposal._replace(agreed=agreed)
                now = now._replace(proposal=proposal)
            elif isinstance(line, Resign):
                seat = self.seats.index(line.seat)
                now = self._resigned(seat, line.bot)
                entry = Entry(now.at, RESIGNED, seat, time=step.time)
            elif isinstance(line, Help):
                seat = self.seats.index(line.seat)
                now = self._helped(self.now.helped | {seat})
                entry = Entry(now.at, HELPED, seat, time=step.time)
            elif isinstance(line, Back):
                seats = self._numbers(line.by)
                now = self._helped(self.now.helped - seats)
                entry = Entry(now.at, BACK, min(seats), time=step.time)
            elif isinstance(line, Standing):
                now = now._replace(told=told_in(line, self.seats))
            else:
                native.append(line)
        if native:
            now, entry = self._replay(native, now.told, ask)
        return Judged(step, now, entry)

    def take(self, judged: Judged) -> None:
        """Let a judged step hold, now that it is stored."""
        if self.now.at in self._far:
            self._kept[self.now.at] = self.now
        step, entry = judged.step, judged.entry
        self.clock = self._clock_behind(judged)
        self.now = judged.now
        if entry is not None:
            if entry.kind == UNDONE:
                self.live = [at for at in self.live if at <= entry.to]
            self.live.append(entry.at)
            self.log.append(entry)
        if step.holder is not None and step.key is not None:
            self.answers[step.holder, step.key] = self.now.at

    # ------------------------------------------------------------ time
    def waits_behind(self, judged: Judged) -> Waits:
        """Who is waited for once a step holds, and until when."""
        return self._waits(judged.now, self._clock_behind(judged))

    def _waits(self, now: Now, clock: Clock) -> Waits:
        seat = Game(now.state).seat_to_act if now.number else None
        if seat is None:
            return Waits()
        if now.players[seat] != PERSON:
            return Waits(goes_on=True)
        goes_on = seat in now.helped or standing_action(now) is not None
        if self.terms.days is None or seat in now.helped:
            return Waits(seat, goes_on=goes_on)
        due = clock.time + self.terms.days * DAY_MILLISECONDS - clock.used[seat]
        return Waits(seat, due, goes_on)

    def _clock_behind(self, judged: Judged) -> Clock:
        """The clock once a step holds. A turn gives all seats their time anew, and who was helped
        and is back gets it too."""
        if judged.entry is None:
            return self.clock
        used, time = [*self.clock.used], judged.entry.time
        if judged.now.turn != self.now.turn:
            used = [0] * len(used)
        elif self.asked is not None:
            used[self.asked] += max(0, time - self.clock.time)
        for seat in self.now.helped - judged.now.helped:
            used[seat] = 0
        return Clock(tuple(used), time)

    def _helped(self, helped: frozenset[int]) -> Now:
        return self.now._replace(number=self.now.number + 1, at=self.now.at + 1, helped=helped)

    # ------------------------------------------------------------ answering
    def _check(self, ask: Ask, must_be_asked: bool = False) -> None:
        """Refuse what answers another step than the present one, or comes from another seat."""
        if ask.at != self.now.at:
            now = str(self.now.at)
            raise Refused(STALE, "server-stale", at=self.now.at, now=now, asked=str(ask.at))
        if not self.now.number:
            raise Refused(NOT_NOW, "server-not-begun", at=0)
        if self.is_over:
            raise Refused(NOT_NOW, "server-over", at=self.now.at)
        if must_be_asked and self.asked not in ask.seats:
            assert self.asked is not None
            seat = f"faction-{self.seats[self.asked]}"
            raise Refused(FORBIDDEN, "server-asked-another", at=self.now.at, seat=seat)

    def _actions(self, answer: int | str) -> list[int]:
        game = self.game
        try:
            if isinstance(answer, str):
                return game.intent(answer)
            if answer not in game.legal_actions():
                game.play(answer)  # which refuses it, with the clause
        except IllegalAction as refused:
            raise self._illegal(refused) from None
        return [answer]

    def _illegal(self, refused: IllegalAction) -> Refused:
        return Refused.quoting(ILLEGAL, refused.reason, refused.clause, self.now.at)

    def _answer(self, ask: Ask, actions: list[int], before: list[Line]) -> Judged:
        """The step of a seat's actions and all that chance decides behind them."""
        seat = self.asked
        assert seat is not None
        game, events = self._try()
        lines: list[Native] = []
        for action in actions:
            lines.append(Answer(self.seats[seat], game.words(action)))
            game.apply(action)
            lines.extend(self._happen(game))
        if game.is_over:
            lines.append(end_of(game))
        told = next((told_in(e, self.seats) for e in before if isinstance(e, Standing)), None)
        own = ask.holder is not None
        now = self._gone_on(game, events, lines, told, own)
        entry = Entry(now.at, ANSWERED, seat, tuple(events), tuple(lines), time=ask.time, own=own)
        return self._judged(ask, [*before, *lines], now, entry)

    def _replay(self, lines: list[Native], told: tuple[Told, ...], ask: Ask) -> tuple[Now, Entry]:
        """How the game stands behind stored answers and outcomes."""
        game, events = self._try()
        for line in lines:
            if isinstance(line, Outcome) and self.terms.seed is not None:
                sample(game)  # has the generator go on as it did
            carry_out(game, line)
        kind, seat = (ANSWERED, self.asked) if self.now.number else (BEGUN, None)
        own = ask.holder is not None
        now = self._gone_on(game, events, lines, told, own)
        entry = Entry(now.at, kind, seat, tuple(events), tuple(lines), time=ask.time, own=own)
        return now, entry

    def _try(self) -> tuple[Game, list[Event]]:
        """A copy of the game to play on in, and the list that its events go to."""
        game = self.game.copy()
        return game, game.watch()

    def _happen(self, game: Game) -> Iterable[Outcome]:
        """Let chance decide up to the next question: each outcome from fresh entropy, or by the
        seed that was chosen."""
        while game.seat_to_act == CHANCE:
            if self.terms.seed is None:
                chance.seed(game.state, self.entropy(ENTROPY_BITS))
            outcome = sample(game)
            yield Outcome(game.question, game.words(outcome))
            game.apply(outcome)

    def _gone_on(
        self,
        game: Game,
        events: list[Event],
        lines: list[Native],
        told: tuple[Told, ...] | None,
        own: bool,
    ) -> Now:
        """How the game stands behind an answer, and whether that can be taken back."""
        game.state.log = None
        was = self.now
        if was.before is not None and was.before.state.asking != was.state.asking:
            was = was._replace(before=None)
        is_barred = any(isinstance(line, Outcome) for line in lines) or any(
            tells(self.setup, event, seat) for event in events for seat in range(len(self.seats))
        )
        goes_on = self.now.turn == moment(game.state, THIS_TURN)
        is_back = {self.asked} if own else set()
        return self.now._replace(
            number=self.now.number + 1,
            at=self.now.at + 1,
            state=game.state,
            helped=self.now.helped - is_back if goes_on else frozenset(),
            told=self.now.told if told is None else told,
            before=None if is_barred or self.now.number == 0 else was,
            own=own,
            proposal=None,
        )

    def _judged(self, ask: Ask, lines: list[Line], now: Now, entry: Entry | None = None) -> Judged:
        step = Step(now.number, step_text(lines), ask.holder, ask.key, ask.time)
        return Judged(step, now, entry)

    # ------------------------------------------------------------ taking back
    def _before(self, seats: frozenset[int]) -> Now | None:
        """How the game stood at the last own question of a seat that may go back there alone;
        answers by standing answers go along, and one that stands alone is taken back itself."""
        here = self.now
        if here.before is None or int(here.before.state.asking) not in seats:
            return None
        while not here.own and here.before is not None and here.before.before is not None:
            here = here.before
        return here.before

    def _found(self, to: int) -> Now:
        """How the game stood behind a public step."""
        here: Now | None = self.now
        while here is not None:
            if here.at == to:
                return here
            here = here.before
        if to not in self._kept:
            raise TooFarBack
        return self._kept[to]

    def _undone(self, before: Now) -> Now:
        """How the game stands once it is as it was; who has resigned stays so."""
        seat = before.state.asking
        others = [told for told in self.now.told if told.seat != seat]
        return before._replace(
            number=self.now.number + 1,
            at=self.now.at + 1,
            players=self.now.players,
            told=(*(told for told in before.told if told.seat == seat), *others),
            proposal=None,
            helped=frozenset(),
        )

    def _propose(self, ask: Ask, to: int) -> Judged:
        if to not in self.live or to == self.now.at:
            raise Refused(INVALID, "server-no-step", to=str(to))
        line = AskUndo(to, self._words(ask.seats))
        return self._agree(ask, [line], Proposal(to, ask.seats, ask.seats))

    def _agree(self, ask: Ask, lines: list[Line], proposal: Proposal) -> Judged:
        """The step of a consent; if it was the last that was missing, of going back."""
        if not proposal.agreed >= self.persons():
            now = self.now._replace(number=self.now.number + 1, proposal=proposal)
            return self._judged(ask, lines, now)
        try:
            now, is_far = self._undone(self._found(proposal.to)), False
        except TooFarBack:
            now, is_far = self._undone(self.now), True
        entry = undo_entry(now, proposal.to, ask.time)
        judged = self._judged(ask, [*lines, Undo(proposal.to)], now, entry)
        return judged._replace(is_far=is_far)

    def _resigned(self, seat: int, bot: str) -> Now:
        players = [*self.now.players]
        players[seat] = bot
        return self.now._replace(
            number=self.now.number + 1,
            at=self.now.at + 1,
            players=tuple(players),
            told=tuple(each for each in self.now.told if each.seat != seat),
            before=None,
            proposal=None,
            helped=self.now.helped - {seat},
        )

    def _words(self, seats: frozenset[int]) -> list[str]:
        return [self.seats[seat] for seat in sorted(seats)]

    def _numbers(self, words: list[str]) -> frozenset[int]:
        return frozenset(self.seats.index(word) for word in words)


def standing_action(now: Now) -> int | None:
    """What the asked seat's standing answers say to the question; None if they say nothing."""
    found = StandingAnswers(now.told).answer(Game(now.state))
    return None if found is None else found[1]


@lru_cache(MOST_SETUPS)
def setup_of(words: str) -> Setup:
    """The setup of a game by its words as JSON; games by the same words share it."""
    return setup_from_words(json.loads(words))


def undo_entry(now: Now, to: int, time: int) -> Entry:
    """The entry of an undo after which the game stands so; its seat is asked again."""
    return Entry(now.at, UNDONE, int(now.state.asking), to=to, time=time)


def goes_back_to(steps: list[Step]) -> frozenset[int]:
    """The public steps that stored steps go back to."""
    lines = (line for step in steps if '{"undo"' in step.text for line in read_step(step.text))
    return frozenset(line.to for line in lines if isinstance(line, Undo))

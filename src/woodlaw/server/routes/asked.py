"""What requests may hold, and who they come from at a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from woodlaw.server import frames
from woodlaw.server.errors import FORBIDDEN, INVALID, Refused
from woodlaw.server.hosted import Ask, Hosted, Judged
from woodlaw.server.hub import Hub
from woodlaw.server.identity import Identity, Somebody
from woodlaw.server.room import Room, now
from woodlaw.server.terms import WAIT, check_bot
from woodlaw.vocabulary import THIS_TURN

MOST_SEATS = 6
MOST_STEPS = 1_000_000
Word = Annotated[str, Field(min_length=1, max_length=64)]
Words = Annotated[str, Field(min_length=1, max_length=400)]
# Factions that play together, with commas between.
Players = Annotated[str, Query(min_length=1, max_length=MOST_SEATS * 65)]
# Not every database can keep a NUL.
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Id = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
At = Annotated[int, Field(ge=0, le=MOST_STEPS)]


class Body(BaseModel):
    """What a request says; nothing that is not known."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Seat(Body):
    """A seat: its faction (``vagabond:thief`` with a character) and who plays it: ``me``,
    ``invite``, ``open`` for whoever comes first, or a bot's name."""

    faction: Word
    player: Word = "me"


class NewGame(Body):
    """What is to be played."""

    seats: Annotated[list[Seat], Field(min_length=2, max_length=MOST_SEATS)]
    map: Word = "autumn"
    deck: Word = "standard"
    printing: Word = "p16"
    options: Annotated[dict[Word, Word], Field(max_length=64)] = {}
    first: Word | None = None
    max_rounds: Annotated[int, Field(ge=0, le=10_000)] = 0
    days: Annotated[int, Field(ge=0, le=60)] | None = None
    late: Word = WAIT
    reach: Literal["refuse", "warn", "off"] = "warn"
    seed: Annotated[int, Field(ge=0, lt=1 << 96)] | None = None
    position: dict[str, Any] | None = None
    spectators: bool = True
    chat: bool = False
    public: bool = False
    cookie: bool = False


class ClaimInvite(Body):
    """An invite, given for its seat; with ``cookie`` a browser keeps the token out of sight. Who
    comes says what happens to the ``late``, as the game's terms do: so that all have agreed."""

    invite: Word
    late: Word = WAIT
    cookie: bool = False


class LookAtInvite(Body):
    """An invite, to see what it is to."""

    invite: Word


class Sit(Body):
    """An open seat to take; ``late`` as in the game's terms."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    late: Word = WAIT
    cookie: bool = False


class Invite(Body):
    """A seat to invite somebody to."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Change(Body):
    """A request that changes a game: the step that it answers, and a key under which it may be
    sent again."""

    at: At
    key: Key | None = None

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        """The step that it makes; Refused if it makes none."""
        raise NotImplementedError

    @property
    def is_slow(self) -> bool:
        """Whether it may take long to judge: words are tried out in many ways."""
        return False


class Play(Change):
    """An answer to the pending question: an action by its id, or words for a whole intent."""

    action: Annotated[int, Field(ge=0, lt=1 << 31)] | None = None
    words: Words | None = None

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        answer = self.words if self.action is None else self.action
        if answer is None or (self.words is not None and self.action is not None):
            raise Refused(INVALID, "server-action-or-words")
        return hosted.play(ask, answer)

    @property
    def is_slow(self) -> bool:
        return self.words is not None


class Stand(Change):
    """What to answer to the pending question from here on: words by preference, for how long.
    Without answers the standing answer to ``question`` is forgotten, or all that there are; of one
    ``seat`` alone, where somebody has several."""

    answers: Annotated[list[Word], Field(max_length=12)] = []
    scope: Word = THIS_TURN
    question: Word | None = None
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        if not self.answers:
            seats = ask.seats if self.seat is None else ask.seats & {self.seat}
            return hosted.stand_no_more(ask._replace(seats=seats), self.question)
        return hosted.stand(ask, self.answers, self.scope)

    @property
    def is_slow(self) -> bool:
        return bool(self.answers)


class Undo(Change):
    """Back to the last own question, or with the consent of all behind the step ``to``."""

    to: At | None = None

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        return hosted.take_back(ask, self.to)


class Consent(Change):
    """Whether to go back as somebody asks, behind the step ``to``: no wish stands for another."""

    to: At
    agree: bool

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        return hosted.consent(ask, self.to, self.agree)


class Resign(Change):
    """A seat to give to a bot."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    bot: Word = "greedy"

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        check_bot(self.bot)
        return hosted.resign(ask, self.seat, self.bot)


class Back(Change):
    """To answer again, where a bot answers since one is late."""

    def judge(self, hosted: Hosted, ask: Ask) -> Judged:
        return hosted.come_back(ask)


class Say(Body):
    """A line of chat, from one of one's seats: by default the first."""

    text: Annotated[str, Field(min_length=1, max_length=500)]
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class Explain(Body):
    """Words that might be played."""

    words: Words


class ErrorBody(BaseModel):
    """Why a request was refused; ``line`` and ``field`` say where in a file or a position."""

    error: str
    code: str
    clause: str | None = None
    at: int | None = None
    line: int | None = None
    field: str | None = None


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def hub_of(request: Request) -> Hub:
    """The games of this process."""
    hub: Hub = request.app.state.hub
    return hub


def identity_of(request: Request) -> Identity:
    """Who tells callers."""
    identity: Identity = request.app.state.identity
    return identity


TheHub = Annotated[Hub, Depends(hub_of)]
TheIdentity = Annotated[Identity, Depends(identity_of)]


async def room_of(id: Id, caller: Somebody, hub: TheHub) -> Room:
    """The game of a path, once the caller is known and has not asked too much."""
    return await hub.room(id)


TheRoom = Annotated[Room, Depends(room_of)]
# Which of a token's seats looks; by default the one that is asked, or its first.
SeatQuery = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]


async def viewer_of(room: Room, holder: str | None, seat: int | None) -> int | None:
    """As which seat a caller looks, None as a spectator; Refused if it may not."""
    seats = await room.seats_of(holder)
    if seat is not None:
        if seat not in seats:
            raise Refused(FORBIDDEN, "server-seat-not-yours", seat=str(seat))
        return seat
    if seats:
        return room.hosted.asked if room.hosted.asked in seats else min(seats)
    if not room.stored.terms.spectators and not is_at_it(room, holder):
        raise Refused(FORBIDDEN, "server-players-alone")
    return None


async def player_of(room: Room, holder: str, seat: int | None) -> int:
    """As which seat a player looks; Refused for who has none."""
    viewer = await viewer_of(room, holder, seat)
    if viewer is None:
        raise Refused(FORBIDDEN, "server-no-seat")
    return viewer


def is_at_it(room: Room, holder: str | None) -> bool:
    """Whether a token made a game or sits, or sat, at it."""
    return holder is not None and (holder == room.stored.host or bool(room.stored.seats_of(holder)))


async def ask_of(room: Room, holder: str, change: Change) -> Ask:
    """A player's request to change a game; Refused for whoever has no seat."""
    ask = Ask(await room.seats_of(holder), change.at, holder, change.key, now())
    # Who resigned and asks again is answered as before.
    if not ask.seats and room.hosted.answered(ask) is None:
        raise Refused(FORBIDDEN, "server-no-seat")
    return ask


def answer(words: frames.Frame, status: int = 200) -> Response:
    """An answer, which is not looked at again on its way out."""
    return Response(frames.encode(words), status, media_type="application/json")

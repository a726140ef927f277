"""What requests are answered with, for the API's description; a test holds the answers to it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class About(BaseModel):
    """What can be played here."""

    rules: str
    maps: list[str]
    decks: list[str]
    printings: list[str]
    options: dict[str, list[str]]
    factions: dict[str, list[str]]
    bots: list[str]
    languages: list[str]
    push: str | None
    mail: bool


class SeatSummary(BaseModel):
    """Who plays a seat: ``person`` or a bot, and whether it is taken."""

    faction: str
    player: str
    taken: bool


class Result(BaseModel):
    """How a game ended; nobody wins one that was cut short."""

    winners: list[str]
    scores: dict[str, int]


class Summary(BaseModel):
    """A game as anybody may know it. Times are in milliseconds; ``at``, ``deadline``, ``helped``
    (seats for which a bot answers meanwhile) and ``seed`` are missing in lists."""

    id: str
    made: int
    status: Literal["waiting", "running", "over"]
    game: dict[str, Any]
    seats: list[SeatSummary]
    days: int | None
    late: str
    spectators: bool
    chat: bool
    public: bool
    rematch: str | None
    at: int = 0
    deadline: int | None = None
    helped: list[str] | None = None
    result: Result | None = None
    seed: int | None = None


class Seated(Summary):
    """A game at which somebody sat down; a new token, unless a cookie has it."""

    token: str | None = None


class GivenInvite(BaseModel):
    """An invite to a seat."""

    seat: int
    invite: str


class Made(Seated):
    """A new game."""

    invites: list[GivenInvite]
    warnings: list[str]


class Lobby(BaseModel):
    """Games, the newest first."""

    games: list[Summary]


class Invited(Summary):
    """The game that an invite is for, and the seat."""

    seat: int


class ReachSeen(BaseModel):
    """What a line-up reaches, what is recommended for so many, and where the Law says so."""

    reached: int
    recommended: int
    viable: bool
    clause: str


class LineUp(BaseModel):
    """What is to be said of factions that play together: those that one more player could take,
    and their reach; null for a line-up of which the Law says nothing."""

    free: list[str]
    reach: ReachSeen | None


class OwnGame(Summary):
    """A game of a token, with its seats, the person's seat that is asked now, and whether it made
    the game."""

    mine: list[int]
    asked: int | None
    host: bool


class OwnGames(BaseModel):
    """The games of a token, the newest first, and which of them wait for it."""

    games: list[OwnGame]
    waiting: list[str]


class Option(BaseModel):
    """An answer: its id, its word, and the sort of what the word names."""

    action: int
    word: str
    sort: str


class Hint(Option):
    """What a bot would answer at a step."""

    at: int
    bot: str


class Question(BaseModel):
    """The pending question; for the asked seat alone the facts that its message names, the
    clearing that it is about (``where``), if there is one, the options, and what the Law refuses
    now."""

    seat: str
    name: str
    message: str
    clause: str
    facts: dict[str, Any] | None = None
    where: str | None = None
    options: list[Option] | None = None
    refused: list[Option] | None = None


class ProposalSeen(BaseModel):
    """Who asks to go back behind a step, and who agrees."""

    to: int
    by: list[str]
    agreed: list[str]


class StandingSeen(BaseModel):
    """A standing answer of one's own, the message that asks its question, and the ``sorts`` of what
    its words name."""

    question: str
    message: str
    answers: list[str]
    sorts: list[str]
    scope: str


class ViewFrame(Summary):
    """All that a seat, or a spectator (``seat`` null), may see; no ``parts`` before the game."""

    type: Literal["view"]
    seat: str | None
    static: dict[str, Any]
    question: Question | None
    proposal: ProposalSeen | None
    parts: dict[str, Any] | None = None
    since: int | None = None
    standing: list[StandingSeen] | None = None


class EventSeen(BaseModel):
    """What happened: its clause, the message that tells it, and the facts that it names."""

    clause: str
    message: str
    facts: dict[str, str | int]


class LogEntry(BaseModel):
    """A step as a viewer saw it; ``player`` is the bot that plays on for who has resigned."""

    at: int
    kind: str
    time: int
    events: list[EventSeen]
    seat: str | None = None
    to: int | None = None
    undone: bool | None = None
    player: str | None = None
    acts: list[str] | None = None


class Log(BaseModel):
    """Steps behind another."""

    steps: list[LogEntry]


class Since(Log):
    """Steps since one's own last answer, and that step."""

    since: int


class Standings(BaseModel):
    """The standing answers of a seat of one's own."""

    standing: list[StandingSeen]


class SaidLine(BaseModel):
    """A line of chat."""

    type: Literal["chat"]
    number: int
    seat: str
    text: str
    time: int


class Chat(BaseModel):
    """Lines of chat behind another."""

    lines: list[SaidLine]


class Done(BaseModel):
    """The step at which the game is now."""

    at: int


class EffectSeen(BaseModel):
    """One thing that words would do, with its clause."""

    clause: str
    text: str


class Explained(BaseModel):
    """Whether words are legal; the clause, the reason and what would be legal instead if not, the
    effects if they are, and who is asked then, with the options if it is the same seat; what is
    so in a clearing that they name."""

    legal: bool
    clause: str
    reason: str
    effects: list[EffectSeen]
    remedies: list[str]
    clearing: list[EffectSeen]
    then: str
    options: list[Option]


class Opened(BaseModel):
    """A position to begin with: the game's words, the position's, and what a file says of it."""

    game: dict[str, Any]
    position: dict[str, Any]
    title: str
    why: str


class PositionSeen(BaseModel):
    """A position as a seat sees it (``seat``: who is asked, else whose turn it is), the question
    with all answers, and what happened up to there; ``static`` and ``forms`` if they are asked
    for. Of a question to ``chance`` the options are what can come of it."""

    seat: str
    parts: dict[str, Any]
    question: Question | None
    events: list[EventSeen]
    static: dict[str, Any] | None = None
    forms: dict[str, Any] | None = None


class ScenarioWritten(BaseModel):
    """The text of a scenario file; ``failure`` if it does not hold."""

    text: str
    failure: str | None

"""The lines of a record, as values and as JSON text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

FORMAT = 1
PERSON = "person"
SHOWN_FIELDS = ("shown", "in", "for", "from")


class Header(NamedTuple):
    """The first line: what the game is played with, and by whom.

    ``rules`` is the version that recorded it and ``manifest`` the hash of its action ids;
    ``game`` the words of the setup; ``players`` says by seat who answers: ``person`` or a bot's
    name. ``seed`` is where the generator started, or None if the record alone has the outcomes.
    ``table`` says that the game is played with the real box: hidden cards are assumed.
    ``position`` is where the game began, if that is not its setup.
    """

    rules: str
    manifest: str
    game: dict[str, Any]
    players: list[str]
    seed: int | None
    table: bool = False
    position: dict[str, Any] | None = None


class Answer(NamedTuple):
    """A seat's answer to the question that was put to it."""

    seat: str
    act: str


class Outcome(NamedTuple):
    """What came of a chance event, which is named by its question."""

    chance: str
    outcome: str


class Shown(NamedTuple):
    """A card was shown that was assumed to lie elsewhere: it is exchanged for another.

    ``place`` and ``source`` are hidden zones: ``deck``, a player's hand by the player's word, or
    ``player.zone``. For an item under a ruin they are ``ruin-CLEARING`` or, for all ruins that
    nobody has looked at, ``ruins``.
    """

    card: str
    place: str
    given: str
    source: str


class Stand(NamedTuple):
    """A standing answer: what a seat wants answered to a question, for how long, told when."""

    seat: str
    question: str
    answers: list[str]
    scope: str
    when: list[int]


class Standing(NamedTuple):
    """All standing answers from here on: no step of the game, but what a resumed one keeps."""

    told: list[Stand]


class End(NamedTuple):
    """The last line of a game that is over."""

    scores: dict[str, int]
    winners: list[str]
    fingerprint: str


Step = Answer | Outcome | Shown
Line = Header | Step | Standing | End


class LineError(ValueError):
    """A line that cannot be read, with the reason."""


# ---------------------------------------------------------------- writing


def line_text(line: Line) -> str:
    """A line as JSON, its end included."""
    return json.dumps(_fields(line)) + "\n"


def _fields(line: Line) -> dict[str, Any]:
    if isinstance(line, Answer):
        return {"seat": line.seat, "act": line.act}
    if isinstance(line, Outcome):
        return {"chance": line.chance, "is": line.outcome}
    if isinstance(line, Shown):
        return dict(zip(SHOWN_FIELDS, line, strict=True))
    if isinstance(line, Standing):
        return {"standing": [stand._asdict() for stand in line.told]}
    if isinstance(line, End):
        return {"end": line._asdict()}
    fields = {"woodlaw-record": FORMAT, **line._asdict()}
    if line.seed is None:
        del fields["seed"]
    if not line.table:
        del fields["table"]
    if line.position is None:
        del fields["position"]
    return fields


# ---------------------------------------------------------------- reading


def read_header(text: bytes) -> Header:
    """The first line of a record; LineError if it is none, or one of another format."""
    words = _read_object(text)
    if "woodlaw-record" not in words:
        raise LineError("no record of a game: its first line has no field woodlaw-record")
    version = words.pop("woodlaw-record")
    if type(version) is not int or version != FORMAT:
        newer = type(version) is int and version > FORMAT
        raise LineError(
            f"is in {'the newer ' if newer else ''}format {short(version)}; "
            f"this version reads format {FORMAT}"
        )
    words.setdefault("seed", None)
    words.setdefault("table", False)
    words.setdefault("position", None)
    return Header(
        **_checked(
            words,
            rules=_is_text,
            manifest=_is_text,
            game=_is_object,
            players=_is_texts,
            seed=_is_seed,
            table=_is_yes_or_no,
            position=_is_object_or_none,
        )
    )


def read_line(text: bytes) -> Step | Standing | End:
    """Any line behind the first; LineError says what is wrong with it."""
    words = _read_object(text)
    if "seat" in words:
        return Answer(**_checked(words, seat=_is_text, act=_is_text))
    if "chance" in words:
        fields = _checked(words, chance=_is_text, **{"is": _is_text})
        return Outcome(fields["chance"], fields["is"])
    if "shown" in words:
        fields = _checked(words, **dict.fromkeys(SHOWN_FIELDS, _is_text))
        return Shown(*(fields[name] for name in SHOWN_FIELDS))
    if "standing" in words:
        told = _checked(words, standing=_is_objects)["standing"]
        return Standing([_read_stand(stand) for stand in told])
    if "end" in words:
        end = _checked(words, end=_is_object)["end"]
        return End(**_checked(end, scores=_is_scores, winners=_is_texts, fingerprint=_is_text))
    raise LineError("is no step: it has none of the fields seat, chance, shown, standing, end")


def _read_stand(words: dict[str, Any]) -> Stand:
    checks = {"seat": _is_text, "question": _is_text, "answers": _is_texts, "scope": _is_text}
    return Stand(**_checked(words, **checks, when=_is_numbers))


def is_whole(text: bytes) -> bool:
    """Whether a last line without its end was written whole."""
    try:
        _read_object(text)
    except LineError:
        return False
    return True


def _read_object(text: bytes) -> dict[str, Any]:
    try:
        words = json.loads(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise LineError("is no UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise LineError(f"is no JSON: {error.msg}, column {error.colno}") from None
    except (ValueError, RecursionError):
        raise LineError("is no JSON that can be read") from None
    if not isinstance(words, dict):
        raise LineError("must be an object of fields")
    return words


def _checked(words: dict[str, Any], **checks: Callable[[Any], bool]) -> dict[str, Any]:
    """The fields of an object, which must be these and fit their checks."""
    for field in words:
        if field not in checks:
            raise LineError(f"unknown field {short(field)}; there is: {', '.join(checks)}")
    for field, fits in checks.items():
        if field not in words:
            raise LineError(f"has no field {field}")
        if not fits(words[field]):
            raise LineError(f"{field}: {short(words[field])} cannot stand there")
    return words


def short(value: object) -> str:
    """A value of a file as it can stand in a message."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _is_objects(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(words, dict) for words in value)


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(number) is int for number in value)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_object_or_none(value: Any) -> bool:
    return value is None or isinstance(value, dict)


def _is_seed(value: Any) -> bool:
    return value is None or type(value) is int


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _is_scores(value: Any) -> bool:
    return isinstance(value, dict) and all(type(points) is int for points in value.values())

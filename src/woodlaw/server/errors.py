"""Refusals of the server: a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from woodlaw import i18n

logger = logging.getLogger("woodlaw.server")

BAD: Final = "bad-request"
UNKNOWN_TOKEN: Final = "unknown-token"
FORBIDDEN: Final = "forbidden"
MISSING: Final = "not-found"
STALE: Final = "stale"
NOT_NOW: Final = "not-now"
ILLEGAL: Final = "illegal"
INVALID: Final = "invalid"
TOO_LARGE: Final = "too-large"
TOO_MANY: Final = "too-many"
UNAVAILABLE: Final = "unavailable"
FAILED: Final = "failed"

STATUS: dict[str, int] = {
    BAD: 400,
    UNKNOWN_TOKEN: 401,
    FORBIDDEN: 403,
    MISSING: 404,
    STALE: 409,
    NOT_NOW: 409,
    TOO_LARGE: 413,
    ILLEGAL: 422,
    INVALID: 422,
    TOO_MANY: 429,
    UNAVAILABLE: 503,
    FAILED: 500,
}


AS_SAID: Final = "server-as-said"


class Place(NamedTuple):
    """Where in a file or a position something is wrong."""

    line: int | None
    field: str | None


class Refused(Exception):
    """A request that is refused: why, by which clause, and at which step the game is.

    Why is a message with its values; it is put into words for whoever asked. ``place`` says where
    in what was sent something is wrong.
    """

    place: Place | None = None

    def __init__(
        self, code: str, message: str, clause: str = "", at: int | None = None, **values: i18n.Value
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.at = at
        self.values = values

    def placed(self, line: int | None, field: str = "") -> Refused:
        """The refusal with the place in what was sent: a line of it, a field, or both."""
        self.place = Place(line, field or None)
        return self

    @classmethod
    def quoting(cls, code: str, sentence: str, clause: str = "", at: int | None = None) -> Refused:
        """A refusal for a reason that is in words already."""
        return cls(code, AS_SAID, clause, at, sentence=sentence)

    def __str__(self) -> str:
        return i18n.text(self.message, **self.values)

    @property
    def status(self) -> int:
        """The status of the HTTP answer."""
        return STATUS[self.code]

    def words(self, lang: str) -> dict[str, Any]:
        """The refusal as it is sent, in a language."""
        with i18n.speaking(lang):
            found: dict[str, Any] = {"error": str(self), "code": self.code}
        if self.clause:
            found["clause"] = self.clause
        if self.at is not None:
            found["at"] = self.at
        if self.place:
            found.update({name: at for name, at in self.place._asdict().items() if at is not None})
        return found


def wrong_at(field: str, reason: str) -> Refused:
    """The refusal of a field of what was sent, for a reason that is in words already."""
    return Refused(INVALID, "server-field", field=field, reason=reason).placed(None, field)


def wrong_line(line: int, reason: str, field: str = "") -> Refused:
    """The refusal of a line of a file that was sent."""
    return Refused(INVALID, "server-line", line=str(line), reason=reason).placed(line, field)


def as_refused(error: Refused | SQLAlchemyError) -> Refused:
    """Why a request fails, also where it is for a database that is full, locked or gone: nothing
    was changed that was not stored."""
    if isinstance(error, Refused):
        return error
    logger.error("the database: %s", str(error).partition("\n")[0])
    return Refused(UNAVAILABLE, "server-not-stored")

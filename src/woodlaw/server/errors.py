"""Refusals of the server: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any, Final

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
}


class Refused(Exception):
    """A request that is refused: why, by which clause, and at which step the game is."""

    def __init__(self, code: str, error: str, clause: str = "", at: int | None = None) -> None:
        super().__init__(error)
        self.code = code
        self.error = error
        self.clause = clause
        self.at = at

    @property
    def status(self) -> int:
        """The status of the HTTP answer."""
        return STATUS[self.code]

    def words(self) -> dict[str, Any]:
        """The refusal as it is sent."""
        found: dict[str, Any] = {"error": self.error, "code": self.code}
        if self.clause:
            found["clause"] = self.clause
        if self.at is not None:
            found["at"] = self.at
        return found

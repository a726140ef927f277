"""The language that somebody asks for."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from woodlaw import i18n


def spoken(connection: HTTPConnection) -> str:
    """The language that a request asks for, English for one that is not spoken here."""
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().lower().partition("-")[0]
        for lang in i18n.LANGUAGES:
            if wanted == lang.lower().partition("-")[0]:
                return lang
    return i18n.ENGLISH

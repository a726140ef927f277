"""The Law by its numbers, in the project's words."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from woodlaw.i18n import ENGLISH, LANGUAGES
from woodlaw.law import registry
from woodlaw.law.registry import Clause
from woodlaw.server.errors import INVALID, MISSING, Refused
from woodlaw.server.frames import Frame
from woodlaw.server.identity import Somebody
from woodlaw.server.routes.asked import ERRORS, Word, answer

router = APIRouter(prefix="/api/law", responses=ERRORS)


@router.get("/{number}")
async def clause(
    number: Word, caller: Somebody, lang: Annotated[str, Query(max_length=12)] = ENGLISH
) -> Response:
    """A clause of printing p16 in a language, with those around it."""
    if lang not in LANGUAGES:
        raise Refused(INVALID, "server-no-language", lang=lang)
    try:
        found = registry.clause(number, lang=lang)
    except registry.UnknownClause as error:
        raise Refused.quoting(MISSING, str(error)) from None
    before, after = registry.neighbours(number, lang=lang)
    return answer(
        {
            **titled(found),
            "text": found.text or None,
            "parent": named(registry.parent(number, lang=lang)),
            "before": named(before),
            "after": named(after),
            "children": [titled(part) for part in registry.children(number, lang=lang)],
        }
    )


def titled(clause: Clause) -> Frame:
    """A clause by its number and title."""
    return {"number": clause.number, "title": clause.title}


def named(clause: Clause | None) -> Frame | None:
    """A clause by its number and title, if there is one."""
    return None if clause is None else titled(clause)

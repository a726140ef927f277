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
    number: Word,
    caller: Somebody,
    lang: Annotated[str, Query(max_length=12)] = ENGLISH,
    printing: Word = "p16",
) -> Response:
    """A clause of a printing in a language, with those around it."""
    if lang not in LANGUAGES:
        raise Refused(INVALID, "server-no-language", lang=lang)
    try:
        found = registry.clause(number, printing, lang)
    except registry.UnknownClause as error:
        raise Refused.quoting(MISSING, str(error)) from None
    except ValueError as error:
        raise Refused.quoting(INVALID, str(error)) from None
    before, after = registry.neighbours(number, printing, lang)
    return answer(
        {
            **titled(found, printing),
            "text": found.text or None,
            "lang": found.lang,
            "parent": named(registry.parent(number, printing, lang), printing),
            "before": named(before, printing),
            "after": named(after, printing),
            "children": [titled(c, printing) for c in registry.children(number, printing, lang)],
        }
    )


def titled(clause: Clause, printing: str) -> Frame:
    """A clause by its number and title."""
    return {"number": clause.number_in(printing), "title": clause.title}


def named(clause: Clause | None, printing: str) -> Frame | None:
    """A clause by its number and title, if there is one."""
    return None if clause is None else titled(clause, printing)

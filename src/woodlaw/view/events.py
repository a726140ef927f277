"""What happened, as a seat or a spectator was told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.events import event_facts, event_text, message_of, told_to


def events_seen(
    setup: Setup, events: Iterable[Event], viewer: int | None, lang: str | None = None
) -> list[dict[str, Any]]:
    """The events that a viewer sees: clause, message and facts of each, JSON-ready.

    A client puts the facts into the message in its own language; in ``lang`` there is the sentence
    as ``text`` too. ValueError for a language that is not spoken here.
    """
    seen = told_to(events, viewer)
    found = [event_data(setup, event) for event in seen]
    if lang is not None:
        with i18n.speaking(lang):
            for data, event in zip(found, seen, strict=True):
                data["text"] = event_text(setup, event)
    return found


def event_data(setup: Setup, event: Event) -> dict[str, Any]:
    """An event's clause, the message that tells it, and the facts that the message names."""
    return {
        "clause": cited(setup, int(event.clause)),
        "message": message_of(int(event.verb)),
        "facts": event_facts(setup, event),
    }

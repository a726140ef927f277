"""What bars taking an answer back, wherever people play: what a seat was shown since."""

from __future__ import annotations

from woodlaw.engine import verbs
from woodlaw.engine.ids import PIECE_PLOT
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import EVERYBODY, Event
from woodlaw.events import is_seen


def tells(setup: Setup, event: Event, seat: int) -> bool:
    """Whether an event shows a seat what another's card is, or what a plot was or was not."""
    if event.verb == verbs.SHOWED_HAND:
        return bool(event.b == seat)
    # What a removed plot was shows when it is back in its supply, where a raid sets something off.
    is_away = event.verb == verbs.REMOVED or event.verb == verbs.RETURNED
    if is_away and setup.kind_name[event.b] == PIECE_PLOT:
        return bool(event.a != seat)
    is_private = event.seen != EVERYBODY and is_seen(event, seat)
    return is_private or bool(event.verb == verbs.REVEALED and event.a != seat)

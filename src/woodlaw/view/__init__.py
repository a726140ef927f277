"""A game as a seat or a spectator sees it, as data: for servers, browsers and bots that ask afar.

All of it is made from what ``Game.observe`` tells, from events that the viewer sees, or from the
setup, which all know. So a client needs no rules, and nothing hidden can reach it by mistake.
"""

from woodlaw.view.boards import boards_seen
from woodlaw.view.events import events_seen
from woodlaw.view.seat import SeatView
from woodlaw.view.table import static

__all__ = ["SeatView", "boards_seen", "events_seen", "static"]

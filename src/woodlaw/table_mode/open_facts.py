"""What sentences of refusals name, as far as it hangs on no card that lies hidden at the table."""

from __future__ import annotations

from collections.abc import Iterator

from woodlaw import i18n
from woodlaw.engine.reasons import Reason
from woodlaw.engine.state import State
from woodlaw.explain.facts import Facts
from woodlaw.explain.refusals import Barred, IllegalAction, NotAsked, reason_of
from woodlaw.table_mode.hidden import full_of, one_of_each_suit, places_of


class OpenFacts(Facts):
    """The facts of one refusal that all at the table know; the cards of the deal are assumed."""

    @classmethod
    def of_all(cls, facts: Facts) -> OpenFacts:
        """Those among facts."""
        return cls(facts.state, facts.clause, facts.subject, facts.action)

    def reasons(self) -> dict[str, Reason]:
        """What the faction that is asked tells of itself, where all deals agree on it."""
        told = super().reasons()
        deals = [Facts(deal, self.clause, self.subject, self.action) for deal in self.deals()]
        others = [facts.reasons() for facts in deals]
        return {
            name: own if all(other[name] == own for other in others) else self.hidden()
            for name, own in told.items()
        }

    def cards(self) -> str:
        """The cards in the hand of the player who is asked: hidden, unless there are none."""
        return self.hidden() if self.state.hand(self.seat) > 0 else super().cards()

    def deals(self) -> Iterator[State]:
        """Deals that differ in all that the player who is asked hides."""
        for place in places_of(self.state, self.seat):
            for card in one_of_each_suit(self.state.setup):
                yield full_of(self.state, place, card)

    def hidden(self) -> str:
        """What is said of what only its owner knows."""
        return i18n.text("table-hidden")


def as_all_know(error: IllegalAction) -> IllegalAction:
    """A refusal without what was only assumed."""
    if isinstance(error, Barred):
        return IllegalAction(error.clause, reason_of(OpenFacts.of_all(error.facts)), error.law)
    if isinstance(error, NotAsked):
        # What could be answered in an assumed deal is nothing to tell.
        return NotAsked(error.clause, error.plainly, error.law, error.plainly)
    return error

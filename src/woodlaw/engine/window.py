"""Windows (1.4.1, 1.4.2): where crafted cards may be used between the steps of a phase.

A card's effect names its time. Its entry joins the question where its owner is asked for an
action anyway; elsewhere the window is a question of its own, skipped where no card lies there.
What another faction's rules give the player to do between actions (13.2.4) is offered there too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import dominance, options, verbs
from woodlaw.engine.cards import in_zone
from woodlaw.engine.ids import ACTIVATE, CARD, DAYLIGHT, DONE, NOBODY, QUEST, START, TAKE
from woodlaw.engine.procedure import Ask, Step
from woodlaw.engine.state import NO_SUBJECT, TURN_SEAT, USED, Frame, State, refuse
from woodlaw.law.numbers import L1_1_1, L1_4_1, L1_4_2, L1_4_3, L2_1_4, L4_1_3


def entries(s: State, seat: i64) -> list[int]:
    """The cards of a seat's play area, as action ids; most have another time."""
    area = s.setup.area_zone(seat)
    if s.sizes[area] == 0:
        return []
    return in_zone(s, area)


def entry_refusal(s: State, seat: i64, action: i64, time: i64, openly: bool = False) -> i64:
    """1.4.1: what forbids to use a card of the play area at this time, or 0.

    ``openly`` goes by what all can see.
    """
    card = s.setup.card_index[action - CARD]
    effect = s.setup.effects[card]
    if effect is None or effect.time != time:
        return refuse(L1_4_1, card)
    if s.turn[USED] & (1 << card) != 0:
        return refuse(L4_1_3, card)
    return effect.open_refusal(s, seat, card) if openly else effect.use_refusal(s, seat, card)


def next_usable(s: State, seat: i64, time: i64, first: i64, openly: bool = False) -> i64:
    """1.4.1: a card of a seat's play area that nothing forbids to use at this time, or -1.

    The first from an index on; ``openly`` goes by what all can see.
    """
    area = s.setup.area_zone(seat)
    if s.sizes[area] == 0:
        return -1
    base = area * s.setup.designs
    i = s.setup.timed_from[time]
    beyond = s.setup.timed_from[time + 1]
    while i < beyond:
        card = s.setup.timed[i]
        at = base + card
        if card >= first and s.cards[at] > 0:
            action: i64 = CARD + s.setup.card_number[card]
            if entry_refusal(s, seat, action, time, openly) == 0:
                return card
        i += 1
    return -1


# ------------------------------------------------------------ what other factions offer


def offers_of_others(s: State, seat: i64) -> list[int]:
    """1.4.2: the actions that other factions' rules give a seat between its own, ascending."""
    found: list[int] = []
    for owner in s.setup.offering:
        if owner != seat:
            found.append(int(s.setup.factions[owner].offer()))
    found.sort()
    return found


def offering_seat(s: State, action: i64) -> i64:
    """The seat that offers an action to the player whose turn it is, or NOBODY."""
    for owner in s.setup.offering:
        if owner != s.turn[TURN_SEAT] and s.setup.factions[owner].offer() == action:
            return owner
    return NOBODY


def is_offered(s: State, seat: i64) -> bool:
    """Whether, as all can see, a seat might take one of them."""
    for owner in s.setup.offering:
        if owner != seat and s.setup.factions[owner].is_offered(s, owner, seat):
            return True
    return False


def closed_refusal(s: State, step: Step, seat: i64, action: i64) -> i64:
    """What forbids a card of the play area or an offer where no window has joined, or 0.

    1.4.3: the turn's last step has begun; 2.1.4: a card of the hand is asked for; 1.4.2: an
    action, ability or effect is not interrupted.
    """
    top = s.top
    is_offer = s.turn[TURN_SEAT] == seat and action in offers_of_others(s, seat)
    if top is None or not (is_offer or action in entries(s, seat)):
        return 0
    card: i64 = NO_SUBJECT if is_offer else s.setup.card_index[action - CARD]
    if step.closes_turn():
        return refuse(L1_4_3, card)
    if is_offer:
        return refuse(L1_4_2, card)
    for candidate in step.candidates(s, top):
        if CARD <= candidate < QUEST:
            return refuse(L2_1_4, card)
    return refuse(L1_4_2, card)


def use(s: State, seat: i64, action: i64) -> None:
    """4.1.3: use a crafted card; what it does is pushed."""
    card = s.setup.card_index[action - CARD]
    effect = s.setup.effects[card]
    assert effect is not None
    s.turn[USED] |= 1 << card
    s.tell(L4_1_3, verbs.USED, seat, card, 0)
    effect.use(s, seat, card)


NO_OFFERS: Final[list[int]] = []


class WithWindow(Ask):
    """A question for an action that the window of its time has joined."""

    def __init__(self, name: str, clause: i64, time: i64) -> None:
        super().__init__(name, clause)
        self.time = time

    def actions(self, s: State, f: Frame) -> list[int]:
        """The candidates beside the window's, ascending; a list that is not written in."""
        return [DONE]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        """What forbids one of them."""
        return 0

    def allowed(self, s: State, f: Frame) -> list[int]:
        """Those of them that nothing forbids, a list of its own."""
        return [a for a in self.actions(s, f) if self.action_refusal(s, f, a) == 0]

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        """Carry out one of them."""

    def is_open_to_others(self, s: State) -> bool:
        """1.4.1: whether what other factions offer may be done: not "at start of" a phase."""
        return self.time < START

    def offers(self, s: State) -> list[int]:
        """What the window adds beside cards: dominance cards, and what other factions offer."""
        found = dominance.OFFERS if self.time == DAYLIGHT and s.setup.dominance else NO_OFFERS
        if s.setup.offers and self.is_open_to_others(s):
            return found + offers_of_others(s, s.turn[TURN_SEAT])
        return found

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = self.actions(s, f) + self.offers(s)
        found.sort()
        found.extend(entries(s, s.turn[TURN_SEAT]))
        return found

    def legal(self, s: State, f: Frame) -> list[int]:
        """Of the cards in the play area only those whose time it is are looked at (1.4.1).

        What all can see to be closed is left out: offers, where none could be taken.
        """
        found = self.allowed(s, f)
        seat = s.turn[TURN_SEAT]
        if s.setup.offers or (self.time == DAYLIGHT and dominance.could_act(s, seat)):
            number = len(found)
            for offer in self.offers(s):
                if self.refusal(s, f, offer) == 0:
                    found.append(offer)
            if len(found) > number:
                found.sort()
        card = next_usable(s, seat, self.time, 0)
        while card >= 0:
            found.append(s.setup.card_actions[card])
            card = next_usable(s, seat, self.time, card + 1)
        return found

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action >= CARD:
            return entry_refusal(s, s.turn[TURN_SEAT], action, self.time)
        if action in (ACTIVATE, TAKE):
            return dominance.offer_refusal(s, s.turn[TURN_SEAT], action)
        owner: i64 = offering_seat(s, action) if s.setup.offers else NOBODY
        if owner != NOBODY:
            return s.setup.factions[owner].offer_refusal(s, owner, s.turn[TURN_SEAT])
        return self.action_refusal(s, f, action)

    def answer(self, s: State, f: Frame, action: i64) -> None:
        if action >= CARD:
            s.again(f)
            use(s, s.turn[TURN_SEAT], action)
        elif action in (ACTIVATE, TAKE):
            s.again(f)
            dominance.act_on(s, s.turn[TURN_SEAT], action)
        else:
            owner: i64 = offering_seat(s, action) if s.setup.offers else NOBODY
            if owner == NOBODY:
                self.act_on(s, f, action)
            else:
                s.again(f)
                s.setup.factions[owner].push_offer(s, owner, s.turn[TURN_SEAT])


class Window(WithWindow):
    """1.4.1, 1.4.2 a window on its own: use a card whose time it is, or go on."""

    def asked(self, s: State, f: Frame) -> i64:
        seat = s.turn[TURN_SEAT]
        if next_usable(s, seat, self.time, 0, openly=True) >= 0:
            return seat
        if self.time == DAYLIGHT and dominance.could_act(s, seat):
            return seat
        if s.setup.offers and self.is_open_to_others(s) and is_offered(s, seat):
            return seat
        return NOBODY

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        seat = s.turn[TURN_SEAT]
        card = next_usable(s, seat, self.time, 0)
        while card >= 0:
            effect = s.setup.effects[card]
            if effect is not None and effect.must_use(s):
                return refuse(L1_1_1, card)
            card = next_usable(s, seat, self.time, card + 1)
        return 0


class LateWindow(Window):
    """A window behind the draw of Evening, where older printings close it to others' offers."""

    def is_open_to_others(self, s: State) -> bool:
        return super().is_open_to_others(s) and s.setup.option(options.EXPOSURE) == 0

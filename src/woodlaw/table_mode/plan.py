"""Answers at a real table: the deal is changed, as far as nothing seen forbids it, to fit them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from woodlaw import explain, i18n, terms
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_word, card_word, seat_words
from woodlaw.engine import flow, knowledge, ruins
from woodlaw.engine.cards import count
from woodlaw.engine.ids import BIRD, CARD, CHANCE, DECK, ITEM, ITEMS, NOBODY, SUITS
from woodlaw.engine.setup import OPEN
from woodlaw.engine.state import State
from woodlaw.explain import IllegalAction, NotAsked
from woodlaw.explain.intents import Refused, read
from woodlaw.game import Game
from woodlaw.position import shown as quoted
from woodlaw.table_mode import under
from woodlaw.table_mode.deals import Dealing, Exchange
from woodlaw.table_mode.hidden import (
    Hidden,
    Uncovered,
    accepted,
    after,
    card_of,
    cards_at,
    changed,
    full_of,
    is_legal,
    places,
    places_of,
    route,
    uncovered,
)
from woodlaw.table_mode.masks import bits, mask_of
from woodlaw.table_mode.open_facts import as_all_know
from woodlaw.vocabulary import UNSEEN, called, card_called


class ItemExchange(NamedTuple):
    """An exchange of items under ruins."""

    exchange: Exchange


class Way(NamedTuple):
    """Exchanges, and the position that they make."""

    exchanges: Sequence[Exchange | ItemExchange]
    state: State


def dealt(s: State, dealing: Dealing) -> Way:
    """A position with another deal."""
    t = s.copy()
    exchanges = dealing.exchanges()
    for place, card, given, source in exchanges:
        knowledge.exchange(t, place, given, source, card)
    return Way(exchanges, t)


def laid_under(s: State, dealing: Dealing) -> Way:
    """A position with other items under ruins."""
    t = s.copy()
    exchanges = dealing.exchanges()
    for place, item, given, source in exchanges:
        ruins.exchange(t, place, given, source, item)
    return Way([ItemExchange(exchange) for exchange in exchanges], t)


def _goes_unseen(s: State, action: int) -> bool:
    """Whether an answer takes a card from one hidden place to another and leaves it there."""
    card = card_of(s.setup, action)
    changes = [change[card] for change in _hands_changed(s, action).values()]
    return min(changes) < 0 < max(changes)


def _hands_changed(s: State, action: int) -> dict[int, Counter[int]]:
    """How an answer changes the hidden places but the deck."""
    t = after(s, action)
    return {place: changed(s, t, place) for place in places(s.setup) if place != DECK}


def suit_masks(s: State) -> list[int]:
    """Every card, then those that match each suit: what several cards may have in common."""
    designs = range(int(s.setup.designs))
    suits = [int(suit) for suit in s.setup.card_suit]
    matching = [mask_of(c for c in designs if suits[c] in (suit, BIRD)) for suit in range(SUITS)]
    return [-1, *matching]


class Plan:
    """What an answer will do, worked out beside the game, which it leaves alone until then."""

    def __init__(self, s: State, hidden: Hidden) -> None:
        self.state = s.copy()
        self.hidden = hidden.copy()
        self.steps: list[Exchange | ItemExchange | int] = []
        # What waits for somebody to say which cards it lays open; -1 is a draw that nobody sees.
        self.action = -1
        self.laid: Uncovered | None = None
        self.told: list[Uncovered] = []
        # What refused the last words that a guard, or the question, refused.
        self.refused: Refused | None = None

    def copy(self) -> Plan:
        """The same plan, to go on with."""
        other = Plan(self.state, self.hidden)
        other.steps, other.action, other.laid = self.steps[:], self.action, self.laid
        other.told = self.told[:]
        return other

    # ------------------------------------------------------------ what can be answered
    def actions(self) -> list[int]:
        """The actions that are legal in some deal that agrees with what has been seen."""
        found = set(flow.options(self.state))
        if under.is_chosen(self.state):
            kinds = bits(self.hidden.under.may_hold(under.place_of(self.state)), ITEMS)
            found.update(ITEM + kind for kind in kinds)
        for place in places_of(self.state, int(self.state.asking)):
            for card in bits(self.hidden.may_hold(place), int(self.state.setup.designs)):
                found.update(flow.options(full_of(self.state, place, card)))
        return sorted(action for action in found if self.way(action) is not None)

    def outcomes(self) -> list[int]:
        """The outcomes that a chance event may have, of a draw the cards that may be there."""
        if under.is_drawn(self.state):
            place, no = under.place_of(self.state), under.barred(self.state)
            kinds = bits(self.hidden.under.may_hold(place) & ~no, ITEMS)
            return [kind for kind in kinds if self._with_item(place, [kind]) is not None]
        if route(self.state, None) is None:
            return flow.options(self.state)
        numbers = self.state.setup.card_number
        cards = bits(self.hidden.may_hold(DECK), int(self.state.setup.designs))
        return [int(numbers[card]) for card in cards if self._with(DECK, [card]) is not None]

    def is_unseen(self, action: int) -> bool:
        """Whether a card goes where nobody else sees it, and so is not to be named."""
        card = card_of(self.state.setup, action)
        way = self.way(action) if card >= 0 else None
        return way is not None and _goes_unseen(way.state, action)

    def _with(self, place: int, cards: Sequence[int], rest: int = -1) -> Dealing | None:
        """A deal in which a place has certain cards and, beside them, only such as ``rest``."""
        dealing = self.hidden.dealing(self.state)
        return dealing if dealing.demand(place, cards, rest) else None

    def _with_item(self, place: int, items: Sequence[int], rest: int = -1) -> Dealing | None:
        """The same for items under ruins."""
        dealing = self.hidden.under.dealing(self.state)
        return dealing if dealing.demand(place, items, rest) else None

    def way(self, action: int) -> Way | None:
        """How an action becomes legal, if some deal allows it."""
        for way in self._ways(action):
            if is_legal(way.state, action):
                return way
        return None

    def _ways(self, action: int) -> Iterator[Way]:
        """Deals in which an action may be legal, the nearest first."""
        yield Way([], self.state)
        if under.is_chosen(self.state) and ITEM <= action < ITEM + ITEMS:
            dealing = self._with_item(under.place_of(self.state), [action - ITEM])
            if dealing is not None:
                yield laid_under(self.state, dealing)
        named = card_of(self.state.setup, action)
        for place in places_of(self.state, int(self.state.asking)):
            if named >= 0:
                yield from self._naming(place, [named])
            yield from self._fitting(place, action)

    def _naming(self, place: int, cards: list[int]) -> Iterator[Way]:
        """Deals in which a place has certain cards, and more that could be named after them."""
        dealing = self._with(place, cards)
        if dealing is None:
            return
        yield dealt(self.state, dealing)
        # Unordered cards are named in ascending order.
        among = accepted(self.state, place) & -1 << min(cards)
        for mask in suit_masks(self.state):
            for more in dealing.favouring(place, among & mask):
                yield dealt(self.state, more)

    def _fitting(self, place: int, action: int) -> Iterator[Way]:
        """Deals in which a place has cards that make an action legal, or no others."""
        may = bits(self.hidden.may_hold(place), int(self.state.setup.designs))
        fitting = mask_of(c for c in may if is_legal(full_of(self.state, place, c), action))
        if fitting == 0:
            return
        dealing = self.hidden.dealing(self.state)
        for mask in suit_masks(self.state):
            for more in dealing.favouring(place, fitting & mask):
                yield dealt(self.state, more)
        only = self._with(place, [], fitting)
        if only is not None:
            yield dealt(self.state, only)

    # ------------------------------------------------------------ answering
    def answer(self, tokens: list[str]) -> None:
        """Work out what words do; IllegalAction cites what refuses them."""
        while tokens:
            self._is_open(tokens[0])
            if tokens[0] == UNSEEN:
                self._give_unseen()
                tokens = tokens[1:]
            else:
                until = tokens.index(UNSEEN) if UNSEEN in tokens else len(tokens)
                self._intend(tokens[:until])
                tokens = tokens[until:]

    def _is_open(self, word: str) -> None:
        if self.laid is not None:
            raise self._refused("table-after-laid", word=quoted(word))
        if self.state.asking in (CHANCE, NOBODY):
            raise explain.after_chance(self.state, word)

    def _give_unseen(self) -> None:
        for action in self.actions():
            if self.is_unseen(action):
                way = self.way(action)
                assert way is not None
                self._take(way, [action])
                return
        raise self._refused("table-not-unseen")

    def _intend(self, tokens: list[str]) -> None:
        words = " ".join(tokens)
        refused: list[Refused] = []
        for way in self._intended(tokens):
            found = read(Game(way.state), words)
            if not isinstance(found, Refused):
                self._take(way, found)
                return
            refused.append(found)
        raise self._likeliest(tokens, refused)

    def _intended(self, tokens: list[str]) -> Iterator[Way]:
        """Deals in which whole words may be legal."""
        yield Way([], self.state)
        asking = int(self.state.asking)
        cards = self._cards_in(tokens)
        for place in places_of(self.state, asking) if cards else ():
            yield from self._naming(place, cards)
        for action in self._actions_of(tokens[0]):
            yield from self._ways(action)

    def _cards_in(self, tokens: list[str]) -> list[int]:
        words = [card.word for card in self.state.setup.deck]
        return [words.index(token) for token in tokens if token in words]

    def _actions_of(self, word: str) -> list[int]:
        """The actions that a word may stand for here."""
        setup, asking = self.state.setup, int(self.state.asking)
        return [
            action
            for action, entry in manifest().items()
            if (entry.word == word or entry.sort == "seat")
            and action_word(setup, asking, action) == word
        ]

    def _likeliest(self, tokens: list[str], refused: list[Refused]) -> IllegalAction:
        """Of many refusals the one to tell: of a guard, in the deal that came closest."""
        own = places_of(self.state, int(self.state.asking))
        for card in [] if under.is_chosen(self.state) else self._cards_in(tokens):
            if not self._is_meant_in_sight(card, tokens) and not any(
                self._with(place, [card]) for place in own
            ):
                return self.why_not_there(card)
        told = [found for found in refused if not isinstance(found.error, NotAsked)]
        if told:
            self.refused = told[-1]
            return as_all_know(told[-1].error)
        if under.is_chosen(self.state) and tokens[0] in terms.ITEMS:
            return self._refused("table-not-under", item=called(self.state.setup, tokens[0]))
        self.refused = refused[0]
        return as_all_know(refused[0].error)

    def _is_meant_in_sight(self, card: int, tokens: list[str]) -> bool:
        """Whether words may mean a card that lies in sight of all."""
        s, step, top = self.state, flow.question(self.state), self.state.top
        if step is None or top is None:
            return False
        if tokens == [card_word(s.setup, card)]:
            return CARD + int(s.setup.card_number[card]) in step.candidates(s, top)
        zones = [zone for zone in range(int(s.setup.zones)) if s.setup.sees[zone] == OPEN]
        return any(count(s, zone, card) > 0 for zone in zones)

    def why_not_there(self, card: int) -> IllegalAction:
        """Why no deal has a card where it was named."""
        name = card_called(card_word(self.state.setup, card))
        left = sum(cards_at(self.state, place)[card] for place in self.hidden.masks)
        copies = int(self.state.setup.card_copies[card])
        if left > 0:
            return self._refused("table-not-there", card=name)
        if copies > 0:
            return self._refused("table-lies-open", card=name, number=copies)
        return self._refused("table-not-played", card=name)

    def _refused(self, message: str, /, **values: i18n.Value) -> IllegalAction:
        return explain.out_of_place(self.state, i18n.text(message, **values))

    # ------------------------------------------------------------ steps
    def _take(self, way: Way, actions: list[int]) -> None:
        self._exchange(way)
        for action in actions:
            self._is_open(self.word(action))
            self._try(action)

    def word(self, action: int) -> str:
        """The word of an action of the seat that is asked."""
        return action_word(self.state.setup, int(self.state.asking), action)

    def lay_open(self, cards: list[int]) -> None:
        """Finish the action that waits, now that it is known which cards it lays open."""
        laid = self.laid
        assert laid is not None
        for card in cards:
            if not laid.mask >> card & 1:
                name = card_called(card_word(self.state.setup, card))
                raise self._refused("table-not-laid", card=name)
        action = self.action
        dealing = self._with(laid.place, cards, ~laid.mask)
        if action < 0:
            action, dealing = self._drawn_too(laid, cards)
        if dealing is None:
            owner = seat_words(self.state.setup)[int(self.state.setup.sees[laid.place])]
            raise self._refused("table-not-just-these", seat=f"faction-{owner}")
        self._exchange(dealt(self.state, dealing))
        self.told.append(laid)
        self.action, self.laid = action, uncovered(self.state, action, self.told)
        if self.laid is None:
            self._do(action, self.told)

    def _drawn_too(self, laid: Uncovered, cards: list[int]) -> tuple[int, Dealing | None]:
        """The outcome of a draw after which these cards are laid open, and a deal for it.

        The drawn card stays hidden, or is one of them.
        """
        setup = self.state.setup
        for card in [*bits(~laid.mask, int(setup.designs)), *cards]:
            there = list(cards)
            if card in there:
                there.remove(card)
            dealing = self._with(DECK, [card])
            if dealing is not None and dealing.demand(laid.place, there, ~laid.mask):
                return int(setup.card_number[card]), dealing
        return -1, None

    def draw(self) -> bool:
        """Draw the card, or the item under a ruin, that not everybody sees; False if none is to
        be drawn.

        Where cards are laid open right after, the plan waits for them.
        """
        if under.is_drawn(self.state):
            return not under.is_alone(self.state)
        if route(self.state, None) is None:
            return False
        laid = uncovered(self.state, flow.options(self.state)[0])
        way = route(self.state, laid)
        if way is None or way.target < 0:
            return False
        self.laid = laid
        return True

    def happen(self, outcome: int) -> None:
        """Take an outcome that everybody sees; a drawn card comes off the deck."""
        if under.is_drawn(self.state):
            dealing = self._with_item(under.place_of(self.state), [outcome])
            assert dealing is not None
            self._exchange(laid_under(self.state, dealing))
        elif route(self.state, None) is not None:
            dealing = self._with(DECK, [int(self.state.setup.card_index[outcome])])
            assert dealing is not None
            self._exchange(dealt(self.state, dealing))
        self._try(outcome)

    @property
    def may_stay(self) -> bool:
        """Whether the only item of a ruin may be of a kind that cannot be taken (9.7.3)."""
        return under.is_drawn(self.state) and self._staying() is not None

    def _staying(self) -> Dealing | None:
        return self._with_item(under.place_of(self.state), [], under.barred(self.state))

    def stay(self) -> None:
        """The only item of a ruin is not taken, since who looks has its like."""
        dealing = self._staying()
        assert dealing is not None
        self._exchange(laid_under(self.state, dealing))
        self._do(flow.options(self.state)[0], [])

    def _try(self, action: int) -> None:
        """Take an action or outcome, unless it has to wait for the cards that it lays open."""
        laid = uncovered(self.state, action)
        if laid is not None:
            self.action, self.laid = action, laid
        else:
            self._do(action, [])

    def _exchange(self, way: Way) -> None:
        self.steps.extend(way.exchanges)
        self.state = way.state.copy()

    def _do(self, action: int, told: Sequence[Uncovered]) -> None:
        before = self.state
        self.state = after(before, action)
        self.hidden.follow(before, action, self.state, told)
        self.steps.append(action)

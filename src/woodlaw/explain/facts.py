"""What the sentences of refusals name: pieces, numbers, cards, costs, points, items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice

from woodlaw import i18n
from woodlaw.codec.words import action_name, seat_words
from woodlaw.engine import craft, pieces
from woodlaw.engine.adjacency import neighbours
from woodlaw.engine.ids import (
    BIRD,
    BIRDSONG,
    CARD,
    DAYLIGHT,
    END,
    EVENING,
    FOX,
    IN_BATTLE,
    MOUSE,
    NO_TIME,
    NOBODY,
    PLACES,
    QUEST,
    RABBIT,
    START,
    SUPPLY,
)
from woodlaw.engine.reasons import Reason
from woodlaw.engine.rule import rules, ruling
from woodlaw.engine.state import NO_SUBJECT, USED, State
from woodlaw.position import kind_word, zone_words
from woodlaw.terms import ITEMS, SUITS

ITEM_WORDS, SUIT_WORDS = tuple(ITEMS), tuple(SUITS)
# Slots of frames that name the clearing a question is asked in.
PLACE_SLOTS = ("clearing", "where")
# When a crafted card may be used.
TIMES = {
    START + BIRDSONG: "time-start-of-birdsong",
    BIRDSONG: "time-birdsong",
    END + BIRDSONG: "time-end-of-birdsong",
    START + DAYLIGHT: "time-start-of-daylight",
    DAYLIGHT: "time-daylight",
    START + EVENING: "time-start-of-evening",
    EVENING: "time-evening",
    IN_BATTLE: "time-battle",
    NO_TIME: "time-none",
}

# What a crafted card that cannot be used lacks.
LACKING = {
    "tax-collector": "no-warriors",
    "stand-and-deliver": "no-hands",
    "swap-meet": "no-hands",
    "saboteurs": "no-crafted",
    "coffin-makers": "none-kept",
    "league-of-adventurous-mice": "no-items",
    "propaganda-bureau": "no-fitting",
}

MOST_CLEARINGS = 6  # listed with what stands there
ANY = "any-suit"

Fact = str | int
Reasons = Callable[[State, int, int, int, int], dict[str, Reason]]


def question_of(state: State) -> str:
    """The pending question, with hyphens."""
    top = state.top
    assert top is not None
    return f"{top.procedure.name}-{top.procedure.steps[top.step].name}".replace(".", "-")


class Facts:
    """The facts of one refusal: each method is one of the variables of messages.

    What is special to the faction that is asked, its module ``reasons`` tells; a message ``fact-``
    is made of several.
    """

    def __init__(self, state: State, clause: int, subject: int, action: int) -> None:
        self.state = state
        self.clause = clause
        self.subject = subject
        self.action = action
        self.seat = int(state.asking)

    def of(self, variable: str) -> Fact:
        """The value of a variable."""
        own = self.reasons().get(variable)
        if own is not None:
            return amounts_text(own) if isinstance(own, list) else own
        composed = f"fact-{variable}"
        if i18n.has(composed):
            parts = {part: self.of(part) for part in i18n.variables(composed)}
            return i18n.text(composed, **parts)
        found: Fact = getattr(self, variable.replace("-", "_"))()
        return found

    def reasons(self) -> dict[str, Reason]:
        """What the faction that is asked tells of itself."""
        told = reasons_in(i18n.faction_package(self.state.setup.factions[self.seat]))
        if told is None:
            return {}
        return told(self.state, self.seat, self.clause, self.subject, self.action)

    # ------------------------------------------------------------ what is refused
    def word(self) -> str:
        """The refused answer."""
        return action_name(self.state.setup, self.seat, self.action)

    def card(self) -> str:
        """The card that a refusal is about."""
        deck = self.state.setup.deck
        return f"card-{deck[self.subject].word}" if self.subject < len(deck) else "any-card"

    def clearing(self) -> str:
        """The clearing that a refusal is about."""
        return "any-clearing" if self.subject == NO_SUBJECT else f"clearing-{self.subject}"

    def is_clearing(self) -> bool:
        """Whether the subject is a clearing."""
        return 1 <= self.subject <= self.state.setup.map.clearings

    # ------------------------------------------------------------ who it is about
    def slot(self, name: str) -> int | None:
        """A number of the pending question's frame, by its name."""
        top = self.state.top
        assert top is not None
        slots = top.procedure.slots
        return int(top.slots[slots.index(name)]) if name in slots else None

    def mover(self) -> int:
        """The seat whose pieces move or battle."""
        side = self.slot("side")
        return self.seat if side is None or not 0 <= side < self.state.setup.seats else side

    def side(self) -> str:
        """The same as a name."""
        return f"faction-{seat_words(self.state.setup)[self.mover()]}"

    def who(self) -> str:
        """``you`` if the asked player's own pieces move or battle, else whose."""
        return "you" if self.mover() == self.seat else self.side()

    # ------------------------------------------------------------ what is where
    def pawn(self) -> str:
        """Where the pawn is, which the Vagabond's ``reasons`` tells."""
        return "nowhere"

    def there(self) -> str:
        """The pieces in the clearing, or in that of the pawn."""
        where = self.subject if self.is_clearing() else clearing_of(self.reasons().get("pawn"))
        if where == 0:
            return i18n.text("no-clearing-fits")
        return pieces_text(self.state, where, range(int(self.state.setup.kinds)))

    def counts(self) -> str:
        """What counts for rule in the clearing, by player."""
        return self.counts_in(self.subject) if self.is_clearing() else self.stands()

    def counts_in(self, clearing: int) -> str:
        """What counts for rule in one clearing, the most first."""
        return counts_text(self.state, self.seat, clearing)

    def origin(self) -> str:
        """The clearing that a move is from."""
        return f"clearing-{self.slot('origin')}"

    def origin_counts(self) -> str:
        """What counts for rule there."""
        return self.counts_in(self.slot("origin") or 0)

    def is_ruled(self) -> str:
        """Whether the mover rules the clearing: ``yes`` or ``no``."""
        ruled = self.is_clearing() and rules(self.state, self.mover(), self.subject)
        return "yes" if ruled else "no"

    def around(self) -> str:
        """The clearings next to it, with what counts for rule there."""
        near = neighbours(self.state, self.mover(), self.subject) if self.is_clearing() else 0
        return self.with_counts(c for c in self.clearings() if near >> c & 1)

    def paths(self) -> str:
        """The numbers of the clearings next to where the move is from."""
        origin = self.slot("origin")
        near = neighbours(self.state, self.mover(), origin) if origin else 0
        return ", ".join(str(c) for c in self.clearings() if near >> c & 1)

    def stands(self) -> str:
        """The clearings with the mover's warriors, with what counts for rule there."""
        return self.with_counts(c for c in self.clearings() if self.fighters_in(c) > 0)

    def standing(self) -> str:
        """The clearings with the mover's warriors or pawn, with the pieces there."""
        kinds = range(int(self.state.setup.kinds))
        return some_of(
            i18n.text("in-clearing", number=c, pieces=pieces_text(self.state, c, kinds))
            for c in self.clearings()
            if self.fighters_in(c) > 0
        )

    def fighters(self) -> int:
        """How many of the mover's pieces could battle in the clearing."""
        return self.fighters_in(self.subject) if self.is_clearing() else 0

    def fighters_in(self, clearing: int) -> int:
        """How many of the mover's pieces could battle in one clearing."""
        return int(pieces.fighters(self.state, self.mover(), clearing))

    def clearings(self) -> range:
        """All clearings."""
        return range(1, int(self.state.setup.map.clearings) + 1)

    def with_counts(self, found: Iterable[int]) -> str:
        """Clearings with what counts for rule there."""
        return some_of(i18n.text("in-clearing", number=c, pieces=self.counts_in(c)) for c in found)

    def ruler(self) -> str:
        """Who rules the clearing."""
        seat = int(ruling(self.state, self.subject)[0]) if self.is_clearing() else NOBODY
        return "nobody" if seat == NOBODY else f"faction-{seat_words(self.state.setup)[seat]}"

    def supply(self) -> str:
        """What is in the supply of the seat that is asked."""
        base = self.state.setup.kind_base
        return pieces_text(
            self.state, SUPPLY, range(int(base[self.seat]), int(base[self.seat + 1]))
        )

    # ------------------------------------------------------------ cards, suits, items, points
    def suit(self) -> str:
        """The suit of the clearing, or of the one in which the question is asked."""
        for clearing in (
            self.subject if self.is_clearing() else None,
            *map(self.slot, PLACE_SLOTS),
        ):
            if clearing is not None and 1 <= clearing <= self.state.setup.map.clearings:
                return f"suit-{SUIT_WORDS[int(self.state.suits[clearing])]}"
        return ANY

    def wanted(self) -> str:
        """The suit that the question is limited to."""
        for slot in ("suit", "limit-suit"):
            suit = self.slot(slot)
            if suit is not None and 0 < suit <= MOUSE:
                return f"suit-{SUIT_WORDS[suit]}"
        return ANY

    def card_suit(self) -> str:
        """The suit of the card."""
        if self.subject >= len(self.state.setup.deck):
            return ANY
        return f"suit-{SUIT_WORDS[int(self.state.setup.card_suit[self.subject])]}"

    def cards(self) -> str:
        """The cards in the hand of the player who is asked."""
        words = zone_words(self.state, int(self.state.setup.hand_zone(self.seat)))
        return amounts_text([(f"card-{word}", n) for word, n in Counter(words).items()])

    def cost(self) -> str:
        """The crafting pieces that the card asks for, by suit."""
        if self.subject >= len(self.state.setup.deck):
            return i18n.text("none-of-them")
        suits = (FOX, RABBIT, MOUSE, BIRD)
        return amounts_text(
            [(suit_name(suit), int(self.state.setup.cost(self.subject, suit))) for suit in suits]
        )

    def available(self) -> str:
        """The crafting pieces that can still be activated, by suit."""
        return amounts_text(
            [
                (f"suit-{SUIT_WORDS[suit]}", int(craft.available(self.state, self.seat, suit)))
                for suit in range(FOX, MOUSE + 1)
            ]
        )

    def item(self) -> str:
        """The item of the card."""
        if self.subject >= len(self.state.setup.deck):
            return ANY
        return f"item-{ITEM_WORDS[int(self.state.setup.card_item[self.subject])]}"

    def item_supply(self) -> str:
        """The items that can be crafted."""
        amounts = [int(self.state.items[kind]) for kind in range(len(ITEM_WORDS))]
        names = [f"item-{word}" for word in ITEM_WORDS]
        return amounts_text(list(zip(names, amounts, strict=True)))

    def score(self) -> int:
        """The points of the player who is asked."""
        return int(self.state.scores[self.seat])

    def time(self) -> str:
        """When the card is used."""
        effects = self.state.setup.effects
        effect = effects[self.subject] if self.subject < len(effects) else None
        return TIMES[NO_TIME if effect is None else int(effect.time)]

    def why(self) -> str:
        """Why a crafted card cannot be used: ``used`` this turn, or what its effect lacks."""
        setup = self.state.setup
        if not CARD <= self.action < QUEST:
            return "other"
        card = int(setup.card_index[self.action - CARD])
        is_used = int(self.state.turn[USED]) >> card & 1
        return "used" if is_used else LACKING.get(setup.deck[card].word, "other")

    def scores(self) -> str:
        """The points of all."""
        names = seat_words(self.state.setup)
        return ", ".join(
            i18n.text("count", seat=f"faction-{names[seat]}", number=int(points))
            for seat, points in enumerate(self.state.scores)
        )


def reasons_in(package: str) -> Reasons | None:
    """What a faction's package tells of what its clauses refuse, if it does."""
    reasons: Reasons | None = i18n.told_by(package, "reasons")
    return reasons


def clearing_of(name: object) -> int:
    """The number of a clearing by its name, such as ``clearing-7``; 0 for any other name."""
    kind, _, number = str(name).rpartition("-")
    return int(number) if kind == "clearing" else 0


def suit_name(suit: int) -> str:
    """The name of a suit in a cost, where a bird's stands for any."""
    return ANY if suit == BIRD else f"suit-{SUIT_WORDS[suit]}"


def some_of(found: Iterable[str]) -> str:
    """A list, cut short where it is long; a message of its own for an empty one."""
    first = list(islice(found, MOST_CLEARINGS + 1))
    if len(first) > MOST_CLEARINGS:
        first[-1] = "..."
    return ", ".join(first) or i18n.text("no-clearing-fits")


def amounts_text(amounts: list[tuple[str, int]]) -> str:
    """Names with how many there are of each, those of which there are any."""
    found = [
        i18n.text("amount", name=name, number=number) for name, number in amounts if number > 0
    ]
    return ", ".join(found) or i18n.text("none-of-them")


def counts_text(state: State, seat: int, clearing: int) -> str:
    """What counts for rule in a clearing as ``Eyrie 3, you 1``, said to a seat or to NOBODY."""
    names = seat_words(state.setup)
    counts = [
        (int(state.strength[each * PLACES + clearing]), each)
        for each in range(int(state.setup.seats))
    ]
    counts.sort(key=lambda pair: (-pair[0], pair[1]))
    found = [
        i18n.text(
            "count", seat="oneself" if each == seat else f"faction-{names[each]}", number=count
        )
        for count, each in counts
        if count > 0
    ]
    return ", ".join(found) or i18n.text("no-one")


def pieces_text(state: State, place: int, kinds: range) -> str:
    """The pieces at a place, such as ``marquise warrior 2, eyrie roost 1``."""
    names = seat_words(state.setup)
    found = [
        i18n.text(
            "pieces",
            seat=f"faction-{names[int(state.setup.kind_owner[kind])]}",
            kind=f"piece-{kind_word(state.setup, kind)}",
            number=count,
        )
        for kind in kinds
        if (count := int(state.there(kind, place))) > 0
    ]
    return ", ".join(found) or i18n.text("no-pieces")

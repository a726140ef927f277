"""What a game is set up with: immutable, shared by all its states, made again from its words."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.cards.deck import Card
from woodlaw.engine.effect import CardEffect
from woodlaw.engine.faction import ONE_SET, OWN_SET, Faction
from woodlaw.engine.ids import (
    ADJACENCY,
    BUILDING,
    CARD,
    CAUGHT,
    CLEARING,
    DECK,
    DOMINANCE,
    EVENING_DRAW,
    FIRST_SEAT_ZONE,
    FOREST,
    ITEM_CRAFTING,
    MOVES,
    PAWN,
    REMOVALS,
    RULE_WEIGHT,
    SUITS,
    TIMES,
    TOKEN,
    WARRIOR,
)
from woodlaw.engine.procedure import Procedure
from woodlaw.woodland.map import Map

# Who sees the cards of a zone, besides a seat.
OPEN: Final = -1
NOBODYS: Final = -2


def changing(effects: list[CardEffect | None], what: i64) -> vec[i64]:
    """The cards of a deck that change something by lying in play."""
    found: list[int] = []
    for card, effect in enumerate(effects):
        if effect is not None and effect.changes == what:
            found.append(card)
    return vec[i64](found)


class Setup:
    """Map, deck, line-up, printing and options with the tables that they bind.

    Pieces are numbered over all seats: a seat's kinds begin at ``kind_base[seat]`` with its
    warriors. Cards are numbered densely within the deck (``card``); ``card_number`` leads to the
    catalogue and ``card_index`` back. Card zones: deck, discard, table, available dominance
    cards, then a hand a seat, a held zone a seat, a play area a seat, then the factions' own from
    ``own_zone[seat]`` on. ``sees[zone]`` is the seat that alone sees a zone's cards, OPEN, or
    NOBODYS.
    """

    def __init__(
        self,
        words: dict[str, object],
        woodland: Map,
        deck: tuple[Card, ...],
        effects: list[CardEffect | None],
        factions: list[Faction],
        options: list[int],
        picks: list[str],
        first: i64,
        max_rounds: i64,
        procedures: list[Procedure],
    ) -> None:
        self.words = words
        self.map = woodland
        self.deck = deck
        self.effects: vec[CardEffect | None] = vec[CardEffect | None](effects)
        self.factions: vec[Faction] = vec[Faction](factions)
        self.options: vec[i64] = vec[i64](options)
        self.picks = picks  # by seat what the line-up says beside the faction, such as a character
        self.first = first  # the seat that starts, or -1: by chance (5.1.1)
        self.max_rounds = max_rounds  # 0: no end but the Law's
        self.procedures = procedures
        self.seats: i64 = len(factions)
        # Every clearing and every forest as action ids.
        self.clearings: list[int] = [CLEARING + n for n in range(1, int(woodland.clearings) + 1)]
        self.forests: list[int] = [FOREST + n for n in range(len(woodland.forests))]
        # 5.1.3: two players leave the dominance cards out.
        self.dominance: bool = len(factions) > 2

        base: list[int] = []
        owner: list[int] = []
        sort: list[int] = []
        name: list[int] = []
        count: list[int] = []
        supply: list[int] = []
        self.tie_seat: i64 = -1
        self.tie_clause: i64 = 0
        for seat, faction in enumerate(factions):
            base.append(len(owner))
            for kind in faction.kinds:
                owner.append(seat)
                sort.append(int(kind.sort))
                name.append(int(kind.name))
                count.append(int(kind.count))
                lies_as = len(supply) - base[seat] if kind.lies_as < 0 else int(kind.lies_as)
                supply.append(base[seat] + lies_as)
            if faction.rules_ties() != 0:
                self.tie_seat = seat
                self.tie_clause = faction.rules_ties()
        base.append(len(owner))
        self.kinds: i64 = len(owner)
        # 9.7.1, 14.3.3: how many sets of R items lie under the ruins, so many in each.
        brought = [faction.ruin_items() for faction in factions]
        self.ruin_sets: i64 = max(brought.count(OWN_SET), 1 if ONE_SET in brought else 0)
        # By seat, the first seat of the same faction: 9.7 there may be two Vagabonds.
        self.first_alike: vec[i64] = vec[i64]([factions.index(faction) for faction in factions])
        # 26.6.2: the seats that could bar clearings.
        self.barring: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.may_bar(picks[seat])]
        )
        # 21.20: the seats whose own rules could keep others from placing pieces.
        self.guarding: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.may_guard()]
        )
        # 4.2: the seats that could keep others' pieces from leaving clearings.
        self.holding: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.may_hold()]
        )
        # 4.2.1: by seat, the clause by which it moves whoever rules, or 0.
        self.free_move: vec[i64] = vec[i64]([faction.moves_freely() for faction in factions])
        # 1.4.2: the seats whose rules give others something to do in windows.
        self.offering: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.offer() != 0]
        )
        # 9.2.8: the seats that could join another in a coalition.
        self.joining: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.forms_coalition()]
        )
        # Whether there are any of these, which is asked all the time.
        self.holds: bool = len(self.holding) > 0
        self.offers: bool = len(self.offering) > 0
        # 4.1.1: by seat, its first and last kind of crafting piece (-1 and -1: it has none).
        self.first_crafting: vec[i64] = vec[i64]([f.crafting_kind() for f in factions])
        self.last_crafting: vec[i64] = vec[i64]([f.last_crafting_kind() for f in factions])
        # 1.2: the seats with something on their boards that they alone see.
        self.hiding: vec[i64] = vec[i64](
            [seat for seat, faction in enumerate(factions) if faction.secrets()]
        )
        # By seat, how many of its kinds are warriors; they come first.
        self.warrior_kinds: vec[i64] = vec[i64](
            [sum(kind.sort == WARRIOR for kind in faction.kinds) for faction in factions]
        )
        # By seat, how many of its kinds fight (4.3): a pawn comes behind the warriors.
        self.fighting_kinds: vec[i64] = vec[i64](
            [sum(kind.sort in (WARRIOR, PAWN) for kind in faction.kinds) for faction in factions]
        )
        self.kind_base: vec[i64] = vec[i64](base)
        self.kind_owner: vec[i64] = vec[i64](owner)
        self.kind_sort: vec[i64] = vec[i64](sort)
        self.kind_name: vec[i64] = vec[i64](name)
        self.kind_count: vec[i64] = vec[i64](count)
        # 3.2.1: the kinds that score when they are removed.
        self.scoring: vec[i64] = vec[i64](
            [kind for kind, its in enumerate(sort) if its in (BUILDING, TOKEN)]
        )
        # The kinds that are neither warriors nor buildings: those of a seat lie from
        # ``light_from[seat]`` up to ``light_from[seat + 1]``.
        light = [kind for kind, its in enumerate(sort) if its not in (WARRIOR, BUILDING)]
        self.light: vec[i64] = vec[i64](light)
        self.light_from: vec[i64] = vec[i64](
            [sum(kind < first for kind in light) for first in base]
        )
        # The kind as which each lies in the supply.
        self.kind_supply: vec[i64] = vec[i64](supply)

        self.designs: i64 = len(deck)
        # A bit for each card in ``USED`` must fit in an i64.
        assert len(deck) <= 62
        number: list[int] = []
        index: list[int] = [-1] * 256
        suit: list[int] = []
        kinds: list[int] = []
        cost: list[int] = []
        item: list[int] = []
        points: list[int] = []
        copies: list[int] = []
        for place, card in enumerate(deck):
            number.append(int(card.number))
            index[int(card.number)] = place
            suit.append(int(card.suit))
            kinds.append(int(card.kind))
            cost.extend(card.cost)
            item.append(int(card.item))
            points.append(int(card.points))
            out = card.kind == DOMINANCE and not self.dominance
            copies.append(0 if out else int(card.count))
        self.dominance_cards: vec[i64] = vec[i64](
            [place for place, kind in enumerate(kinds) if kind == DOMINANCE]
        )
        self.card_number: vec[i64] = vec[i64](number)
        # By card, its action id; as Any it goes into lists without being made anew.
        self.card_actions: list[Any] = [CARD + n for n in number]
        self.card_index: vec[i64] = vec[i64](index)
        self.card_suit: vec[i64] = vec[i64](suit)
        self.card_kind: vec[i64] = vec[i64](kinds)
        self.card_cost: vec[i64] = vec[i64](cost)
        self.card_item: vec[i64] = vec[i64](item)
        self.card_points: vec[i64] = vec[i64](points)
        self.card_copies: vec[i64] = vec[i64](copies)
        # The cards that change the common rules by lying in play, by what they change.
        self.weighing: vec[i64] = changing(effects, RULE_WEIGHT)
        self.linking: vec[i64] = changing(effects, ADJACENCY)
        self.roaming: vec[i64] = changing(effects, MOVES)
        self.catching: vec[i64] = changing(effects, REMOVALS)
        self.replacing_draws: vec[i64] = changing(effects, EVENING_DRAW)
        self.noting_items: vec[i64] = changing(effects, ITEM_CRAFTING)
        # 4.3.1: the cards that keep their owner, attacking, from being ambushed.
        self.shielding: vec[i64] = vec[i64](
            [
                card
                for card, effect in enumerate(effects)
                if effect is not None and effect.no_ambush()
            ]
        )
        # The cards that are used from the play area, by time: those of a time lie from
        # ``timed_from[time]`` up to ``timed_from[time + 1]``.
        timed: list[int] = []
        timed_from: list[int] = [0]
        for time in range(TIMES):
            for place, effect in enumerate(effects):
                if effect is not None and effect.time == time:
                    timed.append(place)
            timed_from.append(len(timed))
        self.timed: vec[i64] = vec[i64](timed)
        self.timed_from: vec[i64] = vec[i64](timed_from)
        assert woodland.clearings < CAUGHT

        zones: list[int] = []
        hidden = [OPEN] * FIRST_SEAT_ZONE
        hidden[DECK] = NOBODYS
        hidden += list(range(len(factions))) * 2 + [OPEN] * len(factions)
        for seat, faction in enumerate(factions):
            zones.append(len(hidden))
            hidden += [seat if name in faction.hidden else OPEN for name in faction.zones]
        self.own_zone: vec[i64] = vec[i64](zones)
        self.zones: i64 = len(hidden)
        self.sees: vec[i64] = vec[i64](hidden)

    def option(self, which: i64) -> i64:
        """The value of a rule option (``engine.options``)."""
        return self.options[which]

    def alike(self, seat: i64) -> i64:
        """9.7: how many players have this seat's faction."""
        total: i64 = 0
        for first in self.first_alike:
            if first == self.first_alike[seat]:
                total += 1
        return total

    def hand_zone(self, seat: i64) -> i64:
        """The zone of a seat's hand."""
        return FIRST_SEAT_ZONE + seat

    def held_zone(self, seat: i64) -> i64:
        """The zone of a card that a seat has picked but not yet used; hidden like its hand."""
        return FIRST_SEAT_ZONE + self.seats + seat

    def area_zone(self, seat: i64) -> i64:
        """2.1.4: the zone of a seat's play area."""
        return FIRST_SEAT_ZONE + 2 * self.seats + seat

    def cost(self, card: i64, suit: i64) -> i64:
        """4.1.1: crafting pieces of a suit that a card asks for (bird: of any suit)."""
        at = card * SUITS + suit
        return self.card_cost[at]

    def kind(self, seat: i64, own: i64) -> i64:
        """A seat's kind of piece, numbered over all seats."""
        return self.kind_base[seat] + own

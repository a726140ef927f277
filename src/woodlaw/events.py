"""Events as sentences, in the language that is spoken (``i18n``)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from woodlaw import i18n
from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import forest_name, seat_words
from woodlaw.engine import verbs
from woodlaw.engine.ids import CHARACTER, LEADER, MOOD, PLACES, QUEST
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import EVERYBODY, Event
from woodlaw.position import PHASES, kind_word
from woodlaw.terms import ITEMS, SUITS

RELATIONS = ("indifferent", "one", "two", "allied", "hostile")
COLUMNS = ("recruit", "move", "battle", "build")

# What the three numbers of an event are, by its verb; its message is ``event-`` and the verb.
# A path is the two places of a move.
FIELDS: dict[int, str] = {
    verbs.PLACED: "seat kind clearing",
    verbs.MOVED: "seat number path",
    verbs.BATTLED: "seat other clearing",
    verbs.AMBUSHED: "seat card clearing",
    verbs.FOILED: "seat card clearing",
    verbs.ROLLED: "higher lower clearing",
    verbs.HITS: "attackers defenders clearing",
    verbs.REMOVED: "seat kind clearing",
    verbs.SCORED: "seat points score",
    verbs.LOST: "seat points score",
    verbs.DREW: "seat number",
    verbs.DRAWN: "seat card",
    verbs.DISCARDED: "seat card",
    verbs.SPENT: "seat card",
    verbs.CRAFTED: "seat card",
    verbs.TOOK_ITEM: "seat item",
    verbs.USED: "seat card",
    verbs.SHUFFLED: "number",
    verbs.SAVED: "seat number clearing",
    verbs.TURN: "seat round",
    verbs.PHASE: "seat phase",
    verbs.TUCKED: "seat card column",
    verbs.RESOLVED: "seat suit column",
    verbs.TURMOIL: "seat",
    verbs.LEADER_SET: "seat leader",
    verbs.SHOWED_HAND: "seat other",
    verbs.STOLE: "seat other card",
    verbs.WON: "seat score",
    verbs.SAT: "seat",
    verbs.FILLED: "",
    verbs.IGNORED: "seat number",
    verbs.EXTRA: "seat number",
    verbs.ENDED_BATTLE: "seat other clearing",
    verbs.ITEM_POINTS: "seat points",
    verbs.STOPPED: "round",
    verbs.ACTIVATED: "seat suit number",
    verbs.REVEALED: "seat card",
    verbs.LIMITED: "seat rolled allowed",
    verbs.FAILED: "seat suit column",
    verbs.PURGED: "seat",
    verbs.DEPOSED: "seat leader",
    verbs.TURNED_UP: "seat",
    verbs.VIZIERS: "seat leader",
    verbs.RESTED: "seat",
    verbs.CRAFTS_WITH: "seat kind",
    verbs.ACTED: "seat action",
    verbs.LEADS: "seat leader",
    verbs.IN_PLAY: "seat card",
    verbs.MAY_MOVE_AGAIN: "seat",
    verbs.AS_SUIT: "seat card suit",
    verbs.RETURNED: "seat kind number",
    verbs.UNLIMITED: "seat number clearing",
    verbs.AVAILABLE: "seat card",
    verbs.STACK_FULL: "seat",
    verbs.SUPPORTED: "seat other",
    verbs.SUPPORTER: "seat card",
    verbs.OUTRAGED: "seat other clearing",
    verbs.REVOLTED: "seat clearing",
    verbs.TRAINED: "seat number officers",
    verbs.MARTIAL_LAW: "seat clearing",
    verbs.LOST_OFFICERS: "seat number officers",
    verbs.DOMINATES: "seat card",
    verbs.DOMINATED: "seat card",
    verbs.TOOK_CARD: "seat card",
    verbs.SHIELDED: "seat other clearing",
    verbs.DAMAGED: "seat item",
    verbs.REPAIRED: "seat item",
    verbs.REFRESHES: "seat number",
    verbs.DROPPED: "seat item",
    verbs.EXHAUSTED: "seat item",
    verbs.RELATED: "seat other relation",
    verbs.FIGHTS_ALONG: "seat other clearing",
    verbs.NEW_QUEST: "seat quest",
    verbs.DID_QUEST: "seat quest",
    verbs.WENT_TO_FOREST: "seat forest",
    verbs.FOUND: "seat item clearing",
    verbs.GAVE: "seat other",
    verbs.GIVEN: "seat card",
    verbs.HID: "seat",
    verbs.CHARACTER_SET: "seat character",
    verbs.JOINED: "seat other",
    verbs.FULLY_REMOVED: "seat clearing",
    verbs.ORDERED: "seat kind",
    verbs.SWORDS: "seat number",
    verbs.PAWN_STAYS: "seat",
    verbs.LEFT_FOREST: "seat clearing",
    verbs.RECOVERED: "seat",
    verbs.WON_ALONG: "seat other",
    verbs.REFRESHED: "seat item",
    verbs.SET_OFF: "seat kind clearing",
    verbs.STAYS: "seat kind clearing",
    verbs.LOOTS: "seat other clearing",
    verbs.LOOTED: "seat other item",
    verbs.RAZED: "seat clearing",
    verbs.MOB_DIE: "seat suit",
    verbs.MOOD_SET: "seat mood",
    verbs.MOOD_LASTS: "seat mood",
    verbs.OPPRESSED: "seat number",
    verbs.HOARDED: "seat item space",
    verbs.HOARD_VALUES: "seat command prowess",
    verbs.LOOKED_UNDER: "seat clearing",
    verbs.SAW_UNDER: "seat item other-item",
    verbs.LEFT_UNDER: "seat clearing",
    verbs.SETS_UP_FIRST: "seat",
    verbs.IS_RUIN_ITEM: "seat item",
    verbs.SHARED_QUEST: "seat quest",
    verbs.UNRELATED: "seat other",
    verbs.FORCED: "seat other clearing",
    verbs.ENLISTED: "seat other clearing",
    verbs.SCORCHED: "seat clearing",
    verbs.IMPROVISED: "seat item other-item",
    verbs.CONNED: "seat quest",
    verbs.RESHUFFLED: "seat quest",
    verbs.COERCED: "seat card",
    verbs.BEFORE_ROLL: "seat clearing",
    verbs.ARRANGED: "seat item number",
    verbs.CAUGHT: "seat kind number",
    verbs.SENT_HOME: "seat kind number",
    verbs.NOT_PLACED: "seat kind",
    verbs.MOVES_FORCED: "seat other clearing",
    verbs.NOT_DONE: "seat card",
    verbs.REMAINS: "seat kind clearing",
    verbs.FLIPPED: "seat kind clearing",
    verbs.HID_PLOT: "seat kind clearing",
    verbs.TRICKED: "seat clearing second",
    verbs.GUESSED: "seat kind clearing",
    verbs.SAID_NO: "seat kind clearing",
    verbs.SHOWN: "seat card",
    verbs.EXTORTED: "seat other",
    verbs.EXERTED: "seat",
    verbs.SWAPPED: "seat clearing second",
}

SEATS = ("seat", "other")
# The words of what a number counts, and the action ids that name the others.
WORDS = {
    "suit": tuple(SUITS),
    "item": tuple(ITEMS),
    "other-item": tuple(ITEMS),
    "phase": PHASES,
    "column": COLUMNS,
    "relation": RELATIONS,
}
BASES = {"quest": QUEST, "character": CHARACTER, "mood": MOOD, "leader": LEADER}


@cache
def message_of(verb: int) -> str:
    """The message of an event, by its verb."""
    names = {number: name for name, number in vars(verbs).items() if name.isupper()}
    return f"event-{names[verb].lower().replace('_', '-')}"


@cache
def fields_of(verb: int) -> tuple[str, ...]:
    """What the three numbers of an event are, by its verb."""
    return tuple(FIELDS[verb].split())


def is_seen(event: Event, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), sees an event."""
    if seat is None:
        return int(event.seen) == EVERYBODY
    return bool(int(event.seen) >> seat & 1)


def told_to(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator (None), sees, but for those that tell nothing."""
    return [event for event in events if is_seen(event, seat) and event.verb != verbs.FILLED]


def event_text(setup: Setup, event: Event) -> str:
    """One event as a sentence."""
    return i18n.text(message_of(int(event.verb)), **event_facts(setup, event))


def event_facts(setup: Setup, event: Event) -> dict[str, i18n.Value]:
    """What the sentence of an event may name, by the name of its variable."""
    facts: dict[str, i18n.Value] = {}
    values = (int(event.a), int(event.b), int(event.c))
    for sort, value in zip(fields_of(int(event.verb)), values, strict=False):
        if sort == "path":
            origin, target = divmod(value, PLACES)
            facts["origin"] = f"place-{origin}" if origin > 0 else "some-forest"
            facts["target"] = f"place-{target}"
        else:
            facts[sort] = fact(setup, sort, value)
    return facts


def fact(setup: Setup, sort: str, value: int) -> i18n.Value:
    """What one number of an event stands for: a name, or a number as it is."""
    if sort in SEATS:
        return f"faction-{seat_words(setup)[value]}"
    if sort == "card":
        return f"card-{setup.deck[value].word}"
    if sort == "kind":
        return f"piece-{kind_word(setup, value)}"
    if sort in WORDS:
        return f"{sort.removeprefix('other-')}-{WORDS[sort][value]}"
    if sort in BASES:
        return f"{sort}-{manifest()[BASES[sort] + value].word}"
    if sort == "forest":
        return forest_name(value)
    if sort == "action":
        return f"verb-{manifest()[value].word}"
    return value


@cache
def seat_slots(verb: int) -> tuple[str, ...]:
    """Which of an event's three numbers are seats that its sentence names."""
    named = i18n.variables(message_of(verb))
    numbers = zip("abc", fields_of(verb), strict=False)
    return tuple(slot for slot, sort in numbers if sort in SEATS and sort in named)


def seats_in(event: Event) -> list[int]:
    """The seats that the sentence of an event names."""
    return [int(getattr(event, slot)) for slot in seat_slots(int(event.verb))]

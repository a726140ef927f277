"""Positions as text: any state as a mapping of words, and back, hidden parts included.

Scenario files and saved games are made of these. What is left out of a position is as in a bare
box: pieces in their supplies, unnamed cards in the deck, items and ruins in place.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from woodlaw.codec.manifest import manifest
from woodlaw.codec.slots import A_CLEARING, MOST_NAMES, SORTS, Slot, slots_of
from woodlaw.codec.words import card_word, find_card, seat_words
from woodlaw.engine import cards as zones
from woodlaw.engine import pieces
from woodlaw.engine.battle import BATTLE_STEPS
from woodlaw.engine.craft import CRAFT_STEPS
from woodlaw.engine.crafted_items import exhaust, exhausted, put_in
from woodlaw.engine.flow import advance, apply, options
from woodlaw.engine.ids import (
    AVAILABLE,
    BY_REPLACING,
    CAUGHT,
    CHANCE,
    DECK,
    DISCARD,
    DOMINANCE,
    ITEMS,
    LAST_ACTION,
    NOBODY,
    PERSISTENT,
    PIECE,
    PLACES,
    START,
    SUPPLY,
    TABLE,
    WARRIOR,
)
from woodlaw.engine.ids import SUITS as SUIT_NUMBERS
from woodlaw.engine.knowledge import SOMETHING
from woodlaw.engine.move import TOLD
from woodlaw.engine.new import empty_state
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.removal import REMOVAL
from woodlaw.engine.ruins import CLEARING, FIRST, LOOKED, NOTED, SECOND, with_note
from woodlaw.engine.score import TO_WIN
from woodlaw.engine.setup import Setup
from woodlaw.engine.standard_setup import ITEM_SUPPLY, SETUP
from woodlaw.engine.state import (
    ACTIVATED,
    ENDED,
    EXPLICIT,
    FIRST_SEAT,
    PHASE,
    ROUND,
    RUNNING,
    TURN_SEAT,
    USED,
    Event,
    Frame,
    State,
)
from woodlaw.engine.status import items_brought, items_held, status
from woodlaw.engine.turn import TURN
from woodlaw.law.numbers import NUMBERS
from woodlaw.terms import ITEMS as ITEM_WORDS
from woodlaw.terms import SUITS

Words = dict[str, Any]

MOST_FRAMES = 64
COFFIN = "coffin-makers"  # the warriors on that card
EXHAUSTED = "-exhausted"
PHASES = ("birdsong", "daylight", "evening")
FULL_SUPPLY = {int(item): int(number) for item, number in ITEM_SUPPLY}
FIELDS = (
    *("turn", "round", "first", "step", "stack", "result", "scores", "clearings", "ruins"),
    *("suits", "items", "hands", "held", "areas", "table", "discard", "available", "deck"),
    *("boards", "own", "ruin-items", "looked", "coffin-makers"),
    *("used", "activated", "known", "limbo", "over"),
)


class PositionError(ValueError):
    """A position that cannot be read; ``field`` says where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason

    @property
    def path(self) -> tuple[str, ...]:
        """The place in a file that holds the position in a field of that name."""
        return ("position",) if self.field == "position" else ("position", *self.field.split("."))


# ---------------------------------------------------------------- words and numbers

SHOWN = 60  # characters of a wrong value that a message repeats
MOST_DIGITS = 9


def number_of(word: str) -> int | None:
    """The whole number that a word is, in plain digits with no zero before them; else None."""
    if not (word.isascii() and word.isdecimal()) or len(word) > MOST_DIGITS:
        return None
    return int(word) if word == "0" or word[0] != "0" else None


def shown(value: object) -> str:
    """A wrong value as a message repeats it: never long, and never an error of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        # Python does not write numbers of thousands of digits, nor lists nested as deep.
        return "that value"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


# ---------------------------------------------------------------- reading


def read_position(setup: Setup, words: Words, log: list[Event] | None = None) -> State:
    """The state that a position describes, gone on to its question; chance is explicit.

    Events from there on go to ``log``, if given. PositionError names the field that is wrong.
    """
    if not isinstance(words, dict):
        raise PositionError("position", "must be a mapping of fields")
    for field in words:
        if field not in FIELDS:
            name = _word(field, "position")
            raise PositionError(name, f"unknown field; there is: {', '.join(FIELDS)}")
    s = empty_state(setup)
    s.chance = EXPLICIT
    _read_turn(s, words)
    _read_map(s, words)
    _read_cards(s, words)
    for player in range(int(setup.seats)):
        pieces.weigh(s, player)
    _read_items(s, words)
    _read_ruin_items(s, words)
    _read_over(s, words)
    _read_stack(s, words)
    _read_boards(s, words)
    if "supply" not in _mapping(words, "items"):
        _leave_supply(s)
    _check_turn(s)
    _check_cards(s)
    _check_items(s)
    _check_sound(s)
    if s.over == RUNNING and s.sizes[DECK] == 0:
        # 2.1: it would have been done when the last card was drawn.
        zones.reshuffle(s)
    s.log = log
    _go_on(s, "stack" in words)
    return s


def _check_sound(s: State) -> None:
    broken = status(s)
    if broken:
        raise PositionError("position", broken[0])


def _go_on(s: State, has_stack: bool) -> None:
    """Run to the question that the position stands at; PositionError if it makes none.

    A stack can say anything, so each answer to its question is tried.
    """
    try:
        advance(s)
        answers = options(s)
        for answer in answers if has_stack else []:
            after = s.copy()
            apply(after, answer)
            _check_sound(after)
    except Exception:
        # Which one depends on the nonsense in the stack and, for some, on the build.
        raise PositionError("stack", "does not fit the rest of the position") from None
    if not s.over and not answers:
        raise PositionError("position", "its question has no answer")
    _check_sound(s)


def _mapping(words: Words, field: str) -> Words:
    value = words.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise PositionError(field, "must be a mapping")
    return {_word(key, field): held for key, held in value.items()}


def _list(value: object, field: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise PositionError(field, "must be a list")
    return [_word(item, field) for item in value]


def _word(value: object, field: str) -> str:
    """A word, which may be a number in the file."""
    is_word = isinstance(value, str) or (type(value) is int and abs(value) < 10**MOST_DIGITS)
    if not is_word:
        raise PositionError(field, f"{shown(value)} is no word")
    return str(value)


def _int(value: object, field: str, low: int = 0, high: int = 1 << 40) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(field, f"{shown(value)} is no whole number from {low} to {high}")
    return value


def _seat(setup: Setup, word: object, field: str) -> int:
    names = seat_words(setup)
    if word not in names:
        raise PositionError(field, f"no player {shown(word)}; there is: {', '.join(names)}")
    return names.index(str(word))


def _clearing(s: State, word: str, field: str) -> int:
    clearing = number_of(word)
    if clearing is None or not 1 <= clearing <= s.setup.map.clearings:
        raise PositionError(field, f"no clearing {shown(word)} on this map")
    return clearing


def _card(setup: Setup, word: str, field: str) -> int:
    try:
        return find_card(setup, word)
    except ValueError:
        raise PositionError(field, f"no card {shown(word)} in this deck") from None


def _item(word: object, field: str) -> int:
    if word not in ITEM_WORDS:
        raise PositionError(field, f"no item {shown(word)}; there is: {', '.join(ITEM_WORDS)}")
    return ITEM_WORDS[str(word)]


def _kind(setup: Setup, seat: int, word: str, field: str) -> int:
    """A seat's own kind of piece by its word."""
    for own in range(int(setup.kind_base[seat + 1] - setup.kind_base[seat])):
        if kind_word(setup, int(setup.kind(seat, own))) == word:
            return own
    raise PositionError(field, f"{seat_words(setup)[seat]} has no piece {shown(word)}")


def _read_turn(s: State, words: Words) -> None:
    setup = s.setup
    if "turn" in words:
        s.turn[TURN_SEAT] = _seat(setup, words["turn"], "turn")
    if "first" in words:
        s.turn[FIRST_SEAT] = _seat(setup, words["first"], "first")
    elif setup.first >= 0:
        s.turn[FIRST_SEAT] = setup.first
    s.turn[ROUND] = _int(words.get("round", 1), "round")
    s.result = _int(words.get("result", 0), "result")
    for word in _list(words.get("used"), "used"):
        s.turn[USED] |= 1 << _card(setup, word, "used")
    for word, number in _mapping(words, "activated").items():
        if word not in SUITS or word == "bird":
            raise PositionError("activated", f"no suit {shown(word)} that clearings have")
        s.turn[ACTIVATED + SUITS[word]] = _int(number, f"activated.{word}")
    for word, points in _mapping(words, "scores").items():
        s.scores[_seat(setup, word, "scores")] = _int(points, f"scores.{word}")


def _read_map(s: State, words: Words) -> None:
    setup = s.setup
    ruins = words.get("ruins")
    s.ruins = setup.map.ruins[:]
    if ruins is not None:
        s.ruins = vec[i64]([0] * PLACES)
        for word in _list(ruins, "ruins"):
            s.ruins[_clearing(s, word, "ruins")] = 1
    for word, suit in _mapping(words, "suits").items():
        if not isinstance(suit, str) or suit not in SUITS or suit == "bird":
            raise PositionError("suits", f"no clearing suit {shown(suit)}")
        s.suits[_clearing(s, word, "suits")] = SUITS[suit]
    for clearing in range(1, int(setup.map.clearings) + 1):
        s.open[clearing] = setup.map.slots[clearing] - s.ruins[clearing]
    for word, groups in _mapping(words, "clearings").items():
        clearing = _clearing(s, word, "clearings")
        field = f"clearings.{clearing}"
        for group in _list(groups, field):
            kind, number = _out_of_supply(s, group, field)
            pieces.add(s, kind, clearing, number)
    for entry in _list(words.get("limbo"), "limbo"):
        group, _, origin = entry.rpartition(" from ")
        kind, number = _out_of_supply(s, group, "limbo")
        index = kind * PLACES + _clearing(s, origin, "limbo")
        s.limbo = append(append(s.limbo, index), number)
    for group in _list(words.get(COFFIN), COFFIN):
        kind, number = _out_of_supply(s, group, COFFIN)
        if setup.kind_sort[kind] != WARRIOR:
            raise PositionError(COFFIN, f"{shown(group)}: only warriors are kept there")
        s.pieces[kind * PLACES + CAUGHT] += number


def _out_of_supply(s: State, group: str, field: str) -> tuple[int, int]:
    """Take a group of pieces out of its supply: its kind over all seats, and how many."""
    seat, own, number = _group(s, group, field)
    kind = int(s.setup.kind(seat, own))
    # They may lie there as another kind.
    supply = s.setup.kind_supply[kind] * PLACES + SUPPLY
    if s.pieces[supply] < number or number > s.setup.kind_count[kind]:
        raise PositionError(field, f"{shown(group)}: there are not so many")
    s.pieces[supply] -= number
    return kind, number


def _group(s: State, text: str, field: str) -> tuple[int, int, int]:
    """Seat, own kind and number of a group such as ``marquise warrior 2``."""
    parts = text.split()
    if len(parts) == 2:
        parts.append("1")
    number = number_of(parts[2]) if len(parts) == 3 else None
    if not number:
        raise PositionError(field, f"{shown(text)} is not PLAYER PIECE [NUMBER]")
    seat = _seat(s.setup, parts[0], field)
    return seat, _kind(s.setup, seat, parts[1], field), number


def _put(s: State, zone: int, words: list[str], field: str) -> None:
    """Put cards, which come out of the deck, into a zone."""
    for word in words:
        card = _card(s.setup, word, field)
        if zones.count(s, DECK, card) == 0:
            raise PositionError(field, f"{word}: there are not so many in this game's deck")
        zones.shift(s, card, DECK, zone)


def _read_cards(s: State, words: Words) -> None:
    setup = s.setup
    if words.get("deck") != "undealt":
        for card in range(int(setup.designs)):
            s.cards[DECK * setup.designs + card] = setup.card_copies[card]
            s.sizes[DECK] += setup.card_copies[card]
    for field, zone_of in (
        ("hands", setup.hand_zone),
        ("held", setup.held_zone),
        ("areas", setup.area_zone),
    ):
        for word, held in _mapping(words, field).items():
            seat = _seat(setup, word, field)
            _put(s, int(zone_of(seat)), _list(held, f"{field}.{word}"), f"{field}.{word}")
    _put(s, TABLE, _list(words.get("table"), "table"), "table")
    _put(s, DISCARD, _list(words.get("discard"), "discard"), "discard")
    _put(s, AVAILABLE, _list(words.get("available"), "available"), "available")
    for word, own in _mapping(words, "own").items():
        seat = _seat(setup, word, "own")
        names = setup.factions[seat].zones
        for name in _mapping({"own": own}, "own"):
            if name not in names:
                raise PositionError(f"own.{word}", f"no card zone {shown(name)}")
            zone = int(setup.own_zone[seat]) + names.index(name)
            _put(s, zone, _list(own[name], f"own.{word}.{name}"), f"own.{word}.{name}")
    deck = words.get("deck")
    if deck is not None and deck != "undealt":
        for word in _list(deck, "deck"):
            card = _card(setup, word, "deck")
            already = sum(1 for top in s.fixed if top == card)
            if zones.count(s, DECK, card) <= already:
                raise PositionError("deck", f"{word}: there are not so many left for the deck")
            s.fixed = append(s.fixed, card)
    for word, others in _mapping(words, "known").items():
        viewer = _seat(setup, word, "known")
        for place, seen in _mapping({"known": others}, "known").items():
            zone = _hidden_zone(setup, viewer, place, f"known.{word}")
            for name in _list(seen, f"known.{word}.{place}"):
                what = _known_what(setup, name, f"known.{word}.{place}")
                now = zones.known_count(s, viewer, zone, what)
                zones.set_known(s, viewer, zone, what, now + 1)


def _hidden_zone(setup: Setup, viewer: int, word: str, field: str) -> int:
    """A zone that others do not see: a player's hand, or ``player.zone``."""
    player, _, name = word.partition(".")
    seat = _seat(setup, player, field)
    if seat == viewer:
        raise PositionError(field, "a player's own cards need no note")
    if not name:
        return int(setup.hand_zone(seat))
    faction = setup.factions[seat]
    if name not in faction.hidden:
        raise PositionError(field, f"{player} has no hidden card zone {shown(name)}")
    return int(setup.own_zone[seat]) + faction.zones.index(name)


def _known_what(setup: Setup, word: str, field: str) -> int:
    """A card, or ``match-fox`` (of the suit or a bird), or ``no-fox`` (none is)."""
    for sort, base in (("match-", zones.MATCHES), ("no-", zones.LACKS)):
        suit = word.removeprefix(sort)
        if word.startswith(sort) and suit in SUITS:
            return base + SUITS[suit]
    return _card(setup, word, field)


def _read_items(s: State, words: Words) -> None:
    boxes = _mapping(words, "items")
    supply = dict(FULL_SUPPLY)
    for word, held in boxes.items():
        if word == "supply":
            continue
        seat = _seat(s.setup, word, "items")
        for name in _list(held, f"items.{word}"):
            item = _item(name.removesuffix(EXHAUSTED), f"items.{word}")
            put_in(s, seat, item)
            if name.endswith(EXHAUSTED):
                exhaust(s, seat, item)
            supply[item] = supply.get(item, 0) - 1
            if "supply" not in boxes and supply[item] < 0:
                raise PositionError(f"items.{word}", f"{name}: there are not so many")
    if "supply" in boxes:
        for name in _list(boxes["supply"], "items.supply"):
            s.items[_item(name, "items.supply")] += 1
        return
    for item, number in supply.items():
        s.items[item] = number


def _read_ruin_items(s: State, words: Words) -> None:
    """What lies under ruins that nobody has looked at, and under those that somebody has."""
    held = words.get("ruin-items")
    lists = _mapping(words, "ruin-items") if isinstance(held, dict) else {UNSEEN: held}
    under = s.under[:]
    for name in _list(lists.pop(UNSEEN, None), "ruin-items"):
        under[_item(name, "ruin-items")] += 1
    looked = {place: 0 for place in lists}
    for word, places in _mapping(words, "looked").items():
        seat = _seat(s.setup, word, "looked")
        for place in _list(places, f"looked.{word}"):
            if place not in lists:
                raise PositionError(f"looked.{word}", f"ruin-items says nothing of {shown(place)}")
            looked[place] |= 1 << seat
    for place, value in lists.items():
        field = f"ruin-items.{place}"
        items = [_item(name, field) for name in _list(value, field)]
        if not 1 <= len(items) <= 2:
            raise PositionError(field, "one item lies there, or two")
        first, second = items[0] + 1, items[1] + 1 if len(items) == 2 else 0
        under = with_note(under, _clearing(s, place, field), first, second, looked[place])
    s.under = under


def _leave_supply(s: State) -> None:
    """5.1.5: items that a faction has beyond those it brought come out of the supply."""
    for item in range(ITEMS):
        taken = items_held(s, item) - items_brought(s, item)
        s.items[item] -= min(int(s.items[item]), max(0, taken))


def _read_boards(s: State, words: Words) -> None:
    setup = s.setup
    given = _mapping(words, "boards")
    boards: dict[int, Words] = {}
    for word, slots in given.items():
        boards[_seat(setup, word, "boards")] = _mapping({"boards": slots}, "boards")
    for seat in range(int(setup.seats)):
        declared = slots_of(setup.factions[seat])
        values = dict(boards.get(seat, {}))
        # What the facts of a turn follow from is read before they are filled in.
        for turn_facts in (False, True):
            if turn_facts:
                setup.factions[seat].fill_board(s, seat)
            for number, slot in enumerate(declared):
                if slot.is_number == turn_facts and slot.word in values:
                    field = f"boards.{seat_words(setup)[seat]}.{slot.word}"
                    most = int(setup.map.clearings) if slot.sort == A_CLEARING else 1 << 40
                    s.write(seat, number, _board_value(values.pop(slot.word), slot, field, most))
        _check_leaders(s, seat)
        for word in values:
            raise PositionError(f"boards.{seat_words(setup)[seat]}", f"no slot {shown(word)}")
        for own in range(int(setup.kind_base[seat + 1] - setup.kind_base[seat])):
            kind = int(setup.kind(seat, own))
            s.pieces[kind * PLACES + SUPPLY] -= setup.factions[seat].elsewhere(s, seat, own)
            if s.pieces[kind * PLACES + SUPPLY] < 0:
                field = f"boards.{seat_words(setup)[seat]}"
                raise PositionError(field, f"{kind_word(setup, kind)}: there are not so many")


def _board_value(value: object, slot: Slot, field: str, most: int) -> int:
    if slot.names_one:
        return 0 if value == "none" else _sorted_value(value, slot.named, field)
    if slot.names_many:
        bits = 0
        for word in _list(value, field):
            bit = 1 << _sorted_value(word, slot.named, field)
            if bits & bit:
                raise PositionError(field, f"{word} stands twice")
            bits |= bit
        return bits
    return _int(value, field, 0, most)


def _sorted_value(word: object, sort: str, field: str) -> int:
    for action, entry in manifest().items():
        number = action - SORTS[sort]
        if entry.sort == sort and entry.word == word and number < MOST_NAMES:
            return number
    raise PositionError(field, f"no {sort} {shown(word)}")


def _check_leaders(s: State, seat: int) -> None:
    """7.7.3: the leader lies face up."""
    slots = [slot.sort for slot in slots_of(s.setup.factions[seat])]
    if "leader" not in slots or "leaders" not in slots:
        return
    down = int(s.board(seat, slots.index("leaders")))
    if down >> int(s.board(seat, slots.index("leader"))) & 1:
        raise PositionError(f"boards.{seat_words(s.setup)[seat]}", "the leader is deposed too")


def _check_turn(s: State) -> None:
    """What cannot stand while a game runs."""
    setup, names = s.setup, seat_words(s.setup)
    if s.over != RUNNING:
        return
    for seat, name in enumerate(names):
        if s.scores[seat] >= TO_WIN:
            raise PositionError(f"scores.{name}", f"{TO_WIN} points end the game: it needs over")
    if 0 < setup.max_rounds < s.turn[ROUND]:
        raise PositionError("round", f"the game was to end after round {setup.max_rounds}")
    seat = int(s.turn[TURN_SEAT])
    own = int(setup.factions[seat].crafting_kind())
    used = sum(int(s.turn[ACTIVATED + suit]) for suit in range(SUIT_NUMBERS))
    if own >= 0 and used > setup.kind_count[setup.kind(seat, own)]:
        raise PositionError("activated", f"{names[seat]} has not so many crafting pieces")
    for card in range(int(setup.designs)):
        if s.turn[USED] >> card & 1 and setup.card_kind[card] != PERSISTENT:
            raise PositionError("used", f"{card_word(setup, card)} is not used from a play area")


def _check_cards(s: State) -> None:
    """2.1.4, 3.3.2, 3.3.3, 4.1.4: which cards can lie in play areas and beside the map."""
    setup = s.setup
    for seat, name in enumerate(seat_words(setup)):
        zone, field = int(setup.area_zone(seat)), f"areas.{name}"
        dominance = 0
        for card in range(int(setup.designs)):
            number, kind = zones.count(s, zone, card), setup.card_kind[card]
            dominance += int(number) if kind == DOMINANCE else 0
            if number > 0 and kind not in (PERSISTENT, DOMINANCE):
                raise PositionError(field, f"{card_word(setup, card)} does not stay in play")
            if number > 1 or dominance > 1:
                raise PositionError(field, f"{card_word(setup, card)} cannot lie there too")
    for card in range(int(setup.designs)):
        is_dominance = setup.card_kind[card] == DOMINANCE
        if is_dominance and zones.count(s, DISCARD, card) > 0:
            raise PositionError("discard", f"{card_word(setup, card)} would be available instead")
        if not is_dominance and zones.count(s, AVAILABLE, card) > 0:
            raise PositionError("available", f"{card_word(setup, card)} is no dominance card")


def _check_items(s: State) -> None:
    """5.1.5: no more of a kind than there are in the supply at first."""
    for word, item in ITEM_WORDS.items():
        number = sum(int(s.items[at]) for at in range(item, len(s.items), ITEMS))
        if number > FULL_SUPPLY.get(item, 0):
            raise PositionError("items", f"{word}: there are not so many")


def _read_over(s: State, words: Words) -> None:
    over = words.get("over")
    if over is None:
        return
    s.over = ENDED
    for word in _list(over, "over"):
        s.winners |= 1 << _seat(s.setup, word, "over")


def _read_stack(s: State, words: Words) -> None:
    if "stack" in words:
        stack = words["stack"]
        if not isinstance(stack, list) or not 0 < len(stack) <= MOST_FRAMES:
            raise PositionError("stack", "must be a list of frames, the lowest first")
        for frame in stack:
            _read_frame(s, frame)
        _check_table(s)
        s.turn[PHASE] = _phase(s)
        return
    if "step" not in words or "turn" not in words:
        raise PositionError("position", "needs turn and step, or a stack")
    step = _word(words["step"], "step")
    phase, _, inner = step.partition(".")
    seat = int(s.turn[TURN_SEAT])
    try:
        if inner == "":
            s.top = Frame(TURN, TURN.index(phase), vec[i64]([seat]), None)
        else:
            s.top = Frame(TURN, TURN.index(phase) + 1, vec[i64]([seat]), None)
            steps = phase_steps(s.setup, seat, phase)
            slots = vec[i64]([0] * len(steps.slots))
            slots[0] = seat
            s.top = Frame(steps, steps.index(inner), slots, s.top)
    except ValueError as error:
        raise PositionError("step", str(error)) from None
    s.turn[PHASE] = _phase(s)


def _phase(s: State) -> int:
    """The phase that a stack stands in."""
    f = s.top
    while f is not None:
        if f.procedure is TURN:
            for number, phase in enumerate(PHASES):
                start = TURN.index(f"start-of-{phase}")
                if start < f.step <= TURN.index(phase):
                    return START + number
                if f.step == TURN.index(phase) + 1:
                    return number
            if f.step == len(TURN.steps):
                return len(PHASES) - 1
        f = f.below
    return 0


def phase_steps(setup: Setup, seat: int, phase: str) -> Procedure:
    """The steps of a phase of a seat's turn; ValueError for no phase."""
    faction = setup.factions[seat]
    if phase not in PHASES:
        raise ValueError(f"no phase {phase!r}; there is: {', '.join(PHASES)}")
    return (faction.birdsong, faction.daylight, faction.evening)[PHASES.index(phase)]


def _read_frame(s: State, words: object) -> None:
    if not isinstance(words, dict) or "do" not in words or "at" not in words:
        raise PositionError("stack", "a frame needs do and at")
    name = words["do"]
    found = [p for p in s.setup.procedures if p.name == name]
    if not found:
        raise PositionError("stack", f"no procedure {shown(name)} in this game")
    procedure = found[0]
    if (s.top is None) != (procedure is TURN or procedure is SETUP):
        raise PositionError("stack", "the lowest frame, and no other, is of turn or setup")
    at = _word(words["at"], "stack")
    try:
        step = len(procedure.steps) if at == "end" else procedure.index(at)
    except ValueError:
        raise PositionError("stack", f"{procedure.name} has no step {shown(at)}") from None
    if s.top is None and at == "end" and s.over == RUNNING:
        raise PositionError("stack", f"nothing comes after the end of {procedure.name}")
    slots = vec[i64]([0] * len(procedure.slots))
    more = vec[i64]()
    for word, value in words.items():
        if word == "more" and procedure is REMOVAL:
            more = vec[i64](_waiting(s, value))
        elif word not in ("do", "at"):
            if word not in procedure.slots:
                raise PositionError(f"stack.{procedure.name}", f"no slot {shown(word)}")
            field = f"stack.{procedure.name}.{word}"
            slots[procedure.slots.index(word)] = _slot_value(value, word, field)
    frame = Frame(procedure, step, slots, s.top)
    _check_frame(s, frame)
    s.top = Frame(procedure, step, extend(slots, more), s.top)


def _waiting(s: State, value: object) -> list[int]:
    """The pieces whose removal sets something off, by kind and clearing."""
    field = f"stack.{REMOVAL.name}.more"
    if not isinstance(value, list):
        raise PositionError(field, "must be a list")
    places: list[int] = []
    for item in value:
        place = _int(item, field, 0, int(s.setup.kinds) * PLACES - 1)
        _int(place % PLACES, field, 1, int(s.setup.map.clearings))
        places.append(place)
    return places


def _slot_value(value: object, slot: str, field: str) -> int:
    if slot.endswith("clause") and isinstance(value, str) and value in NUMBERS:
        return NUMBERS.index(value)
    return _int(value, field, NOBODY, (1 << 62) - 1)


# What the slots of frames hold, by their names; a procedure's name before it where it differs.
SEAT_SLOT, ANY_SEAT_SLOT, CLEARING_SLOT, SUIT_SLOT = "seat", "seat or nobody", "clearing", "suit"
CARD_SLOT, CLAUSE_SLOT, ZONE_SLOT, KIND_SLOT = "card", "clause", "zone", "kind"
FLAG_SLOT, COUNT_SLOT = "flag", "count"
SLOT_SORTS: dict[str, str] = {
    **dict.fromkeys(("seat", "side", "decider", "defender", "owner", "payer", "uses"), SEAT_SLOT),
    **dict.fromkeys(("guesser", "corvids.extort.target"), SEAT_SLOT),
    **dict.fromkeys(("stand-and-deliver.target", "better-burrow-bank.target"), SEAT_SLOT),
    **dict.fromkeys(("codebreakers.target", "vagabond.aid.target"), SEAT_SLOT),
    **dict.fromkeys(("vagabond.strike.target", "vagabond.steal.target"), SEAT_SLOT),
    **dict.fromkeys(("saboteurs.target", "swap-meet.target", "enemy"), SEAT_SLOT),
    **dict.fromkeys(("charm-offensive.target",), SEAT_SLOT),
    **dict.fromkeys(("credit", "other"), ANY_SEAT_SLOT),
    **dict.fromkeys(
        ("clearing", "origin", "move.target", "vagabond.move-along.target"), CLEARING_SLOT
    ),
    **dict.fromkeys(("marquise.build.last", "spread.last"), CLEARING_SLOT),
    **dict.fromkeys(("suit", "limit-suit", "craft.last"), SUIT_SLOT),
    **dict.fromkeys(("card", "taken"), CARD_SLOT),
    **dict.fromkeys(("clause", "limit-clause"), CLAUSE_SLOT),
    **dict.fromkeys(("into",), ZONE_SLOT),
    **dict.fromkeys(("piece", "building", "losses.last", "along"), KIND_SLOT),
    **dict.fromkeys(("may-stop", "first-a", "first-d", "for-quest"), FLAG_SLOT),
    **dict.fromkeys(("hundreds.advance.moved", "hundreds.advance.battled"), FLAG_SLOT),
    **dict.fromkeys(("left-out",), FLAG_SLOT),
    **dict.fromkeys(("left", "hits", "any-left", "cost-left", "placed", "unused"), COUNT_SLOT),
    **dict.fromkeys(("credit-tally", "other-tally", "ambushed", "foiled"), COUNT_SLOT),
    **dict.fromkeys(("cause", "taker", "taker-tally", "picker", "help-d"), COUNT_SLOT),
    **dict.fromkeys(
        ("vagabond.pay.kind", "vagabond.quest.con", "vagabond.coerce.kept"), COUNT_SLOT
    ),
    **dict.fromkeys(("vagabond.quest.quest", "vagabond.quest.done"), COUNT_SLOT),
    **dict.fromkeys(("vagabond.move.where", "corvids.trick.first"), CLEARING_SLOT),
    **dict.fromkeys(("hundreds.raze.which",), CLEARING_SLOT),
    **dict.fromkeys(("rolled-a", "rolled-d", "extra-a", "extra-d"), COUNT_SLOT),
    **dict.fromkeys(("ignored-a", "ignored-d", "action", "last", "last-discard"), COUNT_SLOT),
    **dict.fromkeys(("moved", "most", "called", "rolls", "listed", "guess"), COUNT_SLOT),
    **dict.fromkeys(("manner", "led-to"), COUNT_SLOT),
}


LAST_QUEST = sum(entry.sort == "quest" for entry in manifest().values()) - 1


def _check_frame(s: State, f: Frame) -> None:
    """Whether a frame's slots hold what their names say."""
    name = f.procedure.name
    for i, slot in enumerate(f.procedure.slots):
        value, field = int(f.slots[i]), f"stack.{name}.{slot}"
        sort = SLOT_SORTS.get(f"{name}.{slot}", SLOT_SORTS.get(slot))
        if sort == CLEARING_SLOT:
            _int(value, field, _lowest_clearing(f, slot), int(s.setup.map.clearings))
        elif sort is not None:
            low = NOBODY if sort == ANY_SEAT_SLOT else 0
            if value == CHANCE:
                raise PositionError(field, f"{value} is no player")
            _int(value, field, low, _most(s.setup, f, sort, slot))
        if slot == "seat":
            _check_owner(s, name, value, field)
    if f.procedure is TURN and f.slots[0] != s.turn[TURN_SEAT]:
        raise PositionError("stack.turn.seat", "is not the player whose turn it is")
    if f.procedure is BATTLE_STEPS and f.step > BATTLE_STEPS.index("defender"):
        slots = BATTLE_STEPS.slots
        if f.slots[slots.index("side")] == f.slots[slots.index("defender")]:
            raise PositionError("stack.battle.defender", "attacks itself")


def _check_table(s: State) -> None:
    """Whether the cards on the table are those that are being crafted or played as ambush."""
    named: list[int] = []
    f = s.top
    while f is not None:
        slots = dict(zip(f.procedure.slots, f.slots, strict=False))
        if f.procedure is CRAFT_STEPS and f.step > CRAFT_STEPS.index("card"):
            stays = s.setup.card_kind[slots["card"]] == PERSISTENT
            if f.step <= CRAFT_STEPS.index("resolve" if stays else "discard"):
                named.append(int(slots["card"]))
        elif f.procedure is BATTLE_STEPS and f.step <= BATTLE_STEPS.index("end-ambush"):
            named.extend(int(slots[who]) - 1 for who in ("ambushed", "foiled") if slots[who])
        f = f.below
    for card in range(int(s.setup.designs)):
        if zones.count(s, TABLE, card) != named.count(card):
            raise PositionError("table", f"{card_word(s.setup, card)} is not so in the stack")


def _lowest_clearing(f: Frame, slot: str) -> int:
    """0 before the step that chooses a clearing, which has the slot's name; else 1."""
    for number, step in enumerate(f.procedure.steps):
        if step.name == slot:
            return 0 if f.step <= number else 1
    return 1


def _most(setup: Setup, f: Frame, sort: str, slot: str) -> int:
    """The highest value of a slot."""
    if sort == KIND_SLOT:
        seat = int(f.slots[0])
        return int(setup.kind_base[seat + 1] - setup.kind_base[seat]) - 1
    if slot in ("ambushed", "foiled"):
        return int(setup.designs)
    if slot in ("taker", "picker"):
        return int(setup.seats)
    highest = {
        **{"cause": BY_REPLACING, "kind": ITEMS - 1, "con": 3, "guess": 5, "quest": LAST_QUEST},
        **{"manner": TOLD, "led-to": int(setup.map.clearings)},
    }
    if sort == COUNT_SLOT and slot in highest:
        return highest[slot]
    return {
        SEAT_SLOT: int(setup.seats) - 1,
        ANY_SEAT_SLOT: int(setup.seats) - 1,
        SUIT_SLOT: SUIT_NUMBERS - 1,
        CARD_SLOT: int(setup.designs) - 1,
        CLAUSE_SLOT: len(NUMBERS) - 1,
        ZONE_SLOT: int(setup.zones) - 1,
        FLAG_SLOT: 1,
        COUNT_SLOT: LAST_ACTION,
    }[sort]


def _check_owner(s: State, procedure: str, seat: int, field: str) -> None:
    """A faction's procedures are its own seat's, but for those a name does not tie to it."""
    owner, dot, _ = procedure.partition(".")
    faction = s.setup.factions[seat].name
    if dot and owner != faction and any(other.name == owner for other in s.setup.factions):
        raise PositionError(field, f"{procedure} is not for {faction}")


# ---------------------------------------------------------------- writing


def kind_word(setup: Setup, kind: int) -> str:
    """The word of a kind of piece, numbered over all seats."""
    return manifest()[PIECE + int(setup.kind_name[kind])].word


def zone_words(s: State, zone: int) -> list[str]:
    """The cards of a zone, each as often as it lies there."""
    at = zone * int(s.setup.designs)
    found: list[str] = []
    for card, number in enumerate(s.cards[at : at + int(s.setup.designs)]):
        if number != 0:
            found.extend([card_word(s.setup, card)] * int(number))
    return found


def item_words(s: State, box: int) -> list[str]:
    """The items of a box, each as often as it is there: 0 the supply, seat + 1 a seat's."""
    found: list[str] = []
    for word, item in ITEM_WORDS.items():
        found.extend([word] * int(s.items[box * ITEMS + item]))
    down = int(exhausted(s, box - 1))
    for word, item in ITEM_WORDS.items():
        found.extend([word + EXHAUSTED] * (int(s.items[down + item]) if box > 0 else 0))
    return found


def write_position(s: State) -> Words:
    """The state as a position, the hidden parts included; ``read_position`` gives it back."""
    setup = s.setup
    names = seat_words(setup)
    words: Words = {}
    _write_stack(s, words)
    words["scores"] = {name: int(s.scores[seat]) for seat, name in enumerate(names)}
    _write_map(s, words)
    for field, zone_of in (
        ("hands", setup.hand_zone),
        ("held", setup.held_zone),
        ("areas", setup.area_zone),
    ):
        held = {name: zone_words(s, int(zone_of(seat))) for seat, name in enumerate(names)}
        _unless_empty(words, field, {name: cards for name, cards in held.items() if cards})
    _unless_empty(words, "table", zone_words(s, TABLE))
    _unless_empty(words, "discard", zone_words(s, DISCARD))
    _unless_empty(words, "available", zone_words(s, AVAILABLE))
    if sum(int(size) for size in s.sizes) == 0:
        words["deck"] = "undealt"
    _unless_empty(words, "deck", [card_word(setup, int(card)) for card in s.fixed])
    own: Words = {}
    for seat, name in enumerate(names):
        lists = {
            zone: zone_words(s, int(setup.own_zone[seat]) + i)
            for i, zone in enumerate(setup.factions[seat].zones)
        }
        _unless_empty(own, name, {zone: cards for zone, cards in lists.items() if cards})
    _unless_empty(words, "own", own)
    _write_items(s, words, names)
    _write_ruin_items(s, words)
    _unless_empty(words, "boards", _written_boards(s, names))
    _unless_empty(words, "known", _written_knowledge(s, names))
    if s.over:
        words["over"] = [name for seat, name in enumerate(names) if s.winners >> seat & 1]
    return words


def _unless_empty(words: Words, field: str, value: Any) -> None:
    if value:
        words[field] = value


def _write_stack(s: State, words: Words) -> None:
    setup = s.setup
    names = seat_words(setup)
    words["turn"] = names[int(s.turn[TURN_SEAT])]
    words["round"] = int(s.turn[ROUND])
    words["first"] = names[int(s.turn[FIRST_SEAT])]
    _unless_empty(words, "result", int(s.result))
    _unless_empty(
        words,
        "used",
        [card_word(setup, c) for c in range(int(setup.designs)) if s.turn[USED] >> c & 1],
    )
    activated = {
        suit: int(s.turn[ACTIVATED + n]) for suit, n in SUITS.items() if s.turn[ACTIVATED + n]
    }
    _unless_empty(words, "activated", activated)
    frames: list[Frame] = []
    f = s.top
    while f is not None:
        frames.insert(0, f)
        f = f.below
    step = _short_step(s, frames)
    if step:
        words["step"] = step
        return
    words["stack"] = [frame_words(frame) for frame in frames]


def _short_step(s: State, frames: list[Frame]) -> str:
    """The step of a turn that a stack stands for, or nothing if it needs more than a word."""
    seat = int(s.turn[TURN_SEAT])
    turn = frames[0]
    if turn.procedure is not TURN or turn.slots[0] != seat or turn.step == len(TURN.steps):
        return ""
    if len(frames) == 1:
        return TURN.steps[turn.step].name
    top = frames[1]
    rest = [int(slot) for slot in top.slots[1:]]
    if len(frames) > 2 or any(rest) or top.slots[0] != seat or top.step == len(top.procedure.steps):
        return ""
    for phase in PHASES:
        if (
            top.procedure is phase_steps(s.setup, seat, phase)
            and turn.step == TURN.index(phase) + 1
        ):
            return f"{phase}.{top.procedure.steps[top.step].name}"
    return ""


def frame_words(frame: Frame) -> Words:
    """A frame of the stack: its procedure, its step, and its slots that are not 0."""
    steps = frame.procedure.steps
    at = "end" if frame.step == len(steps) else steps[frame.step].name
    words: Words = {"do": frame.procedure.name, "at": at}
    for i, slot in enumerate(frame.procedure.slots):
        value = int(frame.slots[i])
        if value != 0:
            words[slot] = NUMBERS[value] if slot.endswith("clause") else value
    more = [int(slot) for slot in frame.slots[len(frame.procedure.slots) :]]
    _unless_empty(words, "more", more)
    return words


def _write_map(s: State, words: Words) -> None:
    setup = s.setup
    names = seat_words(setup)
    clearings: Words = {}
    for clearing in range(1, int(setup.map.clearings) + 1):
        groups: list[str] = []
        for kind in range(int(setup.kinds)):
            number = s.pieces[kind * PLACES + clearing]
            if number > 0:
                owner = names[int(setup.kind_owner[kind])]
                groups.append(f"{owner} {kind_word(setup, kind)} {number}")
        _unless_empty(clearings, str(clearing), groups)
    words["clearings"] = clearings
    standing = [c for c in range(1, int(setup.map.clearings) + 1) if s.ruins[c]]
    if standing != [c for c in range(1, int(setup.map.clearings) + 1) if setup.map.ruins[c]]:
        words["ruins"] = standing
    suit_of = {number: word for word, number in SUITS.items()}
    suits = {
        str(c): suit_of[int(s.suits[c])]
        for c in range(1, int(setup.map.clearings) + 1)
        if s.suits[c] != setup.map.suits[c]
    }
    _unless_empty(words, "suits", suits)
    _unless_empty(words, "limbo", limbo_words(s))
    _unless_empty(words, COFFIN, caught_words(s))


def limbo_words(s: State) -> list[str]:
    """The pieces on their way off the map, such as ``marquise warrior 2 from 7``."""
    setup, names = s.setup, seat_words(s.setup)
    found: list[str] = []
    for i in range(0, len(s.limbo), 2):
        kind = int(s.limbo[i] // PLACES)
        owner = names[int(setup.kind_owner[kind])]
        found.append(
            f"{owner} {kind_word(setup, kind)} {s.limbo[i + 1]} from {s.limbo[i] % PLACES}"
        )
    return found


def caught_words(s: State) -> list[str]:
    """The warriors on Coffin Makers, such as ``marquise warrior 2``."""
    setup, names = s.setup, seat_words(s.setup)
    return [
        f"{names[int(setup.kind_owner[kind])]} {kind_word(setup, kind)} {s.there(kind, CAUGHT)}"
        for kind in range(int(setup.kinds))
        if s.there(kind, CAUGHT) > 0
    ]


def _write_items(s: State, words: Words, names: list[str]) -> None:
    boxes: Words = {}
    for box, name in enumerate(["supply", *names]):
        held = item_words(s, box)
        if held or box == 0:
            boxes[name] = held
    if len(boxes) > 1 or any(s.items[item] != n for item, n in FULL_SUPPLY.items()):
        words["items"] = boxes


UNSEEN = "unseen"  # what nobody has looked at
HIDDEN = "hidden"  # what a viewer may not see, in a state made of what it may (engine.seen)


def _write_ruin_items(s: State, words: Words) -> None:
    """What lies under ruins, and who has looked where."""
    lists = ruin_item_words(s)
    _unless_empty(words, "ruin-items", lists if len(lists) > 1 else lists[UNSEEN])
    _unless_empty(words, "looked", looked_words(s))


def ruin_item_words(s: State) -> dict[str, list[str]]:
    """The items under ruins: unseen ones, and by clearing those that somebody has looked at."""
    item_of = {number: word for word, number in ITEM_WORDS.items()}
    lists = {UNSEEN: [item_of[item] for item in range(ITEMS) for _ in range(int(s.under[item]))]}
    for at in range(ITEMS, len(s.under), int(NOTED)):
        items = [int(s.under[at + slot]) for slot in (FIRST, SECOND)]
        lists[str(s.under[at + CLEARING])] = [
            HIDDEN if item == NOBODY else item_of[item - 1] for item in items if item != 0
        ]
    return lists


def looked_words(s: State) -> dict[str, list[int]]:
    """By seat, the clearings whose ruins it has looked at."""
    looked: dict[str, list[int]] = {}
    for at in range(ITEMS, len(s.under), int(NOTED)):
        for seat, name in enumerate(seat_words(s.setup)):
            if s.under[at + LOOKED] >> seat & 1:
                looked.setdefault(name, []).append(int(s.under[at + CLEARING]))
    return looked


def board_words(s: State, seat: int) -> Words:
    """Every slot of a seat's board in words."""
    slots: Words = {}
    for number, slot in enumerate(slots_of(s.setup.factions[seat])):
        value = int(s.board(seat, number))
        if slot.is_number:
            slots[slot.word] = value
            continue
        base = SORTS[slot.named]
        if slot.names_many:
            bits = [n for n in range(value.bit_length()) if value >> n & 1]
            slots[slot.word] = [manifest()[base + n].word for n in bits]
        elif value == SOMETHING:
            slots[slot.word] = HIDDEN
        else:
            slots[slot.word] = manifest()[base + value].word if value else "none"
    return slots


def _written_boards(s: State, names: list[str]) -> Words:
    """Each board's slots that differ from what reading would fill in."""
    plain = s.copy()
    for seat in range(len(names)):
        for number, slot in enumerate(slots_of(s.setup.factions[seat])):
            if slot.is_number:
                plain.write(seat, number, 0)
        s.setup.factions[seat].fill_board(plain, seat)
    boards: Words = {}
    for seat, name in enumerate(names):
        filled = board_words(plain, seat)
        slots = {
            word: value
            for word, value in board_words(s, seat).items()
            if value != filled[word] or (not isinstance(value, int) and value not in ("none", []))
        }
        _unless_empty(boards, name, slots)
    return boards


def _written_knowledge(s: State, names: list[str]) -> Words:
    setup = s.setup
    known: Words = {}
    for mark in s.known:
        zone, what = int(zones.mark_zone(mark)), int(zones.mark_what(mark))
        seat = int(setup.sees[zone])
        place = names[seat]
        if zone != setup.hand_zone(seat):
            place += "." + setup.factions[seat].zones[zone - int(setup.own_zone[seat])]
        viewer = names[int(zones.mark_viewer(mark))]
        word = known_word(setup, what)
        known.setdefault(viewer, {}).setdefault(place, []).extend([word] * int(mark % 64))
    return known


def known_word(setup: Setup, what: int) -> str:
    """A card that is known, ``match-fox`` (of the suit or a bird), or ``no-fox`` (none is)."""
    suit_of = {number: word for word, number in SUITS.items()}
    if what < zones.MATCHES:
        return card_word(setup, what)
    if what < zones.LACKS:
        return f"match-{suit_of[what - zones.MATCHES]}"
    return f"no-{suit_of[what - zones.LACKS]}"

"""Positions as text: any state as a mapping of words, and back, hidden parts included.

Scenario files and saved games are made of these. What is left out of a position is as in a bare
box: pieces in their supplies, unnamed cards in the deck, items and ruins in place.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import card_word, find_card, seat_words
from woodlaw.engine import cards as zones
from woodlaw.engine import pieces
from woodlaw.engine.flow import advance, options
from woodlaw.engine.ids import (
    AVAILABLE,
    BAG,
    BOOT,
    COIN,
    CROSSBOW,
    DECK,
    DISCARD,
    HAMMER,
    ITEMS,
    LEADER,
    PIECE,
    PLACES,
    START,
    SUPPLY,
    SWORD,
    TABLE,
    TEA,
)
from woodlaw.engine.new import empty_state
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import (
    ACTIVATED,
    ENDED,
    EXPLICIT,
    FIRST_SEAT,
    PHASE,
    ROUND,
    TURN_SEAT,
    USED,
    Event,
    Frame,
    State,
)
from woodlaw.engine.status import status
from woodlaw.engine.turn import TURN
from woodlaw.law.numbers import NUMBERS
from woodlaw.terms import ITEMS as ITEM_WORDS
from woodlaw.terms import SUITS

Words = dict[str, Any]

PHASES = ("birdsong", "daylight", "evening")
FULL_SUPPLY = {BOOT: 2, BAG: 2, CROSSBOW: 1, HAMMER: 1, SWORD: 2, TEA: 2, COIN: 2}
FIELDS = (
    *("turn", "round", "first", "step", "stack", "result", "scores", "clearings", "ruins"),
    *("suits", "items", "hands", "held", "areas", "table", "discard", "available", "deck"),
    *("boards", "own"),
    *("used", "activated", "known", "limbo", "over"),
)


class PositionError(ValueError):
    """A position that cannot be read; ``field`` says where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


# ---------------------------------------------------------------- reading


def read_position(setup: Setup, words: Words, log: list[Event] | None = None) -> State:
    """The state that a position describes, gone on to its question; chance is explicit.

    Events from there on go to ``log``, if given. PositionError names the field that is wrong.
    """
    if not isinstance(words, dict):
        raise PositionError("position", "must be a mapping of fields")
    for field in words:
        if field not in FIELDS:
            raise PositionError(str(field), f"unknown field; there is: {', '.join(FIELDS)}")
    s = empty_state(setup)
    s.chance = EXPLICIT
    s.log = log
    _read_turn(s, words)
    _read_map(s, words)
    _read_cards(s, words)
    _read_items(s, words)
    _read_over(s, words)
    _read_stack(s, words)
    _read_boards(s, words)
    broken = status(s)
    if broken:
        raise PositionError("position", broken[0])
    _go_on(s)
    return s


def _go_on(s: State) -> None:
    """Run to the question that the position stands at; PositionError if it makes none."""
    try:
        advance(s)
        answers = options(s)
    except (IndexError, AssertionError, ValueError, OverflowError, ZeroDivisionError) as error:
        raise PositionError("stack", f"does not fit the rest of the position ({error})") from None
    if not s.over and not answers:
        raise PositionError("position", "its question has no answer")


def _mapping(words: Words, field: str) -> Words:
    value = words.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise PositionError(field, "must be a mapping")
    return value


def _list(value: object, field: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise PositionError(field, "must be a list")
    return [str(item) for item in value]


def _int(value: object, field: str, low: int = 0, high: int = 1 << 40) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(field, f"{value!r} is no whole number from {low} to {high}")
    return value


def _seat(setup: Setup, word: object, field: str) -> int:
    names = seat_words(setup)
    if word not in names:
        raise PositionError(field, f"no player {word!r}; there is: {', '.join(names)}")
    return names.index(str(word))


def _clearing(s: State, value: object, field: str) -> int:
    text = str(value)
    if not text.isdigit() or not 1 <= int(text) <= s.setup.map.clearings:
        raise PositionError(field, f"no clearing {value!r} on this map")
    return int(text)


def _card(setup: Setup, word: object, field: str) -> int:
    try:
        return find_card(setup, str(word))
    except ValueError as error:
        raise PositionError(field, str(error)) from None


def _item(word: object, field: str) -> int:
    if word not in ITEM_WORDS:
        raise PositionError(field, f"no item {word!r}; there is: {', '.join(ITEM_WORDS)}")
    return ITEM_WORDS[str(word)]


def _kind(setup: Setup, seat: int, word: str, field: str) -> int:
    """A seat's own kind of piece by its word."""
    for own in range(int(setup.kind_base[seat + 1] - setup.kind_base[seat])):
        if kind_word(setup, int(setup.kind(seat, own))) == word:
            return own
    raise PositionError(field, f"{seat_words(setup)[seat]} has no piece {word!r}")


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
        if word not in SUITS:
            raise PositionError("activated", f"no suit {word!r}")
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
        if suit not in SUITS or suit == "bird":
            raise PositionError("suits", f"no clearing suit {suit!r}")
        s.suits[_clearing(s, word, "suits")] = SUITS[suit]
    for clearing in range(1, int(setup.map.clearings) + 1):
        s.open[clearing] = setup.map.slots[clearing] - s.ruins[clearing]
    for word, groups in _mapping(words, "clearings").items():
        clearing = _clearing(s, word, "clearings")
        field = f"clearings.{clearing}"
        for group in _list(groups, field):
            seat, own, number = _group(s, group, field)
            kind = setup.kind(seat, own)
            if s.pieces[kind * PLACES + SUPPLY] < number:
                raise PositionError(field, f"{group!r}: there are not so many")
            s.pieces[kind * PLACES + SUPPLY] -= number
            pieces.add(s, kind, clearing, number)
    for entry in _list(words.get("limbo"), "limbo"):
        group, _, origin = entry.rpartition(" from ")
        seat, own, number = _group(s, group, "limbo")
        kind = setup.kind(seat, own)
        if s.pieces[kind * PLACES + SUPPLY] < number:
            raise PositionError("limbo", f"{group!r}: there are not so many")
        s.pieces[kind * PLACES + SUPPLY] -= number
        index = kind * PLACES + _clearing(s, origin, "limbo")
        s.limbo = append(append(s.limbo, index), number)


def _group(s: State, text: str, field: str) -> tuple[int, int, int]:
    """Seat, own kind and number of a group such as ``marquise warrior 2``."""
    parts = text.split()
    if len(parts) == 2:
        parts.append("1")
    if len(parts) != 3 or not parts[2].isdigit():
        raise PositionError(field, f"{text!r} is not PLAYER PIECE [NUMBER]")
    seat = _seat(s.setup, parts[0], field)
    return seat, _kind(s.setup, seat, parts[1], field), int(parts[2])


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
                raise PositionError(f"own.{word}", f"no card zone {name!r}")
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
        raise PositionError(field, f"{player} has no hidden card zone {name!r}")
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
            item = _item(name, f"items.{word}")
            s.items[(seat + 1) * ITEMS + item] += 1
            supply[item] = supply.get(item, 0) - 1
            if "supply" not in boxes and supply[item] < 0:
                raise PositionError(f"items.{word}", f"{name}: there are not so many")
    if words.get("items") == {"supply": []}:
        return
    if "supply" in boxes:
        for name in _list(boxes["supply"], "items.supply"):
            s.items[_item(name, "items.supply")] += 1
        return
    for item, number in supply.items():
        s.items[item] = number


def _read_boards(s: State, words: Words) -> None:
    setup = s.setup
    given = _mapping(words, "boards")
    boards: dict[int, Words] = {}
    for word, slots in given.items():
        boards[_seat(setup, word, "boards")] = _mapping({"boards": slots}, "boards")
    for seat in range(int(setup.seats)):
        names = [name.split(":") for name in setup.factions[seat].board]
        values = dict(boards.get(seat, {}))
        # What the facts of a turn follow from is read before they are filled in.
        for turn_facts in (False, True):
            if turn_facts:
                setup.factions[seat].fill_board(s, seat)
            for slot, name in enumerate(names):
                if (len(name) == 1) == turn_facts and name[0] in values:
                    field = f"boards.{seat_words(setup)[seat]}.{name[0]}"
                    sort = name[1] if len(name) == 2 else ""
                    s.write(seat, slot, _board_value(values.pop(name[0]), sort, field))
        for word in values:
            raise PositionError(f"boards.{seat_words(setup)[seat]}", f"no slot {word!r}")
        for own in range(int(setup.kind_base[seat + 1] - setup.kind_base[seat])):
            elsewhere = setup.factions[seat].elsewhere(s, seat, own)
            s.pieces[setup.kind(seat, own) * PLACES + SUPPLY] -= elsewhere


def _board_value(value: object, sort: str, field: str) -> int:
    if sort == "leader":
        return _leader(value, field)
    if sort == "leaders":
        return sum(1 << _leader(word, field) for word in _list(value, field))
    return _int(value, field)


def _leader(word: object, field: str) -> int:
    for action, entry in manifest().items():
        if entry.sort == "leader" and entry.word == word:
            return action - LEADER
    if word == "none":
        return 0
    raise PositionError(field, f"no leader {word!r}")


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
        if not isinstance(stack, list) or not stack:
            raise PositionError("stack", "must be a list of frames, the lowest first")
        for frame in stack:
            _read_frame(s, frame)
        s.turn[PHASE] = _phase(s)
        return
    if "step" not in words or "turn" not in words:
        raise PositionError("position", "needs turn and step, or a stack")
    step = str(words["step"])
    phase, _, inner = step.partition(".")
    seat = int(s.turn[TURN_SEAT])
    try:
        if inner == "":
            s.top = Frame(TURN, TURN.index(phase), vec[i64]([seat]), None)
        else:
            s.top = Frame(TURN, TURN.index(phase) + 1, vec[i64]([seat]), None)
            steps = _phase_steps(s.setup, seat, phase)
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


def _phase_steps(setup: Setup, seat: int, phase: str) -> Procedure:
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
        raise PositionError("stack", f"no procedure {name!r} in this game")
    procedure = found[0]
    try:
        at = len(procedure.steps) if words["at"] == "end" else procedure.index(str(words["at"]))
    except ValueError as error:
        raise PositionError("stack", str(error)) from None
    slots = vec[i64]([0] * len(procedure.slots))
    for word, value in words.items():
        if word in ("do", "at"):
            continue
        if word == "more" and isinstance(value, list):
            for number in value:
                slots = append(slots, _int(number, f"stack.{name}.more", -2))
            continue
        if word not in procedure.slots:
            raise PositionError(f"stack.{name}", f"no slot {word!r}")
        slots[procedure.slots.index(word)] = _slot_value(value, word, f"stack.{name}.{word}")
    s.top = Frame(procedure, at, slots, s.top)


def _slot_value(value: object, slot: str, field: str) -> int:
    if slot.endswith("clause") and str(value) in NUMBERS:
        return NUMBERS.index(str(value))
    return _int(value, field, -2)


# ---------------------------------------------------------------- writing


def kind_word(setup: Setup, kind: int) -> str:
    """The word of a kind of piece, numbered over all seats."""
    return manifest()[PIECE + int(setup.kind_name[kind])].word


def zone_words(s: State, zone: int) -> list[str]:
    """The cards of a zone, each as often as it lies there."""
    found: list[str] = []
    for card in range(int(s.setup.designs)):
        found.extend([card_word(s.setup, card)] * int(zones.count(s, zone, card)))
    return found


def item_words(s: State, box: int) -> list[str]:
    """The items of a box, each as often as it is there: 0 the supply, seat + 1 a seat's."""
    found: list[str] = []
    for word, item in ITEM_WORDS.items():
        found.extend([word] * int(s.items[box * ITEMS + item]))
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
    words["stack"] = [_written_frame(frame) for frame in frames]


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
            top.procedure is _phase_steps(s.setup, seat, phase)
            and turn.step == TURN.index(phase) + 1
        ):
            return f"{phase}.{top.procedure.steps[top.step].name}"
    return ""


def _written_frame(frame: Frame) -> Words:
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
    limbo: list[str] = []
    for i in range(0, len(s.limbo), 2):
        kind = int(s.limbo[i] // PLACES)
        owner = names[int(setup.kind_owner[kind])]
        limbo.append(
            f"{owner} {kind_word(setup, kind)} {s.limbo[i + 1]} from {s.limbo[i] % PLACES}"
        )
    _unless_empty(words, "limbo", limbo)


def _write_items(s: State, words: Words, names: list[str]) -> None:
    boxes: Words = {}
    for box, name in enumerate(["supply", *names]):
        held = item_words(s, box)
        if held or box == 0:
            boxes[name] = held
    if len(boxes) > 1 or any(s.items[item] != n for item, n in FULL_SUPPLY.items()):
        words["items"] = boxes


def board_words(s: State, seat: int) -> Words:
    """Every slot of a seat's board in words."""
    leaders = {a - LEADER: e.word for a, e in manifest().items() if e.sort == "leader"}
    slots: Words = {}
    for slot, declared in enumerate(s.setup.factions[seat].board):
        word, _, sort = declared.partition(":")
        value = int(s.board(seat, slot))
        if sort == "leader":
            slots[word] = leaders.get(value, "none")
        elif sort == "leaders":
            slots[word] = [leaders[n] for n in leaders if value >> n & 1]
        else:
            slots[word] = value
    return slots


def _written_boards(s: State, names: list[str]) -> Words:
    """Each board's slots that differ from what reading would fill in."""
    plain = s.copy()
    for seat in range(len(names)):
        for slot, declared in enumerate(s.setup.factions[seat].board):
            if ":" not in declared:
                plain.write(seat, slot, 0)
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
    suit_of = {number: word for word, number in SUITS.items()}
    known: Words = {}
    for mark in s.known:
        zone, what = int(zones.mark_zone(mark)), int(zones.mark_what(mark))
        seat = int(setup.sees[zone])
        place = names[seat]
        if zone != setup.hand_zone(seat):
            place += "." + setup.factions[seat].zones[zone - int(setup.own_zone[seat])]
        if what < zones.MATCHES:
            word = card_word(setup, what)
        elif what < zones.LACKS:
            word = f"match-{suit_of[what - zones.MATCHES]}"
        else:
            word = f"no-{suit_of[what - zones.LACKS]}"
        viewer = names[int(zones.mark_viewer(mark))]
        known.setdefault(viewer, {}).setdefault(place, []).extend([word] * int(mark % 64))
    return known

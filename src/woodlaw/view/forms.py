"""What can be said of a position, for a client to offer it: steps, zones, slots of boards."""

from __future__ import annotations

from typing import Any

from woodlaw import i18n
from woodlaw.codec.slots import (
    A_CLEARING,
    A_SEAT,
    A_SPACE,
    FLAG,
    TURN,
    WITHIN,
    Slot,
    slots_of,
)
from woodlaw.codec.words import seat_words
from woodlaw.engine.procedure import Ask, Procedure, Step
from woodlaw.engine.setup import Setup
from woodlaw.engine.turn import TURN as TURN_STEPS
from woodlaw.events import RELATIONS
from woodlaw.position import EXHAUSTED, PHASES, phase_steps
from woodlaw.questions import WINDOW, message_of
from woodlaw.terms import ITEMS, SUITS

CARDS, BOX = "card", "item"
# Zones of cards that all seats have, and those of the table.
OF_SEATS = ("hands", "areas")
OF_TABLE = ("discard", "available", "deck")


def forms(setup: Setup) -> dict[str, Any]:
    """By seat the steps of its turn, the first that is offered, and the slots of its board; the
    zones of cards and items with their paths in a position; the suits of clearings. JSON-ready."""
    names = seat_words(setup)
    return {
        "steps": {name: steps(setup, seat) for seat, name in enumerate(names)},
        "first": {name: first_step(setup, seat) for seat, name in enumerate(names)},
        "zones": zones(setup),
        "items": {"face-up": list(ITEMS), "exhausted": [f"{item}{EXHAUSTED}" for item in ITEMS]},
        "boards": {name: slots(setup, seat) for seat, name in enumerate(names)},
        "suits": [suit for suit in SUITS if suit != "bird"],
    }


# ---------------------------------------------------------------- steps


def step_words(setup: Setup, seat: int) -> list[str]:
    """All steps of a seat's turn, in their order."""
    return [word for word, _, _ in steps_of(setup, seat)]


def steps(setup: Setup, seat: int) -> list[dict[str, str]]:
    """The beginning of a seat's turn, and the steps at which it may be asked something, by phase
    and question. A window has no question of its own: ``before`` is the one that comes behind it,
    and of several windows before the same one the first does for all."""
    asking = [
        (word, phase, message_of(question))
        for word, phase, question in steps_of(setup, seat)
        if question
    ]
    found = [{"step": TURN_STEPS.steps[0].name, "phase": PHASES[0], "message": ""}]
    for number, (word, phase, message) in enumerate(asking):
        step = {"step": word, "phase": phase, "message": message}
        if message == WINDOW:
            behind = [each for _, _, each in asking[number:] if each != WINDOW]
            step["before"] = behind[0] if behind else ""
        if {**step, "step": ""} not in [{**each, "step": ""} for each in found]:
            found.append(step)
    return found


def first_step(setup: Setup, seat: int) -> str:
    """The step at which an editor begins with a seat's turn: the first question of Daylight that is
    no window."""
    daylight = [each for each in steps(setup, seat) if each["step"].startswith("daylight.")]
    return next(each["step"] for each in daylight if each["message"] != WINDOW)


def steps_of(setup: Setup, seat: int) -> list[tuple[str, str, str]]:
    """All steps of a seat's turn: the word, the phase, and the question if it asks one."""
    found: list[tuple[str, str, str]] = []
    for step in TURN_STEPS.steps:
        if step.name in PHASES:
            inner = phase_steps(setup, seat, step.name)
            found.extend(
                (f"{step.name}.{each.name}", step.name, question_at(inner, each))
                for each in inner.steps
            )
        else:
            # What comes before all phases belongs to the first.
            phase = next((each for each in PHASES if each in step.name), PHASES[0])
            found.append((step.name, phase, question_at(TURN_STEPS, step)))
    return found


def question_at(procedure: Procedure, step: Step) -> str:
    """The question that a step asks, or nothing."""
    return f"{procedure.name}.{step.name}" if isinstance(step, Ask) else ""


# ---------------------------------------------------------------- zones


def zones(setup: Setup) -> list[dict[str, str]]:
    """Where cards and items lie: the path in a position, whose it is, and what it holds. Who has
    items on the board has no box for crafted ones."""
    found: list[dict[str, str]] = []
    for seat, name in enumerate(seat_words(setup)):
        found.extend(zone(f"{field}.{name}", CARDS, name) for field in OF_SEATS)
        found.extend(zone(f"own.{name}.{own}", CARDS, name) for own in setup.factions[seat].zones)
        if not any(counts_items(slot) for slot in slots_of(setup.factions[seat])):
            found.append(zone(f"items.{name}", BOX, name))
    return [*found, *(zone(field, CARDS, "") for field in OF_TABLE), zone("ruin-items", BOX, "")]


def zone(path: str, of: str, seat: str) -> dict[str, str]:
    """A zone, of a seat or (``seat`` empty) of the table."""
    return {"path": path, "of": of, "seat": seat}


# ---------------------------------------------------------------- boards


def slots(setup: Setup, seat: int) -> list[dict[str, Any]]:
    """The slots of a seat's board, but for those that only an action under way fills."""
    return [
        slot_form(setup, seat, slot)
        for slot in slots_of(setup.factions[seat])
        if slot.sort != WITHIN and is_there(setup, seat, slot)
    ]


def is_there(setup: Setup, seat: int, slot: Slot) -> bool:
    """Whether a game has what a slot is about: that clearing, and that seat, which is another."""
    for name in slot.about:
        kind, _, number = name.rpartition("-")
        if kind == "seat" and (int(number) >= int(setup.seats) or is_alike(setup, seat, number)):
            return False
        if kind == "clearing" and int(number) > int(setup.map.clearings):
            return False
    return True


def is_alike(setup: Setup, seat: int, other: str) -> bool:
    """Whether another seat is of the same faction."""
    return bool(setup.first_alike[seat] == setup.first_alike[int(other)])


def slot_form(setup: Setup, seat: int, slot: Slot) -> dict[str, Any]:
    """A slot: the message that names it with its facts, how it is filled (with a number, with 1 or
    nothing for a ``flag``, with one or ``many`` of ``choices``), and whether it is of this turn."""
    facts = {name.partition("-")[0]: fact(setup, name) for name in slot.about}
    return {
        "slot": slot.word,
        "message": slot_message(setup.factions[seat].name, slot),
        "facts": facts,
        "flag": slot.sort == FLAG,
        "many": slot.names_many,
        "choices": choices(setup, seat, slot),
        "turn": slot.sort in (TURN, FLAG),
    }


def slot_message(faction: str, slot: Slot) -> str:
    """The message of a slot; what counts items has one together, what all factions have too."""
    stem = slot.word.partition("-")[0] if slot.about else slot.word
    if counts_items(slot):
        stem = "items"
    own = f"slot-{faction}-{stem}"
    return own if i18n.has(own) else f"slot-{stem}"


def counts_items(slot: Slot) -> bool:
    """Whether a slot tells how many items of a kind lie on the board."""
    return any(name.startswith("item-") for name in slot.about)


def fact(setup: Setup, name: str) -> str:
    """What a slot is about, as texts name it."""
    kind, _, number = name.partition("-")
    return f"faction-{seat_words(setup)[int(number)]}" if kind == "seat" else name


def choices(setup: Setup, seat: int, slot: Slot) -> list[dict[str, Any]]:
    """What can be chosen for a slot: the value in a position, and its name."""
    if slot.sort == A_CLEARING:
        clearings = range(1, int(setup.map.clearings) + 1)
        return [choice(number, f"clearing-{number}") for number in clearings]
    if slot.sort == A_SPACE:
        return [choice(number, f"relation-{word}") for number, word in enumerate(RELATIONS)]
    if slot.sort == A_SEAT:
        seats = enumerate(seat_words(setup), 1)
        return [choice(number, f"faction-{word}") for number, word in seats if number != seat + 1]
    return [
        choice(word, f"forest-{number}" if slot.sort == "forest" else f"{slot.named}-{word}")
        for number, word in enumerate(slot.words, 1)
    ]


def choice(value: str | int, name: str) -> dict[str, Any]:
    """Something to choose, by its value and its name."""
    return {"value": value, "name": name}

"""From the words that describe a game to the tables that bind it."""

from __future__ import annotations

from woodlaw import i18n
from woodlaw.cards import exiles, standard
from woodlaw.cards.deck import load_deck
from woodlaw.codec.words import numbered
from woodlaw.engine.battle import BATTLE_STEPS
from woodlaw.engine.chance import DRAW
from woodlaw.engine.craft import CRAFT_STEPS
from woodlaw.engine.dominance import ACTIVATE_STEPS, TAKE_STEPS
from woodlaw.engine.effect import CardEffect
from woodlaw.engine.faction import Faction
from woodlaw.engine.full_removal import FULL_REMOVALS
from woodlaw.engine.move import MOVE
from woodlaw.engine.options import CHARACTERS, TABLE, option_values
from woodlaw.engine.procedure import Procedure
from woodlaw.engine.removal import LOSSES, REMOVAL
from woodlaw.engine.setup import Setup
from woodlaw.engine.spread import SPREAD
from woodlaw.engine.standard_setup import SETUP, SETUP_ORDER
from woodlaw.engine.turn import TURN
from woodlaw.factions.registry import find_faction
from woodlaw.law.numbers import NUMBERS
from woodlaw.law.registry import clauses
from woodlaw.position import shown
from woodlaw.woodland.map import load_map

MOST_SEATS = 6
MOST_ROUNDS = 10_000

ENGINE_PROCEDURES: list[Procedure] = [
    SETUP,
    SETUP_ORDER,
    TURN,
    DRAW,
    MOVE,
    BATTLE_STEPS,
    LOSSES,
    REMOVAL,
    FULL_REMOVALS,
    CRAFT_STEPS,
    ACTIVATE_STEPS,
    TAKE_STEPS,
    SPREAD,
]


def check_words(players: object, words: dict[str, object], options: object, first: object) -> None:
    """Whether what describes a game is of the right types; ValueError says what is not."""
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise ValueError("players must be a list of factions")
    for field, word in words.items():
        if not isinstance(word, str):
            raise ValueError(f"{field} must be a word")
    if options is not None:
        if not isinstance(options, dict):
            raise ValueError("options must be a mapping")
        if not all(isinstance(word, str) for word in (*options, *options.values())):
            raise ValueError("options must be words")
    if first is not None and not isinstance(first, str):
        raise ValueError("first player must be one of the players")


def is_printed(faction: Faction, printing: str) -> bool:
    """Whether a printing of the Law has the chapter of a faction, to which its setup belongs."""
    chapter = NUMBERS[int(faction.setup.steps[0].clause)].partition(".")[0]
    return bool(clauses()[chapter].number_in(printing))


def make_setup(
    players: list[str],
    *,
    map: str = "autumn",
    deck: str = "standard",
    printing: str = "p16",
    options: dict[str, str] | None = None,
    first: str | None = None,
    max_rounds: int = 0,
) -> Setup:
    """The setup of a game; the seats are in clockwise order.

    ``first`` names the seat that starts (by chance if None, 5.1.1); ``max_rounds`` cuts a game
    short (0: never). ValueError says what is unknown or does not fit.
    """
    check_words(players, {"map": map, "deck": deck, "printing": printing}, options, first)
    chosen = dict(options or {})
    names = [player.partition(":")[0] for player in players]
    picks = [player.partition(":")[2] for player in players]
    factions = [find_faction(name) for name in names]
    for name, pick in zip(names, picks, strict=True):
        faction = find_faction(name)
        if names.count(name) > faction.most_seats():
            most = faction.most_seats()
            raise ValueError(i18n.text("setup-only-so-often", player=f"faction-{name}", times=most))
        if pick not in ("", *faction.picks()):
            raise ValueError(i18n.text("setup-no-pick", seat=f"faction-{name}", pick=shown(pick)))
        if pick and players.count(f"{name}:{pick}") > 1:
            raise ValueError(i18n.text("setup-only-so-often", player=f"character-{pick}", times=1))
    seats = numbered(names)
    if not 2 <= len(players) <= MOST_SEATS:
        raise ValueError(f"{len(players)} players: there are seats for 2 to {MOST_SEATS}")
    if first is not None and first not in seats:
        raise ValueError(f"first player {first!r} is not among the players")
    if isinstance(max_rounds, bool) or not isinstance(max_rounds, int):
        raise ValueError("max_rounds must be a whole number")
    if not 0 <= max_rounds <= MOST_ROUNDS:
        raise ValueError(f"max_rounds must be from 0 (no limit) to {MOST_ROUNDS}")
    values = option_values(printing, chosen)
    for faction in factions:
        if not is_printed(faction, printing):
            raise ValueError(
                f"{faction.name} is not in printing {printing}, which has no such chapter"
            )
    for faction, pick in zip(factions, picks, strict=True):
        if values[CHARACTERS] == 1 and pick in faction.newer_picks():
            raise ValueError(f"{faction.name} has no {pick!r} by the option characters: nine")
    cards = load_deck(deck)
    by_card = {effect.card: effect for effect in (*standard.EFFECTS, *exiles.EFFECTS)}
    effects: list[CardEffect | None] = [by_card.get(card.word) for card in cards]
    procedures = list(ENGINE_PROCEDURES)
    for seat, faction in enumerate(factions):
        if factions.index(faction) == seat:
            procedures.extend(faction.procedures())
    for effect in effects:
        if effect is not None:
            procedures.extend(effect.procedures())
    words: dict[str, object] = {
        "players": list(players),
        "map": map,
        "deck": deck,
        "printing": printing,
        "options": {option.word: option.values[values[i]] for i, option in enumerate(TABLE)},
        "first": first,
        "max_rounds": max_rounds,
    }
    return Setup(
        words,
        load_map(map),
        cards,
        effects,
        factions,
        values,
        picks,
        -1 if first is None else seats.index(first),
        max_rounds,
        procedures,
    )

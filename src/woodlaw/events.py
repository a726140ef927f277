"""Events as English sentences."""

from __future__ import annotations

from functools import cache
from string import Formatter

from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import seat_words
from woodlaw.engine import verbs
from woodlaw.engine.ids import CHARACTER, FOREST, LEADER, MOOD, PLACES, QUEST
from woodlaw.engine.setup import Setup
from woodlaw.engine.state import Event
from woodlaw.position import PHASES, kind_word
from woodlaw.terms import ITEMS, SUITS

RELATIONS = ("indifferent", "one", "two", "allied", "hostile")
COLUMNS = ("recruit", "move", "battle", "build")

# A sentence a verb; the fields are those that ``event_text`` fills in.
SENTENCES: dict[int, str] = {
    verbs.PLACED: "{a_seat} places a {b_kind} in {c}",
    verbs.MOVED: "{a_seat} moves {b} from {origin_place} to {target}",
    verbs.BATTLED: "{a_seat} battles {b_seat} in {c}",
    verbs.AMBUSHED: "{a_seat} ambushes with {b_card}",
    verbs.FOILED: "{a_seat} foils the ambush with {b_card}",
    verbs.ROLLED: "the dice show {a} and {b}",
    verbs.HITS: "hits: {a} by the attacker, {b} by the defender",
    verbs.REMOVED: "{a_seat} loses a {b_kind} in {c}",
    verbs.SCORED: "{a_seat} scores {b}, now {c}",
    verbs.LOST: "{a_seat} loses {b}, now {c}",
    verbs.DREW: "{a_seat} draws {b}",
    verbs.DRAWN: "{a_seat} gets {b_card}",
    verbs.DISCARDED: "{a_seat} discards {b_card}",
    verbs.SPENT: "{a_seat} spends {b_card}",
    verbs.CRAFTED: "{a_seat} crafts {b_card}",
    verbs.TOOK_ITEM: "{a_seat} gets an item: {b_item}",
    verbs.USED: "{a_seat} uses {b_card}",
    verbs.SHUFFLED: "the discard pile of {a} is shuffled into a new deck",
    verbs.SAVED: "{a_seat}: warriors brought back to {c}, {b}",
    verbs.TURN: "turn of {a_seat}, round {b}",
    verbs.PHASE: "{b_phase} of {a_seat}",
    verbs.TUCKED: "{a_seat} adds {b_card} to {c_column}",
    verbs.RESOLVED: "{a_seat} resolves in {c_column}: {b_suit}",
    verbs.TURMOIL: "{a_seat} falls into turmoil",
    verbs.LEADER_SET: "{a_seat} is led by the {b_leader}",
    verbs.SHOWED_HAND: "{a_seat} shows the hand to {b_seat}",
    verbs.STOLE: "{a_seat} steals {c_card} from {b_seat}",
    verbs.WON: "{a_seat} wins, with {b}",
    verbs.SAT: "{a_seat} starts",
    verbs.FILLED: "set up: {a} {b} {c}",
    verbs.IGNORED: "{a_seat} ignores hits: {b}",
    verbs.EXTRA: "{a_seat}: extra hits, {b}",
    verbs.ENDED_BATTLE: "no attacker is left in {c}; the battle ends",
    verbs.ITEM_POINTS: "{a_seat} scores {b} for the item, by a rule of its own",
    verbs.STOPPED: "the game is cut short after round {a}",
    verbs.ACTIVATED: "{a_seat} activates crafting pieces: {b_suit}, {c}",
    verbs.REVEALED: "{a_seat} reveals {b_card}",
    verbs.FAILED: "{a_seat} cannot fully resolve in {c_column}: {b_suit}",
    verbs.PURGED: "the Decree of {a_seat} is purged but for the Loyal Viziers",
    verbs.DEPOSED: "the {b_leader} of {a_seat} is deposed",
    verbs.TURNED_UP: "all leaders of {a_seat} are turned face up",
    verbs.VIZIERS: "the Loyal Viziers of {a_seat} lie where the {b_leader} puts them",
    verbs.RESTED: "Daylight of {a_seat} ends",
    verbs.CRAFTS_WITH: "{a_seat} crafts with each {b_kind}",
    verbs.ACTED: "{a_seat}: {b_word}",
    verbs.LEADS: "{a_seat} has what the {b_leader} gives",
    verbs.IN_PLAY: "{b_card} lies in the play area of {a_seat}",
    verbs.MAY_MOVE_AGAIN: "{a_seat} may move again, the same warriors or others",
    verbs.AS_SUIT: "{b_card} of {a_seat} stands for {c_suit}",
    verbs.RETURNED: "{a_seat}: {b_kind} back to supply or track, {c}",
    verbs.UNLIMITED: "{a_seat}: of its hits warriors do not limit {b}",
    verbs.AVAILABLE: "{b_card} is available to be taken",
    verbs.STACK_FULL: "the Supporters stack of {a_seat} is full",
    verbs.SUPPORTED: "{a_seat} adds a card to the supporters of {b_seat}",
    verbs.SUPPORTER: "the card that {a_seat} adds is {b_card}",
    verbs.OUTRAGED: "{a_seat} outrages {b_seat} in {c}",
    verbs.REVOLTED: "{a_seat} revolts in {b}",
    verbs.TRAINED: "{a_seat}: new officers {b}, now {c}",
    verbs.MARTIAL_LAW: "martial law in {b} costs {a_seat} another supporter",
    verbs.LOST_OFFICERS: "{a_seat}: officers lost {b}, left {c}",
    verbs.DOMINATES: "{a_seat} activates {b_card} and scores no more",
    verbs.DOMINATED: "{a_seat} wins by {b_card}",
    verbs.TOOK_CARD: "{a_seat} takes {b_card}",
    verbs.SHIELDED: "a warrior of {b_seat} takes a hit for {a_seat}",
    verbs.DAMAGED: "{a_seat} damages an item: {b_item}",
    verbs.REPAIRED: "{a_seat} repairs an item: {b_item}",
    verbs.REFRESHES: "{a_seat} may refresh items: {b}",
    verbs.DROPPED: "{a_seat} removes an item for good: {b_item}",
    verbs.EXHAUSTED: "{a_seat} exhausts an item: {b_item}",
    verbs.RELATED: "{b_seat} is now to {a_seat}: {c_relation}",
    verbs.FIGHTS_ALONG: "warriors of {b_seat} fight along with {a_seat}",
    verbs.NEW_QUEST: "a new quest lies open: {b_quest}",
    verbs.DID_QUEST: "{a_seat} completes a quest: {b_quest}",
    verbs.WENT_TO_FOREST: "{a_seat} goes into the forest {b_forest}",
    verbs.FOUND: "{a_seat} finds in the ruin of {c}: {b_item}",
    verbs.GAVE: "{a_seat} gives a card to {b_seat}",
    verbs.GIVEN: "the card that {a_seat} gives is {b_card}",
    verbs.HID: "{a_seat} hides out",
    verbs.CHARACTER_SET: "{a_seat} is the {b_character}",
    verbs.JOINED: "{a_seat} forms a coalition with {b_seat}",
    verbs.FULLY_REMOVED: "everything in {b} is removed; {a_seat} stays, with damage",
    verbs.ORDERED: "{a_seat} says what comes first: what the {b_kind} sets off",
    verbs.SWORDS: "{a_seat} can deal rolled hits up to {b}",
    verbs.PAWN_STAYS: "the pawn of {a_seat} is not removed",
    verbs.LEFT_FOREST: "{a_seat} comes out of the forest into {b}",
    verbs.RECOVERED: "{a_seat} rests: all damaged items are repaired and face up",
    verbs.WON_ALONG: "{a_seat} wins with {b_seat}",
    verbs.REFRESHED: "{a_seat} flips an item face up: {b_item}",
    verbs.SET_OFF: "the {b_kind} that {a_seat} lost in {c} sets something off",
    verbs.STAYS: "the {b_kind} of {a_seat} in {c} cannot be removed so",
    verbs.LOOTS: "{a_seat} loots {b_seat} in {c}, and deals no rolled hits",
    verbs.LOOTED: "{a_seat} takes an item from {b_seat}: {c_item}",
    verbs.BEFORE_ROLL: "before the roll in {b} {a_seat} may use an effect",
    verbs.RAZED: "a mob of {a_seat} razes {b}",
    verbs.MOB_DIE: "the mob die of {a_seat} shows {b_suit}",
    verbs.MOOD_SET: "the warlord of {a_seat} is {b_mood}",
    verbs.MOOD_LASTS: "the warlord of {a_seat} remains {b_mood}",
    verbs.HOARDED: "{a_seat} hoards an item: {b_item}, on space {c}",
    verbs.HOARD_VALUES: "{a_seat}: Command {b}, Prowess {c}",
    verbs.OPPRESSED: "{a_seat} oppresses clearings: {b}",
    verbs.LOOKED_UNDER: "{a_seat} looks at the two items under the ruin of {b}",
    verbs.SAW_UNDER: "the items that {a_seat} sees there are {b_item} and {c_item}",
    verbs.LEFT_UNDER: "{a_seat} takes nothing from the ruin of {b}",
    verbs.IS_RUIN_ITEM: "{a_seat} means the {b_item} from a ruin",
    verbs.SHARED_QUEST: "{a_seat} has taken {b_quest}, which was open to both",
    verbs.UNRELATED: "{a_seat} has no relationship with {b_seat}",
    verbs.SETS_UP_FIRST: "{a_seat} sets up first",
    verbs.FORCED: "{a_seat} forces {b_seat} to battle in {c}",
    verbs.ENLISTED: "{a_seat} enlists {b_seat} in {c}",
    verbs.SCORCHED: "{a_seat} scorches {b} and leaves the torch there",
    verbs.IMPROVISED: "{a_seat} treats an item as another: {b_item} as {c_item}",
    verbs.CONNED: "{a_seat} pays for a quest with any two items: {b_quest}",
    verbs.RESHUFFLED: "a quest of {a_seat} goes back into the quest deck: {b_quest}",
    verbs.COERCED: "{a_seat} coerces: {b_card} does for an item",
    verbs.ARRANGED: "{a_seat} has on the track: {b_item} {c}",
    verbs.FLIPPED: "{a_seat} turns a plot up in {c}: {b_kind}",
    verbs.HID_PLOT: "the plot of {a_seat} in {c} is: {b_kind}",
    verbs.TRICKED: "{a_seat} tricks: plots of {b} and {c}",
    verbs.GUESSED: "{a_seat} guesses what the plot in {c} is: {b_kind}",
    verbs.SAID_NO: "{a_seat} says no: the plot in {c} is of another kind than {b_kind}",
    verbs.SHOWN: "the card that {a_seat} shows is {b_card}",
    verbs.EXTORTED: "{a_seat} takes a card from {b_seat}",
    verbs.EXERTED: "{a_seat} exerts itself and will draw no card",
    verbs.SWAPPED: "pieces of {a_seat} in {b} and {c} change places",
    verbs.LIMITED: "{a_seat}: rolled hits {b}, limited by warriors to {c}",
}


def event_text(setup: Setup, event: Event) -> str:
    """One event as a sentence."""
    seats = seat_words(setup)
    numbers = {"a": int(event.a), "b": int(event.b), "c": int(event.c)}
    fields: dict[str, object] = dict(numbers)
    for slot, value in numbers.items():
        fields[f"{slot}_seat"] = _name(seats, value)
        fields[f"{slot}_card"] = _name([card.word for card in setup.deck], value)
        fields[f"{slot}_kind"] = kind_word(setup, value) if 0 <= value < setup.kinds else value
        fields[f"{slot}_item"] = _name(list(ITEMS), value)
        fields[f"{slot}_suit"] = _name(list(SUITS), value)
        fields[f"{slot}_phase"] = _name(list(PHASES), value)
        fields[f"{slot}_column"] = _name(list(COLUMNS), value)
        word = manifest().get(value)
        fields[f"{slot}_word"] = word.word if word else value
        for sort, base in (
            ("quest", QUEST),
            ("forest", FOREST),
            ("character", CHARACTER),
            ("mood", MOOD),
        ):
            named = manifest().get(base + value)
            fields[f"{slot}_{sort}"] = named.word if named else value
        fields[f"{slot}_relation"] = _name(list(RELATIONS), value)
        entry = manifest().get(LEADER + value)
        fields[f"{slot}_leader"] = entry.word if entry else value
    origin, fields["target"] = divmod(numbers["c"], PLACES)
    fields["origin_place"] = origin if origin > 0 else "a forest"
    return SENTENCES[int(event.verb)].format(**fields)


@cache
def seat_slots(verb: int) -> tuple[str, ...]:
    """Which of an event's three numbers are seats, by the sentence of its verb."""
    fields = (field for _, field, _, _ in Formatter().parse(SENTENCES[verb]) if field)
    return tuple(field[0] for field in fields if field.endswith("_seat"))


def seats_in(event: Event) -> list[int]:
    """The seats that an event names."""
    return [int(getattr(event, slot)) for slot in seat_slots(int(event.verb))]


def _name(names: list[str], value: int) -> object:
    return names[value] if 0 <= value < len(names) else value

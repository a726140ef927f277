"""Why not, and what would follow: words tried against the guards that decide legality."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from woodlaw.codec.manifest import manifest
from woodlaw.codec.words import action_word, find_action, numbered, seat_words
from woodlaw.engine import flow, window
from woodlaw.engine.ids import CHANCE, NOBODY, SUPPLY
from woodlaw.engine.rule import ruling
from woodlaw.engine.state import EXPLICIT, NO_SUBJECT, State, is_prefix, refused_by, refused_subject
from woodlaw.events import event_text
from woodlaw.factions.registry import FACTIONS
from woodlaw.law import numbers as n
from woodlaw.law.numbers import NUMBERS
from woodlaw.position import kind_word, number_of, shown

if TYPE_CHECKING:
    from woodlaw.game import Game

MOST_WORDS = 12

# What a refusal says, by its clause. {clearing} and {card} name its subject, {word} the refused
# answer, {there} the pieces in the clearing, {ruler} who rules it, {supply} the asked seat's.
REASONS: dict[int, str] = {
    n.L1_1_1: "{card} has to be used first: its wording leaves no choice",
    n.L1_5_1: "{word}: no such pieces are left in the supply, which holds {supply}",
    n.L2_1_1_2: "{card} is no bird card, and no other suit can stand for a bird",
    n.L2_1_2: "only ambush cards are played as ambush, and they cannot be crafted: {card}",
    n.L1_4_1: "{card} has its own time in the turn, and this is not it",
    n.L1_4_2: "what is being done is finished first: {word} cannot interrupt it",
    n.L1_4_3: "the last step of the turn has begun: it is too late for {word}",
    n.L2_1_4: "{card} lies in the play area, not in hand",
    n.L2_1_3: "{card} is a dominance card and cannot be crafted",
    n.L2_2_1: "no path leads there: {clearing} is not adjacent",
    n.L2_2_3: "{clearing} has no open slot",
    n.L2_2_4: "a ruin fills the slot in {clearing}",
    n.L3_3_1: "{word}: a dominance card is activated from the hand, with ten points or more",
    n.L3_3_2: "{word}: an activated dominance card stays, and no other comes beside it",
    n.L3_3_4: "an available dominance card is taken for a card of its suit: {card}",
    n.L8_2_5_1: "{clearing} has sympathy already",
    n.L8_2_6: "not {word}: a card that matches sympathetic {clearing} has to be given",
    n.L8_2_3: "{card} is no supporter that can be spent for this",
    n.L8_4_1_1: "no sympathetic clearing without a base, whose base is on the board: {clearing}",
    n.L8_4_1_2: "a revolt takes two supporters that match {clearing}",
    n.L8_4_2_1: "{clearing} is not next to sympathy",
    n.L8_4_2_2: "not enough supporters match {clearing}",
    n.L8_4_2_2_1: "martial law in {clearing} asks for one more supporter",
    n.L8_5_2: "{word}: no card is in hand",
    n.L8_5_3: "training takes a card that matches the clearing of a base: {card}",
    n.L8_6_1_3: "{clearing} has no base ({there})",
    n.L8_6_1_4: "organizing takes a warrior of the Alliance in {clearing} ({there})",
    n.L4_1: "{word}: there is no such card in hand to craft",
    n.L4_1_1: "not enough crafting pieces of the right suits are left to activate for {card}",
    n.L4_1_2: "the item of {card} is not in the supply any more",
    n.L4_1_3: "{word} cannot be used now",
    n.L4_1_4: "{card} already lies in the play area",
    n.L4_2: "no warriors of that side stand in {clearing} ({there})",
    n.L4_2_1: "a move needs rule where it starts or ends: {ruler} rules {clearing} ({there})",
    n.L4_3: "a battle needs warriors of the attacker and an enemy piece in {clearing} ({there})",
    n.L4_3_1: "{card} does not match the clearing of battle",
    n.L4_3_1_1: "{card} does not match the clearing of battle",
    n.L4_3_4: "{word} cannot be used by this side in this battle",
    n.L6_2_2: "only the Marquise places pieces where the keep is ({clearing})",
    n.L6_2_3: "{card} does not match the clearing that lost the warriors",
    n.L6_3_2: "{clearing} is no corner",
    n.L6_3_4: "{clearing} is neither the keep's nor next to it",
    n.L6_5_4_1: "the Marquise does not rule {clearing}, {ruler} does ({there})",
    n.L6_5_4_2: "not enough linked wood for a building in {clearing}",
    n.L6_5_5: "{word}: overworking takes a sawmill and a card that matches its clearing",
    n.L7_2_1: "{word}: the Eyrie craft before they resolve the Decree",
    n.L7_3_2: "{clearing} is not a corner where the Eyrie may start",
    n.L7_3_3: "{word} is not face up",
    n.L7_4_2: "{word}: only one bird card may be added to the Decree a turn",
    n.L7_4_3: "{word}: a clearing with fewer warriors can take the new roost",
    n.L7_5_2_1: "{clearing} has no roost of that suit",
    n.L7_5_2_2: "{clearing} is not of the card's suit",
    n.L7_5_2_3: "{clearing} is not of the card's suit",
    n.L7_5_2_4: "a roost needs a matching, ruled clearing that has none: {clearing} ({there})",
    n.L7_7_3: "{word} lies face down",
    n.L2_4_1: "{word} is not beside the place of the pawn",
    n.L9_2_8: "{word}: a coalition takes four players, and joins the one with fewest points",
    n.L9_2_9_3_2: "Hostile warriors in {clearing} ask for a second boot",
    n.L9_2_10: "only slipping in Birdsong leads into a forest such as {word}",
    n.L9_3_1: "{word} is out of reach: this seat is named another, or another Vagabond has it",
    n.L9_5_1: "{word}: a move takes a face-up, undamaged boot",
    n.L9_5_2: "{word}: a battle takes a face-up, undamaged sword",
    n.L9_5_3: "{word} takes a face-up torch and a ruin where the pawn is",
    n.L9_7_3: "{word}: an R item of that kind lies on the faction board already",
    n.L9_5_4: "{word}: aid takes an item, a matching card, their pieces: {clearing} ({there})",
    n.L9_5_5: "{word}: a quest takes its two items face up, in a clearing of its suit",
    n.L9_5_6: "{word}: a strike takes a face-up crossbow and an enemy's piece, warriors first",
    n.L9_5_7: "{word}: a repair takes a face-up hammer and a damaged item",
    n.L9_5_9: "{word}: the special action takes a face-up torch",
    n.L13_2_2: "both tokens of that kind are on the map: {word}",
    n.L13_2_2_2: "{clearing} holds a plot already ({there})",
    n.L13_2_4: "{word}: a guess takes one's pieces at a facedown plot, and a match: {clearing}",
    n.L13_3_2: "{clearing} is not of the suit that is asked for",
    n.L13_4_2: "{clearing} has no facedown plot with a Corvid warrior beside it ({there})",
    n.L13_5_2: "{clearing} has not the warriors for it: one, and one for each plot this turn",
    n.L13_5_4: "{word}: a trick swaps two plots that both lie face up, or both face down",
    n.L13_7_2: "a snare holds {clearing}: enemies place nothing there and move nothing away",
    n.L14_2_2: "only battle removes the warlord, and he moves on his own player's turn: {clearing}",
    n.L14_3_2: "{clearing} is not a corner where the Hundreds may start",
    n.L14_4_1: "a mob comes to a clearing of that suit without one, next to one: not {clearing}",
    n.L14_4_3: "the warlord takes the place of a warrior, and {clearing} has none ({there})",
    n.L14_5_2_3: "{word}: a stronghold takes rule of {clearing} and a matching card ({there})",
    n.L14_5_3: "{word}: no advance is left, or the warlord is not there for it",
    n.L14_6_1: "{word}: a mob needs a warrior, a match, and none yet in {clearing} ({there})",
    n.L14_7_2: "{word}: no advance is left, or the warlord is not there for it",
    n.L26_1_2: "{word}: stealing takes a player with pieces where the pawn is, and a card in hand",
    n.L26_2_2: "{word}: no such card in the discard pile matches the pawn's clearing",
    n.L26_4_2: "{word}: instigating takes a battle that could be fought where the pawn is",
    n.L26_5_2: "{word}: the Arbiter helps when a defender enlists him, not by an action",
    n.L26_6_2: "the Scoundrel's torch lies in {clearing}, and nothing comes there any more",
    n.L26_7_2: "{word}: one item a turn may stand for another in a quest, next to the other item",
    n.L26_8_2: "{word}: gliding leads to another clearing than the pawn's",
    n.L26_9_2: "{word}: a swift strike takes a face-up sword, after the roll of a battle",
    n.L26_10_2: "{word}: the Cheat cons as he completes a quest, not by an action",
    n.L26_11_2: "{word}: a duel takes a face-up item and an enemy's warrior: {clearing} ({there})",
    n.L26_12_2: "{word}: once a turn a card of the clearing's suit does for one item as it is paid",
}


# Where one clause refuses for several reasons: by its subject.
SPECIAL_REASONS: dict[tuple[int, int], str] = {
    (n.L6_5, 1): "{word} comes before the actions, and they have begun",
    (n.L6_5, 2): "no actions are left for {word}; a bird card spent buys one",
    (n.L6_5, NO_SUBJECT): "{word}: no bird card is in hand to spend for an action",
    (n.L6_5_3, 0): "{word}: recruiting happens once a turn",
    (n.L14_4_4, 0): "{word} is the mood now, and has to change",
    (n.L14_4_4, 1): "{word} shows an item that is in the Hoard",
    (n.L14_5_2, 0): "no actions are left for {word}: they have taken as many as their Command",
    (n.L14_6_1, 0): "{word} takes a card in hand and a mob in the supply",
    (n.L13_5, 0): "no actions are left for {word}: there are three in Daylight",
    (n.L13_4_3, 0): "{word}: once a turn, for a card of the hand",
    (n.L13_6_1, 0): "{word}: they have exerted themselves already",
    (n.L6_5_3, 1): "{word}: no recruiter is on the map",
}


UNKNOWN_REASON = "the Law forbids {word} here"


class IllegalAction(ValueError):
    """An action that the Law refuses; ``clause`` is the number of the clause that does."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.clause = clause
        self.reason = reason


class Effect(NamedTuple):
    """One thing that an action does, with its clause."""

    clause: str
    text: str


class Explanation(NamedTuple):
    """Whether words are legal here; the clause and reason if not, the effects if they are."""

    legal: bool
    clause: str
    reason: str
    effects: list[Effect]


class _Facts(dict[str, str]):
    """What a reason may name, found only where it does."""

    def __init__(self, state: State, subject: int, action: int) -> None:
        super().__init__()
        self.state = state
        self.subject = subject
        self.action = action

    def __missing__(self, name: str) -> str:
        return str(getattr(self, name)())

    def word(self) -> str:
        """The refused answer."""
        return action_word(self.state.setup, int(self.state.asking), self.action)

    def card(self) -> str:
        """The card that a refusal is about."""
        deck = self.state.setup.deck
        return deck[self.subject].word if self.subject < len(deck) else "any card in hand"

    def clearing(self) -> str:
        """The clearing that a refusal is about."""
        return "any clearing" if self.subject == NO_SUBJECT else f"clearing {self.subject}"

    def is_clearing(self) -> bool:
        """Whether the subject is a clearing."""
        return 1 <= self.subject <= self.state.setup.map.clearings

    def there(self) -> str:
        """The pieces in the clearing."""
        if not self.is_clearing():
            return "no clearing fits"
        return pieces_text(self.state, self.subject, range(int(self.state.setup.kinds)))

    def ruler(self) -> str:
        """Who rules the clearing."""
        seat = int(ruling(self.state, self.subject)[0]) if self.is_clearing() else NOBODY
        return "nobody" if seat == NOBODY else seat_words(self.state.setup)[seat]

    def supply(self) -> str:
        """What is in the supply of the seat that is asked."""
        base, seat = self.state.setup.kind_base, int(self.state.asking)
        return pieces_text(self.state, SUPPLY, range(int(base[seat]), int(base[seat + 1])))


def pieces_text(state: State, place: int, kinds: range) -> str:
    """The pieces at a place, such as ``marquise warrior 2, eyrie roost 1``."""
    names = seat_words(state.setup)
    found = [
        f"{names[int(state.setup.kind_owner[kind])]} {kind_word(state.setup, kind)} {count}"
        for kind in kinds
        if (count := int(state.there(kind, place))) > 0
    ]
    return ", ".join(found) or "no pieces"


def refusal_text(state: State, refusal: int, action: int) -> str:
    """A refusal of an action in English."""
    clause, subject = int(refused_by(refusal)), int(refused_subject(refusal))
    reason = SPECIAL_REASONS.get((clause, subject)) or REASONS.get(clause, UNKNOWN_REASON)
    return reason.format_map(_Facts(state, subject, action))


def illegal(state: State, refusal: int, action: int) -> IllegalAction:
    """The exception for a refusal of an action."""
    return IllegalAction(NUMBERS[int(refused_by(refusal))], refusal_text(state, refusal, action))


def not_asked(state: State, word: str, when: str = "here") -> IllegalAction:
    """The exception for a word that the pending question is not about; ``when``: it is pending
    here, or would be then, behind other words."""
    step = flow.question(state)
    if step is None:
        return IllegalAction(NUMBERS[n.L3_1], f"{shown(word)}: the game is over")
    for action, entry in manifest().items():
        if entry.word == word and entry.sort in ("card", "verb"):
            closed = window.closed_refusal(state, step, state.asking, action)
            if closed != 0:
                return illegal(state, int(closed), action)
    options = [action_word(state.setup, int(state.asking), a) for a in flow.options(state)]
    listed = ", ".join(options[:12]) + (", ..." if len(options) > 12 else "")
    clause = NUMBERS[int(step.clause)]
    reason = f"{shown(word)} does not answer what is asked {when}; one of: {listed}"
    return IllegalAction(clause, reason)


def after_chance(state: State, word: str) -> IllegalAction:
    """The exception for a word that a die or a draw must come before."""
    step = flow.question(state)
    clause = "" if step is None else NUMBERS[int(step.clause)]
    return IllegalAction(clause, f"{shown(word)} comes after a chance event")


def refuse_action(game: Game, action: int) -> IllegalAction | None:
    """What refuses an action id at the pending question, or None if it is legal."""
    state = game.state
    step, top = flow.question(state), state.top
    word = manifest()[action].word if action in manifest() else shown(action)
    if step is None or top is None:
        return not_asked(state, word)
    if state.asking == CHANCE:
        if action in flow.options(state):
            return None
        return IllegalAction(
            NUMBERS[int(step.clause)], f"{shown(action)} is no outcome of this event"
        )
    if action not in step.candidates(state, top):
        return not_asked(state, word)
    refusal = step.refusal(state, top, action)
    return None if refusal == 0 else illegal(state, int(refusal), action)


# ---------------------------------------------------------------- intents


def resolve(game: Game, words: str) -> list[int]:
    """The actions that words stand for; IllegalAction cites what refuses the likeliest reading.

    Words are tried in their order, then in any other that keeps the order of numbers;
    ``move 2 warrior 7 8`` is read as the questions come: from, to, how many.
    """
    tokens = tokens_of(words)
    if not tokens:
        raise IllegalAction("", "no words")
    if len(tokens) > MOST_WORDS:
        raise IllegalAction("", f"more than {MOST_WORDS} words are no single intent")
    if game.state.asking == CHANCE:
        raise IllegalAction("", f"{game.question} waits for chance, not for words")
    for token in tokens:
        if not means_something(token):
            raise not_asked(game.state, token)
    search = _Search(game.state)
    found = search.run(game.state, tokens)
    if found == []:
        raise not_asked(game.state, tokens[0])
    if found is None:
        assert search.refused is not None
        raise search.refused
    return found


# Words that say nothing by themselves.
FILLERS = frozenset({"from", "to", "in", "with", "and", "a", "the"})
WARRIOR_WORDS = frozenset({"warrior", "warriors"})


@cache
def all_words() -> frozenset[str]:
    """Every word that can stand in an intent, of any game."""
    seats = {name for faction in FACTIONS for name in numbered([faction, faction])}
    return frozenset({entry.word for entry in manifest().values()} | seats) | WARRIOR_WORDS


def means_something(token: str) -> bool:
    """Whether a word means anything in some game: an action, place, piece, card, player, number."""
    return token in FILLERS or token in all_words() or is_number(token)


def is_number(token: str) -> bool:
    """Whether a word is a number, as of a clearing or of warriors."""
    return number_of(token) is not None


def is_piece(token: str) -> bool:
    """Whether a word is a kind of piece."""
    return any(entry.sort == "piece" and entry.word == token for entry in manifest().values())


def tokens_of(words: str) -> list[str]:
    """The words of an intent, in the order in which questions ask for them.

    ``move [N] warrior[s] [from] FROM [to] TO`` comes out as verb, from, to, N, and
    ``move warlord [and N warriors] FROM TO`` as verb, from, to, warlord, N.
    """
    tokens = [token for token in words.lower().split() if token not in FILLERS]
    if tokens[:1] == ["move"] or (tokens[:1] == ["march"] and WARRIOR_WORDS & set(tokens)):
        numbers = [token for token in tokens[1:] if is_number(token)]
        rest = [t for t in tokens[1:] if not is_number(t) and t not in WARRIOR_WORDS]
        if all(is_piece(t) for t in rest) and len(numbers) in (2, 3):
            return [tokens[0], *numbers[-2:], *rest, *numbers[:-2]]
    return tokens


def verb_word(verb: int) -> str:
    """The word of the action that is being carried out, which an intent may repeat."""
    return manifest()[verb].word if verb >= 0 else ""


class _Search:
    """Depth-first through the questions of one seat; keeps the refusal that came furthest."""

    def __init__(self, state: State) -> None:
        self.seat = int(state.asking)
        self.refused: IllegalAction | None = None
        self.depth = -1
        self.certain = False

    def run(self, state: State, tokens: list[str], depth: int = 0) -> list[int] | None:
        """The actions for these tokens from a state on, or None."""
        if not tokens:
            return []
        step, top = flow.question(state), state.top
        when = "here" if depth == 0 else "then"
        if step is None or top is None or state.asking != self.seat:
            self.note(
                depth,
                not_asked(state, tokens[0], when)
                if state.asking != CHANCE
                else after_chance(state, tokens[0]),
            )
            return None
        candidates = step.candidates(state, top)
        for i, token in enumerate(tokens):
            if is_number(token) and any(is_number(before) for before in tokens[:i]):
                continue  # numbers keep their order: from 7 to 8 is not from 8 to 7
            action = find_action(state.setup, self.seat, token, candidates)
            if action is None and depth == i == 0 and token == "move":
                action = find_action(state.setup, self.seat, "march", candidates)
            if action is not None:
                found = self.choose(state, action, tokens[:i] + tokens[i + 1 :], depth)
                if found is not None or i == 0:
                    return found
            elif depth == i == 0 and token == verb_word(int(top.procedure.verb)):
                return self.run(state, tokens[1:], depth)
            elif i == 0:
                self.note(depth, not_asked(state, token, when))
        return None

    def choose(self, state: State, action: int, rest: list[str], depth: int) -> list[int] | None:
        """Take a candidate and go on with the rest of the words; None if something refuses."""
        step, top = flow.question(state), state.top
        assert step is not None and top is not None
        refusal = int(step.refusal(state, top, action))
        if refusal != 0:
            self.note(depth, illegal(state, refusal, action), certain=True)
            if not is_prefix(refusal) or not rest:
                return None
        after = state.copy()
        after.chance = EXPLICIT
        flow.apply(after, action)
        if refusal != 0:
            # No completion is legal; the one that was meant has a reason of its own.
            deeper = _Search(after)
            deeper.run(after, rest)
            if after.asking == self.seat and deeper.certain and deeper.refused is not None:
                self.note(depth + 1, deeper.refused, certain=True)
            return None
        found = self.run(after, rest, depth + 1)
        return None if found is None else [action, *found]

    def note(self, depth: int, refused: IllegalAction, certain: bool = False) -> None:
        """Keep a refusal if it came further than the one kept so far.

        A certain one is of a word that the question is about.
        """
        if depth > self.depth or (depth == self.depth and certain):
            self.depth = depth
            self.refused = refused
            self.certain = certain


# ---------------------------------------------------------------- explanations


def explain(game: Game, words: str) -> Explanation:
    """What words would do at the pending question, or which clause refuses them and why."""
    try:
        actions = resolve(game, words)
    except IllegalAction as refused:
        return Explanation(False, refused.clause, refused.reason, [])
    seat = int(game.state.asking)
    tried = game.copy()
    tried.state.chance = EXPLICIT
    log = tried.watch()
    for action in actions:
        tried.apply(action)
    effects = [
        Effect(NUMBERS[int(event.clause)], event_text(tried.setup, event))
        for event in log
        if event.seen >> seat & 1
    ]
    return Explanation(True, "", "", effects)

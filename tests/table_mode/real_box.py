"""A game that is known to the last card, played as if by people with the real box.

Table mode is told only what a whole table would see of it.
"""

from __future__ import annotations

from random import Random

import woodlaw
from woodlaw.engine.ids import CARD, CHANCE, DONE, FOX, MOUSE, QUEST, RABBIT
from woodlaw.engine.pieces import on_map
from woodlaw.engine.ruins import seen_under
from woodlaw.engine.setup import OPEN
from woodlaw.engine.state import State
from woodlaw.game import Game
from woodlaw.records.exchange import items_under
from woodlaw.table_mode import UNSEEN, TableGame
from woodlaw.table_mode.deals import Dealing
from woodlaw.table_mode.hidden import cards_at


def counts(s: State, zone: int) -> list[int]:
    """The cards of a zone."""
    designs = int(s.setup.designs)
    return [int(n) for n in s.cards[zone * designs : (zone + 1) * designs]]


def is_hand_or_stack(s: State, zone: int) -> bool:
    """Whether a zone's cards are seen by its owner alone, and are not just held out."""
    held = range(int(s.setup.held_zone(0)), int(s.setup.held_zone(0) + s.setup.seats))
    return int(s.setup.sees[zone]) >= 0 and zone not in held


def public(game: Game) -> dict[str, object]:
    """All that everybody at a table sees."""
    s = game.state
    stack: list[object] = []
    f = s.top
    while f is not None:
        stack.append((f.procedure.name, f.step, [int(n) for n in f.slots]))
        f = f.below
    zones = range(int(s.setup.zones))
    return {
        "asked": int(s.asking),
        "question": game.question,
        "scores": game.scores,
        "winners": game.winners,
        "over": int(s.over),
        "pieces": list(s.pieces),
        "items": list(s.items),
        "turn": list(s.turn),
        "boards": list(s.boards),
        "suits": list(s.suits),
        "ruins": list(s.ruins),
        "under ruins": list(seen_under(s, -1)),
        "sizes": list(s.sizes),
        "open cards": {z: counts(s, z) for z in zones if s.setup.sees[z] == OPEN},
        "stack": stack,
    }


class RealBox:
    """A random game, and what is said of it at the table."""

    def __init__(self, players: list[str], seed: int, max_rounds: int) -> None:
        self.rng = Random(seed)
        self.game = self.new(players, seed, max_rounds)
        self.table = TableGame(self.new(players, seed + 1, max_rounds))
        self.said: list[str] = []
        self.unseen = 0
        self.laid = 0
        self.looks = 0

    @staticmethod
    def new(players: list[str], seed: int, max_rounds: int) -> Game:
        """A game as both start it."""
        return woodlaw.new_game(players, seed=seed, max_rounds=max_rounds, explicit_chance=True)

    def step(self) -> None:
        """Play one thing, and say what is seen of it."""
        game = self.game
        before = game.state.copy()
        asking = game.seat_to_act
        if asking == CHANCE:
            outcomes, weights = zip(*game.outcomes(), strict=True)
            action = self.rng.choices(outcomes, weights)[0]
        else:
            legal = game.legal_actions()
            eager = [option for option in legal if option != DONE or self.rng.random() < 0.2]
            action = self.rng.choice(eager or legal)
        word, name = game.words(action), game.question
        game.play(action)
        if asking == CHANCE and name.endswith(".card"):
            # Draws and thefts go unseen, but for what a full stack of supporters cannot take.
            card = int(game.setup.card_index[action])
            unseen = name != "alliance.draw-supporters.card" or not self.is_full(before)
            came = [card] if unseen and name == "alliance.draw-supporters.card" else []
            self.tell("" if unseen else word, before, came)
        elif asking == CHANCE and name.endswith(".item"):
            self.tell(self.seen_of_look(word, before), before, [])
        elif CARD <= action < QUEST and self.is_unseen(before, self.card(action)):
            self.unseen += 1
            self.tell(UNSEEN, before, [])
        else:
            self.tell(word, before, [])

    def seen_of_look(self, word: str, before: State) -> str:
        """9.7.3: what all see as somebody looks under a ruin: nothing while two items lie there,
        else which is taken, or that none is."""
        was, now = seen_under(before, -1), seen_under(self.game.state, -1)
        if self.game.setup.ruin_sets == 1 or sum(now[:4]) < sum(was[:4]):
            return word
        self.looks += 1
        assert before.top is not None
        where, undrawn = int(before.top.slots[1]), int(before.top.slots[2])
        second = next((was[i + 3] for i in range(4, len(was), 4) if was[i] == where), -1)
        return "none" if undrawn < 0 and second == 0 else ""

    def card(self, action: int) -> int:
        """The card that an action names."""
        return int(self.game.setup.card_index[action - CARD])

    def tell(self, words: str, before: State, came: list[int]) -> None:
        """Say what was seen, and then which cards were laid open with it."""
        if words:
            self.said.append(words)
            self.table.answer(words)
        is_draw = before.asking == CHANCE and not words
        if self.table.laid_open and self.table.is_drawing == is_draw:
            self.laid += 1
            self.said.append(" ".join(self.laid_open(before, came)) or "none")
            self.table.answer(self.said[-1])

    def is_full(self, before: State) -> bool:
        """8.2.3.1: whether the Alliance has five supporters and no base on the map."""
        seat = self.game.seats.index("alliance")
        bases = sum(int(on_map(before, seat, kind)) for kind in (FOX, RABBIT, MOUSE))
        return bases == 0 and int(before.sizes[before.setup.own_zone[seat]]) >= 5

    def is_unseen(self, before: State, card: int) -> bool:
        """Whether a card came from a hand or a stack to another."""
        s = self.game.state
        hidden = [z for z in range(int(s.setup.zones)) if is_hand_or_stack(s, z)]
        changes = [counts(s, zone)[card] - counts(before, zone)[card] for zone in hidden]
        return min(changes) < 0 < max(changes)

    def laid_open(self, before: State, came: list[int]) -> list[str]:
        """The supporters that left their stack, one that just came into it unseen included."""
        s = self.game.state
        zone = int(s.setup.own_zone[self.game.seats.index("alliance")])
        found: list[str] = []
        for card, (old, new) in enumerate(zip(counts(before, zone), counts(s, zone), strict=True)):
            gone = old + came.count(card) - new
            found.extend([s.setup.deck[card].word] * gone)
        return found

    @property
    def is_in_step(self) -> bool:
        """Whether the table waits for what the game waits for, and has no draw before it that
        nobody sees."""
        s, t = self.game.state, self.table.game.state
        if self.game.question.endswith(".item"):
            return list(s.top.slots) == list(t.top.slots) if s.top and t.top else False
        return self.game.seat_to_act != CHANCE or list(s.sizes) == list(t.sizes)

    def compare(self) -> None:
        """Check that table mode has all in sight as it is, and thinks nothing that is not so."""
        if not self.is_in_step:
            return
        expected, found = public(self.game), public(self.table.game)
        assert found == expected
        assert self.table.game.status() == []
        hidden = self.table.hidden
        for place, masks in hidden.masks.items():
            real = Dealing({place: masks}, {place: cards_at(self.game.state, place)})
            assert real.is_sound, f"{place}: {masks} at {self.game.question}"
        assert Dealing(hidden.under.masks, items_under(self.game.state)).is_sound

"""A game with the real box: people enter dice and shown cards, woodlaw judges and counts."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from woodlaw import i18n
from woodlaw.citing import cited
from woodlaw.codec.words import card_word, find_card, outcome_word
from woodlaw.engine import flow
from woodlaw.engine.ids import CHANCE
from woodlaw.engine.procedure import CARD_DRAWN, ROLL
from woodlaw.engine.state import EXPLICIT, State
from woodlaw.explain import IllegalAction
from woodlaw.game import Game
from woodlaw.position import shown as quoted
from woodlaw.records import Answer, Outcome, Recorder, RecordError, read_record, replay_record
from woodlaw.records.exchange import exchange, shown, shown_item
from woodlaw.records.recorder import sample
from woodlaw.table_mode.deals import Exchange
from woodlaw.table_mode.hidden import Hidden, all_uncovered
from woodlaw.table_mode.masks import bits
from woodlaw.table_mode.plan import ItemExchange, Plan
from woodlaw.vocabulary import NONE, UNSEEN


class Kept(NamedTuple):
    """What ``undo`` comes back to; ``happened`` counts the events before, in a resumed game."""

    state: State
    hidden: Hidden
    mark: int
    happened: int = 0


class TableGame:
    """A game whose hidden cards are assumed, and exchanged when others are shown.

    ``game`` is to look at, through the eyes of a spectator alone; ``answer`` goes on with it.
    Draws that not everybody sees happen by themselves.
    """

    def __init__(
        self, game: Game, recorder: Recorder | None = None, hidden: Hidden | None = None
    ) -> None:
        """``game`` has explicit chance; ``recorder``, if one is given, is its recorder."""
        self.game = game
        self.recorder = recorder
        self.hidden = hidden or Hidden.of(game.state)
        self.past: list[Kept] = []
        self._waiting: Plan | None = None
        self._settle()

    @classmethod
    def resume(cls, path: Path) -> TableGame:
        """Go on with a recorded table game; RecordError if it is none, or no good."""
        history = History(path)
        recorder = Recorder.resume(path, sampled=False, watched=True)
        table = cls(recorder.game, recorder, history.hidden)
        table.past = history.past
        return table

    # ------------------------------------------------------------ what is asked
    @property
    def laid_open(self) -> list[str]:
        """The cards of which some may have to be laid open now; empty if that is not asked."""
        if self._waiting is None or self._waiting.laid is None:
            return []
        setup = self.game.setup
        cards = bits(self._waiting.laid.mask, int(setup.designs))
        return [card_word(setup, card) for card in cards if setup.card_copies[card] > 0]

    @property
    def laid_place(self) -> int:
        """The hand or stack of which they are, while ``laid_open`` is asked."""
        assert self._waiting is not None and self._waiting.laid is not None
        return self._waiting.laid.place

    @property
    def names_cards(self) -> bool:
        """Whether an event is pending whose outcomes are cards."""
        step = flow.question(self.game.state)
        is_card = step is not None and step.outcome_sort() == CARD_DRAWN
        return bool(self.laid_open) or (self.game.seat_to_act == CHANCE and is_card)

    @property
    def is_drawing(self) -> bool:
        """Whether a card that nobody saw has been drawn just before ``laid_open`` is asked, so
        that it may be among those."""
        return self._waiting is not None and self._waiting.action < 0

    def options(self) -> list[str]:
        """The words that may be answered in some deal that agrees with what has been seen.

        ``unseen`` stands for a card that goes where nobody else sees it.
        """
        step = flow.question(self.game.state)
        if step is None:
            return []
        if self.laid_open:
            return [NONE, *self.laid_open]
        if self.game.state.asking == CHANCE:
            plan = Plan(self.game.state, self.hidden)
            words = [outcome_word(self.game.setup, step, outcome) for outcome in plan.outcomes()]
            return [*words, NONE] if plan.may_stay else words
        return list(self.actions())

    def actions(self) -> dict[str, int]:
        """The same of a question that is put to a player, each with its action."""
        if self.laid_open or self.game.seat_to_act in (None, CHANCE):
            return {}
        plan = Plan(self.game.state, self.hidden)
        return {
            UNSEEN if plan.is_unseen(action) else plan.word(action): action
            for action in plan.actions()
        }

    # ------------------------------------------------------------ answering
    def answer(self, words: str) -> None:
        """Answer what is asked; IllegalAction, with the clause, changes nothing."""
        plan = self.plan()
        self.say(plan, words)
        self._waiting = plan if plan.laid is not None else None
        if self._waiting is None:
            self._carry_out(plan)

    def after(self, words: str) -> TableGame:
        """The table as words would leave it, with what happened since; IllegalAction."""
        tried = TableGame(self.game.copy(), hidden=self.hidden.copy())
        tried._waiting = self._waiting
        tried.game.watch()
        tried.answer(words)
        return tried

    def plan(self) -> Plan:
        """A plan for the pending question."""
        return self._waiting.copy() if self._waiting else Plan(self.game.state, self.hidden)

    def say(self, plan: Plan, words: str) -> None:
        """Work out in a plan what words would do; IllegalAction."""
        tokens = words.lower().split()
        if not tokens:
            raise IllegalAction("", i18n.text("table-no-words"))
        if plan.laid is not None:
            plan.lay_open(self._cards(tokens))
        elif self.game.state.asking == CHANCE and tokens == [NONE] and plan.may_stay:
            plan.stay()
        elif self.game.state.asking == CHANCE:
            plan.happen(self._outcome(plan, tokens))
        else:
            plan.answer(tokens)

    def _outcome(self, plan: Plan, tokens: list[str]) -> int:
        """The outcome that words name; dice in any order."""
        step = flow.question(self.game.state)
        assert step is not None
        named = tokens[1:] if tokens[0] in ("roll", "draw") else tokens
        if step.outcome_sort() == ROLL:
            named = sorted(named, reverse=True)
        word = " ".join(named)
        for outcome in plan.outcomes():
            if outcome_word(self.game.setup, step, outcome) == word:
                return outcome
        clause = cited(self.game.setup, int(step.clause))
        raise IllegalAction(clause, i18n.text("table-no-outcome", word=quoted(word)))

    def _cards(self, tokens: list[str]) -> list[int]:
        """The cards that words name, one a word; ``none`` for none."""
        if tokens == [NONE]:
            return []
        cards: list[int] = []
        for token in tokens:
            try:
                cards.append(find_card(self.game.setup, token))
            except ValueError:
                told = i18n.text("table-no-card", word=quoted(token))
                raise IllegalAction("", told) from None
        return cards

    def _carry_out(self, plan: Plan) -> None:
        mark = 0 if self.recorder is None else self.recorder.mark
        self.past.append(Kept(self.game.state.copy(), self.hidden, mark))
        for step in plan.steps:
            if isinstance(step, int):
                (self.recorder or self.game).apply(step)
            else:
                self._exchange(step)
        self.hidden = plan.hidden
        self._settle()

    def _exchange(self, step: Exchange | ItemExchange) -> None:
        if isinstance(step, ItemExchange):
            line = shown_item(*step.exchange)
        else:
            line = shown(self.game.setup, *step)
        if self.recorder is not None:
            self.recorder.exchange(line)
        else:
            exchange(self.game.state, line)

    def _settle(self) -> None:
        """Let all happen that the table does not see, up to cards that have to be laid open."""
        while (plan := Plan(self.game.state, self.hidden)).draw():
            if plan.laid is not None:
                self._waiting = plan
                return
            before = self.game.state.copy()
            outcome = sample(self.game)
            (self.recorder or self.game).apply(outcome)
            self.hidden.follow(before, outcome, self.game.state, [])

    # ------------------------------------------------------------ undo
    def undo(self) -> bool:
        """Take back the last thing that was entered; False if there is nothing."""
        if self._waiting is not None and self._waiting.action >= 0:
            self._waiting = None
            return True
        if not self.past:
            return False
        kept = self.past.pop()
        log = self.game.state.log
        self.game.state = kept.state
        self.game.state.log = log
        self.hidden = kept.hidden
        if self.recorder is not None:
            self.recorder.take_back(kept.mark)
        self._waiting = None
        self._settle()
        return True


class History:
    """What everybody has seen in a recorded table game, and what can be taken back of it."""

    def __init__(self, path: Path) -> None:
        record = read_record(path)
        if not record.header.table:
            raise RecordError(path, 1, "was not played with the real box")
        replayed = replay_record(record)
        _, game = next(replayed)
        self.hidden = Hidden.of(game.state)
        self.past: list[Kept] = []
        events = game.watch()
        starts = accumulate(len(text) for text in path.read_bytes().splitlines(keepends=True))
        kept: Kept | None = None  # before the exchanges of an entry
        for start, line in zip(starts, record.lines, strict=False):
            before = game.state.copy()
            kept = kept or Kept(before, self.hidden.copy(), start, len(events))
            is_entered = not Plan(before, self.hidden).draw()
            next(replayed)
            if isinstance(line, Answer | Outcome):
                action = _action_of(before, line)
                self.hidden.follow(before, action, game.state, all_uncovered(before, action))
                if is_entered:
                    self.past.append(kept)
                kept = None


def _action_of(before: State, line: Answer | Outcome) -> int:
    """The action or outcome of a line that the replay took."""
    t = before.copy()
    t.chance = EXPLICIT
    game = Game(t)
    word = line.act if isinstance(line, Answer) else line.outcome
    return next(action for action in game.legal_actions() if game.words(action) == word)

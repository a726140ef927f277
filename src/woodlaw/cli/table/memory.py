"""What a table remembers of a resumed game: who saw what, what stands, and what can be undone."""

from __future__ import annotations

from itertools import accumulate

from woodlaw.cli.table.person import is_idle, only_answer
from woodlaw.cli.table.table import Kept, Table
from woodlaw.engine.state import SAMPLED, Event
from woodlaw.game import Game
from woodlaw.records import Answer, Outcome, Recorder, Standing, read_record, replay_record
from woodlaw.records.standing import told_in
from woodlaw.standing import Told
from woodlaw.undo import tells


def recall(table: Table, recorder: Recorder) -> None:
    """Have a table remember what was recorded, as if it had been played there just now."""
    record = read_record(recorder.path)
    texts = recorder.path.read_bytes().splitlines(keepends=True)
    starts = list(accumulate(len(text) for text in texts))
    replayed = replay_record(record)
    _, game = next(replayed)
    memory = Memory(table, game)
    for start, line in zip(starts, record.lines, strict=False):
        if isinstance(line, Standing):
            memory.stand(line, start)
        elif isinstance(line, Answer):
            memory.answered(line, start)
        elif isinstance(line, Outcome):
            table.forget("chance-since")
        next(replayed)
    memory.note()
    for kept in table.past:
        take_over_chance(kept, recorder)


def take_over_chance(kept: Kept, recorder: Recorder) -> None:
    """Nothing was rolled or drawn since then, so that the generator stood where it stands."""
    then, now = kept.state, recorder.game.state
    then.chance = SAMPLED
    then.rng_a, then.rng_b, then.rng_c, then.rng_n = now.rng_a, now.rng_b, now.rng_c, now.rng_n


class Memory:
    """What comes back line by line, as ``game`` is replayed."""

    def __init__(self, table: Table, game: Game) -> None:
        self.table = table
        self.game = game
        self.events: list[Event] = []
        game.state.log = self.events
        # Where a standing answer was told with the next answer, and what stood before it.
        self.told_at: tuple[int, tuple[Told, ...]] | None = None

    def stand(self, line: Standing, start: int) -> None:
        """A person told standing answers, or took some back."""
        before = self.table.standing.told
        self.table.standing.told = told_in(line, self.game.seats)
        if set(self.table.standing.told) - set(before):
            self.told_at = (start, before)

    def answered(self, line: Answer, start: int) -> None:
        """A seat answered, as all could see who were there."""
        self.note()
        table, seat = self.table, self.game.seats.index(line.seat)
        if seat not in table.persons:
            table.forget("others-answered")
            return
        own = self.told_at is not None or not self.goes_unasked(line.act)
        mark, told = self.told_at or (start, table.standing.told)
        state, self.told_at = self.game.state.copy(), None
        table.remember(Kept(seat, own, state, table.lengths(), mark, told))

    def goes_unasked(self, word: str) -> bool:
        """Whether the pending question was answered for a person, as far as can be told."""
        given = self.table.standing.answer(self.game)
        action = only_answer(self.game, openly=False) if given is None else given[1]
        if action is None:
            return is_idle(self.game)
        return self.game.words(action) == word

    def note(self) -> None:
        """Have all note what they saw."""
        table = self.table
        for diary in table.diaries.values():
            diary.note(self.game, self.events)
            diary.unshown()
        setup = self.game.setup
        if any(tells(setup, event, seat) for event in self.events for seat in table.persons):
            table.forget("shown-since")
        self.events.clear()

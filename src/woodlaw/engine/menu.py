"""Menus: questions for one action out of a table, asked until it is declined or none is left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import DONE
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.engine.window import Window, WithWindow
from woodlaw.law.numbers import L1_4_1

CLOSED: Final = 0  # the subject of a refusal where no action is left


class MenuAction:
    """An action of a menu: its id and clause, what forbids it, and what it pushes."""

    def __init__(self, action: i64, clause: i64) -> None:
        self.action = action
        self.clause = clause

    def refusal(self, s: State, seat: i64) -> i64:
        """What forbids a seat to take it now, or 0."""
        raise NotImplementedError

    def push(self, s: State, seat: i64) -> None:
        """Push what it does."""
        raise NotImplementedError


class Menu(WithWindow):
    """A question for an action out of a table, in ascending order of their ids.

    While the menu is closed, the window of its time stands there alone.
    """

    def __init__(self, name: str, clause: i64, time: i64, table: list[MenuAction]) -> None:
        super().__init__(name, clause, time)
        self.table: vec[MenuAction] = vec[MenuAction](table)
        self.ids: list[int] = [DONE, *[int(entry.action) for entry in table]]
        self.window = Window(name, L1_4_1, time)

    def is_open(self, s: State, seat: i64) -> bool:
        """Whether public facts leave room for one more action."""
        return True

    def count(self, s: State, seat: i64) -> None:
        """Note that an action is taken, where there is a limit."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[0] if self.is_open(s, f.slots[0]) else self.window.asked(s, f)

    def actions(self, s: State, f: Frame) -> list[int]:
        return self.ids

    def entry(self, action: i64) -> MenuAction:
        """The action of the table with this id."""
        i = 0
        while self.table[i].action != action:
            i += 1
        return self.table[i]

    def action_refusal(self, s: State, f: Frame, action: i64) -> i64:
        if action == DONE:
            return 0
        if not self.is_open(s, f.slots[0]):
            return refuse(self.clause, CLOSED)
        return self.entry(action).refusal(s, f.slots[0])

    def allowed(self, s: State, f: Frame) -> list[int]:
        """Whether the menu is open is asked once for all of its actions."""
        found = [DONE]
        seat = f.slots[0]
        if self.is_open(s, seat):
            for entry in self.table:
                if entry.refusal(s, seat) == 0:
                    found.append(int(entry.action))
        return found

    def act_on(self, s: State, f: Frame, action: i64) -> None:
        if action == DONE:
            return
        seat = f.slots[0]
        entry = self.entry(action)
        s.again(f)
        self.count(s, seat)
        s.tell(entry.clause, verbs.ACTED, seat, action, 0)
        entry.push(s, seat)

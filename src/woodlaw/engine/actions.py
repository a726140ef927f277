"""Actions that the menus of several factions have: crafting, moving, battling."""

from __future__ import annotations

from mypy_extensions import i64

from woodlaw.engine.battle import any_battle, push_battle
from woodlaw.engine.craft import any_craft, push_craft
from woodlaw.engine.ids import ANY_SUIT
from woodlaw.engine.menu import MenuAction
from woodlaw.engine.move import any_move, push_move
from woodlaw.engine.state import State, nowhere


class Craft(MenuAction):
    """4.1 crafting pieces are activated to craft a card."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(any_craft(s, seat))

    def push(self, s: State, seat: i64) -> None:
        push_craft(s, seat)


class Move(MenuAction):
    """4.2 a move."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(any_move(s, seat, ANY_SUIT, self.clause))

    def push(self, s: State, seat: i64) -> None:
        push_move(s, seat, ANY_SUIT, self.clause, 0)


class Battle(MenuAction):
    """4.3 a battle."""

    def refusal(self, s: State, seat: i64) -> i64:
        return nowhere(any_battle(s, seat, ANY_SUIT, self.clause))

    def push(self, s: State, seat: i64) -> None:
        push_battle(s, seat, ANY_SUIT, self.clause)

"""Choosing a leader (7.3.3, 7.7.3) and what it brings (7.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from woodlaw.engine import verbs
from woodlaw.engine.ids import LEADER as LEADER_ID
from woodlaw.engine.procedure import Act, Ask
from woodlaw.engine.state import Frame, State, refuse
from woodlaw.factions.eyrie.board import (
    BUILDER,
    CHARISMATIC,
    COMMANDER,
    DEPOSED,
    LEADER,
    LEADERS,
)
from woodlaw.law.numbers import L7_8_1, L7_8_2, L7_8_3, L7_8_4

SEAT: Final = 0


def leader_clause(leader: i64) -> i64:
    """7.8: the clause of a leader."""
    if leader == BUILDER:
        return L7_8_1
    if leader == CHARISMATIC:
        return L7_8_2
    if leader == COMMANDER:
        return L7_8_3
    return L7_8_4


class ChooseLeader(Ask):
    """7.3.3, 7.7.3 a leader among those that lie face up."""

    def asked(self, s: State, f: Frame) -> i64:
        return f.slots[SEAT]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [LEADER_ID + n for n in range(1, LEADERS + 1)]

    def refusal(self, s: State, f: Frame, action: i64) -> i64:
        leader = action - LEADER_ID
        if s.board(f.slots[SEAT], DEPOSED) & (1 << leader) != 0:
            return refuse(self.clause, leader)
        return 0

    def answer(self, s: State, f: Frame, action: i64) -> None:
        leader = action - LEADER_ID
        s.write(f.slots[SEAT], LEADER, leader)
        s.tell(self.clause, verbs.LEADER_SET, f.slots[SEAT], leader, 0)


class TuckViziers(Act):
    """7.3.4, 7.7.3 the Loyal Viziers go to the columns that the leader names."""

    def act(self, s: State, f: Frame) -> None:
        s.tell(self.clause, verbs.VIZIERS, f.slots[SEAT], s.board(f.slots[SEAT], LEADER), 0)
        clause = leader_clause(s.board(f.slots[SEAT], LEADER))
        s.tell(clause, verbs.LEADS, f.slots[SEAT], s.board(f.slots[SEAT], LEADER), 0)

"""The life of a round: which action is possible in which state, and what it needs."""

from meydan.tournament.rounds.situation import Action, Cell, Fact, Kind, Later, Need, Situation, State, Verdict
from meydan.tournament.rounds.table import TABLE, decide

__all__ = ["TABLE", "Action", "Cell", "Fact", "Kind", "Later", "Need", "Situation", "State", "Verdict", "decide"]

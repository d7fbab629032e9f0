"""Points, tie-breaks by code, places: who is first, and why, term by term."""

from meydan.tournament.standings.codes import KINDS, TieBreak, order_of, tie_break
from meydan.tournament.standings.counting import SetScore, SetScores
from meydan.tournament.standings.errors import MissingSetScores, UnknownTieBreak
from meydan.tournament.standings.ranking import HOUSE_ORDER, Standing, Standings, standings
from meydan.tournament.standings.scorecards import Pairings
from meydan.tournament.standings.teams import TeamPoints, TeamStanding, team_standings
from meydan.tournament.standings.terms import Cut, Reason, Sum, Term

__all__ = [
    "HOUSE_ORDER",
    "KINDS",
    "Cut",
    "MissingSetScores",
    "Pairings",
    "Reason",
    "SetScore",
    "SetScores",
    "Standing",
    "Standings",
    "Sum",
    "TeamPoints",
    "TeamStanding",
    "Term",
    "TieBreak",
    "UnknownTieBreak",
    "order_of",
    "standings",
    "team_standings",
    "tie_break",
]

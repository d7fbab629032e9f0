"""Team standings: the points of a school's, a district's or a province's players added up."""

from collections.abc import Iterable
from dataclasses import dataclass

from meydan.tournament.names import place_in_alphabet
from meydan.tournament.standings.places import placed
from meydan.tournament.standings.terms import in_decimals


@dataclass(frozen=True, slots=True)
class TeamPoints:
    """What one player brings to the team: the points in halves."""

    team: str
    player: str
    points: int


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team's line: the place (shared by all who are level), the points in halves, and whose they are."""

    team: str
    place: int
    points: int
    players: tuple[TeamPoints, ...]

    @property
    def text(self) -> str:
        return in_decimals(self.points, 2)


def team_standings(contributions: Iterable[TeamPoints]) -> tuple[TeamStanding, ...]:
    """Best team first. Teams that are level share the place and stand in alphabetical order.

    Every player counts, from whichever category; a team is as strong as the sum of its players.
    """
    players: dict[str, list[TeamPoints]] = {}
    for contribution in contributions:
        players.setdefault(contribution.team, []).append(contribution)
    by_points: dict[int, list[str]] = {}
    for team, own in players.items():
        by_points.setdefault(sum(one.points for one in own), []).append(team)
    ordered = sorted(by_points, reverse=True)
    return tuple(
        TeamStanding(team, place, points, tuple(sorted(players[team], key=lambda one: -one.points)))
        for points, (place, teams) in zip(ordered, placed([by_points[points] for points in ordered]), strict=True)
        for team in sorted(teams, key=place_in_alphabet)
    )

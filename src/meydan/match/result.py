"""How a match ended: points in halves, the reason, and the article behind it."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words
from meydan.match.player import Player, leader
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import PointsRule

NOTHING = (0, 0)


class Reason(StrEnum):
    SETS = "sets"
    CARDS = "cards"
    WARNINGS = "warnings"
    RESIGNATION = "resignation"
    NO_SHOW = "no-show"
    DISQUALIFICATION = "disqualification"
    RULING = "ruling"


REASON_WORDS = {
    Reason.SETS: Words("setler", "sets"),
    Reason.CARDS: Words("kartlar", "cards"),
    Reason.WARNINGS: Words("uyarı sınırı", "limit of warnings"),
    Reason.RESIGNATION: Words("çekilme", "resignation"),
    Reason.NO_SHOW: Words("hükmen (gelmedi)", "no-show"),
    Reason.DISQUALIFICATION: Words("diskalifiye", "disqualification"),
    Reason.RULING: Words("başhakem kararı", "head referee's ruling"),
}


@dataclass(frozen=True, slots=True)
class Result:
    """`points` are half points, first-named first. `advances` is who goes on from a drawn knock-out match."""

    points: tuple[int, int]
    reason: Reason
    article: Citation
    advances: Player | None = None

    @property
    def winner(self) -> Player | None:
        return leader(*self.points)

    @property
    def drawn(self) -> bool:
        """Half a point each; 0–0 is no draw but a match that both lost."""
        return self.winner is None and self.points != NOTHING

    @property
    def played(self) -> bool:
        """Whether the players really met: a no-show counts as no played game."""
        return self.reason is not Reason.NO_SHOW


def points_for(winner: Player | None, points: PointsRule) -> tuple[int, int]:
    """The points of a won match, or of a drawn one."""
    if winner is None:
        return points.draw, points.draw
    return (points.win, points.loss) if winner is Player.FIRST else (points.loss, points.win)


def points_against(losers: tuple[Player, ...], points: PointsRule) -> tuple[int, int]:
    """The points when these players lose the match; when both do, nobody wins."""
    return NOTHING if len(losers) > 1 else points_for(losers[0].opponent, points)


def written_points(halves: int) -> str:
    """Half points as people write them: 1, 0, 0.5 is written with the sign ½."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def written(points: tuple[int, int]) -> str:
    return "–".join(map(written_points, points))

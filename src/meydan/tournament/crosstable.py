"""What has happened in a tournament so far: who met whom, who started, and how it ended.

Everything that pairs, ranks or checks reads these values. Points are counted in halves, as whole numbers: 2 is one
point. "White" is the pairing's first-named player, who starts set 1.
"""

from dataclasses import dataclass, field
from enum import StrEnum


class Colour(StrEnum):
    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Colour":
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Result(StrEnum):
    """One player's side of a round, by the letters of the TRF."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    SHORT_WIN = "W"  # played, but too short to be rated
    SHORT_DRAW = "D"
    SHORT_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    HALF_BYE = "H"
    FULL_BYE = "F"
    PAIRING_BYE = "U"
    ABSENT = "Z"

    @property
    def played(self) -> bool:
        """A real match took place: it counts for colours, opponents met and tie-breaks."""
        return self in PLAYED


PLAYED = frozenset("1=0WDL")


@dataclass(frozen=True, slots=True)
class Encounter:
    """One round of one player. A player who was not paired has no opponent and no colour."""

    opponent: int | None
    colour: Colour | None
    result: Result


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by starting number (1 is the first on the starting list), with the rounds so far, oldest first."""

    number: int
    name: str = ""
    rating: int = 0
    encounters: tuple[Encounter, ...] = ()


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What each result is worth, in halves."""

    win: int = 2
    draw: int = 1
    loss: int = 0
    pairing_bye: int = 2
    full_bye: int = 2
    half_bye: int = 1
    forfeit_win: int = 2
    forfeit_loss: int = 0
    absent: int = 0

    def of(self, result: Result) -> int:
        """The points that `result` gives."""
        return {
            Result.WIN: self.win,
            Result.SHORT_WIN: self.win,
            Result.DRAW: self.draw,
            Result.SHORT_DRAW: self.draw,
            Result.LOSS: self.loss,
            Result.SHORT_LOSS: self.loss,
            Result.FORFEIT_WIN: self.forfeit_win,
            Result.FORFEIT_LOSS: self.forfeit_loss,
            Result.HALF_BYE: self.half_bye,
            Result.FULL_BYE: self.full_bye,
            Result.PAIRING_BYE: self.pairing_bye,
            Result.ABSENT: self.absent,
        }[result]


@dataclass(frozen=True, slots=True)
class CrossTable:
    """A tournament after some rounds, and what the next pairing must know.

    `not_in_next` names who will not be paired in the next round and what that round is worth to them (H, F or Z).
    `virtual_points` are the accelerated rounds: for each player the extra halves, one number a round.
    `forbidden` pairs never meet; `avoided` pairs (same school, say) meet only if the round cannot be paired otherwise.
    `adjustments` are penalties and bonuses in halves: first what holds from the start, then one number a round.
    """

    contestants: tuple[Contestant, ...]
    rounds: int
    first_colour: Colour = Colour.WHITE
    points: PointSystem = field(default_factory=PointSystem)
    not_in_next: dict[int, Result] = field(default_factory=dict)
    forbidden: frozenset[frozenset[int]] = frozenset()
    virtual_points: dict[int, tuple[int, ...]] = field(default_factory=dict)
    adjustments: dict[int, tuple[int, ...]] = field(default_factory=dict)
    avoided: frozenset[frozenset[int]] = frozenset()

    @property
    def played_rounds(self) -> int:
        return max((len(contestant.encounters) for contestant in self.contestants), default=0)

    def score(self, contestant: Contestant) -> int:
        """The points so far in halves, penalties and bonuses included, virtual points not."""
        earned = sum(self.points.of(encounter.result) for encounter in contestant.encounters)
        return earned + sum(self.adjustments.get(contestant.number, ()))

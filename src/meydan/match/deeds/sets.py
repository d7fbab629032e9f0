"""What happens in a set."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.player import Player


@dataclass(frozen=True, slots=True)
class SetBegun:
    """The next set begins; the rulebook says who starts it."""

    kind: ClassVar[str] = "set begun"


@dataclass(frozen=True, slots=True)
class MovePlayed:
    """A move of the running set, in the game's notation."""

    kind: ClassVar[str] = "move played"
    move: str


@dataclass(frozen=True, slots=True)
class PieceTouched:
    """A player has touched or placed a piece: the move must begin with it (`3`, `c1`, a cell that is now taken)."""

    kind: ClassVar[str] = "piece touched"
    player: Player
    piece: str


@dataclass(frozen=True, slots=True)
class RecordAbandoned:
    """The moves of this set are no longer written down; from here on the referee enters how it ends."""

    kind: ClassVar[str] = "record abandoned"


@dataclass(frozen=True, slots=True)
class SetCounted:
    """The referee's count for each player: one number, or the three parts of a score sheet (rows, area, plates).

    `board` is the final board as rows of pieces, if it was entered: the count must agree with it.
    """

    kind: ClassVar[str] = "set counted"
    first: tuple[int, ...]
    second: tuple[int, ...]
    board: str | None = None


@dataclass(frozen=True, slots=True)
class SetDecided:
    """The referee names the winner of the set, or nobody for a drawn one."""

    kind: ClassVar[str] = "set decided"
    winner: Player | None


@dataclass(frozen=True, slots=True)
class SetAgreed:
    """The players agree that the set is won by one of them, or drawn."""

    kind: ClassVar[str] = "set agreed"
    winner: Player | None

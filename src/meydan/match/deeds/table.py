"""What else a referee does at the table."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.player import Player
from meydan.rulebooks.referee import ActKind


@dataclass(frozen=True, slots=True)
class CountRequested:
    """A player asks the referee to count a pit."""

    kind: ClassVar[str] = "count requested"
    player: Player
    pit: str


@dataclass(frozen=True, slots=True)
class CountAnswered:
    kind: ClassVar[str] = "count answered"
    stones: int


@dataclass(frozen=True, slots=True)
class RefereeActed:
    """Something that the referee does under an article: a permission, a piece put back, a move taken back …

    `article` chooses where several articles provide the same.
    """

    kind: ClassVar[str] = "referee acted"
    act: ActKind
    player: Player
    article: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Objected:
    """A player objects; the referee has accepted it or not."""

    kind: ClassVar[str] = "objected"
    player: Player
    about: ActKind
    accepted: bool
    note: str | None = None

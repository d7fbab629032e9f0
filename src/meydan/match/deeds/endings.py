"""How a match ends other than by play, the lot after a draw, and signatures."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from meydan.match.player import Player


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives up the match."""

    kind: ClassVar[str] = "resigned"
    player: Player


@dataclass(frozen=True, slots=True)
class NoShow:
    """One player, or both, did not come."""

    kind: ClassVar[str] = "no-show"
    absent: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Disqualified:
    kind: ClassVar[str] = "disqualified"
    players: tuple[Player, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """The head referee's ruling in free words. With `points` (half points, first-named first) it ends the match."""

    kind: ClassVar[str] = "ruled"
    words: str
    points: tuple[int, int] | None = None
    article: str | None = None


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Who goes on from a drawn knock-out match. A lot drawn by the program names its seed; it can be drawn again."""

    kind: ClassVar[str] = "lot drawn"
    advances: Player
    seed: str | None = None


class Signer(StrEnum):
    FIRST = "first"
    SECOND = "second"
    REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Signed:
    """A signature under the result. `shown` is what was signed, as `Match.to_sign` writes it."""

    kind: ClassVar[str] = "signed"
    by: Signer
    shown: str

"""The clock. Every `elapsed` is the duration, in milliseconds, since the act that set the clock going."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.player import Player


@dataclass(frozen=True, slots=True)
class ClockStarted:
    kind: ClassVar[str] = "clock started"
    player: Player


@dataclass(frozen=True, slots=True)
class ClockPressed:
    """The player has moved and presses: the opponent's time runs."""

    kind: ClassVar[str] = "clock pressed"
    player: Player
    elapsed: int


@dataclass(frozen=True, slots=True)
class ClockPaused:
    kind: ClassVar[str] = "clock paused"
    elapsed: int


@dataclass(frozen=True, slots=True)
class ClockResumed:
    kind: ClassVar[str] = "clock resumed"


@dataclass(frozen=True, slots=True)
class ClockCorrected:
    """What both faces must show, in milliseconds."""

    kind: ClassVar[str] = "clock corrected"
    first: int
    second: int
    reason: str


@dataclass(frozen=True, slots=True)
class FlagFell:
    """A player's time is over. `first` and `second` are the players' counts then, where moves were not recorded."""

    kind: ClassVar[str] = "flag fell"
    player: Player
    elapsed: int | None = None
    first: int | None = None
    second: int | None = None

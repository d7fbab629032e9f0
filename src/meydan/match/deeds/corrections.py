"""What is said afterwards about what happened. Nothing is edited."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.deeds.happening import Happening


@dataclass(frozen=True, slots=True)
class Corrected:
    """Act number `target` should have been `deed`."""

    kind: ClassVar[str] = "corrected"
    target: int
    deed: Happening
    reason: str


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Act number `target` did not happen."""

    kind: ClassVar[str] = "withdrawn"
    target: int
    reason: str


@dataclass(frozen=True, slots=True)
class WarningWithdrawn:
    """The warning given by act number `warning` no longer counts."""

    kind: ClassVar[str] = "warning withdrawn"
    warning: int
    reason: str


Correction = Corrected | Withdrawn | WarningWithdrawn

"""Warnings."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from meydan.match.player import Player
from meydan.rulebooks.referee import Breach


class Reporter(StrEnum):
    """Who noticed the breach."""

    OPPONENT = "opponent"
    REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Warned:
    """One warning to a player, or to both at once. `article` chooses among articles that know the same breach."""

    kind: ClassVar[str] = "warned"
    players: tuple[Player, ...]
    breach: Breach
    reported_by: Reporter
    article: str | None = None
    note: str | None = None

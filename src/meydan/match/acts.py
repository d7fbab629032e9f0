"""An act: a deed with its id, its number in the match, who did it, and when by the wall clock (a label only)."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.match.deeds import Deed
from meydan.match.player import Player


class Role(StrEnum):
    """As whom somebody acts."""

    TABLE_REFEREE = "table referee"
    HEAD_REFEREE = "head referee"
    FIRST_PLAYER = "first player"
    SECOND_PLAYER = "second player"

    @property
    def player(self) -> Player | None:
        """Which player this is; None for a referee."""
        return PLAYERS.get(self)


PLAYERS = {Role.FIRST_PLAYER: Player.FIRST, Role.SECOND_PLAYER: Player.SECOND}


@dataclass(frozen=True, slots=True)
class Actor:
    role: Role
    name: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """`id` is given once, by the device; `number` counts from 1 without gaps; `time` is only ever shown."""

    id: str
    number: int
    actor: Actor
    time: str
    deed: Deed

"""The opening of a match: who plays whom, with which clock and cards."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.clock import ClockSettings
from meydan.match.player import Player
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Condition


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the pairing names them, with the conditions that exempt from some articles."""

    name: str
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Opened:
    """The match begins: who plays whom. The first-named starts set 1.

    A card race needs its `cards` and may have `reserves` and a time for each card. In a knock-out somebody must go on;
    `knockout` says whether this is one, where it is not as the rulebook has it.
    """

    kind: ClassVar[str] = "match opened"
    first: Person
    second: Person
    knockout: bool | None = None
    clock: ClockSettings | None = None
    cards: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    card_ms: int | None = None
    level: Level = Level.SCHOOL

    def person(self, player: Player) -> Person:
        return self.first if player is Player.FIRST else self.second

    def name(self, player: Player) -> str:
        return self.person(player).name

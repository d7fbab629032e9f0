"""A chess clock as a value. It knows durations only, in milliseconds; no time of day ever enters it.

Whoever measures (a phone, the server) says how long the running side has been running since it was set going; so a
restart in between or a phone whose wall clock is wrong changes nothing.
"""

from dataclasses import dataclass
from typing import NamedTuple

from meydan.match.player import Player


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """Each player's time for a set; with an increment after every move, or a delay before the time of a move counts."""

    total_ms: int
    increment_ms: int = 0
    delay_ms: int = 0


class Clock(NamedTuple):
    """A tuple, because every press makes a new one and tuples are the quickest to replace.

    `turn` is whose time runs, or will run again when a pause ends; `used` is what this turn has lasted so far.
    """

    settings: ClockSettings
    left: tuple[int, int]
    turn: Player | None = None
    running: bool = False
    used: int = 0

    @classmethod
    def full(cls, settings: ClockSettings) -> "Clock":
        return cls(settings, (settings.total_ms, settings.total_ms))

    def of(self, player: Player) -> int:
        """The time that this player has left."""
        return self.left[player.seat]

    def after(self, elapsed: int) -> "Clock":
        """The clock when the running side has been running for `elapsed` since it was set going. Never below zero."""
        if not self.running or self.turn is None:
            return self
        free = max(0, self.settings.delay_ms - self.used)
        left = max(0, self.of(self.turn) - max(0, elapsed - free))
        return self._replace(left=self._with(self.turn, left), used=self.used + elapsed)

    def started(self, player: Player) -> "Clock":
        return self._replace(turn=player, running=True, used=0)

    def pressed(self, elapsed: int) -> "Clock":
        """The turn passes; the increment is the reward of whoever pressed in time."""
        now = self.after(elapsed)
        assert now.turn is not None  # only a running clock is pressed
        left = now._with(now.turn, now.of(now.turn) + self.settings.increment_ms)
        return now._replace(left=left, turn=now.turn.opponent, used=0)

    def paused(self, elapsed: int) -> "Clock":
        return self.after(elapsed)._replace(running=False)

    def resumed(self) -> "Clock":
        return self._replace(running=True)

    def stopped(self) -> "Clock":
        """The set is over: nobody's time runs any more."""
        return self._replace(turn=None, running=False, used=0)

    def showing(self, left: tuple[int, int]) -> "Clock":
        """The clock after the referee has set both faces."""
        return self._replace(left=left, used=0)

    def _with(self, player: Player, left: int) -> tuple[int, int]:
        first, second = self.left
        return (left, second) if player is Player.FIRST else (first, left)

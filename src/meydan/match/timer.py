"""The table timer of a card: first the time that was set, then the last minute that the referee calls."""

from dataclasses import dataclass
from enum import StrEnum


class Phase(StrEnum):
    """What a table screen shows."""

    RUNNING = "running"
    CALL_DUE = "last-minute call due"
    LAST_MINUTE = "last minute"
    OVER = "time is over"


@dataclass(frozen=True, slots=True)
class CardTimer:
    """`limit_ms`: the time for a card, if one was set; `last_ms`: what follows the call, if the rulebook has a call.

    Durations are measured from the announcement of the card until the call, and from the call after it.
    """

    limit_ms: int | None = None
    last_ms: int | None = None
    called: bool = False

    def left(self, elapsed: int) -> int | None:
        """Milliseconds left in this phase; None if no time was set for it."""
        limit = self.last_ms if self.called else self.limit_ms
        return None if limit is None else max(0, limit - elapsed)

    def phase(self, elapsed: int) -> Phase:
        over = self.left(elapsed) == 0
        if self.called:
            return Phase.OVER if over else Phase.LAST_MINUTE
        if not over:
            return Phase.RUNNING
        return Phase.OVER if self.last_ms is None else Phase.CALL_DUE

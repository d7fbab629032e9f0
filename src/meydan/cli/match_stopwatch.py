"""How long clocks and cards have been running, by this computer's monotonic clock."""

from time import monotonic
from typing import Any

from meydan.match import Match, deeds
from meydan.match.corrections import standing

SET_CLOCK_GOING = (deeds.ClockStarted, deeds.ClockPressed, deeds.ClockResumed)
SET_CARD_GOING = (deeds.CardAnnounced, deeds.ReserveAnnounced, deeds.LastMinuteCalled)


class Stopwatch:
    """Remembers when each act was done here. An act from before counts from when this watch was made."""

    def __init__(self) -> None:
        self.begun = monotonic()
        self.moments: dict[int, float] = {}

    def note(self, number: int) -> None:
        """Act `number` has just been done."""
        self.moments[number] = monotonic()

    def clock_ms(self, match: Match) -> int:
        """How long the running side has been running since the act that set it going."""
        number = last_of(match, SET_CLOCK_GOING)
        return milliseconds(self.begun if number is None else self.moments.get(number, self.begun))

    def card_ms(self, match: Match) -> int | None:
        """How long the card, or its last minute, has been running; None if no time was set, or it began elsewhere."""
        number = last_of(match, SET_CARD_GOING)
        if match.state.opened.card_ms is None or number not in self.moments:
            return None
        return milliseconds(self.moments[number])


def milliseconds(since: float) -> int:
    return int((monotonic() - since) * 1000)


def last_of(match: Match, kinds: tuple[type[Any], ...]) -> int | None:
    """The number of the last act of these kinds that stands."""
    return max((one.number for one in standing(match.journal) if isinstance(one.deed, kinds)), default=None)

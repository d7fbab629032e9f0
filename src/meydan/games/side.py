"""The two sides of a set: who starts it, and the other."""

from enum import StrEnum


class Side(StrEnum):
    """`first` starts the set. What a screen calls a side (South, black, purple …) is the game's own affair."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> "Side":
        return Side.SECOND if self is Side.FIRST else Side.FIRST

    @property
    def seat(self) -> int:
        """0 for first, 1 for second: the place in a pair such as a score."""
        return 0 if self is Side.FIRST else 1

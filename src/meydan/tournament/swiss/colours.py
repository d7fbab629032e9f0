"""Colour preferences and who gets which colour (C.04.3 articles 1.6, 1.7 and 5).

Only played games count. Where several definitions of article 1.7 fit a player, the first one does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from meydan.tournament.crosstable import Colour


class Strength(IntEnum):
    """How strongly a player is due a colour (articles 1.7.1 to 1.7.4)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour a player is due.

    `imbalance` is the size of the colour difference; `repeated` the colour of the last two games, if it was the same.
    """

    colour: Colour | None = None
    strength: Strength = Strength.NONE
    imbalance: int = 0
    repeated: Colour | None = None

    @property
    def absolute(self) -> bool:
        return self.strength is Strength.ABSOLUTE

    def clashes_with(self, other: "Preference") -> bool:
        """Both are due the same colour."""
        return self.colour is not None and self.colour is other.colour


def preference_after(colours: Sequence[Colour]) -> Preference:
    """The preference of a player who has played these colours, oldest first (article 1.7)."""
    if not colours:
        return Preference()
    whites = sum(colour is Colour.WHITE for colour in colours)
    difference = 2 * whites - len(colours)
    last = colours[-1]
    repeated = last if len(colours) > 1 and colours[-2] is last else None
    rarer = Colour.BLACK if difference > 0 else Colour.WHITE
    imbalance = abs(difference)
    if imbalance > 1:
        return Preference(rarer, Strength.ABSOLUTE, imbalance, repeated)
    if repeated is not None:
        return Preference(repeated.other, Strength.ABSOLUTE, imbalance, repeated)
    if imbalance == 1:
        return Preference(rarer, Strength.STRONG, imbalance)
    return Preference(last.other, Strength.MILD)

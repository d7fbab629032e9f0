"""Which player of a pair gets white (C.04.3 article 5.2), and by which clause."""

from dataclasses import dataclass

from meydan.tournament.crosstable import Colour
from meydan.tournament.swiss.field import Player


@dataclass(frozen=True, slots=True)
class Allocation:
    """The colours of a pair and the clause of article 5.2 that gave them."""

    white: Player
    black: Player
    clause: str


def allocate(one: Player, other: Player, first_colour: Colour) -> Allocation:
    """Go through articles 5.2.1 to 5.2.5 in order."""
    higher, lower = (one, other) if one.order < other.order else (other, one)
    mine, theirs = higher.preference, lower.preference
    if mine.colour is not theirs.colour:
        colour = mine.colour or _other(theirs.colour)
        return _give(colour, higher, lower, "5.2.1")
    if mine.colour is None:
        colour = first_colour if higher.place % 2 else first_colour.other
        return _give(colour, higher, lower, "5.2.5")
    stronger = _stronger(higher, lower)
    if stronger is not None:
        weaker = lower if stronger is higher else higher
        return _give(stronger.preference.colour, stronger, weaker, "5.2.2")
    for mine_then, theirs_then in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine_then is not theirs_then:
            return _give(theirs_then, higher, lower, "5.2.3")
    return _give(mine.colour, higher, lower, "5.2.4")


def _stronger(one: Player, other: Player) -> Player | None:
    """Whose preference is stronger; of two absolute ones, the wider colour difference."""
    mine, theirs = one.preference, other.preference
    if mine.strength is not theirs.strength:
        return one if mine.strength > theirs.strength else other
    if mine.absolute and mine.imbalance != theirs.imbalance:
        return one if mine.imbalance > theirs.imbalance else other
    return None


def _other(colour: Colour | None) -> Colour | None:
    return None if colour is None else colour.other


def _give(colour: Colour | None, player: Player, opponent: Player, clause: str) -> Allocation:
    if colour is Colour.WHITE:
        return Allocation(player, opponent, clause)
    return Allocation(opponent, player, clause)

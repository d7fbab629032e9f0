"""The holes of Kulami boards of up to ten by ten.

Sets of holes are numbers with a bit for each hole. A hole has the same bit on a board of any size: bit 0 is a10, and
rows follow from the top as drawn, so that going through the bits upwards is reading the board.
"""

from collections.abc import Iterable
from dataclasses import dataclass

LARGEST = 10
FILES = "abcdefghij"


@dataclass(frozen=True, slots=True)
class Hole:
    """A hole, which is also a move of Kulami. File 1 is a, rank 1 is at the bottom."""

    file: int
    rank: int

    def __str__(self) -> str:
        return f"{FILES[self.file - 1]}{self.rank}"

    @property
    def bit(self) -> int:
        return 1 << ((LARGEST - self.rank) * LARGEST + self.file - 1)


HOLES = tuple(Hole(file, rank) for rank in range(LARGEST, 0, -1) for file in range(1, LARGEST + 1))
HOLE_AT = {(hole.file, hole.rank): hole for hole in HOLES}
HOLE_OF_BIT = {hole.bit: hole for hole in HOLES}
HOLE_NAMED = {str(hole): hole for hole in HOLES}


def bits_of(holes: Iterable[Hole]) -> int:
    return sum({hole.bit for hole in holes})


def holes_of(bits: int) -> tuple[Hole, ...]:
    """The holes whose bits are set, from the top left as drawn."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(HOLE_OF_BIT[lowest])
        bits ^= lowest
    return tuple(found)


def pieces_of(holes: set[Hole]) -> list[tuple[Hole, ...]]:
    """Groups of holes joined sideways or up and down; each, and the first hole of each, from the top left."""
    left = set(holes)
    pieces = []
    for hole in holes_of(bits_of(holes)):
        if hole not in left:
            continue
        left.remove(hole)
        piece = [hole]
        for joined in piece:  # grows while it is read
            file, rank = joined.file, joined.rank
            for place in ((file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)):
                neighbour = HOLE_AT.get(place)
                if neighbour in left:
                    left.remove(neighbour)
                    piece.append(neighbour)
        pieces.append(holes_of(bits_of(piece)))
    return pieces

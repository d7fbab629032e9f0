"""The board of Koridor: squares, walls, and the ways between them.

A set of squares is a whole number with one bit a square: a1 is bit 0, b1 bit 1, … i9 bit 80. A wall is known by the
square nearest to a1 that it touches, so a set of walls needs 81 bits for those that lie (`e3h`, on the upper edges of
e3 and f3) and 81 more for those that stand (`e3v`, on the right edges of e3 and e4).
"""

from dataclasses import dataclass
from typing import NamedTuple

SIZE = 9
SQUARES = SIZE * SIZE
SQUARE_NAMES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcdefghi")
BOARD = (1 << SQUARES) - 1
BOTTOM_ROW = (1 << SIZE) - 1
TOP_ROW = BOTTOM_ROW << SQUARES - SIZE
LEFT_COLUMN = sum(1 << SIZE * rank for rank in range(SIZE))
RIGHT_COLUMN = LEFT_COLUMN << SIZE - 1
# The squares that a wall can be named by: the last row and column would make it stick out.
ANCHORS = BOARD & ~TOP_ROW & ~RIGHT_COLUMN
FITTING = ANCHORS | ANCHORS << SQUARES
AT_BOTTOM, AT_TOP = ANCHORS & BOTTOM_ROW, ANCHORS & TOP_ROW >> SIZE
AT_LEFT, AT_RIGHT = ANCHORS & LEFT_COLUMN, ANCHORS & RIGHT_COLUMN >> 1


@dataclass(frozen=True, slots=True, order=True)
class Square:
    """A move of the pawn: the square it goes to."""

    number: int

    def __str__(self) -> str:
        return SQUARE_NAMES[self.number]


@dataclass(frozen=True, slots=True, order=True)
class Wall:
    """A wall, and the move that puts it: its square, and whether it stands (`v`) or lies (`h`)."""

    number: int
    stands: bool

    def __str__(self) -> str:
        return f"{SQUARE_NAMES[self.number]}{'v' if self.stands else 'h'}"

    @property
    def bit(self) -> int:
        return 1 << self.number + SQUARES * self.stands


EVERY_SQUARE = tuple(Square(number) for number in range(SQUARES))
EVERY_WALL = tuple(
    Wall(number, stands) for stands in (False, True) for number in range(SQUARES) if ANCHORS >> number & 1
)
BYTES = 2 * SQUARES // 8 + 1


def walls_by_value(place: int) -> tuple[tuple[Wall, ...], ...]:
    """For each value that this byte of a set of walls can have: the walls it holds."""
    here = [wall for wall in EVERY_WALL if wall.bit >> 8 * place & 0xFF]
    return tuple(tuple(wall for wall in here if wall.bit >> 8 * place & value) for value in range(256))


WALLS_BY_BYTE = tuple(walls_by_value(place) for place in range(BYTES))


def squares_of(bits: int) -> list[Square]:
    """The squares of the set, from a1 on."""
    squares = []
    while bits:
        lowest = bits & -bits
        squares.append(EVERY_SQUARE[lowest.bit_length() - 1])
        bits ^= lowest
    return squares


def walls_of(bits: int) -> list[Wall]:
    """The walls of the set: those that lie, by square from a1 on, then those that stand."""
    walls: list[Wall] = []
    for held, value in zip(WALLS_BY_BYTE, bits.to_bytes(BYTES, "little"), strict=True):
        walls += held[value]
    return walls


class Passages(NamedTuple):
    """Where one can walk: the squares whose upper edge is open, and those whose right edge is open."""

    up: int
    right: int

    def around(self, squares: int) -> int:
        """The squares next to `squares`, no wall between."""
        up, right = self
        return (squares & up) << SIZE | squares >> SIZE & up | (squares & right) << 1 | squares >> 1 & right


def passages_between(walls: int) -> Passages:
    lying, standing = walls & BOARD, walls >> SQUARES
    return Passages(
        BOARD & ~TOP_ROW & ~(lying | lying << 1),
        BOARD & ~RIGHT_COLUMN & ~(standing | standing << SIZE),
    )


def conflicting(walls: int) -> int:
    """The walls that cannot be put beside `walls`: the same, half overlapping, or crossing."""
    lying, standing = walls & BOARD, walls >> SQUARES
    no_lying = lying | lying << 1 | lying >> 1 | standing
    no_standing = standing | standing << SIZE | standing >> SIZE | lying
    return no_lying & ANCHORS | (no_standing & ANCHORS) << SQUARES


def joining(walls: int) -> int:
    """The walls that touch `walls` or the board's edge with two of their three points: ends and middle.

    Only such a wall can close a way: walls that shut something off form an unbroken line from edge to edge or a ring,
    and the wall that completes it joins what was there on both sides.
    """
    lying, standing = walls & BOARD, walls >> SQUARES
    # A point is named like the wall whose middle it is.
    points = (lying | lying << 1 | lying >> 1 | standing | standing << SIZE | standing >> SIZE) & ANCHORS
    left, right = points << 1 | AT_LEFT, points >> 1 | AT_RIGHT
    below, above = points << SIZE | AT_BOTTOM, points >> SIZE | AT_TOP
    lies = left & right | points & (left | right)
    stands = below & above | points & (below | above)
    return lies & ANCHORS | (stands & ANCHORS) << SQUARES


def has_way(pawn: int, goal: int, passages: Passages) -> bool:
    """Whether the pawn can walk to a square of `goal`; pawns do not block ways."""
    reached, before = pawn, 0
    while reached != before:
        if reached & goal:
            return True
        before = reached
        reached |= passages.around(reached)
    return False


def walls_across_a_way(pawn: int, goal: int, passages: Passages) -> int | None:
    """Every wall that would cut one shortest way of the pawn to `goal`; None if there is no way at all.

    This is where the time goes when legal moves are listed, so the steps of `Passages.around` are written out.
    """
    up, right = passages
    rings = []
    reached, before = pawn, 0
    while not reached & goal:
        if reached == before:
            return None
        rings.append(reached)
        before = reached
        reached |= (reached & up) << SIZE | reached >> SIZE & up | (reached & right) << 1 | reached >> 1 & right
    here = reached & goal
    here &= -here
    upward = rightward = 0  # the lower and the left squares of the steps
    for ring in reversed(rings):
        if below := here >> SIZE & up & ring:
            upward |= below
            here = below
        elif above := (here & up) << SIZE & ring:
            upward |= here
            here = above
        elif left := here >> 1 & right & ring:
            rightward |= left
            here = left
        else:
            rightward |= here
            here <<= 1
    return (upward | upward >> 1) & ANCHORS | ((rightward | rightward >> SIZE) & ANCHORS) << SQUARES


def closing(suspects: int, walls: int, pawn: int, goal: int) -> int:
    """Those of `suspects` that would leave the pawn no way to `goal`.

    Such a wall cuts every way there is. So each way that is found clears all suspects that do not cut it, the one that
    was just tried among them; few have to be tried.
    """
    if not suspects:
        return 0
    across = walls_across_a_way(pawn, goal, passages_between(walls))
    if across is None:
        return suspects
    suspects &= across
    found = 0
    while suspects:
        tried = suspects & -suspects
        across = walls_across_a_way(pawn, goal, passages_between(walls | tried))
        if across is None:
            found |= tried
            suspects ^= tried
        else:
            suspects &= across
    return found


def pawn_targets(pawn: int, opponent: int, passages: Passages) -> int:
    """Where the pawn may go: one square, or over or beside an opponent it stands face to face with."""
    targets = passages.around(pawn)
    if not targets & opponent:
        return targets
    beside = passages.around(opponent) & ~pawn
    straight = beside & behind(pawn, opponent)
    return targets & ~opponent | (straight or beside)


def behind(pawn: int, opponent: int) -> int:
    """The square as far behind the opponent as the opponent is from the pawn, if the board goes on there."""
    distance = opponent.bit_length() - pawn.bit_length()
    return opponent << distance if distance > 0 else opponent >> -distance

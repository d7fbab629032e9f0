"""All legal moves of an Abalone position, found for all balls at once by shifting sets of cells.

A set is moved one step *back* to find the balls that have it in front of them.
"""

from collections.abc import Callable
from operator import lshift, rshift

from meydan.games.abalone_board import AXES, BOARD, DIRECTIONS, OUTSIDE
from meydan.games.abalone_moves import IN_LINE_FROM, SIDEWAYS_FROM, AbaloneMove, MovesFrom

Shift = Callable[[int, int], int]

# For each direction: the shift that goes one step back, its moves in line, and for each other axis its sideways moves
# of two and of three balls.
WAYS: tuple[tuple[Shift, int, MovesFrom, tuple[tuple[int, MovesFrom, MovesFrom], ...]], ...] = tuple(
    (
        rshift if direction > 0 else lshift,
        abs(direction),
        IN_LINE_FROM[direction],
        tuple(
            (axis, SIDEWAYS_FROM[direction, axis, 2], SIDEWAYS_FROM[direction, axis, 3])
            for axis in AXES
            if axis != abs(direction)
        ),
    )
    for direction in DIRECTIONS
)


def legal_moves(own: int, opponent: int) -> tuple[AbaloneMove, ...]:
    """The moves of the player whose balls are `own`: direction by direction, in line and then sideways."""
    moves: list[AbaloneMove] = []
    empty = BOARD & ~(own | opponent)
    free = empty | OUTSIDE  # where a pushed ball may go
    for back, distance, in_line, sideways in WAYS:
        single = own & back(empty, distance)
        double = own & back(single, distance)
        trailing = single | double | own & back(double, distance)
        # Sumito: two push one, three push one or two; behind the last one pushed there must be room.
        last_pushed = opponent & back(free, distance)
        facing_one = own & back(last_pushed, distance)
        facing_two = own & back(opponent & back(last_pushed, distance), distance)
        if facing_one or facing_two:
            two_to_one = own & back(facing_one, distance)
            trailing |= two_to_one | own & back(two_to_one | own & back(facing_two, distance), distance)
        collect(moves, in_line, trailing)
        for axis, of_two, of_three in sideways:
            pairs = single & single >> axis
            if pairs:
                collect(moves, of_two, pairs)
                triples = pairs & pairs >> axis
                if triples:
                    collect(moves, of_three, triples)
    return tuple(moves)


def collect(moves: list[AbaloneMove], table: MovesFrom, bits: int) -> None:
    """Add the moves of `table` that begin at one of `bits`."""
    while bits:
        lowest = bits & -bits
        moves.append(table[lowest])
        bits ^= lowest

"""Koridor's board in plain characters, the walls between the squares."""

from collections.abc import Iterable

from meydan.games.koridor_board import SIZE, Wall
from meydan.games.notation import EMPTY, MARKS
from meydan.games.side import Side

MARGIN = 3  # the rank's number and two spaces
STRIDE = 4  # from one square to the next


def drawn(pawns: tuple[int, int], walls: Iterable[Wall]) -> str:
    """Nine rows of squares, rank 9 on top, with a row between each two that shows the lying walls."""
    rows = [[" "] * (MARGIN + STRIDE * (SIZE - 1) + 1) for _ in range(2 * SIZE - 1)]
    for number in range(SIZE * SIZE):
        mark = next((MARKS[side] for side, pawn in zip(Side, pawns, strict=True) if pawn >> number & 1), EMPTY)
        row, column = place(number)
        rows[row][column] = mark
    for rank in range(SIZE):
        rows[2 * (SIZE - 1 - rank)][0] = str(rank + 1)
    for wall in walls:
        row, column = place(wall.number)
        if wall.stands:
            for across in (row, row - 1, row - 2):
                rows[across][column + STRIDE // 2] = "|"
        else:
            rows[row - 1][column : column + STRIDE + 1] = "-" * (STRIDE + 1)
    files = " " * MARGIN + (" " * (STRIDE - 1)).join("abcdefghi")
    return "\n".join("".join(row).rstrip() for row in (*rows, [], list(files)))


def place(number: int) -> tuple[int, int]:
    """The row and column of the drawing in which a square stands."""
    rank, file = divmod(number, SIZE)
    return 2 * (SIZE - 1 - rank), MARGIN + STRIDE * file

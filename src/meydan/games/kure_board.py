"""The board of Küre: seven by seven cells, the lines through them, where a stone may step and what it may sandwich.

A set of cells is a whole number with one bit a cell: a1 is bit 0, b1 bit 1, … g7 bit 48. Tables are made once, here.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games.words import Words

SIZE = 7
NAMES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcdefg")

# The cells as bits, row by row from the top as drawn.
ROWS = tuple(tuple(1 << rank * SIZE + file for file in range(SIZE)) for rank in reversed(range(SIZE)))

BOTTOM_ROW = (1 << SIZE) - 1
TOP_ROW = BOTTOM_ROW << SIZE * (SIZE - 1)
# First starts at the bottom, second at the top; each row is the other side's far row.
START_ROWS = (BOTTOM_ROW, TOP_ROW)
FAR_ROWS = (TOP_ROW, BOTTOM_ROW)
STONES_EACH = 7
TOO_MANY_IN_LINE = 4

WHOLE_BOARD = "whole board"
OFF_THE_START_ROW = "off the start row"


@dataclass(frozen=True, slots=True, order=True)
class Step:
    """A move: the cell a stone leaves and the cell it goes to, as numbers of their bits."""

    origin: int
    destination: int

    def __str__(self) -> str:
        return NAMES[self.origin] + NAMES[self.destination]


@dataclass(frozen=True, slots=True)
class Line:
    """A row, column or diagonal that is long enough for four stones."""

    cells: int
    kind: Words


def cells_of(bits: int) -> list[int]:
    """The numbers of the cells in the set, from a1 on."""
    cells = []
    while bits:
        lowest = bits & -bits
        cells.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cells


def names_of(bits: int) -> list[str]:
    return [NAMES[cell] for cell in cells_of(bits)]


def bit_at(file: int, rank: int) -> int:
    """The cell's bit, or no bit at all beyond the edge."""
    return 1 << rank * SIZE + file if 0 <= file < SIZE and 0 <= rank < SIZE else 0


def all_lines() -> Iterator[Line]:
    """Every line of four cells or more."""
    axes = (
        (1, 0, Words("satırında", "row")),
        (0, 1, Words("sütununda", "column")),
        (1, 1, Words("çaprazında", "diagonal")),
        (-1, 1, Words("çaprazında", "diagonal")),
    )
    for along_file, along_rank, kind in axes:
        for cell in range(SIZE * SIZE):
            rank, file = divmod(cell, SIZE)
            if bit_at(file - along_file, rank - along_rank):
                continue  # the line does not begin here
            cells = sum(bit_at(file + n * along_file, rank + n * along_rank) for n in range(SIZE))
            if cells.bit_count() >= TOO_MANY_IN_LINE:
                yield Line(cells, kind)


LINES = tuple(all_lines())
# Article 6 by side: the own start row is no line, as nobody can move onto it.
LINES_OF = tuple(tuple(line.cells for line in LINES if line.cells != START_ROWS[seat]) for seat in (0, 1))
LINES_THROUGH = tuple(
    tuple(tuple(cells for cells in LINES_OF[seat] if cells >> cell & 1) for cell in range(SIZE * SIZE))
    for seat in (0, 1)
)


def counted_in_lines(own: int, seat: int, line_rule: str) -> int:
    """Which own stones count for article 6: all, or by the option only those that have left the start row."""
    return own if line_rule == WHOLE_BOARD else own & ~START_ROWS[seat]


def line_words(cells: int, stones: int) -> Words:
    """A line by its direction, its outermost stones, and all of them."""
    (kind,) = (line.kind for line in LINES if line.cells == cells)
    names = names_of(cells & stones)
    ends, listed = f"{names[0]}–{names[-1]}", ", ".join(names)
    return Words(f"{ends} {kind.tr} ({listed})", f"{kind.en} {ends} ({listed})")


EVERY_STEP = tuple(
    Step(origin, destination)
    for origin in range(SIZE * SIZE)
    for destination in range(SIZE * SIZE)
    if origin != destination
)


def steps_from(origin: int, seat: int) -> tuple[tuple[int, Step], ...]:
    """Articles 3 to 5 on an empty board: one cell forward, backward or diagonally, never onto the own start row.

    Each step comes with the bit of its destination. A stone on its start row can only go forward, as backward of it
    there is no board.
    """
    rank, file = divmod(origin, SIZE)
    reached = sum(bit_at(file + aside, rank + ahead) for ahead in (-1, 1) for aside in (-1, 0, 1))
    reached &= ~START_ROWS[seat]
    return tuple(
        (1 << step.destination, step)
        for step in EVERY_STEP
        if step.origin == origin and reached >> step.destination & 1
    )


STEPS = tuple(tuple(steps_from(cell, seat) for cell in range(SIZE * SIZE)) for seat in (0, 1))


def spans_from(cell: int) -> tuple[tuple[int, int], ...]:
    """For each of the eight directions the neighbour's bit and the bit behind it, where both are on the board."""
    rank, file = divmod(cell, SIZE)
    spans = (
        (bit_at(file + aside, rank + ahead), bit_at(file + 2 * aside, rank + 2 * ahead))
        for ahead in (-1, 0, 1)
        for aside in (-1, 0, 1)
        if aside or ahead
    )
    return tuple((middle, end) for middle, end in spans if end)


SPANS = tuple(spans_from(cell) for cell in range(SIZE * SIZE))
# The two neighbours of a cell on each axis on which it has two.
NEIGHBOURS_ON_AXES = tuple(
    tuple(
        one | other
        for aside, ahead in ((1, 0), (0, 1), (1, 1), (-1, 1))
        if (one := bit_at(cell % SIZE + aside, cell // SIZE + ahead))
        and (other := bit_at(cell % SIZE - aside, cell // SIZE - ahead))
    )
    for cell in range(SIZE * SIZE)
)


def stands_between(cell: int, theirs: int) -> bool:
    """Article 8: whether two of their stones are the neighbours of `cell` on one axis."""
    return any(pair & theirs == pair for pair in NEIGHBOURS_ON_AXES[cell])

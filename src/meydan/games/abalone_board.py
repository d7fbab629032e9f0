"""The board of Abalone: 61 cells, six directions, and the ways to set up the balls.

Rows go from a (bottom, five cells) to i (top), and the number of a cell is its diagonal. A set of cells is one integer:
ten bits a row, one of them never used, and an empty row below and above, so that one step in any direction is a shift
by 1, 10 or 11 bits and a step over the edge always lands on a bit outside the board.
"""

BALLS_EACH = 14
MOST_TOGETHER = 3  # balls that move at once
WIDTH = 10
ROWS_OF_CELLS = {
    "i": range(5, 10),
    "h": range(4, 10),
    "g": range(3, 10),
    "f": range(2, 10),
    "e": range(1, 10),
    "d": range(1, 9),
    "c": range(1, 8),
    "b": range(1, 7),
    "a": range(1, 6),
}

BIT = {
    f"{row}{number}": 1 << WIDTH * "_abcdefghi".index(row) + number
    for row, numbers in ROWS_OF_CELLS.items()
    for number in numbers
}
CELL = {bit: cell for cell, bit in BIT.items()}
CELLS = tuple(sorted(BIT))  # a1, a2 … i9: the order of the written form, and of the bits
ROWS = tuple(tuple(BIT[f"{row}{number}"] for number in numbers) for row, numbers in ROWS_OF_CELLS.items())
BOARD = sum(BIT.values())
OUTSIDE = (1 << WIDTH * 11 + 1) - 1 & ~BOARD

AXES = (1, WIDTH, WIDTH + 1)
DIRECTIONS = (*AXES, *(-axis for axis in AXES))


def step(bits: int, direction: int) -> int:
    """The cells one step further, also those over the edge."""
    return bits << direction if direction > 0 else bits >> -direction


def direction_between(cell: str, other: str) -> int | None:
    """The direction that leads straight from one cell to another; None if they are the same or not in one line."""
    for direction in DIRECTIONS:
        bit = step(BIT[cell], direction)
        while bit & BOARD:
            if bit == BIT[other]:
                return direction
            bit = step(bit, direction)
    return None


def line(cell: str, direction: int) -> tuple[int, ...]:
    """The cells from `cell` straight to the edge, `cell` itself first, as bits."""
    bits = []
    bit = BIT[cell]
    while bit & BOARD:
        bits.append(bit)
        bit = step(bit, direction)
    return tuple(bits)


STANDARD = "standard"
BELGIAN_DAISY = "belgian daisy"
STARTS = {
    STANDARD: "ooooo/oooooo/..ooo../......../........./......../..xxx../xxxxxx/xxxxx",
    BELGIAN_DAISY: "oo.xx/oooxxx/.oo.xx./......../........./......../.xx.oo./xxxooo/xx.oo",
}

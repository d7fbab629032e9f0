"""Ways to write Kulami boards in tests."""

from meydan.games import Side
from meydan.games.kulami_hole import HOLE_NAMED, Hole
from meydan.games.kulami_layout import Layout


def holes(text: str) -> tuple[Hole, ...]:
    return tuple(HOLE_NAMED[name] for name in text.split())


def marbles(layout: Layout, rows: str) -> dict[Hole, Side]:
    """The marbles of a board written in rows from the top: x is black, o is red."""
    sides = {"x": Side.FIRST, "o": Side.SECOND}
    found = {}
    for places, row in zip(layout.rows, rows.split(), strict=True):
        for hole, mark in zip(places, row, strict=True):
            if mark in sides:
                found[hole] = sides[mark]
    return found


def drawing(rows: list[str]) -> str:
    """Rows of plate marks from the top, as a layout file has them."""
    lines = [f"{len(rows) - number} {' '.join(row)}" for number, row in enumerate(rows)]
    return "\n".join([*lines, " ".join("abcdefghij"[: len(rows[0])])])

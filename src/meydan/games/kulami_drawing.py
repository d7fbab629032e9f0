"""A Kulami board in plain characters, with the borders of its plates."""

from collections.abc import Mapping

from meydan.games.kulami_hole import FILES, HOLE_AT, Hole
from meydan.games.kulami_layout import Layout, Plate

CORNERS = {(False, False): " ", (True, False): "-", (False, True): "|", (True, True): "+"}


def drawn(layout: Layout, in_holes: Mapping[Hole, str]) -> str:
    """The board with three characters in each hole; rank 1 at the bottom, places without a hole left blank."""
    lines = []
    for rank in range(layout.ranks, 0, -1):
        lines += [f"   {border_above(layout, rank)}", f"{rank:2} {rank_line(layout, rank, in_holes)}"]
    lines += [f"   {border_above(layout, 0)}", "     " + "   ".join(FILES[: layout.files])]
    return "\n".join(line.rstrip() for line in lines)


def plate_at(layout: Layout, file: int, rank: int) -> Plate | None:
    hole = HOLE_AT.get((file, rank))
    return layout.plate_at.get(hole) if hole else None


def border_above(layout: Layout, rank: int) -> str:
    """The line between `rank` and the rank above it."""

    def split(file: int) -> bool:
        return plate_at(layout, file, rank) != plate_at(layout, file, rank + 1)

    def side(file: int, rank: int) -> bool:
        return plate_at(layout, file, rank) != plate_at(layout, file + 1, rank)

    line = ""
    for file in range(layout.files + 1):
        across, along = split(file) or split(file + 1), side(file, rank) or side(file, rank + 1)
        line += CORNERS[across, along]
        if file < layout.files:
            line += "---" if split(file + 1) else "   "
    return line


def rank_line(layout: Layout, rank: int, in_holes: Mapping[Hole, str]) -> str:
    line = ""
    for file in range(layout.files + 1):
        line += "|" if plate_at(layout, file, rank) != plate_at(layout, file + 1, rank) else " "
        if file < layout.files:
            line += in_holes.get(HOLE_AT[file + 1, rank], "   ")
    return line

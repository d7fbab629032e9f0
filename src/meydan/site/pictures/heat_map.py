"""Where the cells of a cross table go when it is drawn as a heat map: a line a player, a column a round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meydan.tournament.crosstable import CrossTable, Result

CELL, GAP, TOP, LETTER = 26, 2, 30, 8
NUMBER_WIDTH, POINTS_WIDTH = 34, 40
SIGNS = {
    Result.WIN: ("won", "1"),
    Result.SHORT_WIN: ("won", "1"),
    Result.DRAW: ("drawn", "½"),
    Result.SHORT_DRAW: ("drawn", "½"),
    Result.LOSS: ("lost", "0"),
    Result.SHORT_LOSS: ("lost", "0"),
    Result.FORFEIT_WIN: ("given", "+"),
    Result.FORFEIT_LOSS: ("lost", "−"),
    Result.HALF_BYE: ("given", "½"),
    Result.FULL_BYE: ("given", "1"),
    Result.PAIRING_BYE: ("given", "1"),
    Result.ABSENT: ("absent", "–"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    x: int
    round_number: int
    look: str
    sign: str
    opponent: int | None

    @property
    def middle(self) -> int:
        return self.x + CELL // 2


@dataclass(frozen=True, slots=True)
class Line:
    y: int
    number: int
    name: str
    points: int
    cells: tuple[Cell, ...]

    @property
    def baseline(self) -> int:
        return self.y + CELL - 8


@dataclass(frozen=True, slots=True)
class HeatMap:
    width: int
    height: int
    names_at: int
    points_at: int
    columns: tuple[tuple[int, int], ...]  # middle and number of each round
    lines: tuple[Line, ...]
    cell: int = CELL


def heat_map(table: CrossTable, order: Sequence[int], names: Mapping[int, str]) -> HeatMap:
    """`order` are the starting numbers, best first."""
    by_number = {contestant.number: contestant for contestant in table.contestants}
    rounds = max((len(one.encounters) for one in table.contestants), default=0)
    left = NUMBER_WIDTH + LETTER * max((len(names[number]) for number in order), default=0) + 12
    lines = []
    for at, number in enumerate(order):
        contestant = by_number[number]
        cells = tuple(
            Cell(left + column * (CELL + GAP), column + 1, *SIGNS[one.result], one.opponent)
            for column, one in enumerate(contestant.encounters)
        )
        lines.append(Line(TOP + at * (CELL + GAP), number, names[number], table.score(contestant), cells))
    right = left + rounds * (CELL + GAP)
    columns = tuple((left + column * (CELL + GAP) + CELL // 2, column + 1) for column in range(rounds))
    height = TOP + len(lines) * (CELL + GAP)
    return HeatMap(right + POINTS_WIDTH, height, NUMBER_WIDTH, right + POINTS_WIDTH - 4, columns, tuple(lines))

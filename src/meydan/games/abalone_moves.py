"""The moves of Abalone as values, with one written form each.

In line: the trailing ball's cell and the next cell, `a1b2`; what stands in front moves along. Sideways: the first end,
the last end, and the new cell of the first end, `g7g9f7`, with the alphabetically smaller end first.

Any two or three cells of the board make a move that can be written, and refused by its article if the shape is wrong;
the moves that some position can allow are made here once.
"""

import re
from collections import defaultdict
from dataclasses import dataclass

from meydan.games.abalone_board import (
    AXES,
    BIT,
    BOARD,
    CELL,
    CELLS,
    DIRECTIONS,
    MOST_TOGETHER,
    line,
    step,
)
from meydan.games.errors import InvalidText
from meydan.games.notation import quoted
from meydan.games.words import Words


@dataclass(frozen=True, slots=True)
class InLine:
    """The ball on `trailing` moves to `ahead`, and what stands in front of it moves along."""

    trailing: str
    ahead: str

    def __str__(self) -> str:
        return f"{self.trailing}{self.ahead}"


@dataclass(frozen=True, slots=True)
class Sideways:
    """The two or three balls from `first` to `last` move side by side, `first` to `target`."""

    first: str
    last: str
    target: str

    def __str__(self) -> str:
        return f"{self.first}{self.last}{self.target}"


AbaloneMove = InLine | Sideways
MovesFrom = dict[int, AbaloneMove]

# The moves by the direction, and for sideways moves also by the axis the balls stand on and how many they are; then by
# the bit of the trailing ball or of the first end.
IN_LINE_FROM: dict[int, MovesFrom] = {direction: {} for direction in DIRECTIONS}
SIDEWAYS_FROM: dict[tuple[int, int, int], MovesFrom] = defaultdict(dict)

# What the moves change: the way ahead of the trailing ball; the cells left and the cells entered.
WAY_AHEAD: dict[InLine, tuple[int, ...]] = {}
LEFT_AND_ENTERED: dict[Sideways, tuple[int, int]] = {}


def _list_in_line(cell: str, direction: int) -> None:
    way = line(cell, direction)
    if len(way) > 1:
        move = InLine(cell, CELL[way[1]])
        IN_LINE_FROM[direction][way[0]] = move
        WAY_AHEAD[move] = way


def _list_sideways(cell: str, axis: int, direction: int, count: int) -> None:
    balls = line(cell, axis)[:count]
    entered = step(sum(balls), direction)
    if len(balls) == count and entered & BOARD == entered:
        move = Sideways(cell, CELL[balls[-1]], CELL[step(balls[0], direction)])
        SIDEWAYS_FROM[direction, axis, count][balls[0]] = move
        LEFT_AND_ENTERED[move] = (sum(balls), entered)


for _cell in CELLS:
    for _direction in DIRECTIONS:
        _list_in_line(_cell, _direction)
        for _axis in AXES:
            if abs(_direction) != _axis:
                for _count in range(2, MOST_TOGETHER + 1):
                    _list_sideways(_cell, _axis, _direction, _count)

MOVES: tuple[AbaloneMove, ...] = (*WAY_AHEAD, *LEFT_AND_ENTERED)
_BY_TEXT = {str(move): move for move in MOVES}
_FORM = re.compile(r"([a-i][1-9])([a-i][1-9])([a-i][1-9])?")


def read_move(text: str) -> AbaloneMove:
    """The move written as `text`; the ends of a sideways move may come in either order."""
    known = _BY_TEXT.get(text)
    if known:
        return known
    form = _FORM.fullmatch(text)
    cells = [cell for cell in form.groups() if cell] if form else []
    if not cells or not all(cell in BIT for cell in cells):
        raise InvalidText(
            text,
            Words(
                f"{quoted(text)} bir hamle değil; çizgi hareketini 'a1b2', yana hareketi 'g7g9f7' gibi yazın.",
                f"{quoted(text)} is not a move; write 'a1b2' in line, 'g7g9f7' sideways.",
            ),
        )
    if len(cells) == 2:
        return InLine(*cells)
    return _from_the_other_end(*cells) or Sideways(*cells)


def _from_the_other_end(first: str, last: str, target: str) -> AbaloneMove | None:
    """The same move with its ends exchanged, if that makes one that a position can allow."""
    for direction in DIRECTIONS:
        if step(BIT[first], direction) == BIT[target]:
            return _BY_TEXT.get(f"{last}{first}{CELL.get(step(BIT[last], direction))}")
    return None

"""Moves and positions as numbers, as learning programs want them."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from meydan.engine.handed_over import NAMES
from meydan.games import Position
from meydan.games.abalone_moves import MOVES as ABALONE_MOVES
from meydan.games.hex import CELLS, SWAP
from meydan.games.koridor import EVERY_MOVE as KORIDOR_MOVES
from meydan.games.koridor import Koridor
from meydan.games.koridor_board import EVERY_SQUARE, EVERY_WALL
from meydan.games.koridor_sides import WALLS_EACH
from meydan.games.kulami_hole import HOLE_NAMED
from meydan.games.kulami_position import Kulami
from meydan.games.kure_board import EVERY_STEP
from meydan.games.mangala import PITS, STONES, Mangala
from meydan.games.notation import MARKS
from meydan.games.pentago import MOVES as PENTAGO_MOVES
from meydan.games.reversi import PASS, SQUARES

_EVERY_MOVE: dict[str, Iterable[object]] = {
    "mangala": PITS,
    "pentago": PENTAGO_MOVES,
    "kure": EVERY_STEP,
    "hex": (*CELLS, SWAP),
    "koridor": KORIDOR_MOVES,
    "abalone": ABALONE_MOVES,
    "kulami": HOLE_NAMED.values(),
    "reversi": (*SQUARES, PASS),
}


@cache
def every_move(game: str) -> tuple[str, ...]:
    """Every move a game can have, in writing; an action is a move's place in this list."""
    return tuple(str(move) for move in _EVERY_MOVE[game])


@cache
def _numbers(game: str) -> dict[str, int]:
    return {text: number for number, text in enumerate(every_move(game))}


def legal_actions(position: Position[Any]) -> list[int]:
    numbers = _numbers(NAMES[type(position)])
    return sorted(numbers[str(move)] for move in position.moves())


def observed(position: Position[Any]) -> list[float]:
    """The position from 0 to 1, what belongs to the side to move first; the last number tells if that is first."""
    me = position.turn.seat
    whose = [float(me == 0)]
    match position:
        case Mangala():
            sides = [[*position.pits[seat], position.stores[seat]] for seat in (me, 1 - me)]
            return [stones / STONES for side in sides for stones in side] + whose
        case Koridor():
            pawns = [position.pawns[seat] >> square.number & 1 for seat in (me, 1 - me) for square in EVERY_SQUARE]
            walls = [bool(position.walls & wall.bit) for wall in EVERY_WALL]
            left = [position.walls_left[seat] / WALLS_EACH for seat in (me, 1 - me)]
            return [*map(float, pawns), *map(float, walls), *left, *whose]
        case Kulami():
            markers = [position.markers[seat] == hole for seat in (me, 1 - me) for hole in HOLE_NAMED.values()]
            return _planes(position) + [float(lies) for lies in markers] + whose
        case _:
            return _planes(position) + whose


def _planes(position: Position[Any]) -> list[float]:
    """Where the own pieces are, then the other's, cell by cell as the board is written."""
    board = position.text.split(" ")[0].replace("/", "")
    return [float(mark == MARKS[side]) for side in (position.turn, position.turn.other) for mark in board]

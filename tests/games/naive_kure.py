"""Küre written a second time, slowly and from the rulebook alone, to compare the real rules with."""

from functools import cache
from itertools import product

FILES, RANKS = "abcdefg", range(1, 8)
CELLS = [f"{file}{rank}" for rank, file in product(RANKS, FILES)]
START_RANK = {"x": 1, "o": 7}
AXES = [(1, 0), (0, 1), (1, 1), (1, -1)]

Board = dict[str, str]


@cache
def shifted(cell: str, aside: int, ahead: int) -> str | None:
    file, rank = FILES.index(cell[0]) + aside, int(cell[1]) + ahead
    return f"{FILES[file]}{rank}" if 0 <= file < 7 and rank in RANKS else None


def board_of(text: str) -> Board:
    rows = text.split(" ")[0].split("/")
    return {
        f"{file}{7 - row}": mark for row in range(7) for file, mark in zip(FILES, rows[row], strict=True) if mark != "."
    }


@cache
def whole_line(cell: str, aside: int, ahead: int) -> list[str]:
    line = [cell]
    for sign in (1, -1):
        at = shifted(cell, sign * aside, sign * ahead)
        while at:
            line.append(at)
            at = shifted(at, sign * aside, sign * ahead)
    return line


def is_legal(board: Board, mark: str, origin: str, to: str, line_rule: str, max_on_far_row: int) -> bool:
    if board.get(origin) != mark or to in board:
        return False
    aside, ahead = FILES.index(to[0]) - FILES.index(origin[0]), int(to[1]) - int(origin[1])
    if abs(aside) > 1 or abs(ahead) != 1 or int(to[1]) == START_RANK[mark]:
        return False
    own = {cell for cell, there in board.items() if there == mark} - {origin} | {to}
    far_rank = 8 - START_RANK[mark]
    if max_on_far_row and int(to[1]) == far_rank and sum(int(cell[1]) == far_rank for cell in own) > max_on_far_row:
        return False
    if line_rule == "off the start row":
        own = {cell for cell in own if int(cell[1]) != START_RANK[mark]}
    return all(sum(cell in own for cell in whole_line(to, *axis)) < 4 for axis in AXES)


def legal_moves(board: Board, mark: str, line_rule: str = "whole board", max_on_far_row: int = 0) -> set[str]:
    return {
        origin + to
        for origin, to in product(CELLS, CELLS)
        if is_legal(board, mark, origin, to, line_rule, max_on_far_row)
    }


def after(board: Board, move: str, immune: str = "") -> Board:
    """The board after a legal move; the stone on `immune` cannot be taken."""
    origin, to = move[:2], move[2:]
    mark = board[origin]
    board = {cell: there for cell, there in board.items() if cell != origin} | {to: mark}
    taken = set()
    for aside, ahead in product((-1, 0, 1), repeat=2):
        middle, end = shifted(to, aside, ahead), shifted(to, 2 * aside, 2 * ahead)
        if end and end != to and board.get(str(middle), mark) != mark and board.get(end) == mark:
            taken.add(middle)
    return {cell: there for cell, there in board.items() if cell not in taken - {immune}}


def is_between(board: Board, cell: str) -> bool:
    """Whether the stone on `cell` stands between two of the other colour."""
    enemy = {"x": "o", "o": "x"}[board[cell]]
    return any(
        board.get(str(shifted(cell, *axis))) == enemy == board.get(str(shifted(cell, -axis[0], -axis[1])))
        for axis in AXES
    )


def perft(board: Board, mark: str, depth: int) -> int:
    """Sequences of moves; too short for any set to end."""
    moves = legal_moves(board, mark)
    if depth == 1:
        return len(moves)
    return sum(perft(after(board, move), "o" if mark == "x" else "x", depth - 1) for move in moves)

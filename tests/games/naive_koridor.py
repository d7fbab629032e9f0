"""Koridor written a second time, slowly and from the rulebook alone, to compare the real rules with."""

from functools import cache
from itertools import product

FILES, RANKS = "abcdefghi", range(1, 10)
SQUARES = [f"{file}{rank}" for rank, file in product(RANKS, FILES)]
WALLS = [f"{file}{rank}{way}" for file, rank, way in product(FILES[:8], range(1, 9), "hv")]
DIRECTIONS = [(0, -1), (1, 0), (-1, 0), (0, 1)]

Edges = frozenset[frozenset[str]]


@cache
def shifted(square: str, aside: int, ahead: int) -> str:
    """The square so far away; an empty string beyond the edge."""
    file, rank = FILES.index(square[0]) + aside, int(square[1]) + ahead
    return f"{FILES[file]}{rank}" if 0 <= file < 9 and rank in RANKS else ""


@cache
def edges_of(wall: str) -> Edges:
    """The two edges between squares that a wall lies on."""
    square, way = wall[:2], wall[2]
    along, across = ((1, 0), (0, 1)) if way == "h" else ((0, 1), (1, 0))
    return frozenset(frozenset((one, shifted(one, *across))) for one in (square, shifted(square, *along)))


def all_edges(walls: set[str]) -> Edges:
    return frozenset(edge for wall in walls for edge in edges_of(wall))


def next_squares(square: str, blocked: Edges) -> list[str]:
    return [one for one, edge in edges_around(square) if edge not in blocked]


@cache
def edges_around(square: str) -> list[tuple[str, frozenset[str]]]:
    """The squares beside a square, and the edge to each."""
    beside = [shifted(square, *direction) for direction in DIRECTIONS]
    return [(one, frozenset((square, one))) for one in beside if one]


def has_way(square: str, goal_rank: int, blocked: Edges) -> bool:
    seen, waiting = {square}, [square]
    while waiting:
        here = waiting.pop()
        if int(here[1]) == goal_rank:
            return True
        new = [one for one in next_squares(here, blocked) if one not in seen]
        seen.update(new)
        waiting += new if goal_rank == 9 else new[::-1]  # straight ahead comes last and is tried first
    return False


def wall_is_legal(wall: str, walls: set[str], pawns: tuple[str, str]) -> bool:
    crossing = wall[:2] + ("v" if wall[2] == "h" else "h")
    if crossing in walls or edges_of(wall) & all_edges(walls):
        return False
    blocked = all_edges(walls | {wall})
    return has_way(pawns[0], 9, blocked) and has_way(pawns[1], 1, blocked)


def pawn_moves(pawn: str, opponent: str, walls: set[str]) -> set[str]:
    blocked = all_edges(walls)
    targets = set()
    for aside, ahead in DIRECTIONS:
        beside = shifted(pawn, aside, ahead)
        if beside not in next_squares(pawn, blocked):
            continue
        if beside != opponent:
            targets.add(beside)
            continue
        straight = shifted(opponent, aside, ahead)
        if straight in next_squares(opponent, blocked):
            targets.add(straight)
        else:
            targets |= set(next_squares(opponent, blocked)) - {pawn}
    return targets


def legal_moves(text: str) -> set[str]:
    """Every legal move of a written position in which the set is not over."""
    first, second, listed, turn = text.split(" ")
    walls = set() if listed == "-" else set(listed.split(","))
    pawns = (first[:2], second[:2])
    mover, other = pawns if turn == "first" else pawns[::-1]
    left = int((first if turn == "first" else second)[3:])
    moves = pawn_moves(mover, other, walls)
    return moves | {wall for wall in WALLS if left and wall_is_legal(wall, walls, pawns)}

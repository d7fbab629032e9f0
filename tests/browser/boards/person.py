"""How a person makes a written move on the board, step by step; told without the board's own code."""

from typing import Any

from meydan.games.abalone_board import BIT, CELL, DIRECTIONS, direction_between, step
from meydan.games.position import Position
from tests.browser.boards.table import Step

TURN = {"A": "A ↻ sol üst", "B": "B ↻ sağ üst", "C": "C ↻ sol alt", "D": "D ↻ sağ alt"}
QUADRANT_CENTRE = {"A": "b5", "B": "e5", "C": "b2", "D": "e2"}


def steps(game: str, position: Position[Any], move: str) -> list[Step]:
    """The cells to choose, and the buttons (as one-tuples of their words), one after another."""
    if game == "mangala":
        return [f"{position.turn}{move}"]
    if game == "pentago":
        cell, quadrant = move[:2], move[2]
        return [cell, QUADRANT_CENTRE[quadrant] if quadrant in "AD" else (TURN[quadrant],)]
    if game == "kure":
        return [move[:2], move[2:]]
    if game == "koridor" and len(move) == 3:
        return [("Yatay engel" if move[2] == "h" else "Dikey engel",), move[:2]]
    if game == "abalone":
        return group_and_direction(position, move)
    if move in ("pass", "swap"):
        return [("Pas" if move == "pass" else "Renkleri değiştir",)]
    return [move]


def group_and_direction(position: Position[Any], move: str) -> list[Step]:
    """Abalone: the two ends of the group (or its one ball), then where the ball chosen last goes."""
    if len(move) == 6:
        first, last, target = move[:2], move[2:4], move[4:]
        return [first, last, neighbour(last, towards(first, target))]
    first, ahead = move[:2], move[2:]
    direction = towards(first, ahead)
    own = position.balls[position.turn.seat]
    front = first
    while (nxt := step(BIT[front], direction)) & own:
        front = CELL[nxt]
    return [first, ahead] if front == first else [first, front, neighbour(front, direction)]


def towards(cell: str, other: str) -> int:
    direction = direction_between(cell, other)
    assert direction in DIRECTIONS
    return direction


def neighbour(cell: str, direction: int) -> str:
    return CELL[step(BIT[cell], direction)]

"""Perft: how many sequences of exactly so many moves there are; a set that ends earlier is not extended."""

from typing import Any

from meydan.games import Position


def perft(position: Position[Any], depth: int) -> int:
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)

"""Counting move sequences: the classic proof of a move generator."""

from typing import Any

from meydan.games.position import Position


def perft(position: Position[Any], depth: int) -> int:
    """The number of move sequences of exactly `depth` moves; games that are over earlier are not extended."""
    if depth == 0:
        return 1
    count = 0
    waiting = [(position, depth)]
    while waiting:
        here, left = waiting.pop()
        if left == 1:
            count += len(here.moves())
        else:
            waiting.extend((here.play(move), left - 1) for move in here.moves())
    return count

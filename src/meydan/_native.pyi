"""The native core. `meydan.engine.native` is its door; nothing else calls it.

A position is given by its game, its written form, its options and the written forms of the positions before it.
"""

from collections.abc import Mapping, Sequence

def perft(game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], depth: int) -> int: ...
def playouts(
    game: str,
    position: str,
    options: Mapping[str, str],
    earlier: Sequence[str],
    games: int,
    seed: int,
    seconds: float,
) -> tuple[int, int, int, int]:
    """Games, steps, games won by first, and by second."""

def random_moves(
    game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], number: int, seed: int
) -> list[str]: ...
def follow(
    game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], moves: Sequence[str]
) -> list[tuple[str, list[str], int, int]]:
    """For the position and after each move: text, legal moves, seat to move, seat that won (2 nobody, -1 not over)."""

"""Drawing lots between two, from a recorded seed: the same seed draws the same for everybody."""

from hashlib import sha256
from typing import TypeVar

from meydan.match.player import Player

T = TypeVar("T")


def in_drawn_order(pair: tuple[T, T], seed: str) -> tuple[T, T]:
    """The pair in the order that the lot gives: the first bit of the seed's SHA-256 turns it round or not."""
    one, other = pair
    return (other, one) if sha256(seed.encode()).digest()[0] >= 128 else (one, other)


def drawn_player(seed: str) -> Player:
    """Who is drawn."""
    return in_drawn_order((Player.FIRST, Player.SECOND), seed)[0]

"""What a search found, before anybody reads it: see `score` for the meaning of its numbers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FoundLine:
    moves: tuple[str, ...]
    score: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Found:
    """`counts` tells whether the scores are hundredths of a unit or thousandths of a win."""

    lines: tuple[FoundLine, ...]
    depth: int
    nodes: int
    seconds: float
    counts: bool

"""How long a computer player may think."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What ends a search; with none of the first three it goes on until the result is exact or somebody stops it.

    `nodes` are positions looked at, or random games where those are what is counted. With one thread and a limit of
    nodes or depth the same search gives the same result every time.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    lines: int = 1
    threads: int = 1
    megabytes: int = 16
    seed: int = 0

"""The native solver at work: what the mover takes by each move, exact for every position."""

import os
from collections.abc import Callable

from meydan import _native
from meydan.engine.mangala.book import Takes
from meydan.engine.mangala.table import Table
from meydan.engine.mangala.telling import unheard
from meydan.engine.mangala.view import view
from meydan.engine.stop import Stop
from meydan.games.mangala import Mangala

# Words of memory for what is proved and what seems left to do, as a power of two: at most 128 MB. More spared
# no nodes and was slower.
LEAST_MEMORY, MEMORY = 16, 24

MovesDone = Callable[[int], None]


class Perfect:
    """A solver with a table (or none: then only positions of few stones are quick) and its own memory."""

    def __init__(self, owner_keeps: bool, table: Table | None, threads: int, log2_memory: int = MEMORY) -> None:
        self.threads = threads
        self._native = _native.MangalaSolver(table.values if table else b"", owner_keeps, log2_memory)

    def takes(self, position: Mangala, moves_done: MovesDone = unheard) -> Takes:
        """For each legal pit, how many of the stones on the board the mover takes. Ctrl-C ends it."""
        return dict(self._native.takes(position.text, self.threads, 0.0, _native.Stop(), moves_done))

    def takes_within(self, position: Mangala, seconds: float, stop: Stop) -> Takes:
        """The same; empty if it is not found in so many seconds, or somebody stops it."""
        return dict(self._native.takes(position.text, self.threads, seconds, stop.native or _native.Stop(), unheard))

    def best_line(self, position: Mangala) -> list[int]:
        """The pits of a line of best moves to the end of the set."""
        return self._native.best_line(position.text)

    def met(self, number: int, seed: int) -> list[tuple[str, int]]:
        """Positions by chance of those that its searches have met, and what the mover takes there."""
        return self._native.met(number, seed)

    @property
    def nodes(self) -> int:
        return self._native.nodes


def memory_for(position: Mangala) -> int:
    return min(MEMORY, max(LEAST_MEMORY, view(position).stones - 12))


def usable_threads() -> int:
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)

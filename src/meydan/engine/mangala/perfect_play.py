"""Mangala for the computer player: perfect wherever the solver answers within the time for a move.

It uses the endgame table that the cache folder has, and never builds one there: that is for who asks for an analysis.
Without one a small table in memory has to do, and fewer positions are solved in time.
"""

import time
from functools import cache

from meydan.engine.found import Found, FoundLine
from meydan.engine.limits import Limits
from meydan.engine.mangala import table_file
from meydan.engine.mangala.book import Takes, book
from meydan.engine.mangala.perfect import LEAST_MEMORY, Perfect, memory_for
from meydan.engine.mangala.table import Table, built, kept, path_of
from meydan.engine.mangala.telling import unheard
from meydan.engine.mangala.view import margin, owner_keeps, view
from meydan.engine.score import WON
from meydan.engine.stop import Stop
from meydan.games.mangala import PITS, Mangala

# Of the time for a move; what is left is for a search that estimates.
SHARE_OF_TIME = 0.6
WITHOUT_A_TIME = 5.0
TABLE_IN_MEMORY = 10  # stones: 0.6 MB, built in a moment
WORDS_IN_A_MEGABYTE = 2**17


def play_perfectly(position: Mangala, limits: Limits, stop: Stop) -> Found | None:
    """All moves with their exact margins, best first; None if that takes too long or other limits are wished."""
    if limits.nodes is not None or limits.depth is not None:
        return None
    begun = time.monotonic()
    end = begun + (SHARE_OF_TIME * limits.seconds if limits.seconds else WITHOUT_A_TIME)
    solver = Solver(position, limits, stop, end)
    takes = solver.takes(position)
    if not takes:
        return None
    most = max(takes.values())
    traps = {pit: solver.trap(position, pit) for pit, take in takes.items() if take == most}
    order = sorted(takes, key=lambda pit: (takes[pit], traps.get(pit, 0.0)), reverse=True)
    lines = tuple(
        FoundLine((str(pit),), raw_score(margin(position, takes[pit])), True) for pit in order[: limits.lines]
    )
    return Found(lines, 1, solver.nodes, time.monotonic() - begun, counts=True)


def raw_score(won_by: int) -> int:
    """As a search gives it at the end of a set."""
    return 100 * won_by + (WON if won_by > 0 else -WON if won_by < 0 else 0)


class Solver:
    """Book, table and search for one choice of a move, until its time is over."""

    def __init__(self, position: Mangala, limits: Limits, stop: Stop, end: float) -> None:
        self._stop = stop
        self._end = end
        self._book = book(owner_keeps(position))
        room = (limits.megabytes * WORDS_IN_A_MEGABYTE).bit_length() - 1
        memory = max(LEAST_MEMORY, min(room, memory_for(position)))
        self._perfect = Perfect(owner_keeps(position), table_at_hand(owner_keeps(position)), limits.threads, memory)

    def takes(self, position: Mangala) -> Takes:
        """Empty if the time is over."""
        known = self._book.get(view(position))
        left = self._end - time.monotonic()
        if known is not None or left <= 0:
            return known or {}
        return self._perfect.takes_within(position, left, self._stop)

    def trap(self, position: Mangala, pit: int) -> float:
        """Among equally good moves: the share of the opponent's answers that would be a mistake."""
        after = position.play(PITS[pit - 1])
        if after.outcome or after.turn is position.turn:
            return 0.0
        answers = list(self.takes(after).values())
        return sum(answer < max(answers) for answer in answers) / len(answers) if answers else 0.0

    @property
    def nodes(self) -> int:
        return self._perfect.nodes


def table_at_hand(keeps: bool) -> Table:
    """The largest that the cache folder has, mapped and not read through; else a small one of this process."""
    stones = kept(keeps, TABLE_IN_MEMORY)
    if stones is None:
        return table_in_memory(keeps)
    path = path_of(stones, keeps)
    try:
        return Table(stones, keeps, table_file.read(path, stones, keeps, needed=-1), path)
    except table_file.DamageError:  # an analysis will say so and build it again
        return table_in_memory(keeps)


@cache
def table_in_memory(keeps: bool) -> Table:
    return Table(TABLE_IN_MEMORY, keeps, built(TABLE_IN_MEMORY, keeps, 1, unheard), None)

"""What is best in a Mangala position: exact, from the book, the table or a search, whichever is enough."""

from dataclasses import dataclass

from meydan.engine import native
from meydan.engine.mangala import plain_search
from meydan.engine.mangala.book import Takes, book
from meydan.engine.mangala.telling import Notice, Progress
from meydan.engine.mangala.view import margin, owner_keeps, view
from meydan.games import Words
from meydan.games.errors import Refusal
from meydan.games.mangala import Mangala

if native.available:
    from meydan.engine.mangala.perfect import Perfect, memory_for, usable_threads
    from meydan.engine.mangala.table import open_or_build

# So few stones are searched at once without any table.
NO_TABLE_NEEDED = 18


@dataclass(frozen=True, slots=True)
class Analysis:
    """Margins are final stores, the side to move minus the other, with best play; `best` are the pits that reach it."""

    margin: int
    best: tuple[int, ...]
    moves: dict[int, int]
    exact: bool = True


def analysis(position: Mangala, takes: Takes) -> Analysis:
    if position.outcome:
        return Analysis(margin(position, 0), (), {})
    margins = {pit: margin(position, take) for pit, take in takes.items()}
    most = max(margins.values())
    return Analysis(most, tuple(pit for pit, one in margins.items() if one == most), margins)


def analyse(position: Mangala, table: int | None, progress: Progress, notice: Notice) -> Analysis:
    """Exact for every position. `table` chooses the number of stones of the endgame table."""
    return analysis(position, {} if position.outcome else takes(position, table, progress, notice))


def takes(position: Mangala, table: int | None, progress: Progress, notice: Notice) -> Takes:
    seen = view(position)
    known = book(owner_keeps(position)).get(seen)
    if known is not None:
        return known
    if not native.available:
        return without_core(position)
    keeps = owner_keeps(position)
    threads = usable_threads()
    opened = None
    if table is not None or seen.stones > NO_TABLE_NEEDED:
        opened = open_or_build(keeps, table, seen.stones, threads, progress, notice)
    return Perfect(keeps, opened, threads, memory_for(position)).takes(position)


def without_core(position: Mangala) -> Takes:
    stones = view(position).stones
    if stones > plain_search.FEW_STONES:
        raise Refusal(
            Words(
                f"Tahtada {stones} taş var. {native.ABSENT.tr} Python araması en çok {plain_search.FEW_STONES} taşı "
                "ve açılış kitabındaki konumları çözer.",
                f"There are {stones} stones on the board. {native.ABSENT.en} The Python search solves at most "
                f"{plain_search.FEW_STONES} stones, and the positions of the opening book.",
            )
        )
    return plain_search.takes(position)

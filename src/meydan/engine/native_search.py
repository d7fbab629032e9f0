"""The door to the native searches: one call searches a position to the end of its limits; Ctrl-C ends it."""

from collections.abc import Callable
from typing import Any

from meydan.engine import native
from meydan.engine.found import Found, FoundLine
from meydan.engine.handed_over import handed_over
from meydan.engine.limits import Limits
from meydan.engine.score import UNITS
from meydan.engine.stop import Stop
from meydan.games import Position

if native.available:
    from meydan import _native
    from meydan._native import Continuation as Continuation

ALPHA_BETA = "alpha-beta"
FULL_WIDTH = "full-width"  # alpha-beta that looks at every move to the full depth, as minimax does: to compare with
MONTE_CARLO = "monte-carlo"
UCT = "uct"  # Monte-Carlo that knows nothing of the game: to measure against


def search(
    position: Position[Any],
    family: str,
    limits: Limits,
    stop: Stop,
    progress: Callable[[Found], None] | None = None,
    continuation: "Continuation | None" = None,
) -> Found:
    """With a player's own `continuation` it goes on where that player's last search in the same game has stopped."""
    given = handed_over(position)
    wanted = _native.Limits(
        depth=limits.depth or 0,
        nodes=limits.nodes or 0,
        seconds=limits.seconds or 0.0,
        lines=limits.lines,
        threads=limits.threads,
        megabytes=limits.megabytes,
        seed=limits.seed,
    )
    counts = family in (ALPHA_BETA, FULL_WIDTH) and given.game in UNITS

    def tell(result: "_native.Result") -> None:
        if progress:
            progress(read(result, counts))

    own_stop = stop.native or _native.Stop()
    result = _native.search(
        given.game,
        given.text,
        given.options,
        given.earlier,
        family,
        wanted,
        continuation,
        own_stop,
        tell if progress else None,
    )
    return read(result, counts)


def read(result: "_native.Result", counts: bool) -> Found:
    lines = tuple(FoundLine(tuple(line.moves), line.score, line.exact) for line in result.lines)
    return Found(lines, result.depth, result.nodes, result.seconds, counts)

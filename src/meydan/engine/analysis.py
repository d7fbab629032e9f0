"""`analyse`: the best moves of a position, what they are worth, and whether that is certain."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from meydan.engine import native, native_search, python_search
from meydan.engine.found import Found
from meydan.engine.handed_over import NAMES
from meydan.engine.limits import Limits
from meydan.engine.score import UNITS, Score, read_score
from meydan.engine.stop import Stop
from meydan.games import Game, Position, Words, find_game
from meydan.games.mangala import Mangala
from meydan.games.notation import EMPTY

if native.available:
    from meydan.engine.mangala.perfect_play import play_perfectly

# Here random games judge a position better than what can be counted in it: measured against alpha-beta at equal times
# for Kulami (10–0) and Pentago (8–2); for Hex there is nothing to count.
MONTE_CARLO_GAMES = frozenset({"hex", "kulami", "pentago"})
# Those of them whose end alpha-beta tries to search out once so few places are empty; not for a few playouts only.
SEARCHED_OUT = {"kulami": 24, "pentago": 11}
WORTH_SEARCHING_OUT = 5000
SHARE_FOR_THE_END = 0.25
LEAST_SECONDS = 0.01

PYTHON_NOTICE = Words(
    "Yerel çekirdek yok: Python araması oynuyor; yavaş ve daha zayıftır.",
    "No native core: the Python search plays; it is slow and weaker.",
)


@dataclass(frozen=True, slots=True)
class Line:
    """A move and how play may go on after it. `exact` means that the score follows from finished games only."""

    moves: tuple[str, ...]
    score: Score
    exact: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best lines, best first. `native` is false where the Python search stood in."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float
    native: bool

    @property
    def best(self) -> Line:
        return self.lines[0]

    @property
    def exact(self) -> bool:
        return self.best.exact


Progress = Callable[[Analysis], None]


def game_of(position: Position[Any]) -> Game:
    return find_game(NAMES[type(position)])


def analyse(
    position: Position[Any],
    limits: Limits,
    stop: Stop | None = None,
    progress: Progress | None = None,
    continuation: "native_search.Continuation | None" = None,
) -> Analysis:
    """Searches until a limit is reached, the result is exact, or `stop` is set. The set must not be over.

    Who thinks again and again in one game gives the same `continuation` each time."""
    if position.outcome:
        raise ValueError(f"the set is over: {position.text}")
    game = NAMES[type(position)]
    stop = stop or Stop()
    if not native.available:
        return read(python_search.search(position, limits, stop, game in UNITS), False)
    tell = (lambda found: progress(read(found, True))) if progress else None
    begun = time.monotonic()
    if isinstance(position, Mangala):
        solved = play_perfectly(position, limits, stop)
        if solved:
            return read(solved, True)
        limits = without_the_time_since(begun, limits)
    if game not in MONTE_CARLO_GAMES:
        return read(native_search.search(position, native_search.ALPHA_BETA, limits, stop, tell, continuation), True)
    near_the_end = position.text.count(EMPTY) <= SEARCHED_OUT.get(game, 0)
    if near_the_end and (limits.nodes is None or limits.nodes >= WORTH_SEARCHING_OUT):
        endless = limits.seconds is None and limits.nodes is None
        seconds = 4.0 if endless else limits.seconds
        to_the_end = replace(limits, depth=None, seconds=seconds and SHARE_FOR_THE_END * seconds)
        found = native_search.search(position, native_search.ALPHA_BETA, to_the_end, stop)
        if found.lines[0].exact or stop.wanted:
            return read(found, True)
        limits = without_the_time_since(begun, limits)
    return read(native_search.search(position, native_search.MONTE_CARLO, limits, stop, tell, continuation), True)


def without_the_time_since(begun: float, limits: Limits) -> Limits:
    if not limits.seconds:
        return limits
    return replace(limits, seconds=max(LEAST_SECONDS, limits.seconds - (time.monotonic() - begun)))


def read(found: Found, by_native: bool) -> Analysis:
    lines = tuple(Line(line.moves, read_score(line.score, found.counts), line.exact) for line in found.lines)
    return Analysis(lines, found.depth, found.nodes, found.seconds, by_native)

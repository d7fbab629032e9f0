"""A computer player of a level: `Player.choose(position, limits)`."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from meydan.engine import native, native_search
from meydan.engine.analysis import MONTE_CARLO_GAMES, Analysis, Line, Progress, analyse, game_of
from meydan.engine.levels import STRONGEST, Budget, Level, budget_of
from meydan.engine.limits import Limits
from meydan.engine.stop import Stop
from meydan.games import Position

EVERY_MOVE = 1000
SECONDS_IN_PYTHON = 1.0


@dataclass(frozen=True, slots=True)
class Choice:
    """The move that was chosen, the line it comes from, and all that was seen."""

    move: Any
    line: Line
    analysis: Analysis


class Player:
    """Chooses moves as its level does. The same seed, level and position give the same move, but for the strongest
    level: it thinks for a time, unless given a number of nodes, and goes on where it stopped a move ago."""

    def __init__(self, level: Level = STRONGEST, seed: int = 0) -> None:
        self.level = level
        self.seed = seed
        self._continuation = native_search.Continuation() if native.available and level is STRONGEST else None

    def choose(
        self,
        position: Position[Any],
        limits: Limits | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Choice:
        """`limits` take the place of the level's own; its blur stays. `progress` hears of every depth completed."""
        game = game_of(position)
        budget = budget_of(self.level, game.name)
        wanted = limits or self._own_limits(budget)
        if budget.blur:
            wanted = replace(wanted, lines=budget.lines if game.name in MONTE_CARLO_GAMES else EVERY_MOVE)
        counted = wanted.nodes is not None or wanted.depth is not None
        analysis = analyse(position, wanted, stop, progress, None if counted else self._continuation)
        line = self._picked(position, analysis, budget.blur)
        return Choice(game.move(line.moves[0]), line, analysis)

    def _own_limits(self, budget: Budget) -> Limits:
        if not native.available:  # the Python search counts random games, and each takes its time
            return Limits(seconds=SECONDS_IN_PYTHON, nodes=self.level.playouts_in_python, seed=self.seed)
        return Limits(
            seconds=budget.seconds,
            nodes=budget.nodes,
            depth=budget.depth,
            megabytes=budget.megabytes,
            seed=self.seed,
        )

    def _picked(self, position: Position[Any], analysis: Analysis, blur: int) -> Line:
        """The best line as it looks through the level's blur. Decided games are not blurred."""
        if not blur:
            return analysis.best
        random = Random(f"{self.seed} {position.text}")

        def looks(line: Line) -> float:
            return line.score.raw + (0 if line.score.decided else random.gauss(0, blur))

        return max(analysis.lines, key=looks)

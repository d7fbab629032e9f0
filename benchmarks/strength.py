"""How strong the computer player is: each level against the one below it, and the top level against a plain UCT.

    python -m benchmarks.strength                                      # all pairs of all games
    python -m benchmarks.strength koridor kure --games 20              # of two games, fewer games
    python -m benchmarks.strength hex --pairs usta-kalfa pir-uct --games 100 --seconds 0.1
    python -m benchmarks.strength pentago --pairs pir-uct --games 100 --seconds 1 --from-start

Every opening is played twice, with sides changed; draws count half. From the start position only the engines' own
random numbers make games differ. The games of all pairs wait in one line for the processes, so that none is idle before
the last. All levels but the top one think for a number of positions or random games, so that a busy machine changes
nothing; the top level thinks for `--seconds` a move, or for `--nodes`, or for what a table here says, never more than a
second. A hundred games of every pair take an hour and a half of two fast cores, a third of it Abalone against UCT;
`MEYDAN_STRENGTH_GAMES` asks for fewer. What is printed is what was played in this run.
"""

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice, pairwise

from benchmarks.balanced_openings import balanced_openings
from meydan.engine import native, native_search
from meydan.engine.analysis import analyse
from meydan.engine.duel import Duel, Engine, play_pair, random_openings
from meydan.engine.levels import LEVELS, STRONGEST, find_level
from meydan.engine.limits import Limits
from meydan.engine.player import Player
from meydan.engine.stop import Stop
from meydan.games import GAMES
from meydan.games.line import play_line

OPENING_PLIES = 4
OPENINGS_SEED = 1
# Here a few random moves often decide the game: only openings count in which a search finds both sides' chances even.
EVEN_ONLY = frozenset({"hex", "kulami", "pentago"})
EVEN_SEARCH = Limits(nodes=5_000, seed=1)
UNEVEN = 0.05  # more than this away from a half
TRIED_AT_ONCE = 64
UCT = "uct"
UCT_PLAYOUTS = 20_000
LEVEL_TARGET = 0.75
UCT_TARGET = 0.95
ENOUGH_GAMES = 100
# What the top level has a move where nothing is asked for.
USUAL_SECONDS = 0.1
SECONDS = {
    ("hex", "pir-usta"): 0.5,
    ("pentago", "pir-usta"): 0.3,
    ("koridor", "pir-usta"): 0.3,
    ("kulami", "pir-usta"): 0.3,
    ("mangala", "pir-usta"): 1.0,
    ("mangala", "pir-uct"): 1.0,
    ("pentago", "pir-uct"): 1.0,
    ("kulami", "pir-uct"): 1.0,
}

PAIRS = [f"{higher.name}-{lower.name}" for lower, higher in pairwise(LEVELS)] + [f"{STRONGEST.name}-{UCT}"]


@dataclass(frozen=True, slots=True)
class Opening:
    """Two games to be played by one of the processes. `seed` is that of both engines."""

    game: str
    pair: str
    moves: tuple[str, ...]
    seed: int
    top: Limits


@dataclass(frozen=True, slots=True)
class Played:
    """What the first of the pair's names got in the two games, in halves, and how long they took."""

    halves: tuple[int, int]
    seconds: float


def played(opening: Opening) -> Played:
    begun = time.monotonic()
    game = GAMES[opening.game]
    one, two = (engine(name, opening) for name in opening.pair.split("-"))
    return Played(play_pair(game, game.start(), opening.moves, (one, two)), time.monotonic() - begun)


def engine(name: str, opening: Opening) -> Engine:
    if name == UCT:
        limits = Limits(nodes=UCT_PLAYOUTS, megabytes=256, seed=opening.seed)
        return lambda so_far: native_search.search(so_far.position, native_search.UCT, limits, Stop()).lines[0].moves[0]
    level = find_level(name)
    player = Player(level, opening.seed)
    own_limits = replace(opening.top, seed=opening.seed) if level is STRONGEST else None
    return lambda so_far: str(player.choose(so_far.position, own_limits).move)


def openings(workers: ProcessPoolExecutor, game: str, number: int) -> list[list[str]]:
    if game == "mangala":
        return balanced_openings(number, OPENINGS_SEED)
    tried = random_openings(GAMES[game].start(), OPENING_PLIES, OPENINGS_SEED)
    return list(islice(even_ones(workers, game, tried) if game in EVEN_ONLY else tried, number))


def even_ones(workers: ProcessPoolExecutor, game: str, lines: Iterator[list[str]]) -> Iterator[list[str]]:
    while True:
        some = list(islice(lines, TRIED_AT_ONCE))
        even = workers.map(is_even, [game] * TRIED_AT_ONCE, some)
        yield from (line for line, is_one in zip(some, even, strict=True) if is_one)


def is_even(game: str, line: Sequence[str]) -> bool:
    position = play_line(GAMES[game], GAMES[game].start(), " ".join(line))[-1]
    chance = analyse(position, EVEN_SEARCH).best.score.chance
    return chance is not None and abs(float(chance) - 0.5) <= UNEVEN


@dataclass(frozen=True, slots=True)
class Contest:
    """Two engines in a game, and what the top level has a move."""

    game: str
    pair: str
    top: Limits

    def begin(self, workers: ProcessPoolExecutor, lines: Sequence[Sequence[str]]) -> list[Future[Played]]:
        return [
            workers.submit(played, Opening(self.game, self.pair, tuple(line), number, self.top))
            for number, line in enumerate(lines)
        ]

    def tell(self, games: Sequence[Future[Played]]) -> bool:
        """Waits for the games and prints their result; True if it reaches the target."""
        result, seconds = Duel(), 0.0
        for pair in games:
            result.add(pair.result().halves)
            seconds += pair.result().seconds
        target = UCT_TARGET if self.pair.endswith(UCT) else LEVEL_TARGET
        # A few games cannot tell; then the target counts as missed only where it lies beyond their error.
        missed = result.share < target and (result.games >= ENOUGH_GAMES or result.share + result.error < target)
        told = f"{self.top.nodes} nodes" if self.top.nodes else f"{self.top.seconds:g} s"
        print(
            f"{self.game:9}{self.pair:14} +{result.wins} ={result.draws} -{result.losses}  "
            f"{100 * result.share:5.1f} % ± {100 * result.error:.1f} (target {100 * target:.0f} %)"
            f"{'  MISSED' if missed else ''}  {f'{told} a move, ' if STRONGEST.name in self.pair else ''}"
            f"games of {seconds:.0f} s",
            flush=True,
        )
        return not missed


def contest(game: str, pair: str, given: argparse.Namespace) -> Contest:
    seconds = None if given.nodes else given.seconds or SECONDS.get((game, pair), USUAL_SECONDS)
    return Contest(game, pair, Limits(seconds=seconds, nodes=given.nodes, megabytes=64))


def main(arguments: Sequence[str] = ()) -> bool:
    games = int(os.environ.get("MEYDAN_STRENGTH_GAMES", ENOUGH_GAMES))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("of", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--pairs", nargs="+", default=PAIRS, help=f"levels or {UCT}, the stronger one first")
    parser.add_argument("--games", type=int, default=games, help="of each pair")
    parser.add_argument("--seconds", type=float, help="a move of the top level")
    parser.add_argument("--nodes", type=int, help="a move of the top level, instead of time")
    parser.add_argument("--from-start", action="store_true", help="without openings")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args(arguments)
    if not native.available:
        print(native.ABSENT.en)
        return False
    print(f"{UCT} plays {UCT_PLAYOUTS:,} random games for each move")
    pairs = given.games // 2
    workers = ProcessPoolExecutor(given.processes)
    try:
        # Before any game, as the search for openings would take time from the top level.
        lines = {
            game: [[]] * pairs if given.from_start else openings(workers, game, pairs) for game in given.of or GAMES
        }
        contests = [contest(game, pair, given) for game in lines for pair in given.pairs]
        begun = [each.begin(workers, lines[each.game]) for each in contests]
        kept = [each.tell(games) for each, games in zip(contests, begun, strict=True)]
    finally:
        workers.shutdown(cancel_futures=True)  # where a game breaks, those that wait are not played
    return all(kept)


if __name__ == "__main__":
    import sys

    sys.exit(0 if main(sys.argv[1:]) else 1)

"""The native core equals the Python rules: perft, and random games compared after every move.

Ten thousand games for every game and for every choice of its options that changes how it is played; options that only
speak of the clock (Abalone's `on_time_limit`) share the ten thousand of the play they do not change. All of it takes
about an hour of processor time, most of it Abalone's 1,500 moves a game; `MEYDAN_EQUALITY_GAMES` asks for
fewer games, and `python -m benchmarks.equality kure koridor` for some of them only.
"""

import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.engine.beside_python import GAMES_AND_OPTIONS, Options, compare_games, label

from meydan.engine import native
from meydan.engine.handed_over import handed_over
from meydan.games import Game
from meydan.games.perft import perft

GAMES_EACH = 10_000
GAMES_AT_ONCE = 50
DEPTHS = {"mangala": 6, "pentago": 3, "kure": 4, "hex": 2, "koridor": 2, "abalone": 3, "kulami": 4, "reversi": 6}


@dataclass(frozen=True, slots=True)
class Compared:
    """What has been compared in one task."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    difference: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """One way a game is played, and the choices of its options that lead to it."""

    game: Game
    choices: list[Options] = field(default_factory=list)

    @property
    def title(self) -> str:
        return " | ".join(map(label, self.choices))


def plays() -> list[Play]:
    found: dict[str, Play] = {}
    for game, options in GAMES_AND_OPTIONS:
        given = handed_over(game.start(options))
        found.setdefault(repr(given), Play(game)).choices.append(options)
    return list(found.values())


def same_perft(number: int) -> Compared:
    """The count of move sequences, under every option of plays()[number]."""
    play = plays()[number]
    depth = DEPTHS[play.game.name]
    for options in play.choices:
        start = play.game.start(options)
        if native.perft(start, depth) != perft(start, depth):
            return Compared(difference=f"perft {depth} ({label(options)})")
    return Compared()


def same_games(number: int, task: int, games: int) -> Compared:
    """So many random games of plays()[number]; tasks take its options in turn."""
    play = plays()[number]
    begun = time.process_time()
    try:
        moves = compare_games(play.game, play.choices[task % len(play.choices)], games, seed=task)
    except AssertionError as difference:
        return Compared(difference=f"games of task {task}: {str(difference)[:300]}")
    return Compared(games, moves, time.process_time() - begun)


def main(of: Sequence[str] = ()) -> bool:
    unknown = [name for name in of if name not in DEPTHS]
    if unknown:
        raise SystemExit(f"equality: there is no {', '.join(unknown)}; there are: {', '.join(DEPTHS)}")
    if not native.available:
        print(native.ABSENT.en)
        return False
    wanted = int(os.environ.get("MEYDAN_EQUALITY_GAMES", GAMES_EACH))
    print("Perft, and random games compared with the Python rules after every move (two ways: from the start, and")
    print("handed over in the middle)")
    kept = True
    with ProcessPoolExecutor() as workers:
        for number, play in enumerate(plays()):
            if of and play.game.name not in of:
                continue
            begun = time.monotonic()
            sizes = [min(GAMES_AT_ONCE, wanted - at) for at in range(0, wanted, GAMES_AT_ONCE)]
            tasks = range(len(sizes))
            counted = workers.submit(same_perft, number)
            done = [*workers.map(same_games, [number] * len(sizes), tasks, sizes), counted.result()]
            differences = [one.difference for one in done if one.difference]
            verdict = f"DIFFERENT: {'; '.join(differences)}" if differences else "the same"
            print(
                f"{play.game.name:<9}perft {DEPTHS[play.game.name]}, {sum(one.games for one in done):>6,} games of "
                f"{sum(one.moves for one in done):>11,} moves   {verdict}   "
                f"{sum(one.seconds for one in done):5.0f} s of a processor, {time.monotonic() - begun:5.0f} s "
                f"({play.title})",
                flush=True,
            )
            kept = kept and not differences
    return kept


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1:]) else 1)

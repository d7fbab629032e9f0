"""The native core equals the Python rules: random games of every game and option, compared after every move.

Ten thousand games each, or as many as Python plays in the time given; `make test-long` plays all ten thousand.
"""

import time
from concurrent.futures import ProcessPoolExecutor

from tests.engine.beside_python import GAMES_AND_OPTIONS, compare_games, label

from meydan.engine import native
from meydan.games.perft import perft

GAMES_EACH = 10_000
SECONDS_EACH = 45.0
GAMES_AT_ONCE = 10
DEPTHS = {"mangala": 6, "pentago": 3, "kure": 4, "hex": 2, "koridor": 2, "abalone": 3, "kulami": 4, "reversi": 6}


def compared(number: int) -> tuple[int, str]:
    """How many games of GAMES_AND_OPTIONS[number] were compared, and what differed ('' for nothing)."""
    game, options = GAMES_AND_OPTIONS[number]
    start = game.start(options)
    if native.perft(start, DEPTHS[game.name]) != perft(start, DEPTHS[game.name]):
        return 0, f"perft {DEPTHS[game.name]}"
    end = time.monotonic() + SECONDS_EACH
    done = 0
    while done < GAMES_EACH and time.monotonic() < end:
        try:
            compare_games(game, options, GAMES_AT_ONCE, seed=done)
        except AssertionError as difference:
            return done, str(difference)[:300] or f"one of the games {done}–{done + GAMES_AT_ONCE}"
        done += GAMES_AT_ONCE
    return done, ""


def main() -> bool:
    if not native.available:
        print(native.ABSENT.en)
        return False
    print("Random games compared with the Python rules after every move, and perft")
    kept = True
    with ProcessPoolExecutor() as workers:
        for number, (games, difference) in enumerate(workers.map(compared, range(len(GAMES_AND_OPTIONS)))):
            game, options = GAMES_AND_OPTIONS[number]
            verdict = f"DIFFERENT: {difference}" if difference else "the same"
            print(f"{game.name:<9}perft {DEPTHS[game.name]} and {games:>6,} games   {verdict}   ({label(options)})")
            kept = kept and not difference
    return kept

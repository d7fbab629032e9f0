"""How strong the computer player is: each level against the one below it, and the top level against a plain UCT.

The whole measurement (100 games each at a second a move) takes hours, so only a few games are played unless
`MEYDAN_STRENGTH_GAMES` and `MEYDAN_STRENGTH_SECONDS` (a move of the top level) ask for more. What is printed is what
was played in this run.
"""

import os
import time
from itertools import pairwise
from typing import Any

from meydan.engine import native, native_search
from meydan.engine.duel import Duel, Engine, duel
from meydan.engine.levels import LEVELS, STRONGEST, Level
from meydan.engine.limits import Limits
from meydan.engine.player import Player
from meydan.engine.stop import Stop
from meydan.games import GAMES, Game, Position
from meydan.games.line import play_line

OPENING_PLIES = 4
UCT_PLAYOUTS = 20_000
LEVEL_TARGET = 0.75
UCT_TARGET = 0.95


def by_level(game: Game, level: Level, seconds: float) -> Engine:
    limits = Limits(seconds=seconds, megabytes=64) if level is STRONGEST else None
    player = Player(level, seed=1)
    return lambda start, moves: str(player.choose(play_line(game, start, " ".join(moves))[-1], limits).move)


def by_uct(game: Game) -> Engine:
    limits = Limits(nodes=UCT_PLAYOUTS, megabytes=256, seed=1)

    def play(start: Position[Any], moves: list[str]) -> str:
        position = play_line(game, start, " ".join(moves))[-1]
        return native_search.search(position, native_search.UCT, limits, Stop()).lines[0].moves[0]

    return play


def told(title: str, result: Duel, target: float, begun: float) -> bool:
    kept = result.share >= target
    print(
        f"{title:34} +{result.wins} ={result.draws} -{result.losses}  "
        f"{100 * result.share:5.1f} % ± {100 * result.error:.1f} (target {100 * target:.0f} %)"
        f"{'' if kept else '  MISSED'}  {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    return kept


def main(only: tuple[str, ...] = tuple(GAMES)) -> bool:
    if not native.available:
        print("no native core: nothing to measure")
        return True
    pairs = max(1, int(os.environ.get("MEYDAN_STRENGTH_GAMES", "4")) // 2)
    seconds = float(os.environ.get("MEYDAN_STRENGTH_SECONDS", "0.2"))
    kept = True
    for name in only:
        game = GAMES[name]
        for lower, higher in pairwise(LEVELS):
            begun = time.monotonic()
            engines = (by_level(game, higher, seconds), by_level(game, lower, seconds))
            result = duel(game, {}, engines, pairs, OPENING_PLIES, seed=1)
            kept &= told(f"{name}: {higher.name} – {lower.name}", result, LEVEL_TARGET, begun)
        begun = time.monotonic()
        result = duel(game, {}, (by_level(game, STRONGEST, seconds), by_uct(game)), pairs, OPENING_PLIES, seed=2)
        kept &= told(f"{name}: {STRONGEST.name} – UCT {UCT_PLAYOUTS}", result, UCT_TARGET, begun)
    return kept


if __name__ == "__main__":
    import sys

    sys.exit(0 if main(tuple(sys.argv[1:]) or tuple(GAMES)) else 1)

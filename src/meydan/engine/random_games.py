"""Uniformly random games by the Python rules: what the native core does, for comparison and where there is none."""

import random
import time
from typing import Any

from meydan.engine.native import Playouts
from meydan.games import Position, Side


def random_games(position: Position[Any], games: int, seed: int, seconds: float = 0) -> Playouts:
    """Uniformly random games from `position`: so many, or as many as end within `seconds`."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds if seconds else None
    done = steps = 0
    won = {Side.FIRST: 0, Side.SECOND: 0, None: 0}
    while done < games and (end is None or time.monotonic() < end):
        here = position
        while not here.outcome:
            here = here.play(chance.choice(here.moves()))
            steps += 1
        done += 1
        won[here.outcome.winner] += 1
    return Playouts(done, steps, won[Side.FIRST], won[Side.SECOND])

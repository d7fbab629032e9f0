"""The end of Reversi searched out: exact margins from 22 empty squares, on one core.

Half of the positions come from games of a middling level after a random opening, half from random games. The time
of the processor is judged, since the machine may have other things to do.
"""

import os
import time
from random import Random
from statistics import mean, median

from meydan.engine import native
from meydan.engine.analysis import analyse
from meydan.engine.limits import Limits
from meydan.games.notation import EMPTY
from meydan.games.reversi import REVERSI, Reversi

EMPTY_SQUARES = 22
POSITIONS = 50
MOST_SECONDS = 5.0
RANDOM_PLIES = 8
MIDDLING = Limits(depth=3)
LIMITS = Limits(megabytes=256)


def played_position(random: Random, random_plies: int) -> Reversi:
    """From a game that goes on, after so many random plies, by short searches."""
    while True:
        position = REVERSI.start()
        plies = 0
        while not position.outcome:
            assert isinstance(position, Reversi)
            if position.text.count(EMPTY) == EMPTY_SQUARES:
                return position
            if plies < random_plies:
                move = random.choice(position.moves())
            else:
                move = REVERSI.move(analyse(position, MIDDLING).best.moves[0])
            position = position.play(move)
            plies += 1


def searched_out(title: str, positions: list[Reversi]) -> bool:
    seconds, nodes = [], []
    for position in positions:
        begun = time.process_time()
        analysis = analyse(position, LIMITS)
        seconds.append(time.process_time() - begun)
        nodes.append(analysis.nodes)
        if not analysis.exact:
            print(f"NOT EXACT: {position.text}")
            return False
    kept = mean(seconds) < MOST_SECONDS
    print(
        f"{title}: {len(positions)} positions with {EMPTY_SQUARES} empty squares, processor "
        f"mean {mean(seconds):.2f} s, median {median(seconds):.2f} s, most {max(seconds):.2f} s; "
        f"{mean(nodes) / 1e6:.1f} million nodes on average"
        f"{'' if kept else f'   TOO SLOW: must be < {MOST_SECONDS:g} s'}",
        flush=True,
    )
    return kept


def main() -> bool:
    if not native.available:
        print(native.ABSENT.en)
        return False
    half = int(os.environ.get("MEYDAN_REVERSI_POSITIONS", str(POSITIONS))) // 2
    random = Random(22)
    return all(
        [
            searched_out("middling games", [played_position(random, RANDOM_PLIES) for _ in range(half)]),
            searched_out("random games  ", [played_position(random, 60) for _ in range(half)]),
        ]
    )


if __name__ == "__main__":
    import sys

    sys.exit(0 if main() else 1)

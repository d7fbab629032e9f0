"""Openings of Mangala from which both sides can hold the draw, as the solver proves.

After most random openings one side is lost against a perfect opponent, so games from them measure the opening. From
these a perfect player loses nothing with either side, and wins whenever the opponent makes a mistake.
"""

from itertools import islice

from meydan.engine.duel import random_openings
from meydan.engine.mangala.analysis import analysis
from meydan.engine.mangala.perfect import Perfect, usable_threads
from meydan.engine.mangala.table import open_or_build
from meydan.engine.mangala.telling import unheard
from meydan.games.line import play_line
from meydan.games.mangala import MANGALA, Mangala

PLIES = 12  # about one random opening in ten is balanced then


def balanced_openings(number: int, seed: int) -> list[list[str]]:
    threads = usable_threads()
    solver = Perfect(False, open_or_build(False, None, 48, threads, unheard, unheard), threads)
    start = MANGALA.start()

    def balanced(line: list[str]) -> bool:
        position = play_line(MANGALA, start, " ".join(line))[-1]
        assert isinstance(position, Mangala)
        return analysis(position, solver.takes(position)).margin == 0

    return list(islice(filter(balanced, random_openings(start, PLIES, seed)), number))

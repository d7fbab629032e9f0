"""Mangala is solved: how long an exact analysis of any position takes, and whether brute force agrees.

The target is 5 seconds for a machine that has nothing else to do, so the processor's time is judged, shared by the
threads; the time on the wall is printed beside it. The endgame table is built first if the cache folder has none.
"""

import random
import time
from statistics import median

from meydan import _native
from meydan.engine.mangala.book import book
from meydan.engine.mangala.perfect import Perfect, memory_for, usable_threads
from meydan.engine.mangala.table import open_or_build
from meydan.engine.mangala.telling import unheard
from meydan.engine.mangala.view import view
from meydan.games.mangala import MANGALA, Mangala

STAGES = (range(45, 49), range(40, 45), range(35, 40), range(30, 35), range(25, 30), range(4, 25))
A_STAGE = 8
MOST_SECONDS = 5.0
CHECKED = 1000
CHECKED_STONES = range(4, 25)
OPTIONS = {"cleared_by_capture": "opponent takes"}


def random_position(stones: range, chance: random.Random) -> Mangala:
    """From a random game, with so many stones on the board."""
    while True:
        position = MANGALA.start()
        moves_left = chance.randrange(12)
        while not position.outcome:
            assert isinstance(position, Mangala)
            inside = view(position).stones in stones
            if inside and moves_left == 0:
                return position
            moves_left -= inside
            position = position.play(chance.choice(position.moves()))


def analyse_stages() -> bool:
    threads = usable_threads()
    begun = time.perf_counter()
    table = open_or_build(False, None, 48, threads, unheard, lambda words: print(words.en))
    print(f"table of {table.stones} stones at hand after {time.perf_counter() - begun:.1f} s; {threads} threads")
    chance = random.Random(1)
    kept = True
    for stones in STAGES:
        wall, processor = [], []
        for _ in range(A_STAGE):
            position = random_position(stones, chance)
            at_wall, at_processor = time.perf_counter(), time.process_time()
            if view(position) not in book(False):
                Perfect(False, table, threads, memory_for(position)).takes(position)
            wall.append(time.perf_counter() - at_wall)
            processor.append((time.process_time() - at_processor) / threads)
        verdict = "" if max(processor) < MOST_SECONDS else f"   TOO SLOW: must be < {MOST_SECONDS:g} s"
        print(
            f"{stones[0]:2}–{stones[-1]:2} stones: processor median {median(processor):7.3f} s, most "
            f"{max(processor):7.3f} s; wall median {median(wall):7.3f} s, most {max(wall):7.3f} s{verdict}"
        )
        kept = kept and max(processor) < MOST_SECONDS
    return kept


def agree_with_brute_force() -> bool:
    threads = usable_threads()
    chance = random.Random(2)
    solver = Perfect(False, open_or_build(False, None, 48, threads, unheard, unheard), threads, 20)
    wrong = 0
    for _ in range(CHECKED):
        position = random_position(CHECKED_STONES, chance)
        found = max(solver.takes(position).values())
        wrong += found != _native.mangala_brute_force(position.text, OPTIONS)
    print(f"{CHECKED} random positions of up to {CHECKED_STONES[-1]} stones against brute force: {wrong} wrong")
    return wrong == 0


def main() -> bool:
    return all([analyse_stages(), agree_with_brute_force()])

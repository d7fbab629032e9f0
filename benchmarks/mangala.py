"""Mangala is solved: how long an exact analysis of any position takes, and whether brute force agrees.

Positions come from random games, from good ones (most moves are the best of a short look) and from nowhere: so many
stones thrown into the pits by hand. Both readings of article 4 are measured. The target is 5 seconds for a machine
that has nothing else to do, so the processor's time is judged, shared by the threads; the time on the wall is printed
beside it. The endgame tables are built first if the cache folder has none. `MEYDAN_MANGALA_POSITIONS` asks for more
than eight positions of each kind.
"""

import os
import random
import time
from collections.abc import Callable
from statistics import quantiles

from meydan import _native
from meydan.engine.limits import Limits
from meydan.engine.mangala.book import book
from meydan.engine.mangala.perfect import Perfect, memory_for, usable_threads
from meydan.engine.mangala.table import Table, open_or_build
from meydan.engine.mangala.telling import unheard
from meydan.engine.mangala.view import view
from meydan.engine.native_search import ALPHA_BETA, search
from meydan.engine.stop import Stop
from meydan.games.mangala import MANGALA, OPPONENT_TAKES, OWNER_KEEPS, PITS_EACH, Mangala
from meydan.games.side import Side

STAGES = (range(45, 49), range(40, 45), range(35, 40), range(30, 35), range(25, 30), range(4, 25))
MOST_SECONDS = 5.0
CHECKED = 1000
CHECKED_STONES = range(4, 25)
READINGS = (OPPONENT_TAKES, OWNER_KEEPS)
GOOD_MOVE = Limits(depth=4)
MISTAKES = 0.25

Choose = Callable[[Mangala, random.Random], int]


def any_move(position: Mangala, chance: random.Random) -> int:
    return chance.choice(position.moves()).number


def good_move(position: Mangala, chance: random.Random) -> int:
    """The best of a short look, but now and then any: so that games differ."""
    if chance.random() < MISTAKES:
        return any_move(position, chance)
    return int(search(position, ALPHA_BETA, GOOD_MOVE, Stop()).lines[0].moves[0])


def from_a_game(stones: range, reading: str, chance: random.Random, choose: Choose) -> Mangala:
    """With so many stones on the board, at any moment of that stretch of a game."""
    while True:
        position = MANGALA.start({"cleared_by_capture": reading})
        moves_left = chance.randrange(12)
        while not position.outcome:
            assert isinstance(position, Mangala)
            inside = view(position).stones in stones
            if inside and moves_left == 0:
                return position
            moves_left -= inside
            position = position.play(MANGALA.move(str(choose(position, chance))))


def random_position(stones: range, reading: str, chance: random.Random) -> Mangala:
    return from_a_game(stones, reading, chance, any_move)


def good_position(stones: range, reading: str, chance: random.Random) -> Mangala:
    return from_a_game(stones, reading, chance, good_move)


def odd_position(stones: range, reading: str, chance: random.Random) -> Mangala:
    """Stones thrown by hand into all pits or only some of them, as no game may ever leave them."""
    while True:
        places = [0] * (2 * PITS_EACH)
        used = chance.sample(range(2 * PITS_EACH), chance.randint(3, 2 * PITS_EACH))
        for _ in range(chance.choice(stones)):
            places[chance.choice(used)] += 1
        south, north = tuple(places[:PITS_EACH]), tuple(places[PITS_EACH:])
        if any(south) and any(north):
            return Mangala((south, north), (0, 0), chance.choice(tuple(Side)), reading)


KINDS = {"random games": random_position, "good games": good_position, "by hand": odd_position}


def seconds_for(position: Mangala, table: Table, threads: int) -> tuple[float, float]:
    """Processor and wall time of all moves' exact values, by book or solver."""
    wall, processor = time.perf_counter(), time.process_time()
    if view(position) not in book(table.owner_keeps):
        Perfect(table.owner_keeps, table, threads, memory_for(position)).takes(position)
    return (time.process_time() - processor) / threads, time.perf_counter() - wall


def analyse_stages(reading: str, number: int) -> bool:
    threads = usable_threads()
    begun = time.perf_counter()
    table = open_or_build(reading == OWNER_KEEPS, None, 48, threads, unheard, lambda words: print(words.en))
    print(
        f"{reading}: table of {table.stones} stones at hand after {time.perf_counter() - begun:.1f} s; "
        f"{threads} threads, {number} positions of each kind"
    )
    chance = random.Random(1)
    kept = True
    for stones in STAGES:
        for kind, position in KINDS.items():
            times = [seconds_for(position(stones, reading, chance), table, threads) for _ in range(number)]
            processor, wall = (sorted(column) for column in zip(*times, strict=True))
            cuts = quantiles(processor, n=20, method="inclusive")
            verdict = "" if processor[-1] < MOST_SECONDS else f"   TOO SLOW: must be < {MOST_SECONDS:g} s"
            print(
                f"{stones[0]:2}–{stones[-1]:2} stones, {kind:12}: p50 {cuts[9]:7.3f} s, p95 {cuts[18]:7.3f} s, "
                f"worst {processor[-1]:7.3f} s; on the wall worst {wall[-1]:7.3f} s{verdict}",
                flush=True,
            )
            kept = kept and processor[-1] < MOST_SECONDS
    return kept


def agree_with_brute_force(reading: str) -> bool:
    threads = usable_threads()
    keeps = reading == OWNER_KEEPS
    chance = random.Random(2)
    solver = Perfect(keeps, open_or_build(keeps, None, 48, threads, unheard, unheard), threads, 20)
    # A table answers positions of its own size without a search; so the search itself is asked without one, too.
    alone = Perfect(keeps, None, threads, 22)
    wrong = 0
    for _ in range(CHECKED):
        position = random_position(CHECKED_STONES, reading, chance)
        expected = _native.mangala_brute_force(position.text, {"cleared_by_capture": reading})
        wrong += max(solver.takes(position).values()) != expected or max(alone.takes(position).values()) != expected
    print(
        f"{reading}: {CHECKED} random positions of up to {CHECKED_STONES[-1]} stones, by table and by search alone, "
        f"against brute force: {wrong} wrong",
        flush=True,
    )
    return wrong == 0


def main() -> bool:
    number = int(os.environ.get("MEYDAN_MANGALA_POSITIONS", "8"))
    kept = [agree_with_brute_force(reading) for reading in READINGS]
    return all(kept + [analyse_stages(reading, number) for reading in READINGS])

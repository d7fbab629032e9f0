"""Pairing a round of 200 to 5,000 players, in seconds of one core, with py4swiss in the same run as the yardstick.

py4swiss (the compiled matching of bbpPairings inside) pairs by the rules of 2017, so it is compared in time only.
"""

import resource
import tempfile
import time
from pathlib import Path

from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss import Impossible, Plan, pair
from meydan.tournament.swiss.generator import after_round, before_round, opening
from meydan.tournament.trf import PlayerDetails, TrfFile, write

ROUNDS = 9
MEASURED = (1, 2, 6, 9)
TARGET_SECONDS = {200: 0.3, 1000: 3.0, 2000: 12.0, 5000: 90.0}
TARGET_MEGABYTES = 2000
YARDSTICK_SIZES = (50, 100, 200, 400)
YARDSTICK_ROUND = 6


def main() -> bool:
    kept = True
    print(f"{'players':>8}" + "".join(f"{f'round {number}':>10}" for number in MEASURED) + f"{'target':>9}   seconds")
    for players, target in TARGET_SECONDS.items():
        plan = Plan(players, ROUNDS, seed=1, forfeits=10, half_byes=10, absences=10, late_entries=10)
        times = {table.played_rounds + 1: seconds_of(table) for table in tables(plan, MEASURED)}
        kept &= max(times.values()) < target
        print(f"{players:>8}" + "".join(f"{times[number]:>10.3f}" for number in MEASURED) + f"{'< ' + str(target):>9}")
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    kept &= megabytes < TARGET_MEGABYTES
    print(f"largest memory of the process so far: {megabytes} MB (target: under {TARGET_MEGABYTES} MB)")
    print(f"\n{'players':>8}{'meydan':>10}{'py4swiss':>10}{'ratio':>8}   seconds, round {YARDSTICK_ROUND} of {ROUNDS}")
    for players in YARDSTICK_SIZES:
        (table,) = tables(Plan(players, ROUNDS, seed=1), (YARDSTICK_ROUND,))
        ours, theirs = seconds_of(table), yardstick_seconds(table)
        print(f"{players:>8}{ours:>10.3f}{theirs:>10.3f}{theirs / ours:>8.0f}")
    return kept


def tables(plan: Plan, numbers: tuple[int, ...]) -> list[CrossTable]:
    """A made-up tournament before each of these rounds."""
    found = []
    table = opening(plan)
    while table.played_rounds < max(numbers):
        table = before_round(plan, table)
        if table.played_rounds + 1 in numbers:
            found.append(table)
        pairing = pair(table)
        assert not isinstance(pairing, Impossible)
        table = after_round(plan, table, pairing)
    return found


def seconds_of(table: CrossTable) -> float:
    started = time.process_time()
    pair(table)
    return time.process_time() - started


def yardstick_seconds(table: CrossTable) -> float:
    ranks = {contestant.number: PlayerDetails(rank=contestant.number) for contestant in table.contestants}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "round.trf"
        path.write_text(write(TrfFile(table, details=ranks)), encoding="utf-8")
        report = TrfParser.parse(path)
    started = time.process_time()
    DutchEngine.generate_pairings(report)
    return time.process_time() - started

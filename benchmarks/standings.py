"""Standings of 5,000 players after nine rounds with five tie-breaks, in seconds of one core."""

import random
import time

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result
from meydan.tournament.standings import HOUSE_ORDER, standings
from meydan.tournament.trf import TrfFile, read, write

PLAYERS = 5000
ROUNDS = 9
TARGET_SECONDS = 2.0


def main() -> bool:
    table = random_table(PLAYERS, ROUNDS, seed=1)
    text = write(TrfFile(table)).encode()
    started = time.process_time()
    read(text)
    reading = time.process_time() - started
    started = time.process_time()
    standings(table, HOUSE_ORDER)
    ranking = time.process_time() - started
    print(f"reading the report file of {PLAYERS} players × {ROUNDS} rounds: {reading:.2f} s")
    print(f"standings with {HOUSE_ORDER}: {ranking:.2f} s (target: under {TARGET_SECONDS:.0f} s)")
    return ranking < TARGET_SECONDS


def random_table(players: int, rounds: int, seed: int) -> CrossTable:
    """Everybody plays every round, neighbours in the score order; a few do not come."""
    rng = random.Random(seed)
    encounters: dict[int, list[Encounter]] = {number: [] for number in range(1, players + 1)}
    score = dict.fromkeys(encounters, 0)
    results = ((Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.FORFEIT_WIN, Result.FORFEIT_LOSS))
    worth = {Result.WIN: 2, Result.FORFEIT_WIN: 2, Result.DRAW: 1}
    for _ in range(rounds):
        order = sorted(encounters, key=lambda number: (-score[number], rng.random()))
        for white, black in zip(order[::2], order[1::2], strict=True):
            pair = rng.choices(results, weights=(70, 27, 3))[0]
            if rng.random() < 0.5:
                pair = pair[::-1]
            encounters[white].append(Encounter(black, Colour.WHITE, pair[0]))
            encounters[black].append(Encounter(white, Colour.BLACK, pair[1]))
            score[white] += worth.get(pair[0], 0)
            score[black] += worth.get(pair[1], 0)
    contestants = tuple(
        Contestant(number, f"Oyuncu {number}", 2500 - number // 4, tuple(line)) for number, line in encounters.items()
    )
    return CrossTable(contestants, rounds)

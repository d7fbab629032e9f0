"""Solving Mangala from nothing, and reasons to believe the result."""

import random
from dataclasses import dataclass

from meydan import _native
from meydan.engine.mangala.analysis import Analysis, analysis
from meydan.engine.mangala.perfect import MovesDone, Perfect
from meydan.engine.mangala.table import Table
from meydan.engine.mangala.telling import unheard
from meydan.games.mangala import PITS, PITS_EACH, Mangala
from meydan.games.side import Side

CHECKED_ENTRIES = 200
CHECKED_STONES = 16  # by brute force, in a moment


class ProofError(Exception):
    """A check failed: the program or the machine is at fault, and the result must not be believed."""


@dataclass(frozen=True, slots=True)
class Proof:
    analysis: Analysis
    line: tuple[int, ...]
    final: Mangala
    nodes: int


def prove(start: Mangala, solver: Perfect, moves_done: MovesDone = unheard) -> Proof:
    """The value of every move of `start`, a best line, and that line played out with the Python rules."""
    found = analysis(start, solver.takes(start, moves_done))
    line = solver.best_line(start)
    final = played(start, line)
    if margin_at_end(final, start.turn) != found.margin:
        raise ProofError(f"the best line {line} ends in {final.text}, not with a margin of {found.margin}")
    return Proof(found, tuple(line), final, solver.nodes)


def played(start: Mangala, line: list[int]) -> Mangala:
    position = start
    for pit in line:
        position = position.play(PITS[pit - 1])
    if not position.outcome:
        raise ProofError(f"the best line {line} does not end the set")
    return position


def margin_at_end(final: Mangala, side: Side) -> int:
    return final.stores[side.seat] - final.stores[1 - side.seat]


def check_table(table: Table, cleared_by_capture: str, seed: int) -> int:
    """Compares random entries of the table with brute force; gives how many."""
    chance = random.Random(seed)
    for _ in range(CHECKED_ENTRIES):
        position = random_position(chance, min(CHECKED_STONES, table.stones), cleared_by_capture)
        expected = _native.mangala_brute_force(position.text, {"cleared_by_capture": cleared_by_capture})
        entry = table.values[_native.mangala_rank(position.text)]
        if entry != expected:
            raise ProofError(f"the table says {entry} for {position.text}, brute force {expected}")
    return CHECKED_ENTRIES


def random_position(chance: random.Random, most: int, cleared_by_capture: str) -> Mangala:
    """A position of 2 to `most` stones in which both sides have some."""
    while True:
        places = [0] * (2 * PITS_EACH)
        for _ in range(chance.randint(2, most)):
            places[chance.randrange(2 * PITS_EACH)] += 1
        south, north = tuple(places[:PITS_EACH]), tuple(places[PITS_EACH:])
        if any(south) and any(north):
            return Mangala((south, north), (0, 0), chance.choice(tuple(Side)), cleared_by_capture)

"""Mangala's table and solver say what plain search with the Python rules says."""

import mmap
import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from meydan.engine import native
from meydan.engine.mangala import plain_search
from meydan.engine.mangala.telling import unheard
from meydan.engine.mangala.view import View, view
from meydan.games.mangala import MANGALA, OPPONENT_TAKES, OWNER_KEEPS, Mangala
from meydan.games.side import Side

pytestmark = pytest.mark.skipif(not native.available, reason="no native core")

if native.available:
    from meydan import _native
    from meydan.engine.mangala.perfect import Perfect
    from meydan.engine.mangala.proof import prove, random_position
    from meydan.engine.mangala.table import Table, built

READINGS = [OPPONENT_TAKES, OWNER_KEEPS]
SMALL = 10


def table(stones: int, reading: str, threads: int = 2) -> "Table":
    values = built(stones, reading == OWNER_KEEPS, threads, unheard)
    return Table(stones, reading == OWNER_KEEPS, values, None)


def every_position(stones: int, reading: str) -> Iterator[Mangala]:
    """Every position of exactly so many stones in which both sides have some, the first side to move."""
    for places in combinations_with_replacement(range(12), stones):
        pits = tuple(places.count(pit) for pit in range(12))
        if any(pits[:6]) and any(pits[6:]):
            yield Mangala((pits[:6], pits[6:]), (0, 0), Side.FIRST, reading)


def from_games(stones: range, reading: str, number: int, seed: int) -> Iterator[Mangala]:
    """Positions of random games with so many stones on the board."""
    chance = random.Random(seed)
    found = 0
    while found < number:
        position = MANGALA.start({"cleared_by_capture": reading})
        wanted = chance.choice(stones)
        while not position.outcome and isinstance(position, Mangala) and view(position).stones > wanted:
            position = position.play(chance.choice(position.moves()))
        if isinstance(position, Mangala) and not position.outcome and view(position).stones in stones:
            found += 1
            yield position


@pytest.mark.article("yuzuncu-yil.mangala.rule-4")
@pytest.mark.parametrize("reading", READINGS)
def test_every_table_entry_of_few_stones_is_what_plain_search_finds(reading: str) -> None:
    values = table(5, reading).values
    known: dict[View, int] = {}
    ranks = set()
    for stones in range(2, 6):
        for position in every_position(stones, reading):
            rank = _native.mangala_rank(position.text)
            ranks.add(rank)
            assert values[rank] == plain_search.best(position, view(position), known), position.text
    over = sum(2 * _compositions(stones) for stones in range(1, 6)) + 1  # one side empty, or both
    assert len(ranks) == _native.mangala_table_size(5) - over


def _compositions(stones: int) -> int:
    return sum(1 for _ in combinations_with_replacement(range(6), stones))


def test_the_table_has_one_byte_for_each_position() -> None:
    assert [_native.mangala_table_size(stones) for stones in (0, 1, 18, 24)] == [1, 13, 86_493_225, 1_251_677_700]


def test_a_rank_has_one_position_and_a_position_one_rank() -> None:
    few = _native.mangala_table_size(4)
    assert [_native.mangala_rank(_native.mangala_position(rank)) for rank in range(few)] == list(range(few))
    chance = random.Random(3)
    for rank in (chance.randrange(_native.mangala_table_size(48)) for _ in range(2000)):
        assert _native.mangala_rank(_native.mangala_position(rank)) == rank


def test_a_rank_beyond_the_last_is_refused() -> None:
    with pytest.raises(ValueError, match="no position has this rank"):
        _native.mangala_position(_native.mangala_table_size(48))


@pytest.mark.parametrize("reading", READINGS)
def test_positions_that_a_search_met_have_the_value_that_brute_force_finds(reading: str) -> None:
    solver = Perfect(reading == OWNER_KEEPS, table(SMALL, reading), 2, 18)
    for position in from_games(range(14, 17), reading, 10, seed=12):
        solver.takes(position)
    met = solver.met(3000, seed=1)
    assert met
    for text, take in met[:60]:
        assert take == _native.mangala_brute_force(text, {"cleared_by_capture": reading}), text


@pytest.mark.parametrize("reading", READINGS)
def test_larger_entries_are_what_brute_force_finds(reading: str) -> None:
    values = table(SMALL, reading).values
    chance = random.Random(4)
    for _ in range(300):
        position = random_position(chance, SMALL, reading)
        expected = _native.mangala_brute_force(position.text, {"cleared_by_capture": reading})
        assert values[_native.mangala_rank(position.text)] == expected, position.text


@pytest.mark.parametrize("reading", READINGS)
def test_brute_force_is_what_plain_search_finds(reading: str) -> None:
    for position in from_games(range(6, 11), reading, 25, seed=8):
        best = max(plain_search.takes(position).values())
        assert _native.mangala_brute_force(position.text, {"cleared_by_capture": reading}) == best, position.text


def test_the_two_readings_differ_where_a_capture_clears_the_opponent() -> None:
    """South's 3 ends in North's only pit, makes it two and takes them: the stone that stays is North's, or South's."""
    text = "0.0.0.0.1.3/0 1.0.0.0.0.0/0 first"
    takes = {}
    for reading in READINGS:
        position = MANGALA.parse(text, {"cleared_by_capture": reading})
        assert isinstance(position, Mangala)
        takes[reading] = Perfect(reading == OWNER_KEEPS, None, 1, 16).takes(position)
    assert takes[OPPONENT_TAKES][6] == 3
    assert takes[OWNER_KEEPS][6] == 5


def test_one_thread_builds_what_two_build() -> None:
    assert bytes(table(SMALL, OPPONENT_TAKES, 1).values) == bytes(table(SMALL, OPPONENT_TAKES, 2).values)


@pytest.mark.parametrize("reading", READINGS)
def test_with_and_without_a_table_by_one_thread_or_two_the_values_are_the_same(reading: str) -> None:
    keeps = reading == OWNER_KEEPS
    solvers = [Perfect(keeps, None, 1, 20), Perfect(keeps, table(SMALL, reading), 2, 20)]
    for position in from_games(range(8, 21), reading, 60, seed=5):
        alone, helped = (solver.takes(position) for solver in solvers)
        assert alone == helped, position.text
        assert list(alone) == [move.number for move in position.moves()]


@pytest.mark.parametrize("reading", READINGS)
def test_the_solver_says_what_brute_force_says(reading: str) -> None:
    solver = Perfect(reading == OWNER_KEEPS, table(SMALL, reading), 2, 20)
    for position in from_games(range(11, 17), reading, 60, seed=6):
        expected = _native.mangala_brute_force(position.text, {"cleared_by_capture": reading})
        assert max(solver.takes(position).values()) == expected, position.text


@pytest.mark.parametrize("reading", READINGS)
def test_a_best_line_reaches_the_margin_it_promises(reading: str) -> None:
    solver = Perfect(reading == OWNER_KEEPS, table(SMALL, reading), 2, 20)
    for position in from_games(range(12, 21), reading, 20, seed=7):
        assert prove(position, solver).line == tuple(solver.best_line(position))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("reading", READINGS)
def test_a_thousand_positions_of_up_to_24_stones_are_what_brute_force_finds(reading: str) -> None:
    solver = Perfect(reading == OWNER_KEEPS, table(18, reading), 2, 22)
    for position in from_games(range(4, 25), reading, 1000, seed=9):
        expected = _native.mangala_brute_force(position.text, {"cleared_by_capture": reading})
        assert max(solver.takes(position).values()) == expected, position.text


def test_building_can_be_stopped() -> None:
    """Progress that raises ends the work, as Ctrl-C does."""
    size = _native.mangala_table_size(18)

    def enough(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        _native.build_mangala_table(mmap.mmap(-1, size), 18, False, 2, enough)


def test_a_buffer_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="another size"):
        _native.build_mangala_table(mmap.mmap(-1, 12), 1, False, 1, unheard)

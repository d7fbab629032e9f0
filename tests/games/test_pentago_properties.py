"""Pentago against the slow grid of `naive_pentago`, and laws that hold on every board."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import Side
from meydan.games.pentago import BITS, PENTAGO, TURNED, has_five
from meydan.games.perft import perft
from tests.games import naive_pentago as naive

MARKS = {Side.FIRST: "x", Side.SECOND: "o"}
QUADRANT_NAMES = st.sampled_from(sorted(TURNED))

# Counted once by `naive_pentago.sequences`, and the first two by hand: 36 cells and one quadrant each; then 35 cells,
# of which 8 share the quadrant of the first marble (one to turn) and 27 do not (two to turn): 36 × (8 + 54).
SEQUENCES = {1: 36, 2: 36 * 62, 3: 184752}


@given(name=QUADRANT_NAMES, data=st.data())
def test_four_turns_of_a_quadrant_restore_it(name: str, data: st.DataObject) -> None:
    marbles = data.draw(st.sampled_from(sorted(TURNED[name])))
    once = TURNED[name][marbles]
    twice = TURNED[name][once]
    assert TURNED[name][TURNED[name][twice]] == marbles
    assert once.bit_count() == marbles.bit_count()


@given(rows=st.lists(st.text("x.", min_size=6, max_size=6), min_size=6, max_size=6))
@settings(max_examples=300, deadline=None)
def test_fives_are_those_of_the_naive_grid(rows: list[str]) -> None:
    marbles = sum(bit for bit, mark in zip(BITS.values(), "".join(rows), strict=True) if mark == "x")
    assert has_five(marbles) is naive.five(tuple(rows), "x")


@given(seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_random_games_are_those_of_the_naive_grid(seed: int) -> None:
    random = Random(seed)
    position, grid = PENTAGO.start(), naive.START
    mover = Side.FIRST
    while not position.outcome:
        assert [str(move) for move in position.moves()] == naive.legal(grid)
        mover = position.turn
        move = random.choice(position.moves())
        position, grid = position.play(move), naive.played(grid, str(move), MARKS[mover])
        assert position.text.split(" ")[0] == "/".join(grid)
        assert (position.outcome is not None) is naive.over(grid)
    won_by = position.outcome.winner
    assert (MARKS[won_by] if won_by else None) == naive.winner(grid, MARKS[mover])


@given(seed=st.integers(0, 2**32), turn=st.sampled_from(list(Side)))
@settings(max_examples=60, deadline=None)
def test_crowded_boards_are_judged_like_the_naive_grid(seed: int, turn: Side) -> None:
    """Random games rarely end with fives of both colours; random boards often have them."""
    cells = ["x"] * (16 + turn.seat) + ["o"] * 16 + ["."] * (4 - turn.seat)
    Random(seed).shuffle(cells)
    grid = tuple("".join(cells[start : start + 6]) for start in range(0, 36, 6))
    outcome = PENTAGO.parse(f"{'/'.join(grid)} {turn}").outcome
    assert (outcome is not None) is naive.over(grid)
    if outcome:
        assert outcome.winner is not None
        assert MARKS[outcome.winner] == naive.winner(grid, MARKS[turn.other])


@pytest.mark.parametrize(("depth", "expected"), SEQUENCES.items())
def test_number_of_move_sequences(depth: int, expected: int) -> None:
    assert perft(PENTAGO.start(), depth) == expected


@pytest.mark.parametrize(
    "depth", [pytest.param(depth, marks=[pytest.mark.long] if depth > 2 else []) for depth in SEQUENCES]
)
def test_naive_grid_counts_the_same_sequences(depth: int) -> None:
    assert naive.sequences(naive.START, "x", depth) == SEQUENCES[depth]


def test_sequences_stop_at_finished_games() -> None:
    grid = ("xoxooo", ".oxxxx", ".xooxx", "oox.xo", "xxx.oo", "xooxoo")
    position = PENTAGO.parse(f"{'/'.join(grid)} first")
    counted = [perft(position, depth) for depth in (1, 2, 3)]
    assert counted == [naive.sequences(grid, "x", depth) for depth in (1, 2, 3)]
    assert counted == [16, 96, 456]  # 16 = 4 cells × 4 quadrants; were no game over before, 192 and 1536 would follow

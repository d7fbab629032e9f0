"""Abalone's legal moves against the naive referee, their numbers, and whole games."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import Position, find_game
from meydan.games.abalone_moves import AbaloneMove
from meydan.games.perft import perft
from tests.games.naive_abalone import naive_moves, naive_perft

ABALONE = find_game("abalone")


def played_on(position: Position[AbaloneMove], random: Random, plies: int) -> Position[AbaloneMove]:
    for _ in range(plies):
        if position.outcome:
            break
        position = position.play(random.choice(position.moves()))
    return position


def assert_same_moves(position: Position[AbaloneMove]) -> None:
    expected = {} if position.outcome else naive_moves(position.text)
    assert {str(move): position.play(move).text for move in position.moves()} == expected


@given(seed=st.integers(0, 10**9), start=st.sampled_from(["standard", "belgian daisy"]), plies=st.integers(0, 400))
@settings(max_examples=40, deadline=None)
def test_moves_in_random_games_are_those_of_the_naive_referee(seed: int, start: str, plies: int) -> None:
    position = played_on(ABALONE.start({"start": start}), Random(seed), plies)
    assert_same_moves(position)


@given(seed=st.integers(0, 10**9), black=st.integers(9, 14), white=st.integers(9, 14))
@settings(max_examples=60, deadline=None)
def test_moves_of_scattered_balls_are_those_of_the_naive_referee(seed: int, black: int, white: int) -> None:
    random = Random(seed)
    marks = ["x"] * black + ["o"] * white + ["."] * (61 - black - white)
    random.shuffle(marks)
    rows = iter(marks)
    board = "/".join("".join(next(rows) for _ in range(length)) for length in (5, 6, 7, 8, 9, 8, 7, 6, 5))
    assert_same_moves(ABALONE.parse(f"{board} {random.choice(['first', 'second'])}"))


@pytest.mark.parametrize(
    ("start", "counts"), [("standard", (44, 1936, 98912)), ("belgian daisy", (52, 2692, 149322))], ids=str
)
def test_perft(start: str, counts: tuple[int, ...]) -> None:
    position = ABALONE.start({"start": start})
    assert tuple(perft(position, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("start", ["standard", "belgian daisy"])
def test_perft_of_the_naive_referee_is_the_same(start: str) -> None:
    position = ABALONE.start({"start": start})
    assert naive_perft(position.text, 2) == perft(position, 2)


@pytest.mark.long
@pytest.mark.parametrize("start", ["standard", "belgian daisy"])
def test_perft_of_the_naive_referee_is_the_same_at_depth_three(start: str) -> None:
    position = ABALONE.start({"start": start})
    assert naive_perft(position.text, 3) == perft(position, 3)

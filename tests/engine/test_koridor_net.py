"""Koridor's network: what it is told of a position is true, it sees no sides, and the same seed learns the same one."""

import pytest

from meydan.engine import native
from meydan.games import find_game
from meydan.games.koridor import Koridor
from meydan.games.koridor_board import FITTING, Passages, conflicting, passages_between, walls_of
from meydan.games.koridor_sides import GOALS
from tests.engine.test_patterns import correlation, middle_games

_native = pytest.importorskip("meydan._native", reason="this installation has no native core")

FILES, WALL_FILES = "abcdefghi", "abcdefgh"
OTHER = {"first": "second", "second": "first"}


def estimate(text: str) -> float:
    return float(_native.koridor_estimate(text))


def seen_otherwise(text: str, mirrored: bool, from_there: bool) -> str:
    """The same position in a mirror, or as the other player would call it."""

    def renamed(name: str) -> str:
        files, ranks = (WALL_FILES, 8) if len(name) == 3 else (FILES, 9)
        file = files[-1 - files.index(name[0])] if mirrored else name[0]
        rank = ranks + 1 - int(name[1]) if from_there else int(name[1])
        return f"{file}{rank}{name[2:]}"

    first, second, walls, turn = text.split()
    sides = [renamed(half[:2]) + half[2:] for half in (first, second)]
    placed = "-" if walls == "-" else ",".join(map(renamed, walls.split(",")))
    if from_there:
        sides, turn = sides[::-1], OTHER[turn]
    return f"{sides[0]} {sides[1]} {placed} {turn}"


def test_it_looks_the_same_in_a_mirror_and_from_the_other_side() -> None:
    estimates = set()
    for position in middle_games("koridor", 30, 30):
        text = position.text
        assert estimate(seen_otherwise(text, mirrored=False, from_there=True)) == estimate(text)
        first, second, *_ = text.split()
        if (first[0], second[0]) != ("e", "e"):  # there it does not matter which half is the left one
            assert estimate(seen_otherwise(text, mirrored=True, from_there=False)) == estimate(text)
        estimates.add(estimate(text))
    assert len(estimates) > 20


def steps(pawn: int, goal: int, passages: Passages) -> int | None:
    count, reached = 0, pawn
    while not reached & goal:
        further = reached | passages.around(reached)
        if further == reached:
            return None
        count, reached = count + 1, further
    return count


def test_ways_and_detours_are_those_of_brute_force() -> None:
    detours = set()
    for plies in (3, 12, 25, 40):
        for position in middle_games("koridor", 6, plies):
            assert isinstance(position, Koridor)
            free = walls_of(FITTING & ~conflicting(position.walls))
            for side in (0, 1):
                pawn, goal = position.pawns[side], GOALS[side]
                now = steps(pawn, goal, passages_between(position.walls))
                later = [steps(pawn, goal, passages_between(position.walls | wall.bit)) for wall in free]
                worst = max(length for length in later if length is not None)
                assert now is not None
                assert _native.koridor_course(position.text, side) == (now, worst - now), position.text
                detours.add(worst - now)
    assert len(detours) > 4


def test_what_it_expects_goes_along_with_how_random_games_end() -> None:
    expected, seen = [], []
    for position in middle_games("koridor", 60, 40):
        done = native.playouts(position, 300, seed=1)
        lead = (done.won_by_first - done.won_by_second) / done.games
        expected.append(estimate(position.text))
        seen.append(lead if position.turn.seat == 0 else -lead)
    assert correlation(expected, seen) > 0.3


def learned(seed: int) -> tuple[bytes, list[float]]:
    """A network, and its mean square errors on the way."""
    errors: list[float] = []
    games = _native.koridor_play(b"", games=60, seed=seed, nodes=60, most_random=10, random_of_1000=30)
    assert len(games) > 1100
    study = _native.KoridorStudy(rounds=4, rate_at_first=0.002, rate_at_last=0.001, trust_in_result=0.8, seed=seed)
    return _native.koridor_learn([games], study, lambda _, error: errors.append(error)), errors


def test_the_same_seed_learns_the_same_network() -> None:
    shipped = estimate(find_game("koridor").start().text)
    once, again, other = (learned(seed) for seed in (1, 1, 2))
    assert once == again
    assert once != other
    assert once[1] == sorted(once[1], reverse=True)
    assert estimate(find_game("koridor").start().text) == shipped  # the games of others leave the searches theirs

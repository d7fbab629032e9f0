"""Estimates by patterns: they see the whole board, and self-play learns their weights, the same ones every time."""

from random import Random
from typing import Any

import pytest

from meydan.engine import native, native_search
from meydan.engine.handed_over import handed_over
from meydan.engine.limits import Limits
from meydan.engine.stop import Stop
from meydan.games import Position, find_game
from meydan.games.kulami import start_on
from meydan.games.kulami_plates import read_tournament_layout
from tests.engine.test_native_equals_python import STANDING
from tests.engine.test_search import random_game

_native = pytest.importorskip("meydan._native", reason="this installation has no native core")

PATTERNED = ("pentago", "kure", "kulami")


def estimate(position: Position[Any]) -> float:
    given = handed_over(position)
    return float(_native.estimate_by_patterns(given.game, given.text, given.options))


def middle_games(game: str, number: int, plies: int) -> list[Position[Any]]:
    found: list[Position[Any]] = []
    for seed in range(10 * number):
        positions = random_game(find_game(game).start(), Random(seed))
        if len(positions) > plies + 4 and len(found) < number:
            found.append(positions[plies])
    assert len(found) == number
    return found


def turned(text: str) -> str:
    """A position of Pentago after a quarter turn of the whole board."""
    board, turn = text.split()
    return "/".join("".join(row) for row in zip(*reversed(board.split("/")), strict=True)) + f" {turn}"


def test_a_turn_of_the_whole_board_of_pentago_changes_nothing() -> None:
    pentago = find_game("pentago")
    estimates = set()
    for position in middle_games("pentago", 20, 9):
        image = pentago.parse(turned(position.text))
        assert image.text != position.text
        assert estimate(image) == estimate(position)
        estimates.add(estimate(position))
    assert len(estimates) > 10


def test_kure_looks_the_same_in_a_mirror_and_from_the_other_side() -> None:
    kure = find_game("kure")
    for position in middle_games("kure", 20, 20):
        board, side, ply = position.text.split()
        rows = board.split("/")
        mirrored = "/".join(row[::-1] for row in rows)
        other = {"first": "second", "second": "first"}[side]
        from_there = "/".join(reversed(rows)).translate(str.maketrans("xo", "ox"))
        assert estimate(kure.parse(f"{mirrored} {side} {ply}")) == estimate(position)
        assert estimate(kure.parse(f"{from_there} {other} {int(ply) + 1}")) == estimate(position)


@pytest.mark.parametrize(("game", "plies"), [("pentago", 12), ("kure", 40), ("kulami", 20)])
def test_what_patterns_expect_goes_along_with_how_random_games_end(game: str, plies: int) -> None:
    expected, seen = [], []
    for position in middle_games(game, 60, plies):
        done = native.playouts(position, 300, seed=1)
        lead = (done.won_by_first - done.won_by_second) / done.games
        expected.append(estimate(position))
        seen.append(lead if position.turn.seat == 0 else -lead)
    assert correlation(expected, seen) > 0.3


def correlation(one: list[float], two: list[float]) -> float:
    means = [sum(numbers) / len(numbers) for numbers in (one, two)]
    products = [[(a - mean) for a in numbers] for numbers, mean in zip((one, two), means, strict=True)]
    spread = [sum(a * a for a in numbers) ** 0.5 for numbers in products]
    together = sum(a * b for a, b in zip(*products, strict=True))
    return float(together / (spread[0] * spread[1]))


def learned(game: str, games: int, seed: int) -> tuple[list[float], float]:
    start = handed_over(find_game(game).start())
    weights = [0.0] * _native.count_pattern_weights(game, start.text, start.options)
    lessons = _native.Lessons(
        games=games,
        seed=seed,
        rate_at_first=0.002,
        rate_at_last=0.001,
        most_random_plies=4,
        random_of_1000=50,
        trust_in_result=0.7,
        patience=0.99,
    )
    found: tuple[list[float], float] = _native.learn_patterns(game, start.text, start.options, weights, lessons)
    return found


@pytest.mark.parametrize("game", PATTERNED)
def test_the_same_seed_learns_the_same_weights(game: str) -> None:
    once, again, other = (learned(game, 200, seed) for seed in (1, 1, 2))
    assert once == again
    assert once[0] != other[0]
    assert any(once[0])
    assert once[1] > 0


def test_weights_are_packed_in_few_bytes() -> None:
    weights, _ = learned("pentago", 200, 1)
    assert 0 < len(_native.pack_pattern_weights(weights)) < len(weights)


def test_lessons_for_another_number_of_weights_are_refused() -> None:
    start = handed_over(find_game("pentago").start())
    lessons = _native.Lessons(1, 1, 0.1, 0.1, 0, 0, 0.5, 1)
    with pytest.raises(ValueError, match="wrong number of weights"):
        _native.learn_patterns("pentago", start.text, start.options, [0.0], lessons)


def test_a_game_without_patterns_is_refused() -> None:
    with pytest.raises(ValueError, match="hex is not estimated by patterns"):
        estimate(find_game("hex").start())


def test_kulami_on_another_layout_is_searched_without_the_patterns_of_this_one() -> None:
    start = start_on(read_tournament_layout(STANDING, "standing"))
    with pytest.raises(ValueError, match="learned on another board"):
        estimate(start)
    found = native_search.search(start, native_search.MONTE_CARLO, Limits(nodes=500, lines=64), Stop())
    assert len(found.lines) == 64

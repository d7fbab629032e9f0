"""Estimates by patterns: they see the whole board, and self-play learns their weights, the same ones every time."""

from dataclasses import dataclass
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
from tests.engine.test_search import random_line

_native = pytest.importorskip("meydan._native", reason="this installation has no native core")

PATTERNED = ("pentago", "kure", "kulami", "abalone")


def estimate(position: Position[Any]) -> float:
    given = handed_over(position)
    return float(_native.estimate_by_patterns(given.game, given.text, given.options))


def middle_games(game: str, number: int, plies: int) -> list[Position[Any]]:
    found: list[Position[Any]] = []
    for seed in range(10 * number):
        positions = random_line(find_game(game).start(), Random(seed), plies + 4)
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


def test_abalone_looks_the_same_turned_mirrored_and_in_the_other_colour() -> None:
    abalone = find_game("abalone")
    for position in middle_games("abalone", 20, 40):
        board, side = position.text.split()
        for image in images(board):
            assert estimate(abalone.parse(f"{image} {side}")) == estimate(position)
        other = {"first": "second", "second": "first"}[side]
        colours = board.translate(str.maketrans("xo", "ox"))
        assert estimate(abalone.parse(f"{colours} {other}")) == estimate(position)


def images(board: str) -> list[str]:
    """A board of Abalone in all twelve symmetries. A cell is known by its steps from the middle: along the row, up."""
    cells = [(right, up) for up in range(4, -5, -1) for right in range(-4, 5) if abs(right - up) < 5]
    held = dict(zip(cells, board.replace("/", ""), strict=True))
    found = []
    for turns in range(6):
        for mirrored in (False, True):
            image = {}
            for (right, up), mark in held.items():
                for _ in range(turns):
                    right, up = right - up, right
                image[(up, right) if mirrored else (right, up)] = mark
            rows = ["".join(image[cell] for cell in cells if cell[1] == up) for up in range(4, -5, -1)]
            found.append("/".join(rows))
    assert len(set(found)) == 12
    return found


@pytest.mark.parametrize(("game", "plies"), [("pentago", 12), ("kure", 40), ("kulami", 20), ("abalone", 400)])
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


@dataclass(frozen=True, slots=True)
class Learned:
    weights: list[float]
    reports: list[tuple[int, float]]  # the games so far, and the mean square error


def learned(game: str, games: int, seed: int, own_rates: bool = False) -> Learned:
    start = handed_over(find_game(game).start())
    lessons = _native.Lessons(
        games=games,
        seed=seed,
        rate_at_first=0.002,
        rate_at_last=0.001,
        own_rates=own_rates,
        most_random_plies=4,
        random_of_1000=50,
        longest=300,
        trust_in_result=0.7,
        patience=0.99,
    )
    reports: list[tuple[int, float]] = []
    weights = _native.learn_patterns(
        game, [start.text], start.options, lessons, lambda games, error: reports.append((games, error))
    )
    return Learned(weights, reports)


@pytest.mark.parametrize("own_rates", [False, True])
@pytest.mark.parametrize("game", PATTERNED)
def test_the_same_seed_learns_the_same_weights(game: str, own_rates: bool) -> None:
    once, again, other = (learned(game, 200, seed, own_rates) for seed in (1, 1, 2))
    assert once == again
    assert once.weights != other.weights
    assert any(once.weights)


def test_weights_with_rates_of_their_own_move_less_where_their_errors_disagree() -> None:
    same, own = (learned("pentago", 200, 1, own_rates).weights for own_rates in (False, True))
    assert sum(map(abs, own)) < sum(map(abs, same))


def test_learning_reports_how_far_it_has_come() -> None:
    [(games, error)] = learned("kulami", 200, 1).reports
    assert games == 200
    assert 0 < error < 1


def test_weights_are_packed_in_few_bytes() -> None:
    weights = learned("pentago", 200, 1).weights
    assert 0 < len(_native.pack_pattern_weights(weights)) < len(weights)


def test_a_game_without_patterns_is_refused() -> None:
    with pytest.raises(ValueError, match="hex is not estimated by patterns"):
        estimate(find_game("hex").start())


def test_kulami_on_another_layout_is_searched_without_the_patterns_of_this_one() -> None:
    start = start_on(read_tournament_layout(STANDING, "standing"))
    with pytest.raises(ValueError, match="learned on another board"):
        estimate(start)
    found = native_search.search(start, native_search.MONTE_CARLO, Limits(nodes=500, lines=64), Stop())
    assert len(found.lines) == 64

"""The Monte-Carlo search: what it proves is what brute force finds, with one thread and with several."""

from random import Random
from typing import Any

import pytest

from meydan.engine import native, native_search
from meydan.engine.limits import Limits
from meydan.engine.stop import Stop
from meydan.games import Position, Side, find_game
from tests.engine.brute_force import best_margin, plies_to_win
from tests.engine.test_search import late_positions, random_game

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def monte_carlo(position: Position[Any], limits: Limits) -> native_search.Found:
    return native_search.search(position, native_search.MONTE_CARLO, limits, Stop())


@pytest.mark.parametrize("game", ["hex", "pentago", "kulami"])
def test_proven_results_are_those_of_brute_force_with_any_number_of_threads(game: str) -> None:
    for position in late_positions(game, 4, seed=20):
        expected = sign(best_margin(position, counts=False))
        for threads in (1, 3):
            best = monte_carlo(position, Limits(nodes=200_000, threads=threads)).lines[0]
            assert best.exact, position.text
            assert sign(best.score) == expected, position.text


@pytest.mark.parametrize("game", ["hex", "pentago"])
def test_a_line_called_exact_is_right_before_all_is_proven(game: str) -> None:
    """Few games only: some moves are proven, others are not; those that are must be right."""
    checked = 0
    for position in late_positions(game, 4, seed=21):
        for line in monte_carlo(position, Limits(nodes=60, lines=100)).lines:
            if not line.exact:
                continue
            after = position.play(next(move for move in position.moves() if str(move) == line.moves[0]))
            checked += 1
            assert sign(line.score) == -sign(best_margin(after, counts=False)), (position.text, line.moves[0])
    assert checked > 5


def test_one_thread_and_a_seed_give_the_same_games() -> None:
    start = find_game("hex").start()
    once, again = (monte_carlo(start, Limits(nodes=3000, seed=4, lines=5)) for _ in range(2))
    other = monte_carlo(start, Limits(nodes=3000, seed=5, lines=5))
    assert once.lines == again.lines
    assert once.lines != other.lines


@pytest.mark.parametrize("game", ["hex", "kulami", "pentago", "reversi"])
def test_several_threads_play_all_the_games_asked_for(game: str) -> None:
    found = monte_carlo(find_game(game).start(), Limits(nodes=8000, threads=4))
    assert found.nodes == 8000


@pytest.mark.parametrize("threads", [1, 4])
def test_a_full_tree_still_plays(threads: int) -> None:
    """One megabyte holds a few tens of thousands of positions; the games go on without new ones."""
    found = monte_carlo(find_game("kulami").start(), Limits(nodes=60_000, megabytes=1, threads=threads))
    assert found.nodes == 60_000
    assert found.lines[0].moves


def test_a_five_in_one_is_always_found_and_always_feared() -> None:
    random = Random(22)
    winning = losing = 0
    while winning < 10 or losing < 10:
        *_, before, position, end = random_game(find_game("pentago").start(), random)
        assert end.outcome is not None
        if plies_to_win(position, 1):
            winning += 1
            best = monte_carlo(position, Limits(nodes=200)).lines[0]
            assert best.exact
            assert position.play(find_game("pentago").move(best.moves[0])).outcome is not None
        safe = [move for move in before.moves() if not gives_a_five(before.play(move), before.turn)]
        if safe and len(safe) < len(before.moves()) and not plies_to_win(before, 1):
            losing += 1
            best = monte_carlo(before, Limits(nodes=2000)).lines[0]
            assert best.moves[0] in {str(move) for move in safe}, before.text


def gives_a_five(after: Position[Any], mover: Side) -> bool:
    if after.outcome:
        return after.outcome.winner is mover.other
    return plies_to_win(after, 1) is not None

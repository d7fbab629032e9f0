"""The search that stands in where there is no native core."""

import pytest

from meydan.engine.limits import Limits
from meydan.engine.python_search import search
from meydan.engine.score import UNITS, read_score
from meydan.engine.stop import Stop
from meydan.games import GAMES, find_game
from tests.engine.brute_force import best_margin


@pytest.mark.parametrize(
    "text",
    [
        "0.0.0.0.2.1/20 1.0.0.0.0.1/20 first",
        "0.0.0.0.2.1/20 0.1.0.0.0.3/21 second",
        "1.0.0.0.0.1/22 2.0.0.0.0.1/21 first",
    ],
)
def test_a_near_end_is_searched_out_like_brute_force(text: str) -> None:
    position = find_game("mangala").parse(text)
    found = search(position, Limits(lines=6), Stop(), counts=True)
    assert all(line.exact for line in found.lines)
    assert (read_score(found.lines[0].score, True).margin or 0) == best_margin(position, counts=True)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_gets_a_legal_move_and_the_same_one_again(game: str) -> None:
    position = find_game(game).start()
    limits = Limits(nodes=3, seed=4)
    once, again = (search(position, limits, Stop(), game in UNITS) for _ in range(2))
    assert once.lines == again.lines
    assert once.lines[0].moves[0] in {str(move) for move in position.moves()}


def test_a_win_in_one_is_played() -> None:
    position = find_game("pentago").parse("xxxx.o/o...../....../....../oo..../...... first")
    found = search(position, Limits(nodes=1500, seed=1), Stop(), counts=False)
    after = position.play(find_game("pentago").move(found.lines[0].moves[0]))
    assert after.outcome is not None
    assert after.outcome.winner is position.turn


def test_a_stop_ends_it() -> None:
    stop = Stop()
    stop.set()
    assert search(find_game("hex").start(), Limits(nodes=10**6), stop, counts=False).nodes == 0

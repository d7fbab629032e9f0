"""Random games of the native core: every legal move is as likely, a seed repeats them, and they can be stopped."""

import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from meydan.engine import native
from meydan.engine.random_games import random_games
from meydan.games import GAMES, Game, Position
from meydan.games.errors import Refusal
from tests.engine.beside_python import GAMES_AND_OPTIONS, Options, label, random_game

for_every_game_and_option = pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=label)
for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=label)

DRAWS_A_MOVE = 400


def assert_drawn_evenly(position: Position[Any], seed: int) -> None:
    """Every legal move and no other is drawn, and how often stays within what chance allows (χ²)."""
    legal = [str(move) for move in position.moves()]
    drawn = Counter(native.random_moves(position, DRAWS_A_MOVE * len(legal), seed))
    assert set(drawn) == set(legal)
    spread = sum((count - DRAWS_A_MOVE) ** 2 / DRAWS_A_MOVE for count in drawn.values())
    freedom = len(legal) - 1
    # Mean and deviation of χ² are `freedom` and √(2·freedom); seeds are fixed, so this fails always or never.
    assert spread <= freedom + 5 * (2 * freedom) ** 0.5


@for_every_game_and_option
def test_every_legal_move_is_as_likely(game: Game, options: Options) -> None:
    chance = random.Random(7)
    assert_drawn_evenly(game.start(options), seed=11)
    for seed in range(3):
        played = random_game(game.start(options), chance, longest=60)
        assert_drawn_evenly(chance.choice(played.positions[:-1]), seed)


def test_the_swap_is_as_likely_as_any_cell() -> None:
    start = GAMES["hex"].start({"swap": True})
    assert_drawn_evenly(start.play(GAMES["hex"].move("f6")), seed=1)


def test_no_move_is_drawn_once_the_set_is_over() -> None:
    over = GAMES["mangala"].parse("0.0.0.0.0.0/20 0.0.0.0.0.0/28 first")
    assert native.random_moves(over, 5, seed=1) == []


@for_every_game
def test_a_seed_repeats_its_games(game: Game) -> None:
    once, again, other = (native.playouts(game.start(), 20, seed) for seed in (5, 5, 6))
    assert once == again
    assert once != other
    assert once.games == 20


@pytest.mark.parametrize("name", ["mangala", "pentago", "koridor", "reversi"])
def test_games_are_as_long_as_those_of_the_python_rules(name: str) -> None:
    """Mean lengths of many native games and of some Python games differ by less than chance explains."""
    start = GAMES[name].start()
    ours = native.playouts(start, 20_000, seed=1)
    theirs = random_games(start, 150, seed=1)
    assert ours.steps / ours.games == pytest.approx(theirs.steps / theirs.games, rel=0.1)


def test_playouts_stop_when_time_is_up() -> None:
    begun = time.monotonic()
    done = native.playouts(GAMES["reversi"].start(), native.NO_LIMIT, seed=1, seconds=0.2)
    assert 0.2 <= time.monotonic() - begun < 5
    assert done.games > 0


class Stopped(Exception):  # noqa: N818 - what Ctrl-C raises in these tests
    pass


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """A signal, as Ctrl-C sends one, reaches this process while the core is at work."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Stopped

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@for_every_game
def test_a_signal_ends_a_long_count(game: Game) -> None:
    with interrupted_after(0.1), pytest.raises(Stopped):
        native.perft(game.start(), 100)


@for_every_game
def test_a_signal_ends_long_playouts(game: Game) -> None:
    with interrupted_after(0.1), pytest.raises(Stopped):
        native.playouts(game.start(), native.NO_LIMIT, seed=1)


def test_python_goes_on_while_the_core_is_at_work() -> None:
    worker = threading.Thread(target=native.playouts, args=(GAMES["hex"].start(), native.NO_LIMIT, 1, 0.5))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
        time.sleep(0.001)
    assert turns > 20


@pytest.mark.parametrize("depth", [-1, 201])
def test_a_depth_beyond_counting_is_refused(depth: int) -> None:
    with pytest.raises(Refusal, match="200"):
        native.perft(GAMES["mangala"].start(), depth)

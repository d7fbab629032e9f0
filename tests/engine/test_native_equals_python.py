"""The Python rules are the law: the native core agrees with them move for move, in every game, under every option."""

import random

import pytest

from meydan.engine import native
from meydan.games import GAMES, Game
from meydan.games.errors import Refusal
from meydan.games.kulami import start_on
from meydan.games.kulami_layout import read_layout
from meydan.games.kulami_plates import read_tournament_layout
from meydan.games.line import play_line
from meydan.games.perft import perft
from tests.engine.beside_python import (
    GAMES_AND_OPTIONS,
    Options,
    compare_games,
    label,
    random_game,
    seen_by_python,
)

# How many random games are compared here, and how deep perft goes, within a second or two for each game.
GAMES_COMPARED = {
    "mangala": 200,
    "pentago": 200,
    "kure": 25,
    "hex": 25,
    "koridor": 100,
    "abalone": 3,
    "kulami": 40,
    "reversi": 150,
}
LONGEST = 200
DEPTHS = {"mangala": 5, "pentago": 2, "kure": 3, "hex": 2, "koridor": 2, "abalone": 2, "kulami": 3, "reversi": 5}

for_every_game_and_option = pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=label)


@for_every_game_and_option
def test_random_games_are_the_same(game: Game, options: Options) -> None:
    compare_games(game, options, GAMES_COMPARED[game.name], seed=1, longest=LONGEST)


@pytest.mark.long
@pytest.mark.timeout(7200)
@for_every_game_and_option
def test_ten_thousand_random_games_are_the_same(game: Game, options: Options) -> None:
    compare_games(game, options, 10_000, seed=2)


@for_every_game_and_option
def test_perft_is_the_same_from_the_start(game: Game, options: Options) -> None:
    start = game.start(options)
    depths = range(DEPTHS[game.name] + 1)
    assert [native.perft(start, depth) for depth in depths] == [perft(start, depth) for depth in depths]


@for_every_game_and_option
def test_perft_is_the_same_from_the_middle_of_games(game: Game, options: Options) -> None:
    chance = random.Random(3)
    for _ in range(4):
        middle = chance.choice(random_game(game.start(options), chance, LONGEST).positions)
        assert [native.perft(middle, depth) for depth in (0, 1, 2)] == [perft(middle, depth) for depth in (0, 1, 2)]


def test_reversi_counts_are_the_published_ones() -> None:
    """Perft of Othello is published with games that are over counted on: 228 of them are over after nine moves."""
    start = GAMES["reversi"].start()
    assert native.perft(start, 9) == 3_005_288
    assert native.perft(start, 10) == 24_571_284 - 228


def test_an_illegal_move_is_not_followed() -> None:
    with pytest.raises(ValueError, match="a1 is not legal"):
        native.follow(GAMES["reversi"].start(), ["d3", "a1"])


BACK_AND_FORTH = {
    "kure": "a1a2 g7g6 a2a3 g6g5 a3a2 g5g6 a2a3 g6g5 a3a2",
    "koridor": "e2 e8 e1 e9 e2 e8 e1",
    "abalone": "c3d3 g7f7 d3c3 f7g7 c3d3 g7f7 d3c3",
}


@pytest.mark.parametrize("name", BACK_AND_FORTH)
def test_positions_handed_over_know_how_often_they_have_occurred(name: str) -> None:
    """One move before the third time: only what is handed over besides the written form can tell the core."""
    game = GAMES[name]
    before_the_third_time = play_line(game, game.start(), BACK_AND_FORTH[name])[-1]
    drawing = [move for move in before_the_third_time.moves() if before_the_third_time.play(move).outcome]
    assert len(drawing) == 1
    drawn = before_the_third_time.play(drawing[0])
    assert native.follow(before_the_third_time, drawing)[-1] == seen_by_python(drawn)
    assert native.follow(drawn, []) == [seen_by_python(drawn)]
    assert native.perft(before_the_third_time, 2) == perft(before_the_third_time, 2)


def test_hex_colours_swap_and_red_wins_for_the_second_player() -> None:
    start = GAMES["hex"].start({"swap": True})
    blue_files = "bcdefghijkb"
    walk = "a1 swap " + " ".join(f"{blue_files[rank - 2]}11 a{rank}" for rank in range(2, 12))
    positions = play_line(GAMES["hex"], start, walk)
    assert positions[-1].outcome
    assert native.follow(start, walk.split()) == [seen_by_python(position) for position in positions]


def test_kulami_is_played_on_any_layout_of_the_box() -> None:
    standing = read_tournament_layout(STANDING, "standing")
    played = random_game(start_on(standing), random.Random(5), LONGEST)
    assert native.follow(played.positions[0], played.moves) == played.seen


def test_kulami_on_another_board_than_eight_by_eight_is_refused() -> None:
    small = start_on(read_layout("2 A A B\n1 A A B\n  a b c", "small"))
    with pytest.raises(Refusal, match="8×8"):
        native.perft(small, 1)


# The default layout turned by a quarter.
STANDING = """
8  M M M J G G A A
7  N N N J G G A A
6  N N N H H B B B
5  P P O H H E E C
4  P P O H H E E C
3  P P K K I F F C
2  Q Q K K I D D D
1  Q Q L L I D D D
   a b c d e f g h
"""

"""Speed of the pure-Python rules: random playouts with checked moves, as ratios to others in the same run.

Each game is measured in turns with the package it is compared with, so that a busy machine slows both alike.
"""

import random
import time
from collections.abc import Callable

import chess
from abalone.game import Game as BoaiGame
from pyquoridor.board import Board as PyquoridorBoard
from pyquoridor.exceptions import GameOver

from meydan.games import GAMES, Game

TURNS = 4
SECONDS_A_TURN = 0.6


def game_steps(game: Game) -> Callable[[random.Random], int]:
    """One random game: the legal moves, one of them, played (play checks it)."""

    def playout(chance: random.Random) -> int:
        position = game.start()
        steps = 0
        while not position.outcome:
            position = position.play(chance.choice(position.moves()))
            steps += 1
        return steps

    return playout


def chess_steps(chance: random.Random) -> int:
    """The same loop with python-chess, whose push does not check by itself."""
    board = chess.Board()
    steps = 0
    while not board.is_game_over():
        move = chance.choice(list(board.legal_moves))
        if not board.is_legal(move):
            raise AssertionError(move)
        board.push(move)
        steps += 1
    return steps


def boai_steps(chance: random.Random) -> int:
    """A few moves of a random game with abalone-boai; a whole game would take minutes."""
    game = BoaiGame()
    for _ in range(3):
        game.move(*chance.choice(list(game.generate_legal_moves())))
        game.switch_player()
    return 3


def koridor_calls(chance: random.Random) -> int:
    """A game of random walls: the legal moves are asked for before each of them."""
    position = GAMES["koridor"].start()
    calls = 0
    while calls < 20:
        walls = [move for move in position.moves() if str(move)[-1] in "hv"]
        calls += 1
        position = position.play(chance.choice(walls))
    return calls


def pyquoridor_calls(chance: random.Random) -> int:
    """The same with pyquoridor, for the first three walls of a game; its call takes about a second."""
    board = PyquoridorBoard()
    for _ in range(3):
        _, (horizontal, vertical) = board.legal_moves()
        player = board.current_player()
        grid, orientation = chance.choice([(horizontal[player], "h"), (vertical[player], "v")])
        cells = [(row, column) for row in range(9) for column in range(9) if grid[(row, column)] >= 0]
        try:
            board.place_fence(*chance.choice(cells), orientation)
        except GameOver as over:
            raise AssertionError("a fence cannot end the game") from over
    return 3


def rate(work: Callable[[random.Random], int], chance: random.Random) -> float:
    done = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS_A_TURN:
        done += work(chance)
    return done / passed


def compare(
    name: str, ours: Callable[[random.Random], int], other: str, theirs: Callable[[random.Random], int], least: float
) -> bool:
    """Prints both rates, best of some turns each, and their ratio; True if it reaches `least`."""
    chance = random.Random(1)
    our_best = their_best = 0.0
    for _ in range(TURNS):
        our_best = max(our_best, rate(ours, chance))
        their_best = max(their_best, rate(theirs, chance))
    ratio = our_best / their_best
    verdict = f"(≥ {least:g})" if ratio >= least else f"TOO SLOW: must be ≥ {least:g}"
    print(f"{name:<22}{our_best:>12,.0f}/s   {other:<14}{their_best:>10,.1f}/s   ratio {ratio:>9,.1f}   {verdict}")
    return ratio >= least


def main() -> bool:
    print("Steps of random playouts with checked moves, and legal-move calls")
    kept = [compare(name, game_steps(game), "python-chess", chess_steps, 1) for name, game in GAMES.items()]
    kept.append(compare("abalone", game_steps(GAMES["abalone"]), "abalone-boai", boai_steps, 100))
    kept.append(compare("koridor legal moves", koridor_calls, "pyquoridor", pyquoridor_calls, 100))
    return all(kept)

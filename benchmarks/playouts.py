"""Speed of the native core: random playouts and perft, as ratios to others in the same run.

Rates are by processor time, and each game is measured in turns with what it is compared with, so that a busy machine
slows both alike. Everything runs on one thread.
"""

import random
import time
from collections.abc import Callable
from statistics import fmean

import pyspiel
from abalone.game import Game as BoaiGame
from rust_reversi import Board as RustBoard
from rust_reversi import MctsSearch

from meydan.engine import native
from meydan.games import GAMES

TURNS = 5
SECONDS_A_TURN = 0.3
LENGTHS_SAMPLED = 100

# One piece of work: how much of it was done (games, steps or leaves).
Work = Callable[[], float]


def rate(work: Work) -> float:
    """How much work is done in a second of the processor's time."""
    done = 0.0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < SECONDS_A_TURN:
        done += work()
    return done / passed


def compare(name: str, ours: Work, other: str, theirs: Work, least: float) -> bool:
    """Prints both rates, best of some turns each, and their ratio; True if it reaches `least`."""
    our_best = their_best = 0.0
    for _ in range(TURNS):
        our_best = max(our_best, rate(ours))
        their_best = max(their_best, rate(theirs))
    ratio = our_best / their_best
    verdict = f"(≥ {least:g})" if ratio >= least else f"TOO SLOW: must be ≥ {least:g}"
    print(f"{name:<17}{our_best:>14,.0f}/s   {other:<22}{their_best:>12,.0f}/s   ratio {ratio:>9,.1f}   {verdict}")
    return ratio >= least


def our_games(name: str, number: int) -> Work:
    start = GAMES[name].start()
    return lambda: native.playouts(start, number, random.getrandbits(60)).games


def our_steps(name: str, number: int) -> Work:
    start = GAMES[name].start()
    return lambda: native.playouts(start, number, random.getrandbits(60)).steps


def openspiel_games(name: str, number: int) -> Work:
    """OpenSpiel's RandomRolloutEvaluator; a search of one simulation asks it for so many playouts of the root."""
    game = pyspiel.load_game(name)
    root = game.new_initial_state()

    def play() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(number, random.getrandbits(30))
        bot = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=16, solve=False, seed=1, verbose=False
        )
        bot.mcts_search(root)
        return number

    return play


def openspiel_steps(name: str, number: int) -> Work:
    """The same in steps, by the mean length of its random games, which it cuts at a fixed length."""
    play = openspiel_games(name, number)
    game = pyspiel.load_game(name)
    mean_length = fmean(openspiel_length(game) for _ in range(LENGTHS_SAMPLED))
    return lambda: play() * mean_length


def openspiel_length(game: pyspiel.Game) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def boai_steps() -> float:
    """A few moves of a random game with abalone-boai; a whole game would take minutes."""
    game = BoaiGame()
    for _ in range(3):
        game.move(*random.choice(list(game.generate_legal_moves())))
        game.switch_player()
    return 3


def rust_reversi_steps() -> float:
    """A random game through the calls that rust-reversi offers."""
    board = RustBoard()
    steps = 0
    while not board.is_game_over():
        if board.is_pass():
            board.do_pass()
        else:
            board.do_move(board.get_random_move())
        steps += 1
    return steps


def rust_reversi_search_steps(number: int) -> Work:
    """The playouts that rust-reversi's own Monte-Carlo search makes without leaving Rust, by their mean length."""
    mean_length = fmean(rust_reversi_steps() for _ in range(LENGTHS_SAMPLED))

    def search() -> float:
        MctsSearch(number, 1.0, 10).get_move(RustBoard())
        return number * mean_length

    return search


def perft_leaves(name: str, depth: int, least: float) -> bool:
    """Prints the leaves a second, the best of some turns; True if there are `least` at least."""
    start = GAMES[name].start()
    best = max(rate(lambda: native.perft(start, depth)) for _ in range(TURNS))
    verdict = f"(≥ {least:,.0f})" if best >= least else f"TOO SLOW: must be ≥ {least:,.0f}"
    print(f"{name:<12}perft {depth:<5}{best:>18,.0f} leaves/s   {verdict}")
    return best >= least


def main() -> bool:
    if not native.available:
        print(native.ABSENT.en)
        return False
    print("Uniformly random playouts, games a second")
    kept = [
        compare("reversi", our_games("reversi", 500), "OpenSpiel othello", openspiel_games("othello", 50), 40),
        compare("hex", our_games("hex", 500), "OpenSpiel hex", openspiel_games("hex(board_size=11)", 200), 8),
        compare("mangala", our_games("mangala", 2000), "OpenSpiel mancala", openspiel_games("mancala", 2000), 3),
        compare("pentago", our_games("pentago", 2000), "OpenSpiel pentago", openspiel_games("pentago", 1000), 3),
    ]
    print("Uniformly random playouts, steps a second")
    kept += [
        compare("koridor", our_steps("koridor", 500), "OpenSpiel quoridor", openspiel_steps("quoridor", 50), 4),
        compare("abalone", our_steps("abalone", 20), "abalone-boai", boai_steps, 10_000),
        compare("reversi", our_steps("reversi", 500), "rust-reversi", rust_reversi_steps, 5),
        compare("reversi", our_steps("reversi", 500), "rust-reversi's search", rust_reversi_search_steps(500), 5),
    ]
    print("Perft with bulk counting")
    kept += [
        perft_leaves("reversi", 9, 100_000_000),
        perft_leaves("mangala", 10, 100_000_000),
        perft_leaves("pentago", 4, 100_000_000),
    ]
    return all(kept)

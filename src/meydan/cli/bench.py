"""`meydan bench playouts`: how many uniformly random games a second this machine plays."""

import argparse
import time

from meydan.cli.commands import Commands, show
from meydan.engine import native
from meydan.engine.native import NO_LIMIT, Playouts
from meydan.engine.random_games import random_games
from meydan.games import GAMES, Game, find_game
from meydan.games.words import Words

SEED = 1
SECONDS = 1.0


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "bench",
        Words("bu makinede hızı ölçer", "measure the speed on this machine"),
        run,
        ("meydan bench playouts", "meydan bench playouts reversi"),
    )
    parser.add_argument(
        "subject",
        metavar="playouts",
        choices=("playouts",),
        help=commands.say(Words("rastgele oyunlar, çekirdekle ve Python ile", "random games, natively and in Python")),
    )
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=commands.say(Words("yalnız bu oyun: ", "this game only: ")) + ", ".join(GAMES),
    )


def run(given: argparse.Namespace) -> int:
    games = [find_game(given.game)] if given.game else list(GAMES.values())
    head = Words("oyun/sn, hamle/sn", "games/s, moves/s").in_language(given.lang)
    show(f"{'':11} {'':8}{head}")
    for game in games:
        if native.available:
            show(line(game, "native", *timed_natively(game)))
        show(line(game, "python", *timed_in_python(game)))
    if not native.available:
        show(native.ABSENT.in_language(given.lang))
    return 0


def timed_natively(game: Game) -> tuple[Playouts, float]:
    begun = time.perf_counter()
    done = native.playouts(game.start(), NO_LIMIT, SEED, SECONDS)
    return done, time.perf_counter() - begun


def timed_in_python(game: Game) -> tuple[Playouts, float]:
    begun = time.perf_counter()
    done = random_games(game.start(), NO_LIMIT, SEED, SECONDS)
    return done, time.perf_counter() - begun


def line(game: Game, engine: str, done: Playouts, seconds: float) -> str:
    return f"{game.name:<11} {engine:<8}{done.games / seconds:>14,.1f} {done.steps / seconds:>14,.0f}"

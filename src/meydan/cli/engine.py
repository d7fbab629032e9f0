"""`meydan engine`: the computer player as an engine that match runners drive by UGI."""

import argparse
import sys
from threading import Lock

from meydan.cli.chosen_game import add_game_arguments, chosen_game
from meydan.cli.commands import Commands
from meydan.engine.ugi import Ugi
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "engine",
        Words("UGI ile sürülen oyun motoru", "a game engine driven by UGI"),
        run,
        ("printf 'ugi\\nposition startpos\\ngo movetime 500\\n' | meydan engine reversi",),
    )
    add_game_arguments(commands, parser)


def run(given: argparse.Namespace) -> int:
    chosen = chosen_game(given)
    lock = Lock()

    def say(line: str) -> None:
        with lock:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    ugi = Ugi(chosen.game, chosen.options, say)
    for line in sys.stdin:
        if not ugi.obey(line):
            return 0
    ugi.wait()
    return 0

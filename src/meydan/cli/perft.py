"""`meydan perft`: how many move sequences of a given length there are."""

import argparse
from collections.abc import Callable
from typing import Any

from meydan.cli.chosen_game import add_game_arguments, add_position_arguments, reached_position
from meydan.cli.commands import Commands, show
from meydan.engine import native
from meydan.games import Position
from meydan.games.errors import InvalidText
from meydan.games.perft import perft
from meydan.games.words import Words

Count = Callable[[Position[Any], int], int]
ENGINES: dict[str, Count] = {"python": perft, "native": native.perft}


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "perft",
        Words("tam o uzunluktaki hamle dizilerini sayar", "count the move sequences of exactly that length"),
        run,
        (
            "meydan perft reversi 5",
            'meydan perft koridor 2 --moves "e2 e8" --divide',
            "meydan perft reversi 9 --engine native",
        ),
    )
    add_game_arguments(commands, parser)
    parser.add_argument("depth", metavar="DEPTH", help=commands.say(Words("kaç hamle", "how many moves")))
    add_position_arguments(commands, parser)
    parser.add_argument(
        "--divide",
        action="store_true",
        help=commands.say(Words("ilk hamlelere göre ayrı ayrı", "also for each first move by itself")),
    )
    parser.add_argument(
        "--engine",
        choices=tuple(ENGINES),
        default="python",
        help=commands.say(
            Words(
                "kim sayar: kuralların kendisi (python) ya da hızlı çekirdek (native)",
                "who counts: the rules themselves (python) or the fast core (native)",
            )
        ),
    )


def run(given: argparse.Namespace) -> int:
    depth = read_depth(given.depth)
    _, position = reached_position(given)
    count = ENGINES[given.engine]
    if given.divide and depth:
        for move in position.moves():
            show(f"{move}: {count(position.play(move), depth - 1)}")
    show(str(count(position, depth)))
    return 0


def read_depth(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise InvalidText(
            text,
            Words(
                f"derinlik 0 ya da daha büyük bir sayı olmalı, {text!r} değil.",
                f"the depth must be 0 or more, not {text!r}.",
            ),
        )
    return int(text)

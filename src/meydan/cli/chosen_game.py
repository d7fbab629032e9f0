"""Arguments that several commands share: which game, under which rulebook, with which options, from which position."""

import argparse
from typing import Any

from meydan.cli.commands import Commands
from meydan.games import GAMES, Game, Position, find_game
from meydan.games.line import read_options
from meydan.games.words import Words


def add_game_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument("game", metavar="GAME", help=say(Words("oyun: ", "game: ")) + ", ".join(GAMES))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=say(Words("oyunun bir seçeneği (bkz. meydan games)", "an option of the game (see meydan games)")),
    )


def add_position_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument("--moves", default="", metavar='"m1 m2 …"', help=say(Words("hamleler", "the moves")))
    parser.add_argument(
        "--position",
        metavar="TEXT",
        help=say(Words("başlangıç yerine bu konumdan", "from this position instead of the start")),
    )


def chosen_game(given: argparse.Namespace) -> tuple[Game, dict[str, str | int | bool]]:
    game = find_game(given.game)
    return game, read_options(game, given.option)


def chosen_position(given: argparse.Namespace) -> tuple[Game, Position[Any]]:
    game, options = chosen_game(given)
    return game, game.start(options) if given.position is None else game.parse(given.position, options)

"""The door: reads the arguments, calls the subcommand, turns refusals into a sentence and exit code 2."""

import argparse
import sys
from collections.abc import Sequence

from meydan.games import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="meydan", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games").set_defaults(run=list_games)
    given = parser.parse_args(arguments)
    return int(given.run())


def list_games() -> int:
    for game in GAMES.values():
        sys.stdout.write(f"{game.name}\t{game.title.tr}\n")
    return 0

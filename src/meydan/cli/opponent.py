"""The computer as an opponent at the terminal: `--against LEVEL --as first|second`."""

import argparse
from dataclasses import dataclass

from meydan.cli.commands import Commands, complain
from meydan.engine import native
from meydan.engine.analysis import PYTHON_NOTICE
from meydan.engine.levels import LEVELS, find_level
from meydan.engine.player import Player
from meydan.games import Side
from meydan.games.words import Words


@dataclass(frozen=True, slots=True)
class Opponent:
    player: Player
    side: Side


def add_opponent_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument(
        "--against",
        metavar="LEVEL",
        help=say(Words("bilgisayara karşı; düzeyler: ", "against the computer; levels: "))
        + ", ".join(f"{level.name} ({level.title.in_language(commands.language)})" for level in LEVELS),
    )
    parser.add_argument(
        "--as",
        dest="seat",
        choices=[side.value for side in Side],
        default=Side.FIRST.value,
        help=say(Words("hangi tarafta oynadığınız (first: başlayan)", "the side you play (first starts)")),
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help=say(Words("düşük düzeylerin tohumu", "seed of the lower levels")),
    )


def chosen_opponent(given: argparse.Namespace) -> Opponent | None:
    if given.against is None:
        return None
    if not native.available:
        complain(PYTHON_NOTICE.in_language(given.lang))
    return Opponent(Player(find_level(given.against), given.seed), Side(given.seat).other)

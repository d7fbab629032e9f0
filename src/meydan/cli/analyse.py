"""`meydan analyse`: what the moves of a position are worth. Exactly in Mangala, which is solved; else by search."""

import argparse

from meydan.cli.analyse_mangala import add_table_argument, exactly
from meydan.cli.analyse_search import add_search_arguments, searched
from meydan.cli.chosen_game import add_game_arguments, add_position_arguments, reached_position
from meydan.cli.commands import Commands
from meydan.games.mangala import Mangala
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "analyse",
        Words(
            "bir konumun en iyi hamlelerini bulur; mangalada kesin değerleriyle: en iyi oyunla set sonunda sırası "
            "gelenin taşları eksi rakibininkiler, hazineler dahil",
            "find the best moves of a position; in Mangala with their exact values: with best play, the final stones "
            "of the side to move minus the opponent's, stores included",
        ),
        run,
        (
            "meydan analyse mangala --json",
            'meydan analyse mangala --position "0.0.3.0.1.2/18 1.0.0.4.0.0/19 second"',
            'meydan analyse reversi --moves "d3 c3" --seconds 2',
            "meydan analyse kulami --lines 3 --json",
        ),
    )
    add_game_arguments(commands, parser)
    add_position_arguments(commands, parser)
    add_search_arguments(commands, parser)
    add_table_argument(commands, parser)
    parser.add_argument("--json", action="store_true", help=commands.say(Words("JSON olarak", "as JSON")))


def run(given: argparse.Namespace) -> int:
    _, position = reached_position(given)
    return exactly(position, given) if isinstance(position, Mangala) else searched(position, given)

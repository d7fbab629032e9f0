"""`meydan tournament-of-engines`: two engines, given by their command lines, against each other."""

import argparse
import math

from meydan.cli.chosen_game import add_game_arguments, chosen_game
from meydan.cli.commands import Commands, complain, show
from meydan.cli.numbers import read_number, read_seconds
from meydan.engine.duel import Duel, Engine, duel
from meydan.engine.other_engine import OtherEngine
from meydan.games.words import Words

# How much longer than its time an engine may take before it counts as silent.
PATIENCE = 20.0


def add_to(commands: Commands) -> None:
    say = commands.say
    parser = commands.add(
        "tournament-of-engines",
        Words("iki motoru karşılaştırır", "match two engines"),
        run,
        ('meydan tournament-of-engines hex "meydan engine hex" "other-engine" --pairs 50 --seconds 1',),
    )
    add_game_arguments(commands, parser)
    parser.add_argument("one", metavar="ENGINE-1", help=say(Words("birinci motorun komutu", "command of one engine")))
    parser.add_argument("two", metavar="ENGINE-2", help=say(Words("ikinci motorun komutu", "command of the other")))
    parser.add_argument(
        "--pairs",
        default="10",
        metavar="N",
        help=say(Words("açılış sayısı; her biri iki oyun", "openings; two games each")),
    )
    parser.add_argument(
        "--plies",
        default="4",
        metavar="N",
        help=say(Words("açılışın rastgele hamleleri", "random plies of an opening")),
    )
    parser.add_argument(
        "--seed", default="1", metavar="N", help=say(Words("açılışların tohumu", "seed of the openings"))
    )
    parser.add_argument("--seconds", default="1", metavar="N", help=say(Words("hamle süresi", "time for a move")))
    parser.add_argument(
        "--nodes", metavar="N", help=say(Words("süre yerine konum sayısı", "positions instead of time"))
    )


def run(given: argparse.Namespace) -> int:
    chosen = chosen_game(given)
    seconds = read_seconds(given.seconds)
    go = f"go nodes {read_number(given.nodes)}" if given.nodes else f"go movetime {int(seconds * 1000)}"
    settings = [f"setoption name {name} value {value}" for name, value in chosen.options.items()]
    opened: list[OtherEngine] = []
    try:
        for command in (given.one, given.two):
            opened.append(OtherEngine(command))
            for setting in settings:
                opened[-1].tell(setting)
        one, two = (by_ugi(engine, go, seconds + PATIENCE) for engine in opened)
        result = duel(
            chosen.game,
            chosen.options,
            (one, two),
            read_number(given.pairs),
            read_number(given.plies, smallest=0),
            read_number(given.seed, smallest=0),
            lambda so_far: complain(counted(so_far)),
        )
    finally:
        for engine in opened:
            engine.close()
    show(in_words(result).in_language(given.lang))
    return 0


def by_ugi(engine: OtherEngine, go: str, patience: float) -> Engine:
    return lambda so_far: engine.best_move("startpos", so_far.moves, go, patience)


def counted(result: Duel) -> str:
    return f"+{result.wins} ={result.draws} -{result.losses}"


def in_words(result: Duel) -> Words:
    middle, low, high = (
        f"{value:+.0f}" if math.isfinite(value) else "∞" if value > 0 else "-∞" for value in result.elo
    )
    share, error = 100 * result.share, 100 * result.error
    return Words(
        f"{result.games} oyun, {counted(result)}: %{share:.1f} ± {error:.1f}; Elo {middle} ({low} … {high}, %95)",
        f"{result.games} games, {counted(result)}: {share:.1f} ± {error:.1f} %; Elo {middle} ({low} … {high}, 95 %)",
    )

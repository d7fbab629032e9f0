"""Any board game by search: the best moves, their scores, and whether these are exact."""

import argparse
import json
from typing import Any

from meydan.cli.commands import Commands, complain, show
from meydan.cli.numbers import read_number, read_seconds
from meydan.engine.analysis import PYTHON_NOTICE, Analysis, Line, analyse, game_of
from meydan.engine.limits import Limits
from meydan.engine.score import UNITS
from meydan.games import Position
from meydan.games.errors import Refusal
from meydan.games.words import Words


def add_search_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument(
        "--seconds", default="2", metavar="N", help=say(Words("en çok bu kadar saniye (2)", "at most so long (2)"))
    )
    parser.add_argument("--depth", metavar="N", help=say(Words("en çok bu kadar hamle ileri", "at most so many plies")))
    parser.add_argument("--lines", default="3", metavar="N", help=say(Words("kaç hamle (3)", "how many moves (3)")))
    parser.add_argument("--threads", default="1", metavar="N", help=say(Words("iş parçacığı (1)", "threads (1)")))


def searched(position: Position[Any], given: argparse.Namespace) -> int:
    """Any game, by search: what is not solved otherwise."""
    if position.outcome:
        raise Refusal(
            Words(
                f"Bu konumda set bitmiş: {position.outcome.words.tr}",
                f"The set is over in this position: {position.outcome.words.en}",
            )
        )
    limits = Limits(
        seconds=read_seconds(given.seconds),
        depth=read_number(given.depth) if given.depth else None,
        lines=read_number(given.lines),
        threads=read_number(given.threads),
        megabytes=64,
    )
    found = analyse(position, limits)
    if not found.native:
        complain(PYTHON_NOTICE.in_language(given.lang))
    show(json.dumps(as_data(position, found)) if given.json else in_words(position, found, given.lang))
    return 0


def as_data(position: Position[Any], found: Analysis) -> dict[str, object]:
    unit = UNITS.get(game_of(position).name)
    return {
        "position": position.text,
        "unit": unit.en if unit else "win",
        "exact": found.exact,
        "best": found.best.moves[0],
        "lines": [line_as_data(line) for line in found.lines],
        "depth": found.depth,
        "nodes": found.nodes,
        "native": found.native,
    }


def line_as_data(line: Line) -> dict[str, object]:
    score = line.score
    data: dict[str, object] = {"moves": list(line.moves), "exact": line.exact}
    if score.margin is not None:
        data["margin"] = float(score.margin)
    if score.chance is not None:
        data["chance"] = float(score.chance)
    if score.plies is not None:
        data["plies"] = score.plies
    return data


def in_words(position: Position[Any], found: Analysis, language: str) -> str:
    unit = UNITS.get(game_of(position).name)
    certain = Words("kesin", "exact").in_language(language)
    rows = [
        f"  {line.score.in_words(unit).in_language(language)}{f' ({certain})' if line.exact else ''}: "
        f"{' '.join(line.moves)}"
        for line in found.lines
    ]
    foot = Words(
        f"{found.depth} hamle ileri, {found.nodes} konum, {found.seconds:.1f} sn",
        f"{found.depth} {'ply' if found.depth == 1 else 'plies'} ahead, {found.nodes} positions, {found.seconds:.1f} s",
    )
    return "\n".join((*rows, foot.in_language(language)))

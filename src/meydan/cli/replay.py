"""`meydan replay`: play a written line and say where it ends."""

import argparse
import json
from typing import Any

from meydan.cli.chosen_game import Chosen, add_game_arguments, add_position_arguments, reached_position
from meydan.cli.commands import Commands, show
from meydan.games import Position
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "replay",
        Words("yazılı hamleleri oynatır, son durumu gösterir", "play written moves and show where they lead"),
        run,
        ('meydan replay mangala --moves "3 1 6"', 'meydan replay pentago --moves "c3B d4D" --json'),
    )
    add_game_arguments(commands, parser)
    add_position_arguments(commands, parser)
    parser.add_argument("--json", action="store_true", help=commands.say(Words("JSON olarak", "as JSON")))


def run(given: argparse.Namespace) -> int:
    chosen, position = reached_position(given)
    show(json.dumps(as_data(position), ensure_ascii=False) if given.json else in_words(chosen, position, given.lang))
    return 0


def as_data(position: Position[Any]) -> dict[str, Any]:
    outcome = position.outcome
    return {
        "position": position.text,
        "to_move": position.to_move,
        "legal": [str(move) for move in position.moves()],
        "outcome": outcome and {"winner": outcome.winner, "reason": outcome.reason, "score": list(outcome.score)},
    }


def in_words(chosen: Chosen, position: Position[Any], language: str) -> str:
    lines = [position.draw(), "", position.text]
    if position.outcome:
        words = position.outcome.words.in_language(language)
        first, second = position.outcome.score
        lines.append(f"{words} ({position.outcome.reason}, {first}–{second}) [{chosen.cite(position.outcome.article)}]")
    else:
        side = chosen.game.side_name(position, position.turn).in_language(language)
        lines.append(
            Words(f"Sıra: {side} ({position.turn})", f"To move: {side} ({position.turn})").in_language(language)
        )
        lines.append(" ".join(str(move) for move in position.moves()))
    return "\n".join(lines)

"""Whole games as data: each line is a move and the position after it; the first line is the start, the last the end.

`golden_game(name)` reads such a file, `replayed` makes its lines again from the moves alone.
"""

from collections.abc import Mapping
from pathlib import Path

from meydan.games import Game


def golden_game(name: str) -> list[str]:
    return (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def replayed(game: Game, lines: list[str], options: Mapping[str, str | int | bool] | None = None) -> list[str]:
    """The lines that the moves of `lines` make when they are played from the start."""
    position = game.start(options)
    again = [f"start {position.text}"]
    for line in lines[1:-1]:
        text = line.split(" ")[0]
        position = position.play(game.move(text))
        again.append(f"{text} {position.text}")
    outcome = position.outcome
    assert outcome is not None
    first, second = outcome.score
    return [*again, f"{outcome.winner or 'nobody'} {first} {second} {outcome.reason}"]

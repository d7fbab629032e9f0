"""Whole games kept as data, made again move by move and compared: they guard the rules against change.

A file in `golden/` is named after its game. Its lines: the options, the start, each move with the position after it,
and how the set ended.
"""

import json
from pathlib import Path

import pytest

from meydan.games import GAMES, find_game

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.txt"))


def replayed(name: str, lines: list[str]) -> list[str]:
    """The lines that the options and moves of `lines` make when they are played from the start."""
    game = find_game(name)
    options, _, *moves, _ = lines
    position = game.start(json.loads(options.removeprefix("options ")))
    again = [options, f"start {position.text}"]
    for line in moves:
        move = line.partition(" ")[0]
        position = position.play(game.move(move))
        again.append(f"{move} {position.text}")
    end = position.outcome
    assert end is not None
    first, second = end.score
    return [*again, f"end {end.winner or 'nobody'} {first}-{second} {end.reason} [{end.article}] {end.words.en}"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game_replays_position_by_position(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert replayed(file.stem.partition("-")[0], lines) == lines


def test_every_game_has_a_golden_game() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} == set(GAMES)

"""Whole games of Küre and Koridor kept as data: each position and the outcome must come out the same again."""

import json
from pathlib import Path

import pytest

from meydan.games import find_game

FOLDER = Path(__file__).parent / "golden"
GOLDEN = ["kure-all-options", "kure-captures", "koridor-first-wins", "koridor-second-wins"]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_playthrough(name: str) -> None:
    golden = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = find_game(name.partition("-")[0])
    position = game.start(golden["options"])
    positions = []
    for move in golden["moves"]:
        position = position.play(game.move(move))
        positions.append(position.text)
    assert positions == golden["positions"]
    assert position.outcome is not None
    assert {
        "winner": position.outcome.winner,
        "reason": position.outcome.reason,
        "score": list(position.outcome.score),
    } == golden["outcome"]

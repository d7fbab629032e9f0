"""Whole games of Pentago and Kulami, stored as data: every kind of ending once."""

import json
from pathlib import Path

import pytest

from meydan.games import find_game

GOLDEN = Path(__file__).parent / "golden"

ENDINGS = {
    "pentago-five": "Black wins: five in a row.",
    "pentago-both-fives": "White wins: the move made fives of both colours.",
    "pentago-opponents-five": "Black wins: White made the five for the opponent.",
    "pentago-full-board": "The set is drawn: the board is full without a five.",
    "kulami-all-marbles-placed": "All marbles are placed. Red wins: 40–37 points.",
    "kulami-mirrored-nowhere-to-place": "Black has nowhere to place a marble. Black wins: 37–31 points.",
    "kulami-drawn": "Red has nowhere to place a marble. Drawn: 38–38 points.",
}


@pytest.mark.parametrize(("name", "ending"), ENDINGS.items(), ids=ENDINGS.keys())
def test_golden_game_replays_position_by_position(name: str, ending: str) -> None:
    golden = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    game = find_game(name.partition("-")[0])
    position = game.start(golden["options"])
    positions = []
    for move in golden["moves"]:
        position = position.play(game.move(move))
        positions.append(position.text)
    assert positions == golden["positions"]
    outcome = position.outcome
    assert outcome is not None
    assert {"winner": outcome.winner, "reason": outcome.reason, "score": list(outcome.score)} == golden["outcome"]
    assert outcome.words.en == ending

"""Golden games played through on the drawn boards: the board hands over each written move, and shows each position."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meydan.games import Game, find_game
from meydan.games.position import Position
from tests.browser.boards import seen
from tests.browser.boards.person import steps
from tests.browser.boards.table import Step, Table

GOLDEN = Path(__file__).parents[2] / "games" / "golden"
FILES = sorted(GOLDEN.glob("*.txt"))
PLIES = 30  # enough for captures, pushes, passes and walls, and quick
Played = tuple[Position[Any], str, Position[Any]]


def golden(name: str) -> tuple[Game, Position[Any], list[str]]:
    game = find_game(name.partition("-")[0])
    options, _, *moves, _ = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return game, game.start(json.loads(options.removeprefix("options "))), [line.split(" ")[0] for line in moves]


def plies(game: Game, position: Position[Any], moves: list[str]) -> Iterator[Played]:
    for move in moves:
        after = position.play(game.move(move))
        yield position, move, after
        position = after


def without_states(names: dict[str, str]) -> dict[str, str]:
    return {
        cell: name.removesuffix(", seçilebilir").removesuffix(", son hamle") for cell, name in names.items()
    }


def assert_shown(table: Table, game: str, position: Position[Any]) -> None:
    assert without_states(table.names()) == seen.names(game, position)
    if game == "mangala":
        assert table.drawn_stones() == seen.stones(position)
        return
    assert table.drawn_pieces() == seen.pieces(game, position)
    if game == "koridor":
        assert table.drawn_walls() == seen.walls(position)


def choosable(names: dict[str, str]) -> set[str]:
    return {cell for cell, name in names.items() if name.endswith(", seçilebilir")}


def first_cells(game: str, position: Position[Any]) -> set[Step]:
    """The cells with which some legal move begins."""
    begun = {steps(game, position, str(move))[0] for move in position.moves()}
    if game == "abalone":  # a group may be chosen from either end
        begun |= {steps(game, position, str(move))[-2] for move in position.moves()}
    return {step for step in begun if isinstance(step, str)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game_by_mouse(table: Table, file: Path) -> None:
    game, start, moves = golden(file.stem)
    shown = moves[:PLIES] if game.name != "reversi" else moves[-PLIES:]  # passes come late
    skipped = moves[: len(moves) - len(shown)] if game.name == "reversi" else []
    for move in skipped:
        start = start.play(game.move(move))
    table.open(game, start)
    assert_shown(table, game.name, start)
    for before, move, after in plies(game, start, shown):
        assert choosable(table.names()) == first_cells(game.name, before)
        table.click(steps(game.name, before, move))
        assert table.handed() == [move]
        table.show(after, move)
        assert_shown(table, game.name, after)


@pytest.mark.parametrize(
    "name", ["mangala", "pentago-five", "kure-captures", "hex-swapped", "koridor-first-wins", "abalone", "kulami-drawn", "reversi"]
)
def test_golden_game_by_keyboard(table: Table, name: str) -> None:
    game, start, moves = golden(name)
    table.open(game, start)
    for before, move, after in plies(game, start, moves[:8]):
        table.type_keys(steps(game.name, before, move))
        assert table.handed() == [move]
        table.show(after, move)
        assert_shown(table, game.name, after)


@pytest.mark.parametrize("name", ["mangala", "pentago-five", "kure-captures", "hex", "koridor-first-wins", "kulami-drawn", "reversi"])
def test_second_player_sits_at_the_bottom_and_moves_alike(table: Table, name: str) -> None:
    game, start, moves = golden(name)
    table.open(game, start, orientation="second")
    for before, move, after in plies(game, start, moves[:6]):
        chosen = steps(game.name, before, move)
        if game.name == "pentago" and isinstance(chosen[1], tuple):
            chosen[1] = {"B": "e5", "C": "b2"}[move[2]]  # the buttons speak of corners as they are seen
        table.click(chosen)
        assert table.handed() == [move]
        table.show(after, move)
        assert_shown(table, game.name, after)

"""Golden games played through on the drawn boards: the board hands over each written move, and shows each position."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meydan.games import Game, find_game
from meydan.games.position import Position
from tests.browser.boards import seen
from tests.browser.boards.person import QUADRANT_CENTRE, steps
from tests.browser.boards.table import ROWS, Look, Step, Table

GOLDEN = Path(__file__).parents[2] / "games" / "golden"
FILES = sorted(GOLDEN.glob("*.txt"))
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


def assert_shown(look: Look, game: str, position: Position[Any]) -> None:
    assert look.named() == seen.names(game, position)
    assert look.stones == (seen.stones(position) if game == "mangala" else {})
    assert look.pieces == ({} if game == "mangala" else seen.pieces(game, position))
    assert look.walls == (seen.walls(position) if game == "koridor" else [])


def first_cells(game: str, position: Position[Any]) -> set[Step]:
    """The cells with which some legal move begins."""
    begun = {steps(game, position, str(move))[0] for move in position.moves()}
    if game == "abalone":  # a group may be chosen from either end
        begun |= {steps(game, position, str(move))[-2] for move in position.moves()}
    return {step for step in begun if isinstance(step, str)}


def play_through(table: Table, name: str, plies_shown: slice) -> None:
    game, position, moves = golden(name)
    for move in moves[: plies_shown.start]:
        position = position.play(game.move(move))
    table.open(game, position)
    look = table.look()
    assert_shown(look, game.name, position)
    for before, move, after in plies(game, position, moves[plies_shown]):
        assert look.choosable() == first_cells(game.name, before)
        table.click(steps(game.name, before, move))
        table.show(after, move)
        look = table.look()
        assert look.handed == [move]
        assert_shown(look, game.name, after)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("mangala", slice(0, 12)),
        ("pentago-five", slice(0, 8)),
        ("kure-captures", slice(0, 12)),
        ("hex-swapped", slice(0, 6)),
        ("koridor-first-wins", slice(0, 14)),
        ("abalone", slice(0, 10)),
        ("kulami-mirrored-nowhere-to-place", slice(0, 10)),
        ("reversi-with-passes", slice(-10, None)),
    ],
)
def test_golden_game_by_mouse(table: Table, name: str, shown: slice) -> None:
    play_through(table, name, shown)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whole_golden_game_by_mouse(table: Table, file: Path) -> None:
    play_through(table, file.stem, slice(0, None))


BY_KEYS = ["mangala", "pentago-five", "kure-captures", "hex-swapped", "koridor-first-wins", "abalone", "reversi"]


@pytest.mark.parametrize("name", BY_KEYS)
def test_golden_game_by_keyboard(table: Table, name: str) -> None:
    game, start, moves = golden(name)
    table.open(game, start)
    for before, move, after in plies(game, start, moves[:4]):
        table.type_keys(steps(game.name, before, move))
        table.show(after, move)
        look = table.look()
        assert look.handed == [move]
        assert_shown(look, game.name, after)


@pytest.mark.parametrize("name", ["mangala", "pentago-five", "kure-captures", "hex", "koridor-first-wins", "abalone"])
def test_second_player_sits_at_the_bottom_and_moves_alike(table: Table, name: str) -> None:
    game, start, moves = golden(name)
    table.open(game, start, orientation="second")
    top_left, bottom_left = (table.page.evaluate(ROWS)[row][0] for row in (0, -1))
    assert (top_left, bottom_left) == SEEN_BY_SECOND[game.name]
    for before, move, after in plies(game, start, moves[:3]):
        chosen = steps(game.name, before, move)
        if game.name == "pentago":
            chosen[1] = QUADRANT_CENTRE[move[2]]  # the buttons speak of corners as they are seen
        table.click(chosen)
        table.show(after, move)
        look = table.look()
        assert look.handed == [move]
        assert_shown(look, game.name, after)


SEEN_BY_SECOND = {
    "mangala": ("firstStore", "second1"),
    "pentago": ("f1", "f6"),
    "kure": ("g1", "g7"),
    "hex": ("k11", "k1"),
    "koridor": ("i1", "i9"),
    "abalone": ("a5", "i9"),
}

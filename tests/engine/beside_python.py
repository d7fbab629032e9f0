"""Random games played by the Python rules and followed by the native core, compared after every move."""

import random
from collections.abc import Mapping
from itertools import product
from typing import Any

from meydan.engine import native
from meydan.games import GAMES, Game, Position
from meydan.games.game import OptionValue

Options = Mapping[str, OptionValue]


def every_choice(game: Game) -> list[dict[str, OptionValue]]:
    """Every combination of the game's options."""
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]


GAMES_AND_OPTIONS = [(game, options) for game in GAMES.values() for options in every_choice(game)]


def label(value: Game | Options) -> str:
    """The test's name for a game or its options."""
    if isinstance(value, Game):
        return value.name
    return ", ".join(f"{name}={chosen}" for name, chosen in value.items()) or "no options"


def seen_by_python(position: Position[Any]) -> native.Seen:
    return native.Seen(
        position.text,
        tuple(str(move) for move in position.moves()),
        position.turn,
        position.outcome is not None,
        position.outcome.winner if position.outcome else None,
    )


def random_game(start: Position[Any], chance: random.Random, longest: int) -> tuple[list[Any], list[Position[Any]]]:
    """The moves of a random game to its end or of `longest` moves, and its positions, the start first."""
    moves: list[Any] = []
    positions = [start]
    while not positions[-1].outcome and len(moves) < longest:
        moves.append(chance.choice(positions[-1].moves()))
        positions.append(positions[-1].play(moves[-1]))
    return moves, positions


def compare_games(game: Game, options: Options, games: int, seed: int, longest: int = 100_000) -> None:
    """Raises AssertionError where the core and Python differ in a position, its legal moves or its outcome.

    Each game is also followed from a position in its middle, so that what the written form leaves out (the positions
    before) is handed over too.
    """
    chance = random.Random(seed)
    for _ in range(games):
        moves, positions = random_game(game.start(options), chance, longest)
        expected = [seen_by_python(position) for position in positions]
        assert native.follow(positions[0], moves) == expected
        middle = chance.randrange(len(positions))
        assert native.follow(positions[middle], moves[middle:]) == expected[middle:]

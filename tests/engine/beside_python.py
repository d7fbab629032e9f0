"""Random games played by the Python rules and followed by the native core, compared after every move."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True)
class RandomGame:
    """The moves of a random game, and what Python sees in the start and after each of them."""

    moves: list[Any]
    positions: list[Position[Any]]
    seen: list[native.Seen]


def seen_by_python(position: Position[Any]) -> native.Seen:
    return seen_with(position, position.moves())


def seen_with(position: Position[Any], legal: tuple[Any, ...]) -> native.Seen:
    return native.Seen(
        position.text,
        tuple([str(move) for move in legal]),
        position.turn,
        position.outcome is not None,
        position.outcome.winner if position.outcome else None,
    )


def random_game(start: Position[Any], chance: random.Random, longest: int) -> RandomGame:
    """A random game to its end, or of `longest` moves."""
    position, legal = start, start.moves()
    played = RandomGame([], [start], [seen_with(start, legal)])
    while legal and len(played.moves) < longest:
        move = chance.choice(legal)
        position = position.play(move)
        legal = position.moves()
        played.moves.append(move)
        played.positions.append(position)
        played.seen.append(seen_with(position, legal))
    return played


def compare_games(game: Game, options: Options, games: int, seed: int, longest: int = 100_000) -> int:
    """How many moves were compared; AssertionError where a position, its legal moves or its outcome differ.

    Each game is also followed from a position in its middle, so that what the written form leaves out (the positions
    before) is handed over too.
    """
    chance = random.Random(seed)
    moves = 0
    for _ in range(games):
        played = random_game(game.start(options), chance, longest)
        assert native.follow(played.positions[0], played.moves) == played.seen
        middle = chance.randrange(len(played.positions))
        assert native.follow(played.positions[middle], played.moves[middle:]) == played.seen[middle:]
        moves += len(played.moves)
    return moves

"""The door to the native core: perft, playouts and what it makes of a line of moves, on positions as values.

The core is optional: where it could not be built, `available` is false and everything here refuses with `ABSENT`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meydan.engine.handed_over import handed_over
from meydan.games import Position, Side, Words
from meydan.games.errors import Refusal

try:
    from meydan import _native
except ImportError:
    available = False
else:
    available = True

ABSENT = Words(
    "Yerel çekirdek bu kurulumda yok. C++ derleyicisi olan bir makinede 'pip install .' onu kurar; "
    "o zamana kadar Python kuralları kullanılır.",
    "This installation has no native core. 'pip install .' builds it on a machine with a C++ compiler; "
    "until then the Python rules are used.",
)

# A playout count that no time limit of a sensible length reaches.
NO_LIMIT = 2**63
DEEPEST = 200


@dataclass(frozen=True, slots=True)
class Playouts:
    """How a number of uniformly random games went."""

    games: int
    steps: int
    won_by_first: int
    won_by_second: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What the core makes of a position. `winner` is None for a draw too; `over` tells them apart."""

    text: str
    moves: tuple[str, ...]
    turn: Side
    over: bool
    winner: Side | None


def require() -> None:
    """Refuses if there is no native core."""
    if not available:
        raise Refusal(ABSENT)


def perft(position: Position[Any], depth: int) -> int:
    """The number of move sequences of exactly `depth` moves, at most 200; Ctrl-C ends the count."""
    require()
    if not 0 <= depth <= DEEPEST:
        raise Refusal(
            Words(
                f"Yerel çekirdek 0–{DEEPEST} hamle derinliğine kadar sayar, {depth} değil.",
                f"The native core counts 0 to {DEEPEST} moves deep, not {depth}.",
            )
        )
    given = handed_over(position)
    return _native.perft(given.game, given.text, given.options, given.earlier, depth)


def playouts(position: Position[Any], games: int, seed: int, seconds: float = 0) -> Playouts:
    """Uniformly random games from `position`: so many, or as many as end within `seconds`. Ctrl-C ends them."""
    require()
    given = handed_over(position)
    done = _native.playouts(given.game, given.text, given.options, given.earlier, games, seed, seconds)
    return Playouts(*done)


def random_moves(position: Position[Any], number: int, seed: int) -> list[str]:
    """So many legal moves, each drawn from all of them with equal chances; none once the set is over."""
    require()
    given = handed_over(position)
    return _native.random_moves(given.game, given.text, given.options, given.earlier, number, seed)


def follow(position: Position[Any], moves: Iterable[object]) -> list[Seen]:
    """What the core sees in `position` and after each of the moves. ValueError if one of them is not legal."""
    require()
    given = handed_over(position)
    written = [str(move) for move in moves]
    seats = tuple(Side)
    return [
        Seen(text, tuple(legal), seats[turn], winner >= 0, seats[winner] if 0 <= winner < len(seats) else None)
        for text, legal, turn, winner in _native.follow(given.game, given.text, given.options, given.earlier, written)
    ]

"""Two engines against each other: every random opening twice, with sides changed; the score, and Elo with its error."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from meydan.games import Game, Outcome, Position, Side
from meydan.games.game import OptionValue
from meydan.games.line import play_line

LONGEST_GAME = 600


@dataclass(frozen=True, slots=True)
class SoFar:
    """A game that goes on: where it began, the moves in writing, and where they led."""

    start: Position[Any]
    moves: tuple[str, ...]
    position: Position[Any]


# An engine: the move it plays, in writing.
Engine = Callable[[SoFar], str]


@dataclass(slots=True)
class Duel:
    """Halves of points of engine one, for each pair of games from the same opening: 0 to 4."""

    pairs: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, pair: tuple[int, int]) -> None:
        """The halves of engine one in the two games of an opening."""
        self.pairs.append(sum(pair))
        self.wins += pair.count(2)
        self.draws += pair.count(1)
        self.losses += pair.count(0)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the share; the two games of a pair count as one trial."""
        if len(self.pairs) < 2:
            return 0.5
        shares = [halves / 4 for halves in self.pairs]
        mean = sum(shares) / len(shares)
        variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        # Equal pairs say less than their spread of nothing: no interval is narrower than one pair's worth.
        return max(1.96 * math.sqrt(variance / len(shares)), 1 / (2 * len(shares)))

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the ends of its 95 % interval."""
        return elo(self.share), elo(self.share - self.error), elo(self.share + self.error)


def elo(share: float) -> float:
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return 400 * math.log10(share / (1 - share))


def random_opening(start: Position[Any], plies: int, random: Random) -> list[str]:
    """So many random moves that do not end the set."""
    while True:
        position, moves = start, []
        for _ in range(plies):
            move = random.choice(position.moves())
            position = position.play(move)
            moves.append(str(move))
            if position.outcome:
                break
        else:
            return moves


def random_openings(start: Position[Any], plies: int, seed: int) -> Iterator[list[str]]:
    """As many as are asked for."""
    random = Random(seed)
    while True:
        yield random_opening(start, plies, random)


def play_game(
    game: Game, start: Position[Any], opening: Sequence[str], engines: tuple[Engine, Engine]
) -> Outcome | None:
    """Plays on from the opening; `engines` are first and second. Too long a game gives None: a draw."""
    position = play_line(game, start, " ".join(opening))[-1]
    moves = tuple(opening)
    while not position.outcome and len(moves) < LONGEST_GAME:
        text = engines[position.turn.seat](SoFar(start, moves, position))
        position = position.play(game.move(text))
        moves = (*moves, text)
    return position.outcome


def duel(
    game: Game,
    options: dict[str, OptionValue],
    engines: tuple[Engine, Engine],
    pairs: int,
    plies: int,
    seed: int,
    told: Callable[[Duel], None] = lambda _: None,
) -> Duel:
    """`pairs` openings of `plies` random moves, each played twice. An engine's illegal move is raised as such."""
    start = game.start(options)
    result = Duel()
    for opening in islice(random_openings(start, plies, seed), pairs):
        result.add(play_pair(game, start, opening, engines))
        told(result)
    return result


def play_pair(
    game: Game, start: Position[Any], opening: Sequence[str], engines: tuple[Engine, Engine]
) -> tuple[int, int]:
    """What engine one gets as the first and as the second player, in halves."""
    one, two = engines
    return (
        halves_of(play_game(game, start, opening, (one, two)), Side.FIRST),
        halves_of(play_game(game, start, opening, (two, one)), Side.SECOND),
    )


def halves_of(outcome: Outcome | None, side: Side) -> int:
    """2 for a win of `side`, 1 for a draw, 0 for a loss."""
    if outcome is None or outcome.winner is None:
        return 1
    return 2 if outcome.winner is side else 0

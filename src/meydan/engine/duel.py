"""Two engines against each other: every random opening twice, with sides changed; the score, and Elo with its error."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from meydan.games import Game, Outcome, Position, Side
from meydan.games.game import OptionValue

# An engine: the move it plays, in writing, after the moves from the start.
Engine = Callable[[Position[Any], list[str]], str]

LONGEST_GAME = 600


@dataclass(slots=True)
class Duel:
    """Halves of points of engine one, for each pair of games from the same opening: 0 to 4."""

    pairs: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    losses: int = 0

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


def play_game(
    game: Game, start: Position[Any], opening: Sequence[str], engines: tuple[Engine, Engine]
) -> Outcome | None:
    """Plays on from the opening; `engines` are first and second. Too long a game gives None: a draw."""
    position = start
    moves = list(opening)
    for text in opening:
        position = position.play(game.move(text))
    while not position.outcome and len(moves) < LONGEST_GAME:
        text = engines[position.turn.seat](start, moves)
        position = position.play(game.move(text))
        moves.append(text)
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
    random = Random(seed)
    start = game.start(options)
    result = Duel()
    for _ in range(pairs):
        opening = random_opening(start, plies, random)
        halves = 0
        for side in Side:
            seats = engines if side is Side.FIRST else (engines[1], engines[0])
            got = halves_of(game, start, opening, seats, side)
            halves += got
            result.wins += got == 2
            result.draws += got == 1
            result.losses += got == 0
        result.pairs.append(halves)
        told(result)
    return result


def halves_of(
    game: Game, start: Position[Any], opening: Sequence[str], seats: tuple[Engine, Engine], side: Side
) -> int:
    """Engine one, which sits on `side`, gets 2 for a win, 1 for a draw, 0 for a loss."""
    outcome = play_game(game, start, opening, seats)
    if outcome is None or outcome.winner is None:
        return 1
    return 2 if outcome.winner is side else 0

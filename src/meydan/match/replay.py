"""A match played again from its record: every set with the position after each of its moves."""

from dataclasses import dataclass

from meydan.games import GAMES
from meydan.match.corrections import standing
from meydan.match.deeds import MovePlayed, SetBegun
from meydan.match.match import Match
from meydan.match.player import Player
from meydan.match.sets import starter_of


@dataclass(frozen=True, slots=True)
class ReplayedMove:
    """A move as written, and the position that it led to."""

    move: str
    position: str


@dataclass(frozen=True, slots=True)
class ReplayedSet:
    number: int
    starter: Player
    start: str
    moves: tuple[ReplayedMove, ...]


def replay(match: Match) -> tuple[ReplayedSet, ...]:
    """The sets of which moves were recorded, as they stand after all corrections."""
    game = GAMES.get(match.rules.game)
    if game is None:
        return ()
    start = game.start(match.rules.game_options)
    sets: list[list[ReplayedMove]] = []
    position = start
    for one in standing(match.journal):
        if isinstance(one.deed, SetBegun):
            position = start
            sets.append([])
        elif isinstance(one.deed, MovePlayed):
            position = position.play(game.move(one.deed.move))
            sets[-1].append(ReplayedMove(one.deed.move, position.text))
    return tuple(
        ReplayedSet(number, starter_of(number), start.text, tuple(moves))
        for number, moves in enumerate(sets, start=1)
        if moves
    )

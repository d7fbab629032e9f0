"""The recorded moves of a match, set by set, as they stand after all corrections."""

from meydan.match.corrections import standing
from meydan.match.deeds import MovePlayed, SetBegun
from meydan.match.match import Match


def recorded_moves(match: Match) -> tuple[tuple[str, ...], ...]:
    """The moves of each set that was begun; none for a set of which no move was written down."""
    sets: list[list[str]] = []
    for one in standing(match.journal):
        if isinstance(one.deed, SetBegun):
            sets.append([])
        elif isinstance(one.deed, MovePlayed):
            sets[-1].append(one.deed.move)
    return tuple(map(tuple, sets))

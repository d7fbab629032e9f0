"""The colour drawn for the first on the list, where the file does not state it."""

from collections.abc import Mapping, Sequence

from meydan.tournament.crosstable import Colour, Encounter, Result


def inferred_first_colour(encounters: Mapping[int, Sequence[Encounter]]) -> Colour:
    """White to start with; else what the first round with colours shows.

    Of those who took part by then, the first on the list has the drawn colour and the next ones alternate; the first
    of them who has a colour tells which it was.
    """
    first_round = min(
        (at for line in encounters.values() for at, encounter in enumerate(line) if encounter.colour is not None),
        default=None,
    )
    if first_round is None:
        return Colour.WHITE
    entered = [line for _, line in sorted(encounters.items()) if any(map(_took_part, line[: first_round + 1]))]
    for position, line in enumerate(entered):
        colour = line[first_round].colour
        if colour is not None:
            return colour if position % 2 == 0 else colour.other
    return Colour.WHITE


def _took_part(encounter: Encounter) -> bool:
    return encounter.opponent is not None or encounter.result is Result.PAIRING_BYE

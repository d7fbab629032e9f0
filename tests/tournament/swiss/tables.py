"""Small cross tables written by hand."""

from collections.abc import Iterable

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result

Round = str


def encounter(text: Round) -> Encounter:
    """`5w1` is a win with white against 5; a lone letter (H, U, Z, F) is a round without an opponent."""
    if len(text) == 1:
        return Encounter(None, None, Result(text))
    return Encounter(int(text[:-2]), Colour(text[-2]), Result(text[-1]))


def table(lines: Iterable[str], rounds: int = 9, first_colour: Colour = Colour.WHITE) -> CrossTable:
    """One line a player, numbered from 1, each round a word."""
    contestants = tuple(
        Contestant(number, encounters=tuple(map(encounter, line.split()))) for number, line in enumerate(lines, start=1)
    )
    return CrossTable(contestants, rounds, first_colour)

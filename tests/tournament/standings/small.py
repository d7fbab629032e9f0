"""Small tournaments written in one line a player, for sums that can be checked with a pencil."""

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.standings import standings

COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK}


def tournament(*players: str, ratings: tuple[int, ...] = (), points: PointSystem | None = None) -> CrossTable:
    """`"2w1 3b= H"`: beat number 2 with white, drew against 3 with black, had a half-point bye."""
    contestants = tuple(
        Contestant(
            number,
            f"Oyuncu {number}",
            ratings[number - 1] if ratings else 0,
            tuple(_encounter(word) for word in line.split()),
        )
        for number, line in enumerate(players, start=1)
    )
    rounds = max(len(contestant.encounters) for contestant in contestants)
    return CrossTable(contestants, rounds, points=points or PointSystem())


def _encounter(word: str) -> Encounter:
    if len(word) == 1:
        return Encounter(None, None, Result(word))
    return Encounter(int(word[:-2]), COLOURS[word[-2]], Result(word[-1]))


def values(table: CrossTable, code: str) -> list[str]:
    """The values of all players under one code, by starting number, as they are shown."""
    ranked = standings(table, code)
    return [line.values[-1].text for line in sorted(ranked.lines, key=lambda line: line.number)]


def places(table: CrossTable, order: str) -> list[int]:
    return [line.place for line in sorted(standings(table, order).lines, key=lambda line: line.number)]

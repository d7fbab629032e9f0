"""A knock-out category as `meydan.tournament.knockout` knows it."""

from meydan.site.models import Pairing as PairingRow
from meydan.site.records.course import Course
from meydan.site.records.entries import attendance_of
from meydan.site.records.lots import lot_of
from meydan.tournament.crosstable import Result
from meydan.tournament.knockout import How, Knockout, KnockoutRound, Pairing, pairing

BRACKET = "bracket"


def knockout_of(course: Course, last: int | None = None) -> Knockout:
    """The knock-out with its rounds up to `last` (all that are paired, if it is left out)."""
    players = tuple(course.numbers[entry.pk] for entry in course.entries)
    withdrawn = {attendance.player: attendance.left for attendance in map(attendance_of, course.entries)}
    counted = [row for row in course.rounds if last is None or row.number <= last]
    rounds = tuple(
        KnockoutRound(row.number, pairings_of(course, row.number), tuple(lot_of(plain) for plain in row.lots))
        for row in counted
    )
    out = {player: left for player, left in withdrawn.items() if left is not None}
    return Knockout(players, course.category.third_place, rounds, out)


def pairings_of(course: Course, number: int) -> tuple[Pairing, ...]:
    """A round's pairings by their place on the list; a place that nobody took is empty (only a bracket has those)."""
    found = {row.order: pairing_of(course, row) for row in course.tables[number]}
    places = max(found, default=0)
    if course.category.drawn == BRACKET:
        size = 1 << (len(course.entries) - 1).bit_length()
        places = max(places, size >> number)
    return tuple(found.get(place) or pairing(place, None, None) for place in range(1, places + 1))


def pairing_of(course: Course, row: PairingRow) -> Pairing:
    """The pairing with its winner; its table is its place on the list."""
    first, second = course.pair_numbers(row)
    if second is None:
        return pairing(row.order, first, None)
    if row.result is None:
        return Pairing(row.order, first, second, for_third=row.for_third)
    one, other = (Result(letter) for letter in row.result["letters"])
    advances = row.result.get("advances")
    if advances is not None:
        winner, how = (first, second)[advances - 1], How.SETTLED
    elif one in (Result.WIN, Result.FORFEIT_WIN):
        winner, how = first, How.PLAYED if one.played else How.FORFEIT
    elif other in (Result.WIN, Result.FORFEIT_WIN):
        winner, how = second, How.PLAYED if other.played else How.FORFEIT
    else:
        return Pairing(row.order, first, second, None, How.NOBODY, row.for_third)
    return Pairing(row.order, first, second, winner, how, row.for_third)

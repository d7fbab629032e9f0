"""The cross table of a category: what pairs, ranks and checks read."""

from itertools import combinations

from meydan.site.models import Category, Pairing
from meydan.site.records.course import Course
from meydan.site.records.entries import attendance_of
from meydan.site.records.lots import starter_lot
from meydan.site.records.matches import rules_of
from meydan.tournament.attendance import not_in_round
from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.draws import first_colour
from meydan.tournament.names import folded
from meydan.tournament.standings import SetScore, SetScores


def table_before(course: Course, number: int) -> CrossTable:
    """The category as it stands before the pairing of round `number`."""
    attendances = tuple(attendance_of(entry) for entry in course.entries)
    return cross_table(course, number - 1, not_in_round(attendances, number), same_school(course, number))


def cross_table(
    course: Course,
    last: int,
    not_in_next: dict[int, Result] | None = None,
    avoided: frozenset[frozenset[int]] = frozenset(),
) -> CrossTable:
    """The category after round `last`. A postponed match is drawn until it is played (fault 41); a match that is being
    played in the last of these rounds does not count yet."""
    category = course.category
    found = [(encounters_of(course, number), playing(course, number)) for number in range(1, last + 1)]
    contestants = []
    for entry in course.entries:
        number = course.numbers[entry.pk]
        attendance = attendance_of(entry)
        row: list[Encounter] = []
        for at, (encounters, at_table) in enumerate(found, 1):
            encounter = encounters.get(number)
            if encounter is None and number in at_table:
                break
            row.append(encounter or Encounter(None, None, attendance.in_round(at) or Result.ABSENT))
        contestants.append(Contestant(number, encounters=tuple(row)))
    lot = starter_lot(category)
    return CrossTable(
        tuple(contestants),
        rounds=category.rounds,
        first_colour=first_colour(lot) if lot else Colour.WHITE,
        points=points_in(category),
        not_in_next=not_in_next or {},
        avoided=avoided,
    )


def points_in(category: Category) -> PointSystem:
    """What each result is worth in the category, by its rulebook."""
    points = rules_of(category).points
    return PointSystem(
        win=points.win,
        draw=points.draw,
        loss=points.loss,
        pairing_bye=points.win,
        full_bye=points.win,
        half_bye=points.draw,
        forfeit_win=points.win,
    )


def encounters_of(course: Course, number: int) -> dict[int, Encounter]:
    """The round of everybody whose match is over, postponed, or was none."""
    found: dict[int, Encounter] = {}
    for pairing in course.tables.get(number, ()):
        first, second = course.pair_numbers(pairing)
        if second is None:
            found[first] = Encounter(None, None, Result(pairing.bye))
            continue
        letters = letters_of(pairing)
        if letters is not None:
            found[first] = Encounter(second, Colour.WHITE, letters[0])
            found[second] = Encounter(first, Colour.BLACK, letters[1])
    return found


def letters_of(pairing: Pairing) -> tuple[Result, Result] | None:
    """What the match is for each of the two; None while it is being played."""
    if pairing.result is not None:
        first, second = pairing.result["letters"]
        return Result(first), Result(second)
    return (Result.DRAW, Result.DRAW) if pairing.postponed else None


def playing(course: Course, number: int) -> set[int]:
    """Who sits at a table without a result."""
    at_tables = (course.pair_numbers(pairing) for pairing in course.missing(number))
    return {player for pair in at_tables for player in pair if player is not None}


def same_school(course: Course, number: int) -> frozenset[frozenset[int]]:
    """The pairs that round 1 keeps apart where the category wants it. With one school only nobody is kept apart."""
    if number != 1 or not course.category.avoid_same_school:
        return frozenset()
    schools: dict[str, list[int]] = {}
    for entry in course.entries:
        schools.setdefault(folded(entry.school), []).append(course.numbers[entry.pk])
    if len(schools) < 2:
        return frozenset()
    return frozenset(frozenset(pair) for players in schools.values() for pair in combinations(players, 2))


def set_scores(course: Course, last: int) -> SetScores:
    """Sets (or cards) won and lost, and points made inside the games, for the tie-breaks SD and GP."""
    scores: dict[int, dict[int, SetScore]] = {course.numbers[entry.pk]: {} for entry in course.entries}
    for number, pairing in course.pairings():
        first, second = course.pair_numbers(pairing)
        if number > last or second is None or pairing.result is None:
            continue
        (won, lost), (ours, theirs) = pairing.summary["score"], pairing.summary["game_points"]
        scores[first][number] = SetScore(won, lost, ours)
        scores[second][number] = SetScore(lost, won, theirs)
    return scores

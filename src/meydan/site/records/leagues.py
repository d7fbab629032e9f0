"""A league as `meydan.tournament.league` knows it: the fixture, the matches played, and what withdrawals did."""

from meydan.site.models import Category
from meydan.site.records.course import Course
from meydan.site.records.crosstables import letters_of
from meydan.site.records.entries import attendance_of
from meydan.tournament.crosstable import Result
from meydan.tournament.fixture import Fixture, berger, double_berger
from meydan.tournament.league import LeagueMatch, Withdrawal, matches_of, withdraw_from_league


def fixture_of(category: Category, players: int) -> Fixture:
    """Everybody meets everybody; twice where the category says 2."""
    return double_berger(players) if category.rounds == 2 else berger(players)


def league_of(course: Course, last: int | None = None) -> tuple[tuple[LeagueMatch, ...], tuple[Withdrawal, ...]]:
    """Every match of the fixture with its result, and what became of those who withdrew, in the order they left."""
    played: dict[tuple[int, int, int], tuple[Result, Result]] = {}
    for number, row in course.pairings():
        first, second = course.pair_numbers(row)
        letters = letters_of(row)
        if second is not None and letters is not None and (last is None or number <= last):
            played[number, first, second] = letters
    matches = tuple(
        LeagueMatch(one.round_number, one.first, one.second, played.get((one.round_number, one.first, one.second)))
        for one in matches_of(fixture_of(course.category, len(course.entries)))
    )
    done = []
    for player in withdrawn_in_order(course):
        matches, withdrawal = withdraw_from_league(matches, player)
        done.append(withdrawal)
    return matches, tuple(done)


def withdrawn_in_order(course: Course) -> list[int]:
    attendances = [attendance_of(entry) for entry in course.entries]
    left = sorted((one.left, one.player) for one in attendances if one.left is not None)
    return [player for _, player in left]

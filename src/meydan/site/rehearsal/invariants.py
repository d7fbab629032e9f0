"""What must be true after every round of an event, whatever went wrong on the way."""

import hashlib
from collections import Counter

from meydan.site.actions.change import broken_link
from meydan.site.models import Category, Format, Pairing
from meydan.site.records.course import Course, course_of
from meydan.site.records.crosstables import letters_of
from meydan.site.records.match_summary import result_to_plain, summary_of
from meydan.site.records.matches import match_of, rules_of
from meydan.site.records.standings import CategoryStandings, standings_in
from meydan.tournament.crosstable import Result


class BrokenInvariant(AssertionError):  # noqa: N818 - it names what is broken
    """Something that can never be; the sentence says what and where."""


def demand(true: bool, sentence: str) -> None:
    if not true:
        raise BrokenInvariant(sentence)


def check_after_round(category: Category, number: int) -> None:
    course = course_of(category)
    everybody_is_accounted_for(course, number)
    if category.format == Format.SWISS:
        nobody_meets_twice(course)
        nobody_has_two_byes(course)
    points_are_sums(course)
    matches_are_their_acts(course, number)
    demand(broken_link(category.event) is None, "the log's chain is broken")


def everybody_is_accounted_for(course: Course, number: int) -> None:
    placed = Counter(player for row in course.tables[number] for player in course.pair_numbers(row) if player)
    demand(max(placed.values()) == 1, f"round {number}: somebody stands in two places")
    if course.category.format != Format.KNOCKOUT:
        missing = {course.numbers[entry.pk] for entry in course.entries} - set(placed)
        demand(not missing, f"round {number}: {sorted(missing)} are forgotten")


def nobody_meets_twice(course: Course) -> None:
    met: Counter[frozenset[int]] = Counter()
    for _, row in course.pairings():
        first, second = course.pair_numbers(row)
        letters = letters_of(row)
        if second is not None and letters is not None and letters[0].played:
            met[frozenset((first, second))] += 1
    twice = [sorted(pair) for pair, times in met.items() if times > 1]
    demand(not twice, f"met twice: {twice}")


def nobody_has_two_byes(course: Course) -> None:
    byes = Counter(row.first_id for _, row in course.pairings() if row.bye == Result.PAIRING_BYE)
    demand(max(byes.values(), default=0) <= 1, "somebody had two byes")


def points_are_sums(course: Course) -> None:
    """The standings say what the rows add up to, counted here in the plainest way."""
    ranked = standings_in(course)
    if ranked.table is None or course.category.format == Format.LEAGUE:
        return
    points = rules_of(course.category).points
    worth = {"1": points.win, "+": points.win, "U": points.win, "=": points.draw, "H": points.draw}
    sums: Counter[int] = Counter()
    for _, row in course.pairings():
        for player, letter in zip(course.pair_numbers(row), row_letters(row), strict=False):
            sums[player or 0] += worth.get(letter, 0)
    told = {line.number: line.values[0].amount for line in ranked.table.lines}
    demand(told == {number: sums[number] for number in told}, "points are not the sums of the rounds")
    demand(places(ranked) == places(standings_in(course_of(course.category))), "standings cannot be computed again")


def row_letters(row: Pairing) -> tuple[str, ...]:
    if row.bye:
        return (row.bye,)
    letters = letters_of(row)
    return tuple(letter.value for letter in letters) if letters else ()


def matches_are_their_acts(course: Course, number: int) -> None:
    for row in course.tables[number]:
        if row.second_id is None:
            continue
        row.round = course.round(number) or row.round
        match = match_of(row)
        demand(match is not None, f"table {row.table} was never opened")
        assert match is not None
        told = (row.result, row.summary["score"], row.acts)
        folded = (result_to_plain(match.result), summary_of(match)["score"], len(match.journal))
        demand(told == folded, f"round {number}, table {row.table}: the row says {told}, its acts {folded}")


def places(ranked: CategoryStandings) -> list[tuple[int, int]]:
    return sorted(ranked.places.items())


def standings_digest(ranked: CategoryStandings) -> str:
    """The same seed gives the same standings: compared by this."""
    return hashlib.sha256(repr(places(ranked)).encode()).hexdigest()[:12]

"""Pupils on paper: by full name for the desk, by initials for everybody unless their families consented."""

from meydan.paper import Person
from meydan.site.models import EntryRow
from meydan.site.papers.wish import Wish
from meydan.site.records.course import Course
from meydan.site.records.entries import initials_of


def person_of(entry: EntryRow, number: int, full_names: bool) -> Person:
    """The public needs neither grade nor adviser to find somebody."""
    if full_names:
        return Person(number, entry.first_names, entry.surnames, entry.school, entry.grade, entry.adviser)
    if entry.consent or entry.erased:
        return Person(number, entry.first_names, entry.surnames, entry.school)
    return Person(number, initials_of(entry.first_names), initials_of(entry.surnames), entry.school)


def contestants(course: Course, wish: Wish) -> dict[int, Person]:
    """Everybody with a starting number, by it."""
    return {number: person_of(course.entry(number), number, wish.full_names) for number in course.numbers.values()}

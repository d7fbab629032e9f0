"""Standings of a category: of a Swiss or a league by points and tie-breaks, of a knock-out by places."""

from dataclasses import dataclass

from meydan.site.models import Category, EntryRow, Format, Showing
from meydan.site.records.course import Course, course_of
from meydan.site.records.crosstables import cross_table, set_scores
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.leagues import league_of
from meydan.site.records.lots import tie_lot
from meydan.tournament.crosstable import CrossTable
from meydan.tournament.league import league_table
from meydan.tournament.standings import HOUSE_ORDER, Pairings, Standings, standings


@dataclass(frozen=True, slots=True)
class CategoryStandings:
    """`table` is None for a knock-out, which has places only. Names are the entries' affair: what may be published of
    them depends on consent."""

    course: Course
    after_round: int
    table: Standings | None
    places: dict[int, int]  # by starting number; who is still in a knock-out has none yet

    def entry(self, start_number: int) -> EntryRow:
        return self.course.entry(start_number)

    @property
    def in_order(self) -> list[EntryRow]:
        """Best first; who has no place yet comes before those who are out."""
        return sorted(
            self.course.entries, key=lambda entry: (self.places.get(entry.start_number or 0, 0), entry.start_number)
        )

    @property
    def tied(self) -> list[tuple[int, tuple[int, ...]]]:
        """Places that several players share, with their starting numbers (fault 46)."""
        shared: dict[int, list[int]] = {}
        for number, place in self.places.items():
            shared.setdefault(place, []).append(number)
        return [(place, tuple(sorted(numbers))) for place, numbers in sorted(shared.items()) if len(numbers) > 1]


def standings_of(category: Category, after_round: int | None = None) -> CategoryStandings:
    return standings_in(course_of(category), after_round)


def public_standings(category: Category) -> CategoryStandings:
    """What everybody may see: frozen before the ceremony, they stay as they were."""
    return standings_of(category, category.frozen_after if category.showing == Showing.FROZEN else None)


def standings_in(course: Course, after_round: int | None = None) -> CategoryStandings:
    """The standings after this round; after the newest published one, counting what is finished of it, if left out."""
    last = course.last_published if after_round is None else min(after_round, course.last_published)
    if course.category.format == Format.KNOCKOUT:
        return CategoryStandings(course, last, None, knockout_of(course, last).places())
    order = ",".join(course.category.tie_breaks) or HOUSE_ORDER
    ranked = standings(
        table_after(course, last),
        order,
        pairings=Pairings.FIXTURE if course.category.format == Format.LEAGUE else Pairings.SWISS,
        set_scores=set_scores(course, last),
        lot=tie_lot(course.category),
    )
    return CategoryStandings(course, last, ranked, {line.number: line.place for line in ranked.lines})


def table_after(course: Course, last: int) -> CrossTable:
    if course.category.format == Format.LEAGUE:
        return league_table(league_of(course, last)[0], len(course.entries))
    return cross_table(course, last)

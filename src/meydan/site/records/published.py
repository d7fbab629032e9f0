"""What the hall has been told of a category's rounds: nothing of drafts, and that a pairing was taken back."""

from dataclasses import dataclass

from meydan.site.models import Category, Pairing, RoundRow, Showing
from meydan.site.records.course import Course, course_of, lacks_result
from meydan.tournament.rounds.situation import BEGUN_STATES, State


@dataclass(frozen=True, slots=True)
class Published:
    """`withdrawn` is the number of the round whose pairing was published and taken back, while no other pairing of it
    is published (fault 32)."""

    course: Course
    rounds: tuple[RoundRow, ...]
    withdrawn: int | None

    @property
    def category(self) -> Category:
        return self.course.category

    @property
    def newest(self) -> RoundRow | None:
        return self.rounds[-1] if self.rounds else None

    def round(self, number: int) -> RoundRow | None:
        return next((row for row in self.rounds if row.number == number), None)

    def tables(self, row: RoundRow) -> tuple[Pairing, ...]:
        return self.course.tables[row.number]

    def played(self, row: RoundRow) -> tuple[int, int]:
        """How many tables of the round have a result, and how many it has."""
        tables = [pairing for pairing in self.tables(row) if pairing.second_id is not None]
        return sum(not lacks_result(pairing) for pairing in tables), len(tables)

    def keeps_results_back(self, row: RoundRow) -> bool:
        """The standings are frozen before this round: its results are for the ceremony."""
        return self.category.showing == Showing.FROZEN and row.number > self.category.frozen_after


def published_of(category: Category) -> Published:
    return published_in(course_of(category))


def published_in(course: Course) -> Published:
    rounds = tuple(row for row in course.rounds if State(row.state) in BEGUN_STATES)
    return Published(course, rounds, withdrawn_number(course))


def withdrawn_number(course: Course) -> int | None:
    """A draft that was thrown away was never seen by anybody, and is not told of."""
    after = course.category.rounds_paired.filter(current=False, number__gt=course.last_published)
    taken_back = after.exclude(state=State.DRAFT).order_by("number").first()
    return taken_back.number if taken_back else None

"""The course of a category so far: who plays, which rounds count, and what stands at their tables. Read at once."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.site.models import Category, EntryRow, Pairing, RoundRow
from meydan.tournament.rounds.situation import BEGUN_STATES, State


@dataclass(frozen=True, slots=True)
class Course:
    """`entries` are the contestants by starting number, `rounds` the editions that count, `tables` their pairings."""

    category: Category
    entries: tuple[EntryRow, ...]
    rounds: tuple[RoundRow, ...]
    tables: dict[int, tuple[Pairing, ...]]
    numbers: dict[int, int]  # entry's key → starting number

    def round(self, number: int) -> RoundRow | None:
        return next((row for row in self.rounds if row.number == number), None)

    def state(self, number: int) -> State:
        row = self.round(number)
        return State(row.state) if row else State.NOT_PAIRED

    @property
    def begun(self) -> bool:
        """The first pairing has been published."""
        return any(State(row.state) in BEGUN_STATES for row in self.rounds)

    @property
    def next_number(self) -> int:
        """The number of the round that is to be paired next."""
        return max((row.number for row in self.rounds), default=0) + 1

    @property
    def last_published(self) -> int:
        return max((row.number for row in self.rounds if State(row.state) in BEGUN_STATES), default=0)

    def entry(self, start_number: int) -> EntryRow:
        return self.entries[start_number - 1]

    def missing(self, number: int) -> tuple[Pairing, ...]:
        """The tables of a published round that have no result."""
        if self.state(number) not in BEGUN_STATES:
            return ()
        return tuple(pairing for pairing in self.tables[number] if lacks_result(pairing))

    def missing_before(self, number: int) -> tuple[Pairing, ...]:
        return tuple(pairing for row in self.rounds if row.number < number for pairing in self.missing(row.number))

    def pair_numbers(self, pairing: Pairing) -> tuple[int, int | None]:
        """Both players by starting number; None for nobody."""
        second = self.numbers[pairing.second_id] if pairing.second_id else None
        return self.numbers[pairing.first_id], second

    def pairings(self) -> Iterator[tuple[int, Pairing]]:
        for number, pairings in self.tables.items():
            for pairing in pairings:
                yield number, pairing


def lacks_result(pairing: Pairing) -> bool:
    return pairing.second_id is not None and pairing.result is None


def course_of(category: Category) -> Course:
    entries = tuple(category.entries.filter(start_number__isnull=False).order_by("start_number"))
    rounds = tuple(category.rounds_paired.filter(current=True).order_by("number"))
    by_round: dict[int, list[Pairing]] = {row.pk: [] for row in rounds}
    for pairing in Pairing.objects.filter(round__in=list(by_round)).order_by("order"):
        by_round[pairing.round_id].append(pairing)
    return Course(
        category,
        entries,
        rounds,
        {row.number: tuple(by_round[row.pk]) for row in rounds},
        {entry.pk: entry.start_number or 0 for entry in entries},
    )


def number_of(entry: EntryRow) -> int:
    """The starting number of somebody who has one."""
    if entry.start_number is None:
        raise ValueError(f"entry {entry.number} has no starting number yet")
    return entry.start_number

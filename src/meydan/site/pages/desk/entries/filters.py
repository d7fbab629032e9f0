"""What a list of entries is narrowed to: words, a category, a school, who is here. Everything stands in the address."""

from dataclasses import dataclass

from django.db.models import QuerySet
from django.http import HttpRequest

from meydan.site.models import Category, EntryRow, Event
from meydan.site.records.entries import in_starting_order
from meydan.site.records.search import found
from meydan.tournament.names import folded, place_in_alphabet

HERE, EXPECTED, LATE = "here", "expected", "late"
LONGEST_QUESTION = 80


@dataclass(frozen=True, slots=True)
class Filter:
    words: str = ""
    category: Category | None = None
    school: str = ""
    presence: str = ""

    @property
    def narrows(self) -> bool:
        return bool(self.words or self.category or self.school or self.presence)

    def rows(self, event: Event) -> list[EntryRow]:
        """Who is meant, by surname in the Turkish alphabet."""
        rows = found(event.entries.select_related("category"), self.words)
        if self.category is not None:
            rows = rows.filter(category=self.category)
        return in_starting_order(row for row in self.in_presence(rows) if self.of_school(row))

    def in_presence(self, rows: QuerySet[EntryRow]) -> QuerySet[EntryRow]:
        match self.presence:
            case "here":
                return rows.filter(checked_in=True)
            case "expected":
                return rows.filter(checked_in=False)
            case "late":
                return rows.filter(late=True)
        return rows

    def of_school(self, row: EntryRow) -> bool:
        return not self.school or folded(row.school) == folded(self.school)


def filter_of(request: HttpRequest, event: Event) -> Filter:
    asked = request.GET
    chosen = asked.get("category", "")
    category = event.categories.filter(pk=int(chosen)).first() if chosen.isdecimal() and len(chosen) < 12 else None
    return Filter(
        words=asked.get("q", "").strip()[:LONGEST_QUESTION],
        category=category,
        school=asked.get("school", "")[:200],
        presence=asked.get("presence", ""),
    )


def schools_of(event: Event) -> list[str]:
    """Each school once, however it was typed, in the order of the alphabet."""
    written = event.entries.exclude(school="").order_by().values_list("school", flat=True).distinct()
    once = {folded(school): school for school in written}
    return sorted(once.values(), key=place_in_alphabet)

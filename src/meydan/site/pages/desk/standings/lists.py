"""The standings of a category: places, points, tie-breaks; each value leads to the sum that it is."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.site.models import Category, EntryRow, Showing
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import Eyes, category_of, eyes_of, frame_of
from meydan.site.records.standings import CategoryStandings
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import State


@dataclass(frozen=True, slots=True)
class Line:
    place: int | None
    number: int
    name: str
    entry: EntryRow
    values: tuple[tuple[str, str], ...]  # code and what it comes to
    out: bool


@door(Task.SEE_PUBLIC)
@same_for_everybody
def standings(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    found = eyes.standings(row)
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "lines": lines_of(found, eyes),
        "codes": found.table.codes if found.table else (),
        "after": found.after_round,
        "playing": tables_playing(found),
        "tied": [(place, len(numbers)) for place, numbers in found.tied] if row.final else [],
        "frozen": row.showing == Showing.FROZEN,
        "notes": notes_of(row),
    }
    return render(request, "meydan/standings/standings.html", context)


def lines_of(found: CategoryStandings, eyes: Eyes) -> list[Line]:
    if found.table is None:
        return [
            Line(
                found.places.get(entry.start_number or 0),
                entry.start_number or 0,
                eyes.name(entry),
                entry,
                (),
                out(entry),
            )
            for entry in found.in_order
        ]
    codes = [code.text for code in found.table.codes]
    lines = []
    for line in found.table.lines:
        entry = found.entry(line.number)
        values = tuple(
            (code, "–" if value.amount is None else value.text) for code, value in zip(codes, line.values, strict=True)
        )
        lines.append(Line(line.place, line.number, eyes.name(entry), entry, values, out(entry)))
    return lines


def out(entry: EntryRow) -> bool:
    return entry.disqualified or entry.attendance.get("left") is not None


def tables_playing(found: CategoryStandings) -> int:
    """How many tables of the last round that is counted have no result yet."""
    return len(found.course.missing(found.after_round))


def notes_of(category: Category) -> list[dict[str, str]]:
    """What must stand under the standings: changed tie-breaks (fault 45), the mode outside the rules (26)."""
    rounds = category.rounds_paired.filter(current=True).exclude(state=State.DRAFT)
    return [note for row in rounds for note in row.notes if note.get("printed")]

"""The cross table: every player's rounds in one line, by place."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games.words import Words
from meydan.site.models import Format
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import Eyes, category_of, eyes_of, frame_of
from meydan.site.records.standings import CategoryStandings, table_after
from meydan.site.tasks import Task
from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result

SIGNS = {
    Result.WIN: "1",
    Result.SHORT_WIN: "1",
    Result.DRAW: "½",
    Result.SHORT_DRAW: "½",
    Result.LOSS: "0",
    Result.SHORT_LOSS: "0",
    Result.FORFEIT_WIN: "+",
    Result.FORFEIT_LOSS: "−",
    Result.HALF_BYE: "½",
    Result.FULL_BYE: "1",
    Result.PAIRING_BYE: "1",
    Result.ABSENT: "0",
}
WITHOUT = {
    Result.HALF_BYE: Words("yarım puanlı tur", "half-point bye"),
    Result.FULL_BYE: Words("bay", "bye"),
    Result.PAIRING_BYE: Words("bay", "bye"),
    Result.ABSENT: Words("yok", "absent"),
}


@dataclass(frozen=True, slots=True)
class Meeting:
    """One cell: the opponent's starting number, who started, and the result's sign."""

    opponent: int | None
    first: bool
    sign: str
    look: str
    without: Words | None


@dataclass(frozen=True, slots=True)
class Row:
    place: int | None
    number: int
    name: str
    meetings: tuple[Meeting, ...]
    points: int


@door(Task.SEE_PUBLIC)
@same_for_everybody
def crosstable(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    found = eyes.standings(row)
    table = table_after(found.course, found.after_round) if row.format != Format.KNOCKOUT else None
    rows = rows_of(found, table, eyes) if table else []
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "rows": rows,
        "rounds": range(1, found.after_round + 1),
        "after": found.after_round,
    }
    return render(request, "meydan/standings/crosstable.html", context)


def rows_of(found: CategoryStandings, table: CrossTable, eyes: Eyes) -> list[Row]:
    by_number = {contestant.number: contestant for contestant in table.contestants}
    return [row_of(found, table, by_number[entry.start_number or 0], eyes.name(entry)) for entry in found.in_order]


def row_of(found: CategoryStandings, table: CrossTable, contestant: Contestant, name: str) -> Row:
    return Row(
        found.places.get(contestant.number),
        contestant.number,
        name,
        tuple(meeting_of(encounter, table) for encounter in contestant.encounters),
        table.score(contestant),
    )


def meeting_of(encounter: Encounter, table: CrossTable) -> Meeting:
    result, points = encounter.result, table.points
    worth = points.of(result)
    look = "won" if worth == points.win else "lost" if worth == points.loss else "drawn"
    return Meeting(encounter.opponent, encounter.colour is Colour.WHITE, SIGNS[result], look, WITHOUT.get(result))

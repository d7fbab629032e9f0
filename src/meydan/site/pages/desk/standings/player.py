"""A player's card: the rounds one by one, and every tie-break as the sum it is."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games.words import Words
from meydan.site.models import EntryRow, Pairing
from meydan.site.pages.desk.standings.crosstable import SIGNS, WITHOUT
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import Eyes, category_of, eyes_of, frame_of
from meydan.site.records.course import Course
from meydan.site.records.standings import CategoryStandings
from meydan.site.tasks import Task
from meydan.tournament.crosstable import Result
from meydan.tournament.standings import Sum, Term, TieBreak


@dataclass(frozen=True, slots=True)
class Played:
    """One round of the player. Without an opponent `without` says what the round was."""

    number: int
    table: int | None
    opponent: EntryRow | None
    name: str
    starts: bool
    sign: str
    score: str
    words: Words | None
    without: Words | None


@dataclass(frozen=True, slots=True)
class Addend:
    round_number: int
    opponent: str
    text: str
    reason: Words
    cut: Words | None


@dataclass(frozen=True, slots=True)
class Explained:
    code: TieBreak
    text: str
    addends: tuple[Addend, ...]


@door(Task.SEE_PUBLIC)
@same_for_everybody
def player(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    found = eyes.standings(row)
    if not 1 <= number <= len(found.course.entries):
        raise Http404
    entry = found.entry(number)
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "entry": entry,
        "name": eyes.name(entry),
        "place": found.places.get(number),
        "rounds": played_rounds(found.course, entry, found.after_round, eyes),
        "sums": explained(found, number, eyes),
    }
    return render(request, "meydan/standings/player.html", context)


def played_rounds(course: Course, entry: EntryRow, last: int, eyes: Eyes) -> list[Played]:
    return [
        played(course, at, pairing, entry, eyes)
        for at, pairing in course.pairings()
        if at <= last and entry.pk in (pairing.first_id, pairing.second_id)
    ]


def played(course: Course, at: int, pairing: Pairing, entry: EntryRow, eyes: Eyes) -> Played:
    starts = pairing.first_id == entry.pk
    if pairing.second_id is None:
        bye = Result(pairing.bye)
        return Played(at, None, None, "", False, SIGNS[bye], "", None, WITHOUT[bye])
    other = course.entry(course.numbers[pairing.second_id if starts else pairing.first_id])
    own = 0 if starts else 1
    if pairing.result is None:
        return Played(at, pairing.table, other, eyes.name(other), starts, "", "", None, None)
    score = pairing.summary.get("score") or []
    written = "–".join(str(value) for value in (score if starts else reversed(score)))
    words = Words(pairing.result.get("tr", ""), pairing.result.get("en", ""))
    sign = SIGNS[Result(pairing.result["letters"][own])]
    return Played(at, pairing.table, other, eyes.name(other), starts, sign, written, words, None)


def explained(found: CategoryStandings, number: int, eyes: Eyes) -> list[Explained]:
    line = found.table.of(number) if found.table else None
    if found.table is None or line is None:
        return []
    return [
        Explained(
            code,
            "–" if value.amount is None else value.text,
            tuple(addend(found, value, term, eyes) for term in value.terms),
        )
        for code, value in zip(found.table.codes, line.values, strict=True)
    ]


def addend(found: CategoryStandings, value: Sum, term: Term, eyes: Eyes) -> Addend:
    opponent = eyes.name(found.entry(term.opponent)) if term.opponent else ""
    return Addend(
        term.round_number, opponent, value.text_of(term), term.reason.value, term.cut.value if term.cut else None
    )

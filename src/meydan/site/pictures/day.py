"""The progress of the day: when each round of each category began and ended, on one line of time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils import timezone

from meydan.site.models import Category, Event, LogLine
from meydan.site.records.published import published_of
from meydan.tournament.rounds.situation import State

HOUR, LINE, TOP, LETTER = 120, 40, 30, 8
BEGINS = ("round published", "round started")
ENDS = ("result entered", "act at table", "round closed")


@dataclass(frozen=True, slots=True)
class Span:
    """A round in time. `done` of `tables` have a result; a round that is not over has no end."""

    number: int
    begins: datetime
    ends: datetime | None
    done: int
    tables: int


@dataclass(frozen=True, slots=True)
class DayOfCategory:
    category: Category
    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    x: int
    width: int
    filled: int
    span: Span

    @property
    def text_x(self) -> int:
        return self.x + 6


@dataclass(frozen=True, slots=True)
class DayLine:
    y: int
    name: str
    bars: tuple[Bar, ...]

    @property
    def baseline(self) -> int:
        return self.y + 21


@dataclass(frozen=True, slots=True)
class DayPicture:
    width: int
    height: int
    hours: tuple[tuple[int, datetime], ...]
    lines: tuple[DayLine, ...]
    bar_height: int = LINE - 10


def day_of(event: Event) -> list[DayOfCategory]:
    """The rounds that have been published, with the times at which the log says that they began and ended."""
    first: dict[tuple[int, int], datetime] = {}
    last: dict[tuple[int, int], datetime] = {}
    lines = LogLine.objects.filter(event=event, kind__in=(*BEGINS, *ENDS)).order_by("number")
    for kind, about, time in lines.values_list("kind", "about", "time"):
        place = about.get("category"), about.get("round")
        if kind == BEGINS[0]:  # a withdrawn publication begins anew
            first[place] = time
        last[place] = time
    return [DayOfCategory(category, spans_of(category, first, last)) for category in event.categories.all()]


def spans_of(
    category: Category, first: dict[tuple[int, int], datetime], last: dict[tuple[int, int], datetime]
) -> tuple[Span, ...]:
    published = published_of(category)
    spans = []
    for row in published.rounds:
        place = category.pk, row.number
        if place not in first:
            continue
        over = row.state in (State.COMPLETE, State.CLOSED)
        spans.append(Span(row.number, first[place], last[place] if over else None, *published.played(row)))
    return tuple(spans)


def day_picture(days: Sequence[DayOfCategory]) -> DayPicture | None:
    """None while nothing has begun. What is not over goes on to the newest time in the picture."""
    spans = [span for day in days for span in day.spans]
    if not spans:
        return None
    begin = timezone.localtime(min(span.begins for span in spans)).replace(minute=0, second=0, microsecond=0)
    newest = max(max(span.begins for span in spans), *(span.ends for span in spans if span.ends), begin)
    newest += timedelta(minutes=10)
    left = LETTER * max(len(day.category.name) for day in days if day.spans) + 16

    def x_of(time: datetime) -> int:
        return left + int((time - begin).total_seconds() * HOUR / 3600)

    lines = []
    for at, day in enumerate(day for day in days if day.spans):
        bars = []
        for span in day.spans:
            width = max(18, x_of(span.ends or newest) - x_of(span.begins))
            bars.append(Bar(x_of(span.begins), width, width * span.done // max(1, span.tables), span))
        lines.append(DayLine(TOP + at * LINE, day.category.name, tuple(bars)))
    hours = [begin + timedelta(hours=at) for at in range(int((newest - begin).total_seconds() // 3600) + 2)]
    return DayPicture(
        x_of(hours[-1]) + 24, TOP + len(lines) * LINE, tuple((x_of(hour), hour) for hour in hours), tuple(lines)
    )

"""Rounds that are being played: since when, how far, and the clocks and card timers that run at their tables."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from meydan.games.words import Words
from meydan.site.models import Category, LogLine, Pairing, WallPage
from meydan.site.pages.public.tables import Seat, seat_of
from meydan.site.pages.shown import Eyes
from meydan.site.pages.wall.sheets import Sheet, filled
from meydan.site.records.published import Published, published_of
from meydan.tournament.rounds.situation import State

PUBLIC = Eyes(staff=False)


@dataclass(frozen=True, slots=True)
class Face:
    """A clock or timer: milliseconds left when it was last told of, and whether it has run since `since`."""

    left: int
    runs: bool
    since: str


@dataclass(frozen=True, slots=True)
class ClockLine:
    table: int | None
    first: Seat
    second: Seat
    faces: tuple[Face, Face] | None
    timer: Face | None
    score: str


def clock_sheets(page: int, categories: Iterable[Category]) -> list[Sheet]:
    found: list[Sheet] = []
    for category in categories:
        published = published_of(category)
        row = published.newest
        if row is None or row.state not in (State.PUBLISHED, State.PLAYING):
            continue
        done, tables = published.played(row)
        more = {"began": began(category, row.number), "done": done, "tables": tables, "state": row.state}
        parts = list(filled(running(published), lambda line: (line.first.name, line.second.name))) or [[]]
        title = Words(category.name, category.name)
        under = Words(f"{row.number}. tur", f"Round {row.number}")
        found += [
            Sheet(page, WallPage.CLOCKS, title, under, "clocks", part, category, number, len(parts), more)
            for number, part in enumerate(parts, 1)
        ]
    return found


def began(category: Category, number: int) -> datetime | None:
    """When play of the round began, by the log; None while it has not."""
    lines = LogLine.objects.filter(event=category.event_id, kind="round started").order_by("-number")
    for about, time in lines.values_list("about", "time"):
        if about.get("category") == category.pk and about.get("round") == number:
            return time
    return None


def running(published: Published) -> list[ClockLine]:
    """The tables where time is measured and the match is not over."""
    assert published.newest is not None
    seats = {entry.pk: seat_of(entry, PUBLIC.name) for entry in published.course.entries}
    return [
        line_of(pairing, seats)
        for pairing in published.tables(published.newest)
        if pairing.result is None and (pairing.summary.get("clock") or pairing.summary.get("timer"))
    ]


def line_of(pairing: Pairing, seats: dict[int, Seat]) -> ClockLine:
    summary: dict[str, Any] = pairing.summary
    clock, timer = summary.get("clock"), summary.get("timer")
    faces = None
    if clock:
        one, other = (Face(clock["left"][seat], clock["runs"] == seat, clock["since"]) for seat in (0, 1))
        faces = (one, other)
    shown = Face(timer["left"], True, timer["since"]) if timer else None
    score = "–".join(str(won) for won in summary.get("score", []))
    second = pairing.second_id
    assert second is not None  # only a match has a summary
    return ClockLine(pairing.table, seats[pairing.first_id], seats[second], faces, shown, score)

"""The programme of the day: its lines in the order of their times, and the hours of the categories that follow them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.new_event import at_on
from meydan.site.actions.setup.open_event import check_open, check_written
from meydan.site.models import Event
from meydan.site.records.tables import check_tables
from meydan.site.tasks import Task

ProgrammeLine = dict[str, Any]
TITLE = Words("Satırın adı", "The line's title")


@dataclass(frozen=True, slots=True)
class WishedLine:
    """What begins when; `categories` are the ids of those that are played side by side from then on."""

    at: time
    tr: str
    en: str = ""
    categories: tuple[int, ...] = ()


def add_line(author: Author, event: Event, wished: WishedLine) -> ProgrammeLine:
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        check_open(log.event)
        lines = list(log.event.programme)
        line = {"id": max((one["id"] for one in lines), default=0) + 1, "article": "", **plain(log.event, wished)}
        store(log.event, [*without(lines, line["categories"]), line])
        log("programme line added", data=line)
    return line


def edit_line(author: Author, event: Event, number: int, wished: WishedLine) -> ProgrammeLine:
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        check_open(log.event)
        before = found(log.event, number)
        line = {**before, **plain(log.event, wished)}
        others = [one for one in log.event.programme if one["id"] != number]
        store(log.event, [*without(others, line["categories"]), line])
        log("programme line edited", data={"before": before, "after": line})
    return line


def remove_line(author: Author, event: Event, number: int) -> None:
    """Its categories stay, without an hour."""
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        check_open(log.event)
        line = found(log.event, number)
        store(log.event, [one for one in log.event.programme if one["id"] != number])
        log("programme line removed", data=line)


def move_programme(author: Author, event: Event, number: int, minutes: int) -> None:
    """This line and all later ones begin so many minutes later (or earlier): the day is late."""
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        check_open(log.event)
        first = found(log.event, number)
        lines = [
            {**line, "at": moved(line["at"], minutes)} if line["at"] >= first["at"] else line
            for line in log.event.programme
        ]
        store(log.event, lines)
        log("programme moved", data={"line": number, "minutes": minutes}, public=True)


def found(event: Event, number: int) -> ProgrammeLine:
    for line in event.programme:
        if line["id"] == number:
            return dict(line)
    raise Refusal(
        Words(
            "Bu program satırı artık yok; biri çıkarmış olmalı. Sayfayı yenileyin.",
            "This line of the programme is gone; somebody must have removed it. Load the page again.",
        )
    )


def plain(event: Event, wished: WishedLine) -> ProgrammeLine:
    known = set(event.categories.values_list("pk", flat=True))
    title = check_written(wished.tr, TITLE)
    return {
        "at": wished.at.strftime("%H:%M"),
        "tr": title,
        "en": wished.en.strip() or title,
        "categories": [one for one in wished.categories if one in known],
    }


def moved(at: str, minutes: int) -> str:
    """Programmes stay inside their day."""
    then = datetime.combine(datetime.min, time.fromisoformat(at)) + timedelta(days=1, minutes=minutes)
    if then.date() != datetime.min.date() + timedelta(days=1):
        raise Refusal(
            Words(
                f"{at} satırı {minutes} dakika kayarsa başka bir güne düşer. Daha az kaydırın.",
                f"Moved by {minutes} minutes the line of {at} falls on another day. Move it less.",
            ),
            "salihli.event.programme",
        )
    return then.strftime("%H:%M")


def without(lines: Sequence[ProgrammeLine], categories: Sequence[int]) -> list[ProgrammeLine]:
    """A category begins once: who takes it into a line takes it out of the others."""
    return [{**line, "categories": [one for one in line["categories"] if one not in categories]} for line in lines]


def store(event: Event, lines: list[ProgrammeLine]) -> None:
    """The lines in the order of their times; each category begins when its line does, at tables of its own."""
    event.programme = sorted(lines, key=lambda line: (line["at"], line["id"]))
    event.save(update_fields=["programme"])
    hours = {one: time.fromisoformat(line["at"]) for line in event.programme for one in line["categories"]}
    categories = list(event.categories.all())
    for category in categories:
        category.starts = at_on(event.day, hours[category.pk]) if category.pk in hours else None
        category.save(update_fields=["starts"])
    for category in categories:
        check_tables(event, category, categories)

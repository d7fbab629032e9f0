"""Changing what an event is, and ending it."""

from dataclasses import dataclass
from datetime import date

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, NeedsConfirmation, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.new_event import NAME, at_on
from meydan.site.actions.setup.open_event import check_open, check_written
from meydan.site.models import Event, EventLevel
from meydan.site.records.tables import check_tables
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Kind, Need, Verdict


@dataclass(frozen=True, slots=True)
class EventSettings:
    name: str
    place: str
    day: date
    level: EventLevel
    tables: int
    second_person: bool
    listed: bool
    office: str = ""
    reports_to: str = ""


def edit_event(author: Author, event: Event, settings: EventSettings) -> Event:
    """On another day every category begins at the same hour of that day."""
    with change(event, author) as log:
        check_task(author, Task.EDIT_EVENT)
        edited = log.event
        check_open(edited)
        before = settings_of(edited)
        edited.name = check_written(settings.name, NAME)
        edited.place = settings.place.strip()
        edited.level = settings.level
        edited.day = settings.day
        edited.tables = settings.tables
        edited.second_person = settings.second_person
        edited.listed = settings.listed
        edited.office = settings.office.strip()
        edited.reports_to = settings.reports_to.strip()
        edited.save()
        categories = list(edited.categories.all())
        for category in categories:
            check_tables(edited, category, ())
            if category.starts is not None:
                category.starts = at_on(edited.day, timezone.localtime(category.starts).time())
                category.save(update_fields=["starts"])
        after = settings_of(edited)
        log("event edited", data={name: [before[name], after[name]] for name in after if before[name] != after[name]})
    return edited


def settings_of(event: Event) -> dict[str, object]:
    return {
        "name": event.name,
        "place": event.place,
        "day": event.day.isoformat(),
        "level": str(event.level),
        "tables": event.tables,
        "second_person": event.second_person,
        "listed": event.listed,
        "office": event.office,
        "reports_to": event.reports_to,
    }


def finish_event(author: Author, event: Event) -> Event:
    """Only when the standings of every category are final (fault 41)."""
    with change(event, author) as log:
        check_task(author, Task.FINISH_EVENT)
        finished = log.event
        check_open(finished)
        open_ones = [category.name for category in finished.categories.all() if not category.final]
        if open_ones:
            raise Refusal(
                Words(
                    f"Sıralaması kesinleşmemiş kategori var: {', '.join(open_ones)}. Önce kesinleştirin ya da silin.",
                    f"The standings are not final in: {', '.join(open_ones)}. Make them final or delete them first.",
                ),
                "fault-41",
            )
        if not finished.categories.exists():
            raise Refusal(
                Words("Kategorisi olmayan etkinlik bitirilemez.", "An event without categories cannot be finished.")
            )
        if not author.confirmation.confirmed:
            raise NeedsConfirmation(FINISHING, FINISHING.needs)
        finished.finished = True
        finished.save(update_fields=["finished"])
        log("event finished", data={"categories": finished.categories.count()}, public=True)
    return finished


FINISHING = Verdict(
    Kind.CONFIRM,
    "fault-57",
    Words(
        "Etkinlik bitirilir; kurulumu, kayıtları ve sonuçları bundan sonra yalnız düzeltme kaydıyla değişir.",
        "The event ends; from now on its set-up, entries and results change only by a recorded correction.",
    ),
    (Need.SIMPLE,),
)

"""An event from its archive: whole or not at all, with its log unbroken and no line added.

The import itself leaves no line: what is exported again is byte for byte what came. Who takes the event over from a
page is a change like any other, and is logged.
"""

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from meydan.exchange.archive import EventArchive, Row
from meydan.exchange.archive_faults import damaged_archive
from meydan.exchange.archive_split import compare_logs
from meydan.games.words import Words
from meydan.site import live
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change, written_time
from meydan.site.actions.setup.new_event import free_slug
from meydan.site.archiving.reading import (
    Ids,
    by_ids,
    check_logo,
    event_row,
    finish_log_line,
    finish_snapshot,
    pointed_at,
    screen_pages,
    values_of,
)
from meydan.site.archiving.tables import TABLES, ArchivedTable
from meydan.site.models import Event, EventLogo, LogLine, Official, Role, Snapshot, WallScreen
from meydan.site.tasks import Task
from meydan.tournament.faults import Fault

BATCH = 500
COMPARED = ("number", "time", "who", "role", "kind", "why", "hash")
# Beside the plain fields of a row.
OF_EVERY_ROW = frozenset({"key"})
OF_SOME = {
    "log": frozenset({"about", "keys"}),
    "snapshots": frozenset({"used"}),
    "screens": frozenset({"pages"}),
}


class AlreadyHere(Fault):
    """The event stands here; `split` is what each of the two logs has alone. Nothing is merged, nothing is picked."""

    def __init__(self, here: Event, archive: EventArchive) -> None:
        self.here = here
        lines = [{**row, "time": written_time(row["time"])} for row in here.log.order_by("number").values(*COMPARED)]
        self.split = compare_logs(lines, archive.parts["log"])
        ours, theirs = len(self.split.only_here), len(self.split.only_there)
        super().__init__(
            Words(
                f"Bu etkinlik zaten burada: {here.name} ({here.slug}). İlk {self.split.common} kayıt aynı; yalnız "
                f"burada {ours}, yalnız arşivde {theirs} kayıt var. Arşivi salt okunur açıp karşılaştırın; hangisinin "
                "süreceğine siz karar verin.",
                f"This event is already here: {here.name} ({here.slug}). Lines that both logs have: "
                f"{self.split.common}; only here: {ours}; only in the archive: {theirs}. Open the archive read-only "
                "to compare them; which one goes on is for you to decide.",
            ),
            19,
        )


def import_event(archive: EventArchive, slug: str = "", read_only: bool = False) -> Event:
    """The event on this machine, under its own short name or the chosen one, numbered when that is taken."""
    try:
        with transaction.atomic():
            if not read_only:
                check_not_here(archive)
            event = event_row(archive.event, archive.written_by, archive.version)
            event.read_only = read_only
            event.arrived_signed = archive.signature.plain if archive.signature else {}
            event.slug = free_slug(slug or event.slug)
            event.save(force_insert=True)
            ids: Ids = {}
            for table in TABLES:
                ids[table.part] = put_rows(table, event, archive, ids)
            event.programme = by_ids(archive.event.get("programme"), ids, "event.json")
            event.save(update_fields=["programme"])
            transaction.on_commit(lambda: live.wake(event.pk, event.log_number))
    except IntegrityError as error:
        raise damaged_archive("JSON") from error
    return event


def take_over(author: Author, owner: User, archive: EventArchive, slug: str, read_only: bool) -> Event:
    """From a page: who imports the event can see it, and works on it as organiser unless it is only looked at."""
    check_task(author, Task.IMPORT_EVENT)
    with transaction.atomic():
        event = import_event(archive, slug, read_only)
        Official.objects.create(event=event, user=owner, name=author.name, role=Role.ORGANISER)
        if not read_only:
            with change(event, author) as log:
                signed_by = archive.signature.fingerprint if archive.signature else ""
                data = {"written_by": archive.written_by, "name": author.name, "key": signed_by}
                log("event imported", data=data)
    return event


def put_rows(table: ArchivedTable, event: Event, archive: EventArchive, ids: Ids) -> dict[int, int]:
    besides = OF_EVERY_ROW | OF_SOME.get(table.part, frozenset()) | set(table.points_at)
    rows = []
    for place, plain in enumerate(archive.parts[table.part], start=1):
        if plain.get("key") != place:
            raise damaged_archive(f"{table.part}.json")
        values = values_of(table, plain, besides, archive.written_by, archive.version)
        row = table.model(**values, **pointed_at(table, plain, ids))
        if table.event == "event":
            row.event = event  # type: ignore[attr-defined]
        finish(row, plain, ids)
        rows.append(row)
    saved = table.model._default_manager.bulk_create(rows, batch_size=BATCH)
    return {key: row.pk for key, row in enumerate(saved, start=1)}


def finish(row: object, plain: Row, ids: Ids) -> None:
    if isinstance(row, LogLine):
        finish_log_line(row, plain, ids)
    if isinstance(row, Snapshot):
        finish_snapshot(row, plain)
    if isinstance(row, EventLogo):
        check_logo(row)
    if isinstance(row, WallScreen):
        row.pages = screen_pages(plain, ids)


def check_not_here(archive: EventArchive) -> None:
    """The same event twice on one machine would go two ways (fault 19)."""
    here = Event.objects.filter(uid=archive.uid, read_only=False).first()
    if here is not None:
        raise AlreadyHere(here, archive)

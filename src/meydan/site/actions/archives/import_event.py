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
from meydan.site.actions.change import change
from meydan.site.actions.setup.new_event import free_slug
from meydan.site.archiving.reading import (
    Ids,
    event_row,
    finish_log_line,
    finish_snapshot,
    pointed_at,
    programme,
    values_of,
)
from meydan.site.archiving.tables import TABLES, ArchivedTable
from meydan.site.models import Event, LogLine, Official, Role, Snapshot
from meydan.site.tasks import Task
from meydan.tournament.faults import Fault

BATCH = 500
# Beside the plain fields of a row.
OF_EVERY_ROW = frozenset({"key"})
OF_SOME = {"log": frozenset({"about", "keys"}), "snapshots": frozenset({"used"})}


def import_event(archive: EventArchive, slug: str = "", read_only: bool = False) -> Event:
    """The event on this machine, under its own short name or the chosen one, numbered when that is taken."""
    try:
        with transaction.atomic():
            if not read_only:
                check_not_here(archive)
            event = event_row(archive.event, archive.written_by, archive.version)
            event.read_only = read_only
            event.slug = free_slug(slug or event.slug)
            event.save(force_insert=True)
            ids: Ids = {}
            for table in TABLES:
                ids[table.part] = put_rows(table, event, archive, ids)
            event.programme = programme(archive.event, ids)
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
                log("event imported", data={"written_by": archive.written_by, "name": author.name})
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


def check_not_here(archive: EventArchive) -> None:
    """The same event twice on one machine would go two ways: said with what each of the two has alone (fault 19)."""
    here = Event.objects.filter(uid=archive.uid, read_only=False).first()
    if here is None:
        return
    split = compare_logs(list(here.log.order_by("number").values("number", "hash")), archive.parts["log"])
    ours, theirs = len(split.only_here), len(split.only_there)
    raise Fault(
        Words(
            f"Bu etkinlik zaten burada: {here.name} ({here.slug}). İlk {split.common} kayıt aynı; buradakinde {ours}, "
            f"arşivde {theirs} kayıt daha var. Karşılaştırmak için arşivi salt okunur açın; hangisinin süreceğine "
            "siz karar verin.",
            f"This event is already here: {here.name} ({here.slug}). The first {split.common} lines are the same; the "
            f"one here has {ours} more, the archive {theirs}. To compare them open the archive read-only; which one "
            "goes on is for you to decide.",
        ),
        19,
    )

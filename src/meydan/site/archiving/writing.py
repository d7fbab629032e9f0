"""An event's rows → its archive. The same rows give the same bytes, whatever ids they have on this machine."""

from importlib.metadata import version
from typing import Any

from django.db import transaction
from django.db.models import Model

from meydan.exchange.archive import EventArchive, Row, pack
from meydan.exchange.signing import FileSignature
from meydan.site.archiving.tables import EVENT, NAMED_IN_LOG, TABLES, ArchivedTable
from meydan.site.archiving.values import plain_value
from meydan.site.house_key import house_key
from meydan.site.models import Event, LogLine, Snapshot, WallScreen

TRIES = 3
Keys = dict[str, dict[int, int]]  # part → id here → key in the archive


def written_by() -> str:
    return f"meydan {version('meydan')}"


def archive_of(event: Event) -> EventArchive:
    """Of one moment, without holding up who writes: every change moves the log's head, so while the head stands where
    it stood nothing has changed. In a hall where it never stands still, the event is locked for a moment."""
    for _ in range(TRIES):
        before = Event.objects.get(pk=event.pk)
        archive = read_archive(before)
        if Event.objects.get(pk=event.pk).log_hash == before.log_hash:
            return archive
    with transaction.atomic():
        return read_archive(Event.objects.select_for_update().get(pk=event.pk))


def read_archive(event: Event) -> EventArchive:
    keys: Keys = {}
    parts = {table.part: rows_of(table, event, keys) for table in TABLES}
    parts["event"] = [{**plain_fields(EVENT, event), "programme": by_keys(event.programme, keys)}]
    return EventArchive(written_by(), parts)


def archive_bytes(event: Event) -> bytes:
    """Signed by this house; as long as nothing has changed since it came, by the house that it came from."""

    def sign(manifest: bytes) -> FileSignature:
        arrived = FileSignature.of_plain(event.arrived_signed)
        return arrived if arrived and arrived.fits(manifest) else house_key().signed(manifest)

    return pack(archive_of(event), sign)


def rows_of(table: ArchivedTable, event: Event, keys: Keys) -> list[Row]:
    """Rows count from 1 in the archive's own order: that number is their key."""
    found = list(table.model._default_manager.filter(**{table.event: event}).order_by(*table.order))
    keys[table.part] = {row.pk: key for key, row in enumerate(found, start=1)}
    return [row_of(table, row, keys) for row in found]


def row_of(table: ArchivedTable, row: Model, keys: Keys) -> Row:
    plain: Row = {**plain_fields(table, row), "key": keys[table.part][row.pk]}
    for name, part in table.points_at.items():
        target = getattr(row, f"{name}_id")
        plain[name] = None if target is None else keys[part][target]
    if isinstance(row, LogLine):
        plain["about"] = row.about if row.hashed_about is None else row.hashed_about
        plain["keys"] = keys_of(row, keys)
    if isinstance(row, Snapshot):
        plain["used"] = row.used if row.used_there is None else row.used_there
    if isinstance(row, WallScreen):
        plain["pages"] = by_keys(row.pages, keys)
    return plain


def plain_fields(table: ArchivedTable, row: Model) -> dict[str, Any]:
    return {field.name: plain_value(getattr(row, field.attname)) for field in table.fields}


def keys_of(line: LogLine, keys: Keys) -> dict[str, int]:
    """What the line is about, by keys; what is no longer there (a deleted category) has none."""
    found = {}
    for name, value in line.about.items():
        if name not in NAMED_IN_LOG:
            found[name] = value
        elif value in keys[NAMED_IN_LOG[name]]:
            found[name] = keys[NAMED_IN_LOG[name]][value]
    return found


def by_keys(lines: list[dict[str, Any]], keys: Keys) -> list[dict[str, Any]]:
    """Lines of a programme or pages of a screen: the categories that each is for, by keys."""
    categories = keys["categories"]
    return [
        {**line, "categories": [categories[one] for one in line["categories"] if one in categories]} for line in lines
    ]

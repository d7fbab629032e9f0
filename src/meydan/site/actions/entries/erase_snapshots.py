"""A snapshot keeps rows as they were: an undo must not bring an erased person back."""

from typing import Any

from meydan.site.actions.entries.erased_person import ERASED_NAME, Person, erased_fields, without
from meydan.site.actions.setup.delete_category import DELETED
from meydan.site.models import EntryRow
from meydan.site.records.snapshots import KINDS

ENTRY = "meydan.entryrow"


def erase_from_snapshots(row: EntryRow, person: Person) -> None:
    """One that came with an archive names rows by other ids and cannot be undone: all of it goes."""
    row.event.snapshots.filter(used_there__isnull=False).update(before={})
    for snapshot in row.event.snapshots.filter(kind__in=KINDS, used_there__isnull=True):
        for part in ("added", "changed", "after"):
            snapshot.before[part].pop(str(row.pk), None)
        snapshot.save(update_fields=["before"])
    erase_from_deleted_categories(row, person)


def erase_from_deleted_categories(row: EntryRow, person: Person) -> None:
    """A deleted category is kept to be put back, with its pupils: the same pupil may be among them. What was put back
    needs no keeping."""
    deleted = row.event.snapshots.filter(kind=DELETED, used_there__isnull=True)
    for snapshot in deleted.exclude(before={}):
        if snapshot.used:
            snapshot.before = {}
        else:
            snapshot.before["rows"] = without_person(snapshot.before["rows"], person)
        snapshot.save(update_fields=["before"])


def without_person(rows: list[dict[str, Any]], person: Person) -> list[dict[str, Any]]:
    """Serialized rows of a category, in which the pupil's own entry is erased and no sentence has the name."""
    for place, one in enumerate(rows):
        if one["model"] == ENTRY and person.is_in(one):
            number = one["fields"]["number"]
            rows = [without(row, person.name, f"{ERASED_NAME} {number}") for row in rows]
            rows[place]["fields"].update(erased_fields(number))
    return rows

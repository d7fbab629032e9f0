"""A snapshot keeps rows as they were: an undo must not bring an erased person back."""

from typing import Any

from meydan.site.actions.entries.erased_person import ERASED_NAME, Person, erased_fields, without
from meydan.site.models import Event
from meydan.site.records.deleted_pupils import ENTRY
from meydan.site.records.snapshots import DELETED, forget_entry


def erase_from_snapshots(event: Event, person: Person) -> None:
    """One that came with an archive names rows by other ids and cannot be undone: all of it goes."""
    event.snapshots.filter(used_there__isnull=False).update(before={})
    forget_entry(event, person.pk)
    erase_from_deleted_categories(event, person)


def erase_from_deleted_categories(event: Event, person: Person) -> None:
    """A deleted category is kept to be put back, with its pupils: the same pupil may be among them. What was put back
    needs no keeping."""
    deleted = event.snapshots.filter(kind=DELETED, used_there__isnull=True)
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

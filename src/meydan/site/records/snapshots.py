"""What is kept so that one tap undoes a bulk action: entries as plain values, or a whole category (DELETED)."""

from typing import Any

from meydan.site.models import EntryRow, Event

IMPORTED = "entries imported"
SCHOOL_CHECKED_IN = "school checked in"
KINDS = (IMPORTED, SCHOOL_CHECKED_IN)  # {"added": {id: number}, "changed": {id: row}, "after": {id: row}}
DELETED = "category deleted"  # {"name": …, "rows": [serialized], …}

WRITTEN = (
    "category_id",
    "first_names",
    "surnames",
    "school",
    "grade",
    "adviser",
    "school_number",
    "district",
    "province",
    "visually_impaired",
    "consent",
)
ARRIVAL = ("identity_seen", "checked_in", "late")


def plain_entry(row: EntryRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in (*WRITTEN, *ARRIVAL)}


def put_back(row: EntryRow, plain: dict[str, Any]) -> None:
    for name in (*WRITTEN, *ARRIVAL):
        setattr(row, name, plain[name])


def forget_entry(event: Event, pk: int) -> None:
    """The entry is gone or erased: nothing that a bulk action kept of it may stay."""
    for snapshot in event.snapshots.filter(kind__in=KINDS, used_there__isnull=True).exclude(before={}):
        for part in ("added", "changed", "after"):
            snapshot.before[part].pop(str(pk), None)
        snapshot.save(update_fields=["before"])

"""A row of an entry as plain values: what a bulk action keeps so that one tap undoes it."""

from typing import Any

from meydan.site.models import EntryRow

IMPORTED = "entries imported"
SCHOOL_CHECKED_IN = "school checked in"
KINDS = (IMPORTED, SCHOOL_CHECKED_IN)  # {"added": {id: number}, "changed": {id: row}, "after": {id: row}}

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

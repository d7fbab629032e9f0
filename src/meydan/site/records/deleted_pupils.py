"""Pupils of deleted categories: their rows are kept to be put back, so they are still somebody's data (fault 60)."""

from dataclasses import dataclass

from django.db.models import Q

from meydan.site.models import Event, Snapshot
from meydan.site.records.snapshots import DELETED

ENTRY = "meydan.entryrow"


@dataclass(frozen=True, slots=True)
class DeletedPupil:
    """An entry as the snapshot of its category has it; `entry` is the id it had."""

    snapshot: int
    entry: int
    number: int
    first_names: str
    surnames: str
    school: str
    category: str

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}"


def deleted_pupils(event: Event) -> list[DeletedPupil]:
    """Everybody whom a deleted category keeps; those of one that was put back stand among the entries again."""
    kept = event.snapshots.filter(Q(used=False) | Q(used_there=False), kind=DELETED).exclude(before={})
    return [pupil for snapshot in kept.order_by("line") for pupil in pupils_in(snapshot)]


def pupils_in(snapshot: Snapshot) -> list[DeletedPupil]:
    return [
        DeletedPupil(
            snapshot.pk,
            row["pk"],
            row["fields"]["number"],
            row["fields"]["first_names"],
            row["fields"]["surnames"],
            row["fields"]["school"],
            snapshot.before["name"],
        )
        for row in snapshot.before["rows"]
        if row["model"] == ENTRY and not row["fields"]["erased"]
    ]

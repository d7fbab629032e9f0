"""One tap undoes a bulk action on entries, from the snapshot it left (fault 42)."""

from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.edit import is_paired
from meydan.site.models import Category, EntryRow, Event, Snapshot
from meydan.site.records.search import folded_text
from meydan.site.records.snapshots import KINDS, plain_entry, put_back
from meydan.site.tasks import Task

UNDONE = "a bulk action was undone"


@dataclass(frozen=True, slots=True)
class Undone:
    """`kept` are entries that somebody changed since, or that are paired: they stay as they are."""

    removed: int
    put_back: int
    kept: int


def undo_bulk(author: Author, event: Event, line: int) -> Undone:
    check_task(author, Task.UNDO_BULK)
    with change(event, author) as log:
        snapshot = log.event.snapshots.filter(line=line, kind__in=KINDS, used=False).first()
        if snapshot is None:
            raise Refusal(Words("Geri alınacak bir şey kalmadı.", "There is nothing left to undo."))
        undone = restore(log.event, snapshot)
        snapshot.used, snapshot.before = True, {}  # what is undone needs no keeping: pupils are in it
        snapshot.save(update_fields=["used", "before"])
        data = {"line": line, "removed": undone.removed, "put back": undone.put_back, "kept": undone.kept}
        log("bulk action undone", data=data)
    return undone


def restore(event: Event, snapshot: Snapshot) -> Undone:
    added, before, after = (snapshot.before[part] for part in ("added", "changed", "after"))
    rows = {
        str(row.pk): row
        for row in event.entries.filter(pk__in=[int(key) for key in (*added, *before)]).select_related("category")
    }
    untouched = [
        key for key, row in rows.items() if plain_entry(row) == after[key] and not row.erased and not is_paired(row)
    ]
    touched: set[Category] = set()
    removed = returned = 0
    for key in untouched:
        row = rows[key]
        touched.add(row.category)
        if key in added:
            row.delete()
            removed += 1
        else:
            return_to(row, before[key])
            returned += 1
    for category in touched:
        put_draft_aside(category, UNDONE)
    return Undone(removed, returned, len(rows) - len(untouched))


def return_to(row: EntryRow, plain: dict[str, object]) -> None:
    put_back(row, plain)
    row.folded = folded_text(row)
    row.save()

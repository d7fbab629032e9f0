"""Accepting an uploaded list: exactly what the dry run showed, in one transaction, undone by a tap (faults 42, 43)."""

from dataclasses import dataclass

from meydan.exchange.import_plan import ImportPlan, RowState
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import Log, change
from meydan.site.actions.entries.book import next_number
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.upload import draft_of
from meydan.site.actions.entries.written import TITLES, check_length, write
from meydan.site.models import Category, EntryRow, Event, Snapshot
from meydan.site.records.categories import situation_for_coming
from meydan.site.records.import_drafts import fingerprint, plan_of
from meydan.site.records.snapshots import IMPORTED, plain_entry
from meydan.tournament.entries import Entry
from meydan.tournament.rounds.situation import Action


@dataclass(frozen=True, slots=True)
class Imported:
    added: int
    changed: int
    line: int


def accept(author: Author, event: Event, owner: str, shown: str) -> Imported:
    """`shown` is the fingerprint of the dry run that the person looked at."""
    with change(event, author) as log:
        draft = draft_of(log.event, owner)
        plan = plan_of(draft, log.event)
        check_shown(plan, shown)
        categories = {category.name: category for category in log.event.categories.all()}
        new = [row.entry for row in plan.in_state(RowState.NEW) if row.entry]
        changed = [row.entry for row in plan.in_state(RowState.CHANGED) if row.entry]
        if not new and not changed:
            raise Refusal(
                Words(
                    "Bu listede kayıtlara eklenecek ya da değişecek bir şey yok.",
                    "There is nothing in this list that would add to or change the entries.",
                )
            )
        rows = {row.number: row for row in log.event.entries.select_related("category")}
        check_rights(author, new, [rows[entry.number] for entry in changed], changed, categories)
        before = {str(rows[entry.number].pk): plain_entry(rows[entry.number]) for entry in changed}
        altered = [altered_row(rows[entry.number], entry, categories[entry.category]) for entry in changed]
        added = added_rows(log.event, new, categories)
        for category in {row.category for row in (*added, *altered)}:
            put_draft_aside(category, IMPORTED)
        line = log(IMPORTED, data={"added": len(added), "changed": len(altered), "rows": len(plan.rows)})
        keep_snapshot(log, line.number, added, altered, before)
        draft.delete()
    return Imported(len(added), len(altered), line.number)


def check_shown(plan: ImportPlan, shown: str) -> None:
    if fingerprint(plan) != shown:
        raise Refusal(
            Words(
                "Siz bakarken kayıtlar değişti; bu listenin sonucu artık başka. Yeniden inceleyip öyle onaylayın.",
                "The entries changed while you were looking; this list would now do something else. Look again, then "
                "accept.",
            )
        )


def check_rights(
    author: Author, new: list[Entry], rows: list[EntryRow], changed: list[Entry], categories: dict[str, Category]
) -> None:
    """Changing what is there asks for the number to be typed; adding asks what entering by hand would ask."""
    expected = str(len(new) + len(changed))
    over = {row.category for row in rows} | {categories[entry.category] for entry in changed}
    for category in sorted(over, key=lambda one: one.pk):
        check_action(author, Action.IMPORT_OVER, situation_for_coming(category), expected)
    for name in sorted({entry.category for entry in new}):
        check_action(author, Action.ENTER, situation_for_coming(categories[name]))


def altered_row(row: EntryRow, entry: Entry, category: Category) -> EntryRow:
    check_fits(entry)
    write(row, entry, category)
    row.save()
    return row


def added_rows(event: Event, new: list[Entry], categories: dict[str, Category]) -> list[EntryRow]:
    first = next_number(event)
    rows = [EntryRow(event=event, number=first + place) for place in range(len(new))]
    for row, entry in zip(rows, new, strict=True):
        check_fits(entry)
        write(row, entry, categories[entry.category])
    return EntryRow.objects.bulk_create(rows, batch_size=500)


def check_fits(entry: Entry) -> None:
    for name in TITLES:
        check_length(name, getattr(entry, name))


def keep_snapshot(
    log: Log, line: int, added: list[EntryRow], altered: list[EntryRow], before: dict[str, dict[str, object]]
) -> None:
    after = {str(row.pk): plain_entry(row) for row in (*added, *altered)}
    kept = {"added": {str(row.pk): row.number for row in added}, "changed": before, "after": after}
    Snapshot.objects.create(event=log.event, line=line, kind=IMPORTED, before=kept)

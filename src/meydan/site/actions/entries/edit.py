"""Correcting an entry, and taking one out."""

from django.db.models import Q

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import book_of, category_in, entry_in
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.written import Written, write
from meydan.site.models import Category, EntryRow, Pairing
from meydan.site.records.categories import category_of, situation_for_coming
from meydan.site.records.entries import entry_of
from meydan.site.records.snapshots import forget_entry
from meydan.site.tasks import Task
from meydan.tournament.faults import Fault
from meydan.tournament.rounds.situation import Action

MOVED = "an entry changed its category"


class NothingChanged(Refusal):
    """The form says what the row says already."""

    def __init__(self) -> None:
        super().__init__(Words("Değişen bir şey yok.", "Nothing has changed."))


def edit(author: Author, row: EntryRow, category: Category, written: Written) -> EntryRow:
    """Names and schools can be corrected at any time; the category only while both have not begun."""
    check_task(author, Task.EDIT_ENTRY)
    with change(row.event, author) as log:
        row, category = entry_in(log.event, row), category_in(log.event, category)
        check_not_erased(row)
        before, old_category = entry_of(row), row.category
        new = written.as_entry(row.number, category)
        if old_category != category:
            check_action(author, Action.ENTER, situation_for_coming(category))
            check_not_paired(row)
        book_of(log.event).change(before, new, category_of(category))
        changed = write(row, new, category)
        if not changed:
            raise NothingChanged
        if old_category != category:
            put_draft_aside(old_category, MOVED)
            put_draft_aside(category, MOVED)
        row.save()
        log(
            "entry edited",
            about={"category": category.pk, "entry": row.pk},
            data={"number": row.number, "fields": changed},
        )
    return row


def delete(author: Author, row: EntryRow) -> None:
    """Only an entry that no pairing has ever named; afterwards a player withdraws instead (fault 37)."""
    check_task(author, Task.DELETE_ENTRY)
    with change(row.event, author) as log:
        row = entry_in(log.event, row)
        check_not_paired(row)
        about = {"category": row.category_id, "entry": row.pk}
        number = row.number
        forget_entry(log.event, row.pk)
        row.delete()
        log("entry deleted", about=about, data={"number": number})


def is_paired(row: EntryRow) -> bool:
    return Pairing.objects.filter(Q(first=row) | Q(second=row)).exists()


def check_not_paired(row: EntryRow) -> None:
    if not is_paired(row):
        return
    raise Fault(
        Words(
            f"{row.number} numaralı kayıt bir eşlendirmede geçiyor; silinemez ve başka kategoriye alınamaz. "
            "Yarışmacı oynamayacaksa turnuvadan çekin.",
            f"Entry {row.number} stands in a pairing; it can neither be deleted nor moved to another category. "
            "Withdraw the player instead.",
        ),
        37,
    )


def check_not_erased(row: EntryRow) -> None:
    if row.erased:
        raise Fault(
            Words(
                f"{row.number} numaralı kaydın kişisel bilgileri silindi; artık değiştirilemez.",
                f"The personal data of entry {row.number} were erased; it can no longer be edited.",
            ),
            60,
        )

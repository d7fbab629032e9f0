"""The entries of an event as the rules check them, read under the event's lock."""

from meydan.exchange.entry_book import EntryBook
from meydan.site.models import Category, EntryRow, Event
from meydan.site.records.entries import entry_of


def entry_rows(event: Event) -> list[EntryRow]:
    """Every entry that is still somebody's: an erased one bars nobody."""
    return list(event.entries.filter(erased=False).select_related("category").order_by("number"))


def book_of(event: Event) -> EntryBook:
    return EntryBook(map(entry_of, entry_rows(event)))


def next_number(event: Event) -> int:
    last = event.entries.order_by("-number").values_list("number", flat=True).first()
    return (last or 0) + 1


def category_in(event: Event, category: Category) -> Category:
    """The category's row as it is now; of this event, or not at all."""
    return event.categories.get(pk=category.pk)


def entry_in(event: Event, row: EntryRow) -> EntryRow:
    """The entry's row as it is now; of this event, or not at all."""
    return event.entries.select_related("category").get(pk=row.pk)

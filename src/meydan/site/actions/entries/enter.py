"""Entering a pupil by hand."""

from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import book_of, category_in, next_number
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.written import Written, write
from meydan.site.models import Category, EntryRow
from meydan.site.records.categories import category_of, situation_for_coming
from meydan.tournament.rounds.situation import Action

NEW_ENTRY = "a pupil entered"


def enter(author: Author, category: Category, written: Written) -> EntryRow:
    """One more entry, with the next number; refused by the articles on who may enter (`salihli.event` 1–3, 5, 10)."""
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_action(author, Action.ENTER, situation_for_coming(category))
        new = written.as_entry(next_number(log.event), category)
        book_of(log.event).enter(new, category_of(category))
        row = EntryRow(event=log.event, number=new.number)
        write(row, new, category)
        row.save(force_insert=True)
        renewed = put_draft_aside(category, NEW_ENTRY)
        log(
            "entry added",
            about={"category": category.pk, "entry": row.pk},
            data={"number": row.number, "draft put aside": renewed},
        )
    return row

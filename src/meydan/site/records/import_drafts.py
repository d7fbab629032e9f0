"""An uploaded list as it waits in its row, and the dry run of it against the entries as they are now."""

import hashlib
from dataclasses import replace
from typing import Any

from django.db.models import Q

from meydan.exchange.columns import Matching
from meydan.exchange.fields import Field
from meydan.exchange.import_entries import plan_import
from meydan.exchange.import_plan import ImportPlan, PlannedRow, RowProblem, RowState
from meydan.exchange.rows import Row, Sheet
from meydan.games.words import Words
from meydan.site.models import Event, ImportDraft, Pairing
from meydan.site.records.categories import category_of
from meydan.site.records.entries import entry_of

BEGUN = Words(
    "kategorinin eşlendirmesi yayımlandı; listeyle değiştirilemez. Gerekiyorsa kaydı elle düzeltin.",
    "the category is paired and published; a list may not change it. If need be, edit the entry by hand.",
)
PAIRED = Words(
    "yarışmacı bir eşlendirmede geçiyor; başka kategoriye alınamaz.",
    "the contestant stands in a pairing and cannot move to another category.",
)


def sheet_to_plain(sheet: Sheet) -> dict[str, Any]:
    return {"name": sheet.name, "rows": [[row.number, row.cells, row.errors] for row in sheet.rows]}


def sheet_of(draft: ImportDraft) -> Sheet:
    rows = (
        Row(number, tuple(cells), tuple((column, error) for column, error in errors))
        for number, cells, errors in draft.sheet["rows"]
    )
    return Sheet(draft.sheet["name"], tuple(rows))


def matching_to_plain(matching: Matching) -> dict[str, Any]:
    return {
        "header_row": matching.header_row,
        "headings": list(matching.headings),
        "fields": [field.value if field else None for field in matching.fields],
        "fixed": {field.value: value for field, value in matching.fixed},
    }


def matching_of(draft: ImportDraft) -> Matching:
    plain = draft.matching
    return Matching(
        plain["header_row"],
        tuple(plain["headings"]),
        tuple(Field(field) if field else None for field in plain["fields"]),
        tuple((Field(field), value) for field, value in plain["fixed"].items()),
    )


def plan_of(draft: ImportDraft, event: Event) -> ImportPlan:
    """What accepting the list would do now. A row that the state of its category forbids is refused like any other."""
    rows = event.entries.filter(erased=False).select_related("category").order_by("number")
    categories = [category_of(category) for category in event.categories.all()]
    plan = plan_import(sheet_of(draft), matching_of(draft), map(entry_of, rows), categories)
    begun = {category.name for category in categories if category.paired}
    category_before = {row.number: row.category.name for row in rows}
    paired = paired_numbers(event)

    def judged(row: PlannedRow) -> PlannedRow:
        if row.state is not RowState.CHANGED or row.entry is None:
            return row
        old = category_before[row.entry.number]
        if {old, row.entry.category} & begun:
            return refused(row, BEGUN, "salihli.event.5")
        if old != row.entry.category and row.entry.number in paired:
            return refused(row, PAIRED, None)
        return row

    return replace(plan, rows=tuple(map(judged, plan.rows)))


def refused(row: PlannedRow, words: Words, article: str | None) -> PlannedRow:
    problem = RowProblem(row.number, words, article)
    return replace(row, state=RowState.REFUSED, entry=None, changes=(), problems=(*row.problems, problem))


def paired_numbers(event: Event) -> set[int]:
    pairs = Pairing.objects.filter(Q(first__event=event)).values_list("first__number", "second__number")
    return {number for pair in pairs for number in pair if number is not None}


def fingerprint(plan: ImportPlan) -> str:
    """Changes when what the plan would do changes: what is accepted is what was looked at."""
    does = [
        (row.state.value, replace(row.entry, number=0 if row.state is RowState.NEW else row.entry.number))
        for row in plan.rows
        if row.entry is not None and row.state in (RowState.NEW, RowState.CHANGED)
    ]
    return hashlib.sha256(repr(does).encode()).hexdigest()[:16]

"""The dry run of an import: what each row of a file would do to the entries of an event. Nothing is written.

Rows about pupils already entered are taken first, then new pupils: so the same file twice changes nothing.
An empty cell says nothing, and what was entered before stays.
"""

from collections.abc import Iterable
from dataclasses import replace

from meydan.exchange.cell_values import ANSWERS
from meydan.exchange.columns import Decided, Matching, check_enough, match_file
from meydan.exchange.entry_book import EntryBook
from meydan.exchange.example_row import is_example
from meydan.exchange.fields import Field
from meydan.exchange.import_plan import Change, ImportPlan, PlannedRow, RowProblem, RowState
from meydan.exchange.national_ids import hide_national_ids
from meydan.exchange.person_names import columns_look_swapped
from meydan.exchange.row_reading import RowReader, RowValues
from meydan.exchange.rows import Sheet
from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.entries import Category, Entry, same_pupil
from meydan.tournament.names import folded

TEXT_FIELDS = (
    Field.FIRST_NAMES,
    Field.SURNAMES,
    Field.SCHOOL,
    Field.SCHOOL_NUMBER,
    Field.ADVISER,
    Field.DISTRICT,
    Field.PROVINCE,
)
ANSWER_FIELDS = (Field.VISUALLY_IMPAIRED, Field.CONSENT)
SHOWN_FIELDS = (*TEXT_FIELDS, Field.GRADE, Field.CATEGORY, *ANSWER_FIELDS)


def open_entry_file(data: bytes, decided: Decided | None = None) -> tuple[Sheet, Matching]:
    """The sheet with the list in it, T.C. numbers already hidden, and the matching of its columns."""
    sheet, matching = match_file(read_spreadsheet(data), decided)
    return hide_national_ids(sheet, matching), matching


def plan_import(
    sheet: Sheet, matching: Matching, entries: Iterable[Entry], categories: Iterable[Category]
) -> ImportPlan:
    """What accepting the sheet would do to these entries of the event."""
    check_enough(matching)
    known = tuple(categories)
    reader = RowReader(matching, known)
    rows = [row for row in hide_national_ids(sheet, matching).rows if row.number > matching.header_row]
    read = [reader.read(row) for row in rows]
    values = [row for row in read if not is_example(row)]
    numbers = [row.entry_number for row in values if row.entry_number is not None]
    planner = _Planner(EntryBook(entries, numbers), known)
    planned = planner.plan(values)
    return ImportPlan(sheet.name, matching, planned, planner.book.entries, _warnings(matching, values, len(read)))


class _Planner:
    """Goes through the rows twice over a growing book of entries: first who is there already, then who is new."""

    def __init__(self, book: EntryBook, categories: tuple[Category, ...]) -> None:
        self.book = book
        self.categories = {category.name: category for category in categories}
        self.row_of: dict[int, int] = {}  # entry number → the row of the file that speaks of it
        self.national_ids: dict[str, int] = {}
        self.numbers: dict[int, int] = {}
        self.pupils: dict[tuple[str, str], list[tuple[int, Entry]]] = {}

    def plan(self, rows: list[RowValues]) -> tuple[PlannedRow, ...]:
        planned: dict[int, PlannedRow] = {}
        for values in rows:
            self._note_national_id(values)
            self._note_number(values)
            self._note_pupil(values)
        for known_before in (True, False):
            for values in rows:
                if values.number not in planned and (not known_before or self._about(values)):
                    planned[values.number] = self._planned(values)
        return tuple(planned[values.number] for values in rows)

    def _note_national_id(self, values: RowValues) -> None:
        if not values.national_id:
            return
        first = self.national_ids.setdefault(values.national_id, values.number)
        if first == values.number:
            return
        words = Words(
            f"T.C. kimlik numarası {first}. satırdakiyle aynı; bir yarışmacı yalnız bir kez yazılır.",
            f"the Turkish identity number is that of row {first}; a contestant is written once only.",
        )
        values.problems.append(RowProblem(values.number, words, "salihli.event.2"))

    def _note_number(self, values: RowValues) -> None:
        if values.entry_number is None:
            return
        first = self.numbers.setdefault(values.entry_number, values.number)
        if first == values.number:
            return
        words = Words(
            f"Meydan kayıt no {values.entry_number} {first}. satırda da yazılı; her kayıt bir kez yazılır.",
            f"Meydan entry no {values.entry_number} is written in row {first} too; each entry is written once.",
        )
        values.problems.append(RowProblem(values.number, words))

    def _note_pupil(self, values: RowValues) -> None:
        """A pupil's first row counts, even if it is refused: else the second would count one time and not the next."""
        pupil = self._new_entry(values)
        key = (folded(pupil.school), folded(pupil.name))
        for row, earlier in self.pupils.setdefault(key, []):
            if same_pupil(earlier, pupil):
                refused = _twice(pupil, row)
                values.problems.append(RowProblem(values.number, refused.words, refused.article))
                return
        self.pupils[key].append((values.number, pupil))

    def _about(self, values: RowValues) -> list[Entry]:
        """The entries that the row may speak of: by our own number where it is written, else by name and school."""
        if values.entry_number is not None and (entry := self.book.numbered(values.entry_number)):
            return [entry]
        return self.book.same_pupils(self._new_entry(values))

    def _new_entry(self, values: RowValues) -> Entry:
        return Entry(
            number=self.book.free_number if values.entry_number is None else values.entry_number,
            first_names=values.texts.get(Field.FIRST_NAMES, ""),
            surnames=values.texts.get(Field.SURNAMES, ""),
            school=values.texts.get(Field.SCHOOL, ""),
            grade=values.grade or 0,
            category=values.category.name if values.category else "",
            adviser=values.texts.get(Field.ADVISER, ""),
            school_number=values.texts.get(Field.SCHOOL_NUMBER, ""),
            visually_impaired=values.answers.get(Field.VISUALLY_IMPAIRED, False),
            consent=values.answers.get(Field.CONSENT, False),
            district=values.texts.get(Field.DISTRICT, ""),
            province=values.texts.get(Field.PROVINCE, ""),
        )

    def _planned(self, values: RowValues) -> PlannedRow:
        about = self._about(values)
        try:
            if values.problems:
                return self._refused(values)
            if len(about) > 1:
                raise _several(about)
            if about and about[0].number in self.row_of:
                raise _twice(about[0], self.row_of[about[0].number])
            return self._changed(about[0], values) if about else self._entered(values)
        except Refusal as refused:
            values.problems.append(RowProblem(values.number, refused.words, refused.article))
            return self._refused(values)

    def _refused(self, values: RowValues) -> PlannedRow:
        return PlannedRow(
            values.number, RowState.REFUSED, problems=tuple(values.problems), warnings=tuple(values.warnings)
        )

    def _entered(self, values: RowValues) -> PlannedRow:
        new = self._new_entry(values)
        if values.grade is None:
            raise Refusal(Words("sınıf yazılmamış. 1–12 arası yazın.", "no grade is written. Write 1 to 12."))
        self.book.enter(new, self.categories[new.category])
        self.row_of[new.number] = values.number
        return PlannedRow(values.number, RowState.NEW, new, warnings=tuple(values.warnings))

    def _changed(self, old: Entry, values: RowValues) -> PlannedRow:
        new = _with(old, values)
        if new.category != old.category and values.entry_number != old.number:
            # Without our own number on the row this is a second entry, and not the correction of the first.
            self.book.refuse_second_category(new, old)
        changes = changes_between(old, new)
        if changes:
            self.book.change(old, new, self.categories.get(new.category))
        self.row_of[old.number] = values.number
        state = RowState.CHANGED if changes else RowState.UNCHANGED
        return PlannedRow(values.number, state, new, changes, warnings=tuple(values.warnings))


def _with(old: Entry, values: RowValues) -> Entry:
    said: dict[str, str | bool | int] = {field.value: text for field, text in values.texts.items() if text}
    said |= {field.value: answer for field, answer in values.answers.items()}
    if values.grade is not None:
        said["grade"] = values.grade
    if values.category is not None:
        said["category"] = values.category.name
    return replace(old, **said)  # type: ignore[arg-type]


def changes_between(old: Entry, new: Entry) -> tuple[Change, ...]:
    """Field by field, in the order of the list."""
    pairs = ((field, _shown(old, field), _shown(new, field)) for field in SHOWN_FIELDS)
    return tuple(Change(field, before, after) for field, before, after in pairs if before != after)


def _shown(entry: Entry, field: Field) -> Words:
    value = getattr(entry, field.value)
    if isinstance(value, bool):
        return ANSWERS[value]
    return Words(str(value), str(value))


def _several(entries: list[Entry]) -> Refusal:
    numbers = ", ".join(entry.school_number for entry in entries)
    name = entries[0].name
    return Refusal(
        Words(
            f"{name} adında birden çok öğrenci kayıtlı (okul no: {numbers}); hangisi olduğu anlaşılmadı. Okul "
            "numarasını yazın.",
            f"there are several pupils called {name} (school numbers {numbers}); write the school number.",
        ),
        "salihli.event.2",
    )


def _twice(entry: Entry, row: int) -> Refusal:
    return Refusal(
        Words(
            f"{entry.name} ({entry.school}) {row}. satırda da yazılı; bir yarışmacı yalnız bir kez yazılır. "
            "Aynı adlı başka bir öğrenciyse ikisinin de okul numarasını yazın.",
            f"{entry.name} ({entry.school}) is written in row {row} too; a contestant is written once only. If it is a "
            "namesake, write the school numbers of both.",
        ),
        "salihli.event.2",
    )


def _warnings(matching: Matching, rows: list[RowValues], read: int) -> tuple[Words, ...]:
    """What concerns the file as a whole."""
    warnings: list[Words] = []
    names = [(row.texts[Field.FIRST_NAMES], row.texts[Field.SURNAMES]) for row in rows]
    if matching.has(Field.SURNAMES) and columns_look_swapped(names):
        warnings.append(
            Words(
                "Ad ve soyad sütunları yer değiştirmiş görünüyor; sütun eşleştirmesine bakın.",
                "The columns of first names and surnames look swapped; check the matching of columns.",
            )
        )
    if len(rows) < read:
        warnings.append(Words("Şablondaki örnek satır atlandı.", "The example row of the template was left out."))
    return tuple(warnings)

"""Entries as files: XLSX and CSV that can be imported again without a change, and the template that schools fill in."""

import io
from collections.abc import Iterable, Sequence

from defusedcsv import csv

from meydan.exchange.cell_values import ANSWERS
from meydan.exchange.example_row import EXAMPLE
from meydan.exchange.fields import Field
from meydan.exchange.limits import MOST_ROWS
from meydan.exchange.workbook import Cell, Table, fit_title, formats_of, open_workbook, workbook, write_table
from meydan.games.words import Words
from meydan.tournament.entries import Category, Entry

SHEET_TITLE = Words("Kayıtlar", "Entries")
NOTES_TITLE = Words("Açıklama", "Notes")

TEMPLATE_FIELDS = (
    Field.FIRST_NAMES,
    Field.SURNAMES,
    Field.SCHOOL,
    Field.GRADE,
    Field.SCHOOL_NUMBER,
    Field.CATEGORY,
    Field.ADVISER,
    Field.VISUALLY_IMPAIRED,
    Field.CONSENT,
    Field.DISTRICT,
    Field.PROVINCE,
)
EXPORT_FIELDS = (Field.ENTRY_NUMBER, *TEMPLATE_FIELDS)

# Excel in Turkish takes a semicolon for the separator, and needs the mark to see UTF-8.
CSV_DELIMITER = ";"
CSV_ENCODING = "utf-8-sig"

NOTES = (
    Words("Her satıra bir öğrenci yazın; örnek satırı silebilirsiniz.", "One pupil a row; you may delete the example."),
    Words("Sınıf: 4, 4/A ya da IV gibi.", "Grade: as 4, 4/A or IV."),
    Words("Her öğrencinin bir danışman öğretmeni olmalı.", "Every pupil needs an adviser teacher."),
    Words("Bir öğrenci yalnız bir kategoride yarışır.", "A pupil plays in one category only."),
    Words(
        "Yayın izni “evet” olmayan öğrencinin adı yalnız baş harfleriyle yayımlanır.",
        "Without consent “yes” only the initials of a pupil are published.",
    ),
    Words("T.C. kimlik numarası yazmayın; gerekmez.", "Write no Turkish identity numbers; none are needed."),
)


def entries_table(entries: Iterable[Entry], language: str) -> Table:
    """The entries as a table, in the order given."""
    return Table(
        SHEET_TITLE.in_language(language),
        [field.heading.in_language(language) for field in EXPORT_FIELDS],
        [[_cell(entry, field, language) for field in EXPORT_FIELDS] for entry in entries],
    )


def entries_xlsx(entries: Iterable[Entry], language: str) -> bytes:
    return workbook([entries_table(entries, language)])


def entries_csv(entries: Iterable[Entry], language: str) -> bytes:
    table = entries_table(entries, language)
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=CSV_DELIMITER)
    writer.writerow(table.header)
    writer.writerows(table.rows)
    return out.getvalue().encode(CSV_ENCODING)


def entries_template(categories: Sequence[Category], language: str) -> bytes:
    """An empty list with one example line; category and yes or no are chosen from a list, a second sheet explains."""
    out = io.BytesIO()
    with open_workbook(out) as book:
        formats, titles = formats_of(book), set[str]()
        sheet = book.add_worksheet(fit_title(SHEET_TITLE.in_language(language), titles))
        header = [field.heading.in_language(language) for field in TEMPLATE_FIELDS]
        write_table(sheet, Table(SHEET_TITLE.in_language(language), header, [_example(categories, language)]), formats)
        notes = book.add_worksheet(fit_title(NOTES_TITLE.in_language(language), titles))
        rows: list[list[Cell]] = [[words.in_language(language)] for words in NOTES]
        first_category = len(rows) + 2
        rows.append([None])
        rows += [[category.name] for category in categories]
        write_table(notes, Table("", [NOTES_TITLE.in_language(language)], rows), formats)
        answers = [answer.in_language(language) for answer in ANSWERS.values()]
        for field in (Field.VISUALLY_IMPAIRED, Field.CONSENT):
            column = TEMPLATE_FIELDS.index(field)
            sheet.data_validation(1, column, MOST_ROWS, column, {"validate": "list", "source": answers})
        if categories:
            column = TEMPLATE_FIELDS.index(Field.CATEGORY)
            source = f"='{notes.get_name()}'!$A${first_category + 1}:$A${first_category + len(categories)}"
            sheet.data_validation(1, column, MOST_ROWS, column, {"validate": "list", "source": source})
    return out.getvalue()


def _example(categories: Sequence[Category], language: str) -> list[Cell]:
    category = categories[0] if categories else None
    example: dict[Field, Cell] = {
        **EXAMPLE,
        Field.GRADE: f"{category.level.grades[-1] if category and category.level else 4}/A",
        Field.CATEGORY: category.name if category else "",
        Field.VISUALLY_IMPAIRED: ANSWERS[False].in_language(language),
        Field.CONSENT: ANSWERS[True].in_language(language),
    }
    return [example[field] for field in TEMPLATE_FIELDS]


def _cell(entry: Entry, field: Field, language: str) -> Cell:
    if field is Field.ENTRY_NUMBER:
        return entry.number
    value: str | int | bool = getattr(entry, field.value)
    if isinstance(value, bool):
        return ANSWERS[value].in_language(language)
    return value

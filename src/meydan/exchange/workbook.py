"""Any tables as an XLSX workbook: one sheet each, the header frozen, columns as wide as what stands in them.

Text is always written as text: a name that begins with "=" never becomes a formula, and is printed as it was written.
"""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from fractions import Fraction
from typing import TYPE_CHECKING

import xlsxwriter

from meydan.tournament.names import folded

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

Cell = str | int | Fraction | date | datetime | None

NARROWEST, WIDEST = 6, 60
LONGEST_TITLE = 31
FORBIDDEN_IN_TITLE = str.maketrans(dict.fromkeys("[]:*?/\\", "-"))
HEAD_INK, HEAD_PAPER = "#0B6477", "#E3F1F3"


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    header: Sequence[str]
    rows: Sequence[Sequence[Cell]]


@dataclass(frozen=True, slots=True)
class Formats:
    head: "Format"
    day: "Format"
    moment: "Format"


def workbook(tables: Iterable[Table]) -> bytes:
    """The workbook's bytes. Sheet titles are made fit for Excel: short, allowed letters, no two the same."""
    out = io.BytesIO()
    with open_workbook(out) as book:
        formats = formats_of(book)
        titles: set[str] = set()
        for table in tables:
            write_table(book.add_worksheet(fit_title(table.title, titles)), table, formats)
    return out.getvalue()


def open_workbook(out: io.BytesIO) -> xlsxwriter.Workbook:
    return xlsxwriter.Workbook(
        out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    )


def formats_of(book: xlsxwriter.Workbook) -> Formats:
    return Formats(
        head=book.add_format(
            {
                "bold": True,
                "font_color": HEAD_INK,
                "bg_color": HEAD_PAPER,
                "bottom": 1,
                "text_wrap": True,
                "valign": "top",
            }
        ),
        day=book.add_format({"num_format": "dd.mm.yyyy"}),
        moment=book.add_format({"num_format": "dd.mm.yyyy hh:mm"}),
    )


def write_table(sheet: "Worksheet", table: Table, formats: Formats) -> None:
    for column, heading in enumerate(table.header):
        sheet.write_string(0, column, heading, formats.head)
    for number, row in enumerate(table.rows, 1):
        for column, cell in enumerate(row):
            write_cell(sheet, number, column, cell, formats)
    sheet.freeze_panes(1, 0)
    for column, width in enumerate(_widths(table)):
        sheet.set_column(column, column, width)
    if table.header and table.rows:
        sheet.autofilter(0, 0, len(table.rows), len(table.header) - 1)


def write_cell(sheet: "Worksheet", row: int, column: int, cell: Cell, formats: Formats) -> None:
    match cell:
        case None | "":
            return
        case str():
            sheet.write_string(row, column, cell)
        case int():
            sheet.write_number(row, column, cell)
        case Fraction():
            _write_fraction(sheet, row, column, cell)
        case datetime():
            sheet.write_datetime(row, column, cell.replace(tzinfo=None), formats.moment)
        case date():
            sheet.write_datetime(row, column, cell, formats.day)


def _write_fraction(sheet: "Worksheet", row: int, column: int, cell: Fraction) -> None:
    """Halves and quarters are exact in a spreadsheet's numbers; what would be rounded is written out as a fraction."""
    if Fraction(float(cell)) == cell:
        sheet.write_number(row, column, float(cell))
    else:
        sheet.write_string(row, column, str(cell))


def _widths(table: Table) -> list[int]:
    columns = len(table.header)
    longest = [len(heading) for heading in table.header]
    for row in table.rows:
        for column, cell in enumerate(row[:columns]):
            shown = 10 if isinstance(cell, date) else len(str(cell if cell is not None else ""))
            longest[column] = max(longest[column], shown)
    return [min(max(length + 2, NARROWEST), WIDEST) for length in longest]


def fit_title(title: str, taken: set[str]) -> str:
    """A sheet title that Excel accepts; the taken ones are compared as Excel does, without case."""
    plain = " ".join(title.translate(FORBIDDEN_IN_TITLE).split()).strip("'") or "-"
    for number in range(1, len(taken) + 2):
        tail = f" ({number})" if number > 1 else ""
        fitted = plain[: LONGEST_TITLE - len(tail)].strip("' ") + tail
        if folded(fitted) not in taken:
            break
    taken.add(folded(fitted))
    return fitted

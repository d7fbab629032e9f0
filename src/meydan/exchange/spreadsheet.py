"""A table file as it comes from a school: XLSX, XLS, CSV or TSV bytes in, rows of text cells out.

What kind of file it is, is decided by what is in it and never by its name. Nothing here knows what the columns mean.
"""

from collections.abc import Iterable

from meydan.exchange.delimited import read_delimited
from meydan.exchange.file_kinds import FileKind, kind_of
from meydan.exchange.limits import MOST_BYTES, MOST_ROWS, ROOM_ABOVE_ROWS, refuse_size
from meydan.exchange.rows import Row, Sheet, Spreadsheet, is_blank
from meydan.exchange.workbook_cells import read_workbook
from meydan.exchange.xls_records import xls_sheets
from meydan.exchange.xlsx_parts import packed, xlsx_parts, xlsx_sheets
from meydan.games.errors import Refusal
from meydan.games.words import Words


def read_spreadsheet(data: bytes) -> Spreadsheet:
    """The sheets of a file that have something written in them, or a Refusal that says what to do with the file."""
    if len(data) > MOST_BYTES:
        raise refuse_size(len(data))
    sheets, encoding = _read(data)
    filled = tuple(sheet for sheet in (_without_blank_rows(sheet) for sheet in sheets) if sheet.rows)
    if not filled:
        raise Refusal(
            Words(
                "Dosyada yazılı satır yok. Listeyi doldurup yeniden yükleyin.",
                "The file has no written row. Fill in the list and upload it again.",
            )
        )
    return Spreadsheet(filled, encoding)


def _read(data: bytes) -> tuple[Iterable[Sheet], str | None]:
    match kind_of(data):
        case FileKind.XLSX:
            # The reader gets what was measured, packed anew: sizes a file states about itself may be lies.
            parts = xlsx_parts(data)
            found = xlsx_sheets(parts)
            return read_workbook(packed(parts), found), None
        case FileKind.XLS:
            return read_workbook(data, xls_sheets(data)), None
        case FileKind.TEXT:
            rows, encoding = read_delimited(data)
            return (Sheet("", tuple(rows)),), encoding


def _without_blank_rows(sheet: Sheet) -> Sheet:
    rows: list[Row] = []
    for row in sheet.rows:
        if is_blank(row):
            continue
        rows.append(row)
        if len(rows) > MOST_ROWS + ROOM_ABOVE_ROWS:
            raise Refusal(
                Words(
                    f"Dosyada {MOST_ROWS} satırdan çok yazılı satır var; listeyi bölüp parça parça yükleyin.",
                    f"The file has more than {MOST_ROWS} written rows; split the list and upload it in parts.",
                )
            )
    return Sheet(sheet.name, tuple(rows))

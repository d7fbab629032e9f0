"""Real files for tests: workbooks by other programs' libraries, text in every encoding."""

import io
import zipfile
from collections.abc import Iterable, Sequence

import xlsxwriter
import xlwt

from meydan.exchange.rows import Row, Sheet

Cells = Sequence[Sequence[object]]

HEADER = ("Adı", "Soyadı", "Okulu", "Sınıfı", "Kategori", "Danışman Öğretmen")
AYSE = ("Ayşe", "Kaya", "Akaydın İlkokulu", "3/A", "İlkokul Mangala", "Semra Işık")
ALI = ("Ali", "Öz", "Zafer İlkokulu", "4", "İlkokul Pentago", "Can Ak")


def xlsx(*sheets: Cells, **options: object) -> bytes:
    """Sheets are called Sayfa1, Sayfa2 …"""
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True, **options}) as book:
        for number, rows in enumerate(sheets, 1):
            sheet = book.add_worksheet(f"Sayfa{number}")
            for at, row in enumerate(rows):
                sheet.write_row(at, 0, row)
    return out.getvalue()


def xls(rows: Cells) -> bytes:
    book = xlwt.Workbook()
    sheet = book.add_sheet("Öğrenciler")
    for at, row in enumerate(rows):
        for column, cell in enumerate(row):
            sheet.write(at, column, cell)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def text(rows: Cells, delimiter: str = ";") -> str:
    return "\r\n".join(delimiter.join(str(cell) for cell in row) for row in rows) + "\r\n"


def zipped(parts: Iterable[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in parts:
            archive.writestr(name, part)
    return out.getvalue()


def changed_part(data: bytes, name: str, old: bytes, new: bytes) -> bytes:
    """The same XLSX with something in one of its parts replaced."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = [(info.filename, archive.read(info)) for info in archive.infolist()]
    assert old in dict(parts)[name]
    return zipped((part, body.replace(old, new) if part == name else body) for part, body in parts)


def sheet(*rows: Sequence[str]) -> Sheet:
    return Sheet("Sayfa1", tuple(Row(number, tuple(cells)) for number, cells in enumerate(rows, 1)))

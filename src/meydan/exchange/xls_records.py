"""What the cell reader does not tell of an old XLS workbook: how far apart its cells are, and which hold an error."""

import struct
from collections.abc import Iterator

from meydan.exchange.compound_file import CompoundFile
from meydan.exchange.damaged import damaged
from meydan.exchange.file_kinds import password_protected
from meydan.exchange.written_area import Written

BEGIN = 0x0809
SHEET_NAME, PASSWORD = 0x0085, 0x002F
FORMULA, TRUTH_OR_ERROR = 0x0006, 0x0205
# Cells with something in them: label, label by number, number, packed number and its rows, formula, truth or error.
CELLS = frozenset((0x0204, 0x00FD, 0x0203, 0x027E, 0x00BD, FORMULA, TRUTH_OR_ERROR))
ERRORS = {0x00: "#NULL!", 0x07: "#DIV/0!", 0x0F: "#VALUE!", 0x17: "#REF!", 0x1D: "#NAME?", 0x24: "#NUM!", 0x2A: "#N/A"}
NO_NUMBER = b"\xff\xff"
ERROR_RESULT = 2

Record = tuple[int, int, bytes]  # where it begins, what it is, what it says


def xls_sheets(data: bytes) -> dict[str, Written]:
    """What is written in each sheet, by the sheet's name."""
    compound = CompoundFile(data)
    stream = compound.stream("Workbook") or compound.stream("Book") or b""
    names: dict[int, str] = {}
    sheets: dict[str, Written] = {}
    current: Written | None = None
    try:
        for offset, kind, body in _records(stream):
            if kind == PASSWORD:
                raise password_protected()
            if kind == SHEET_NAME:
                names[struct.unpack_from("<I", body)[0]] = _sheet_name(body)
            elif kind == BEGIN:
                current = sheets.setdefault(names[offset], Written()) if offset in names else None
            elif kind in CELLS and current is not None:
                _add(current, kind, body)
    except struct.error as error:
        raise damaged() from error
    for written in sheets.values():
        written.check_area()
    return sheets


def _records(stream: bytes) -> Iterator[Record]:
    offset = 0
    while offset + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, offset)
        yield offset, kind, stream[offset + 4 : offset + 4 + length]
        offset += 4 + length


def _sheet_name(body: bytes) -> str:
    length, wide = body[6], body[7] & 1
    return body[8 : 8 + 2 * length].decode("utf-16-le", "replace") if wide else body[8 : 8 + length].decode("latin-1")


def _add(written: Written, kind: int, body: bytes) -> None:
    row, column = struct.unpack_from("<HH", body)
    written.add(row, column)
    if kind == TRUTH_OR_ERROR and body[7]:
        written.errors[row, column] = ERRORS.get(body[6], "#?")
    elif kind == FORMULA and body[12:14] == NO_NUMBER and body[6] == ERROR_RESULT:
        written.errors[row, column] = ERRORS.get(body[8], "#?")

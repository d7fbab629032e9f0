"""The child that reads a workbook: bytes on standard input, [[sheet, [[cell, …], …]], …] as JSON on standard output."""

import io
import json
import sys
from datetime import date, datetime, time, timedelta

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError, SheetTypeEnum

PASSWORD = 3
DAMAGED = 4
MOST_MEMORY = 1536 * 1024 * 1024

Cell = int | float | str | bool | date | datetime | time | timedelta


def bound_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit; the child still falls alone
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def as_text(cell: Cell) -> str:
    """What a person sees in the cell: whole numbers without ".0", dates day first, truth as Turkish Excel writes it."""
    match cell:
        case str():
            return cell
        case bool():
            return "DOĞRU" if cell else "YANLIŞ"
        case float() if cell.is_integer() and abs(cell) < 1e15:
            return str(int(cell))
        case datetime() if cell.time() != time():
            return cell.strftime("%d.%m.%Y %H:%M")
        case date():
            return cell.strftime("%d.%m.%Y")
        case time():
            return cell.strftime("%H:%M")
        case _:
            return str(cell)


def rows_of(sheet: CalamineSheet) -> list[list[str]]:
    return [[as_text(cell) for cell in row] for row in sheet.to_python(skip_empty_area=False)]


def main() -> int:
    bound_memory()
    data = sys.stdin.buffer.read()
    try:
        workbook = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheets = [
            (sheet.name, rows_of(workbook.get_sheet_by_name(sheet.name)))
            for sheet in workbook.sheets_metadata
            if sheet.typ is SheetTypeEnum.WorkSheet
        ]
    except PasswordError:
        return PASSWORD
    except (CalamineError, ValueError, OSError, MemoryError):
        return DAMAGED
    sys.stdout.buffer.write(json.dumps(sheets).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())

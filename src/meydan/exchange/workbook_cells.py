"""Cells of a workbook as text, read by calamine in a process of its own.

A damaged or hostile workbook can make a reader ask for more memory than there is, and that ends its process. So that it
never ends the site's, the reading is done by a child with bounded memory and time: when it dies, the file is refused.
"""

import json
import subprocess
import sys
from collections.abc import Mapping

from meydan.exchange.damaged import damaged
from meydan.exchange.file_kinds import password_protected
from meydan.exchange.limits import MOST_SHEETS, refuse_sheets
from meydan.exchange.rows import Row, Sheet
from meydan.exchange.workbook_reader import PASSWORD
from meydan.exchange.written_area import Written

# -P: the child takes nothing from the folder it happens to be started in.
READER = (sys.executable, "-P", "-m", "meydan.exchange.workbook_reader")
PATIENCE_SECONDS = 30


def read_workbook(data: bytes, written: Mapping[str, Written]) -> tuple[Sheet, ...]:
    """The sheets in their order; `written` knows which cells hold an error, by sheet."""
    try:
        child = subprocess.run(READER, input=data, capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    except subprocess.TimeoutExpired as late:
        raise damaged() from late
    if child.returncode == PASSWORD:
        raise password_protected()
    if child.returncode:
        raise damaged()
    sheets: list[tuple[str, list[list[str]]]] = json.loads(child.stdout)
    if len(sheets) > MOST_SHEETS:
        raise refuse_sheets(len(sheets))
    return tuple(_sheet(name, rows, written.get(name, Written())) for name, rows in sheets)


def _sheet(name: str, rows: list[list[str]], written: Written) -> Sheet:
    errors: dict[int, list[tuple[int, str]]] = {}
    for (row, column), text in sorted(written.errors.items()):
        errors.setdefault(row, []).append((column, text))
    height = max(len(rows), *(row + 1 for row in errors), 0) if errors else len(rows)
    return Sheet(
        name,
        tuple(
            Row(index + 1, tuple(rows[index]) if index < len(rows) else (), tuple(errors.get(index, ())))
            for index in range(height)
        ),
    )

"""The values of a file that was read: rows of text cells, with their numbers as a spreadsheet program shows them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """`number` counts from 1 and counts blank rows. `errors` are the cells whose formula failed: (column, "#REF!")."""

    number: int
    cells: tuple[str, ...]
    errors: tuple[tuple[int, str], ...] = ()

    def cell(self, column: int) -> str:
        """The text in a column, counted from 0; a row may end before it."""
        return self.cells[column] if column < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet; a text file is one sheet without a name."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Spreadsheet:
    """`encoding` is how the letters of a text file were read; a workbook knows its own."""

    sheets: tuple[Sheet, ...]
    encoding: str | None = None


def is_blank(row: Row) -> bool:
    return not row.errors and not any(cell.strip() for cell in row.cells)


def column_letter(column: int) -> str:
    """How a spreadsheet program names a column counted from 0: A … Z, AA …"""
    letters = ""
    rest = column + 1
    while rest:
        rest, digit = divmod(rest - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters

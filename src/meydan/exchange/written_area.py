"""Where a sheet is written, and which of its cells hold an error: what is known before the cells are read."""

from dataclasses import dataclass, field

from meydan.exchange.limits import MOST_AREA, refuse_area
from meydan.exchange.rows import column_letter


@dataclass(slots=True)
class Written:
    """Rows and columns count from 0."""

    first_row: int | None = None
    first_column: int = 0
    last_row: int = 0
    last_column: int = 0
    errors: dict[tuple[int, int], str] = field(default_factory=dict)

    def add(self, row: int, column: int) -> None:
        if self.first_row is None:
            self.first_row, self.last_row = row, row
            self.first_column, self.last_column = column, column
            return
        self.first_row, self.last_row = min(self.first_row, row), max(self.last_row, row)
        self.first_column, self.last_column = min(self.first_column, column), max(self.last_column, column)

    def check_area(self) -> None:
        # Readers are asked for the rows from the very first on, so that their numbers stay those of the file.
        if (self.last_row + 1) * (self.last_column + 1) > MOST_AREA:
            raise refuse_area(f"{column_letter(self.last_column)}{self.last_row + 1}")

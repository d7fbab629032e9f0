"""What an import would do, row by row: values to show before anything is written."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from meydan.exchange.cell_text import shortened
from meydan.exchange.columns import Matching
from meydan.exchange.fields import Field
from meydan.games.words import Words
from meydan.tournament.entries import Entry


class RowState(StrEnum):
    NEW = "new"
    CHANGED = "changed"
    UNCHANGED = "unchanged"
    REFUSED = "refused"

    @property
    def words(self) -> Words:
        return STATE_WORDS[self]


STATE_WORDS = {
    RowState.NEW: Words("yeni", "new"),
    RowState.CHANGED: Words("değişiyor", "changes"),
    RowState.UNCHANGED: Words("aynı", "unchanged"),
    RowState.REFUSED: Words("alınmadı", "refused"),
}


@dataclass(frozen=True, slots=True)
class Change:
    """A field of an entry that the file has otherwise, as a person reads it."""

    field: Field
    old: Words
    new: Words


@dataclass(frozen=True, slots=True)
class RowProblem:
    """Why a row is refused, or what to look at. `column` is the column as a person finds it, where one is to blame."""

    row: int
    words: Words
    article: str | None = None
    column: str = ""
    cell: str = ""

    @property
    def sentence(self) -> Words:
        """With the place: "12. satır, D (Sınıfı) sütunu, “4/5”: …"."""
        tr, en = f"{self.row}. satır", f"Row {self.row}"
        if self.column:
            tr, en = f"{tr}, {self.column} sütunu", f"{en}, column {self.column}"
        if self.cell:
            quoted = f"“{shortened(self.cell)}”"
            tr, en = f"{tr}, {quoted}", f"{en}, {quoted}"
        return Words(f"{tr}: {self.words.tr}", f"{en}: {self.words.en}")


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """`entry` is the entry as it would be afterwards, None when refused."""

    number: int
    state: RowState
    entry: Entry | None = None
    changes: tuple[Change, ...] = ()
    problems: tuple[RowProblem, ...] = ()
    warnings: tuple[RowProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """The dry run. `entries` are all entries of the event as they would be once the plan is accepted."""

    sheet: str
    matching: Matching
    rows: tuple[PlannedRow, ...]
    entries: tuple[Entry, ...]
    warnings: tuple[Words, ...] = ()

    @property
    def counts(self) -> dict[RowState, int]:
        counted = Counter(row.state for row in self.rows)
        return {state: counted[state] for state in RowState}

    @property
    def changes_nothing(self) -> bool:
        return not self.counts[RowState.NEW] and not self.counts[RowState.CHANGED]

    def in_state(self, state: RowState) -> tuple[PlannedRow, ...]:
        return tuple(row for row in self.rows if row.state is state)

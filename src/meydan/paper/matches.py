"""A match on paper: where it is played and by whom, before, during and after it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.match import ScoreSheet
from meydan.match.deeds import Signer
from meydan.paper.people import Person


@dataclass(frozen=True, slots=True)
class MatchOnPaper:
    """What is not known yet stays empty and is written by hand: a sheet without anything is a blank form.

    `cards` are the round's in a card race; `sheet` is what the match has come to; `link` and `code` open its table on
    a phone. `drawn` are signatures drawn on one: paths on a sheet of 300 × 100.
    """

    round_number: int | None = None
    table: int | None = None
    first: Person | None = None
    second: Person | None = None
    cards: tuple[str, ...] = ()
    sheet: ScoreSheet | None = None
    link: str = ""
    code: str = ""
    drawn: Mapping[Signer, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, str]:
        """Those of the pairing, or those that the match itself knows."""
        first, second = self.sheet.names if self.sheet else ("", "")
        return (self.first.name if self.first else first, self.second.name if self.second else second)

    @property
    def schools(self) -> tuple[str, str]:
        return (self.first.school if self.first else "", self.second.school if self.second else "")

    @property
    def place(self) -> tuple[str, str]:
        """Round and table, as written."""
        return (
            "" if self.round_number is None else str(self.round_number),
            "" if self.table is None else str(self.table),
        )

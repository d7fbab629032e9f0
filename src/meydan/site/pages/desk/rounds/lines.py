"""The lines of a round as the desk sees them: who sits where, how far they are, and what can be done there."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.match.result import written_points
from meydan.site.models import EntryRow, Pairing, Role, RoundRow
from meydan.site.records.table_situations import at_table, later_than
from meydan.site.rights import verdict
from meydan.tournament.crosstable import Result
from meydan.tournament.rounds.situation import Action, Kind, State

NOT_PAIRED = {
    Result.PAIRING_BYE: Words("bay: rakipsiz, tam puan", "bye: no opponent, full point"),
    Result.HALF_BYE: Words("yarım puanlı tur", "half-point bye"),
    Result.FULL_BYE: Words("tam puanlı tur", "full-point bye"),
    Result.ABSENT: Words("eşlendirilmedi", "not paired"),
}


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table. `state` is a chip's name; `may_confirm` and `may_undo` are what the row offers at once."""

    pairing: Pairing
    state: str
    score: str
    may_confirm: bool = False
    may_undo: bool = False

    @property
    def first(self) -> EntryRow:
        return self.pairing.first

    @property
    def second(self) -> EntryRow | None:
        return self.pairing.second

    @property
    def tied(self) -> bool:
        """A drawn knock-out match that waits for the lot."""
        return self.pairing.result is None and bool(self.pairing.summary.get("tied"))

    @property
    def winner(self) -> int:
        """1 or 2 for who won the match, 0 for nobody."""
        if self.pairing.result is None:
            return 0
        first, second = self.pairing.result["points"]
        return 0 if first == second else 1 if first > second else 2

    @property
    def warned(self) -> bool:
        return any(self.pairing.warnings)


@dataclass(frozen=True, slots=True)
class AsideLine:
    """Somebody without a table: a bye, or excused with a reason."""

    entry: EntryRow
    words: Words
    excuse: str


@dataclass(frozen=True, slots=True)
class RoundLines:
    tables: list[TableLine]
    aside: list[AsideLine]

    @property
    def waiting(self) -> list[TableLine]:
        return [line for line in self.tables if line.pairing.result is None]

    @property
    def to_confirm(self) -> list[TableLine]:
        return [line for line in self.tables if line.pairing.result is not None and not line.pairing.confirmed]

    @property
    def confirmed(self) -> int:
        return sum(line.pairing.confirmed for line in self.tables)

    @property
    def finished(self) -> int:
        return len(self.tables) - len(self.waiting)

    @property
    def playing(self) -> int:
        return sum(line.pairing.begun for line in self.waiting)


def lines_of(row: RoundRow, role: Role) -> RoundLines:
    later = later_than(row)
    tables, aside = [], []
    for pairing in row.pairings.select_related("first", "second", "referee").order_by("order"):
        pairing.round = row
        if pairing.second_id is None:
            aside.append(AsideLine(pairing.first, NOT_PAIRED[Result(pairing.bye)], pairing.excuse))
            continue
        situation = at_table(pairing, later)
        done = pairing.result is not None
        tables.append(
            TableLine(
                pairing,
                state_of(pairing),
                score_of(pairing),
                done and verdict(role, Action.CONFIRM_RESULT, situation).kind is not Kind.FORBIDDEN,
                done and verdict(role, Action.UNDO_RESULT, situation).kind is not Kind.FORBIDDEN,
            )
        )
    return RoundLines(tables, aside)


def state_of(pairing: Pairing) -> str:
    """The chip of a table."""
    if pairing.result is not None:
        return "closed" if pairing.confirmed else State.COMPLETE.value
    return State.PLAYING.value if pairing.begun else "waiting"


def score_of(pairing: Pairing) -> str:
    """Sets or cards won so far; the points of the match where it was not played (a forfeit)."""
    if pairing.result is not None and not pairing.begun:
        return "–".join(written_points(halves) for halves in pairing.result["points"])
    score = pairing.summary.get("score")
    return "–".join(map(str, score)) if score and (pairing.begun or pairing.result) else ""

"""The tables of a published round as a visitor may see them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from meydan.games.words import Words
from meydan.match.result import REASON_WORDS, Reason, written_points
from meydan.site.models import EntryRow, Pairing, RoundRow
from meydan.site.pages.desk.standings.crosstable import WITHOUT
from meydan.site.pages.shown import Eyes
from meydan.site.records.published import Published
from meydan.tournament.crosstable import Result
from meydan.tournament.names import folded, place_in_alphabet

PLAYED_OUT = (Reason.SETS, Reason.CARDS)  # the score says it all


@dataclass(frozen=True, slots=True)
class Seat:
    """A player by the name that this visitor may see."""

    number: int
    name: str
    school: str

    @property
    def found_by(self) -> str:
        """What a search looks in: only what is shown."""
        return folded(f"{self.name} {self.school}")


@dataclass(frozen=True, slots=True)
class TableLine:
    """`state` is one of a chip; `score` are sets or cards won so far; `reason` is why a match
    ended that was not played out; `without` says why somebody has no opponent; `replayed` names the match whose
    recorded moves can be watched."""

    table: int | None
    first: Seat
    second: Seat | None
    state: str
    score: str
    points: tuple[str, str] | None
    reason: Words | None
    without: Words | None
    for_third: bool
    replayed: int | None = None

    @property
    def seats(self) -> list[Seat]:
        return [self.first, self.second] if self.second else [self.first]


@dataclass(frozen=True, slots=True)
class NameLine:
    """A player on the list by name: where to sit, on which side, against whom."""

    seat: Seat
    line: TableLine
    opponent: Seat | None
    starts: bool


def lines_of(published: Published, row: RoundRow, eyes: Eyes) -> list[TableLine]:
    kept_back = published.keeps_results_back(row) and not eyes.staff
    seats = {entry.pk: seat_of(entry, eyes.name) for entry in published.course.entries}
    tables = published.tables(row)
    watched = set() if kept_back else recorded(tables)
    return [replace(line_of(one, seats, kept_back), replayed=one.pk if one.pk in watched else None) for one in tables]


def recorded(tables: Sequence[Pairing]) -> set[int]:
    """The matches that are over and whose moves were recorded."""
    over = [one.pk for one in tables if one.result is not None]
    rows = Pairing.objects.filter(pk__in=over, stored_acts__act__deed__kind="move played")
    return set(rows.values_list("pk", flat=True).distinct())


def seat_of(entry: EntryRow, name: Callable[[EntryRow], str]) -> Seat:
    return Seat(entry.start_number or 0, name(entry), entry.school)


def line_of(pairing: Pairing, seats: dict[int, Seat], kept_back: bool) -> TableLine:
    first = seats[pairing.first_id]
    if pairing.second_id is None:
        without = WITHOUT.get(Result(pairing.bye)) if pairing.bye else None
        return TableLine(None, first, None, "", "", None, None, without, False)
    second = seats[pairing.second_id]
    if kept_back:
        return TableLine(pairing.table, first, second, "", "", None, None, None, pairing.for_third)
    score = "–".join(str(won) for won in pairing.summary.get("score", []))
    if pairing.result is None:
        state = "playing" if pairing.begun else "waiting"
        return TableLine(
            pairing.table, first, second, state, score if pairing.begun else "", None, None, None, pairing.for_third
        )
    one, other = pairing.result["points"]
    reason = Reason(pairing.result["reason"])
    words = None if reason in PLAYED_OUT else REASON_WORDS[reason]
    points = (written_points(one), written_points(other))
    return TableLine(pairing.table, first, second, "complete", score, points, words, None, pairing.for_third)


def by_name(lines: list[TableLine]) -> list[NameLine]:
    """Everybody once, in the order of the Turkish alphabet."""
    found = []
    for line in lines:
        found.append(NameLine(line.first, line, line.second, True))
        if line.second:
            found.append(NameLine(line.second, line, line.first, False))
    return sorted(found, key=lambda one: (place_in_alphabet(one.seat.name), one.seat.number))


def matching(lines: list[NameLine], asked: str) -> list[NameLine]:
    """Those whose shown name, school or table fits every word of the search."""
    words = folded(asked).split()
    return [line for line in lines if fits(line, words)]


def fits(line: NameLine, words: list[str]) -> bool:
    table = str(line.line.table or "")
    shown = line.seat.found_by.split()
    return all(word == table or any(fits_word(word, one) for one in shown) for word in words)


def fits_word(word: str, shown: str) -> bool:
    """An initial stands for every name that begins with it: it tells no more than the page does."""
    if len(shown) == 2 and shown[1] == ".":
        return word.startswith(shown[0])
    return shown.startswith(word)

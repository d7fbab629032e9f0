"""The cross table: every player's rounds in a row. Too many rounds for a page go on in a table of their own."""

from collections.abc import Mapping
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.match.result import written_points
from meydan.paper.listing import NAME, NUMBER, POINTS, SCHOOL, Column, Kind, Size, listing, subtitled
from meydan.paper.part import Part
from meydan.paper.people import Person
from meydan.paper.standings_list import PLACE
from meydan.tournament.crosstable import Colour, CrossTable, Encounter, Result
from meydan.tournament.standings import Standings

CROSS_TABLE = Words("Çapraz tablo", "Cross table")
ROUNDS = Words("{first}–{last}. turlar", "rounds {first}–{last}")
ROUND = Words("T{number}", "R{number}")
ROUNDS_A_PAGE = 12

STARTED = {Colour.WHITE: Words("b", "s"), Colour.BLACK: Words("i", "f")}
RESULT_SIGNS = {Result.DRAW: "½", Result.SHORT_DRAW: "½", Result.SHORT_WIN: "1", Result.SHORT_LOSS: "0"}
UNPAIRED = {
    Result.HALF_BYE: Words("½ izinli", "½ bye"),
    Result.FULL_BYE: Words("1 izinli", "1 bye"),
    Result.PAIRING_BYE: Words("bay", "bye"),
    Result.ABSENT: Words("yok", "absent"),
}
LEGEND = Words(
    "Her hücre: rakibin numarası, başlayan (b) ya da ikinci (i), sonuç; + ve − hükmen.",
    "Each cell: the opponent's number, started (s) or followed (f), the result; + and − by forfeit.",
)


@dataclass(frozen=True, slots=True)
class CrossTablePaper:
    """Players in the order of the standings."""

    category: str
    table: CrossTable
    standings: Standings
    people: Mapping[int, Person]


def cross_table(value: CrossTablePaper, language: str) -> tuple[Part, ...]:
    played = max(value.table.played_rounds, 1)
    return tuple(
        rounds_part(value, first, min(first + ROUNDS_A_PAGE - 1, played), language)
        for first in range(1, played + 1, ROUNDS_A_PAGE)
    )


def rounds_part(value: CrossTablePaper, first: int, last: int, language: str) -> Part:
    columns = [
        Column(PLACE.in_language(language), Kind.MARK),
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(NAME.in_language(language), Kind.NAME, 1),
        Column(SCHOOL.in_language(language), Kind.TEXT, 1),
        *(Column(ROUND.in_language(language).format(number=n), Kind.MARK) for n in range(first, last + 1)),
        Column(POINTS.in_language(language), Kind.NUMBER),
    ]
    contestants = {one.number: one for one in value.table.contestants}
    rows = []
    for line in value.standings.lines:
        encounters = contestants[line.number].encounters[first - 1 : last]
        cells = [cell(one, language) for one in encounters]
        cells += [""] * (last - first + 1 - len(cells))
        points = written_points(value.table.score(contestants[line.number]))
        person = value.people[line.number]
        rows.append((str(line.place), str(line.number), person.name, person.school, *cells, points))
    rounds = ROUNDS.in_language(language).format(first=first, last=last)
    subtitle = subtitled(value.category, rounds)
    title, below = CROSS_TABLE.in_language(language), [LEGEND.in_language(language)]
    return listing(title, subtitle, columns, rows, below, Size.FINE, landscape=True)


def cell(encounter: Encounter, language: str) -> str:
    """`12b1`: player 12, started, won."""
    if encounter.opponent is None:
        return UNPAIRED[encounter.result].in_language(language) if encounter.result in UNPAIRED else ""
    side = STARTED[encounter.colour].in_language(language) if encounter.colour else ""
    sign = RESULT_SIGNS.get(encounter.result, encounter.result.value.replace("-", "−"))
    return f"{encounter.opponent}{side}{sign}"

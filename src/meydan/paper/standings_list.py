"""The standings: places, points, and every tie-break in the order in which it decides."""

from collections.abc import Mapping
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.listing import NAME, NUMBER, SCHOOL, Column, Kind, listing, subtitled
from meydan.paper.part import Part
from meydan.paper.people import Person
from meydan.tournament.standings import Standings, Sum, TieBreak

STANDINGS = Words("Sıralama", "Standings")
PLACE = Words("Sıra", "Place")
AFTER = Words("{number}. tur sonunda", "after round {number}")
FINAL = Words("sonuç", "final")
LEVEL = Words("Aynı sırada yazılanlar sırayı paylaşır.", "Those with the same place share it.")
POINTS_CODE = "PTS"


@dataclass(frozen=True, slots=True)
class StandingsList:
    """After `after_round`; `final` where no round follows. `note` says what changed: the order of the tie-breaks, say
    (fault 45), or a place that a recorded lot gave."""

    category: str
    standings: Standings
    people: Mapping[int, Person]
    after_round: int
    final: bool = False
    note: str = ""


def standings_list(value: StandingsList, language: str) -> tuple[Part, ...]:
    columns = [
        Column(PLACE.in_language(language), Kind.MARK),
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(NAME.in_language(language), Kind.NAME, 4),
        Column(SCHOOL.in_language(language), Kind.TEXT, 4),
        *(Column(code_title(code, language), Kind.NUMBER) for code in value.standings.codes),
    ]
    rows = [
        (
            str(line.place),
            str(line.number),
            value.people[line.number].name,
            value.people[line.number].school,
            *(number(one, language) for one in line.values),
        )
        for line in value.standings.lines
    ]
    legend = [
        f"{code.text}: {code.kind.words.in_language(language)}{cuts(code, language)}"
        for code in value.standings.codes
        if code.name != POINTS_CODE
    ]
    notes = [*legend, LEVEL.in_language(language), *([value.note] if value.note else [])]
    return (listing(STANDINGS.in_language(language), stage(value, language), columns, rows, notes),)


def stage(value: StandingsList, language: str) -> str:
    after = AFTER.in_language(language).format(number=value.after_round)
    return subtitled(value.category, after, FINAL.in_language(language) if value.final else "")


def cuts(code: TieBreak, language: str) -> str:
    """What the code leaves out, where it does."""
    low, high = code.cut_low, code.cut_high
    if not low:
        return ""
    if not high:
        return Words(f" (en zayıf {low} rakip atılır)", f" (without the weakest {low})").in_language(language)
    return Words(
        f" (en zayıf {low} ve en güçlü {high} rakip atılır)", f" (without the weakest {low} and strongest {high})"
    ).in_language(language)


def code_title(code: TieBreak, language: str) -> str:
    return Words("Puan", "Points").in_language(language) if code.name == POINTS_CODE else code.text


def number(value: Sum, language: str) -> str:
    """Decimals as the language writes them; nothing where there is no value."""
    if value.amount is None:
        return "–"
    return value.text.replace(".", ",") if language == "tr" else value.text

"""The pairings of a round: by table for the referees, by name for whoever looks for their own.

The first-named of a pairing starts set 1 and stands on the left; in Kulami that is black (`tazof-kulami.kulami.3`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from meydan.games import Side, colours_of
from meydan.games.words import Words
from meydan.match.result import written_points
from meydan.paper.listing import (
    NAME,
    NUMBER,
    POINTS,
    SCHOOL,
    TABLE,
    Column,
    Kind,
    Size,
    cited,
    listing,
    round_title,
    subtitled,
)
from meydan.paper.part import Part
from meydan.paper.people import Person
from meydan.rulebooks import GameRules
from meydan.rulebooks.terms import STARTER_WORDS

BY_TABLE = Words("Eşlendirme: masa sırasıyla", "Pairings by table")
BY_NAME = Words("Eşlendirme: soyadı sırasıyla", "Pairings by name")
OPPONENT = Words("Rakip", "Opponent")
SIDE = Words("Taraf", "Side")
BYE = Words("rakipsiz (bay)", "no opponent (bye)")
STARTS = Words("başlar", "starts")
WHO_STARTS = Words("Kim başlar", "Who starts")
FIRST_SET = Words("1. sete başlar", "starts set 1")
FIRST_SET_AS = Words("1. sete {side} olarak başlar", "starts set 1 as {side}")
PLAYERS = (Words("1. oyuncu", "Player 1"), Words("2. oyuncu", "Player 2"))
NO_TABLE = "–"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of a pairing, with the half points so far where they are to be printed."""

    person: Person
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets whom at which table. Without a second player it is a bye, and there is no table."""

    table: int | None
    first: Seat
    second: Seat | None


@dataclass(frozen=True, slots=True)
class PairingList:
    """`note` says what must be known beside the pairing, a correction after the publication, say (fault 25)."""

    category: str
    rules: GameRules
    round_number: int
    pairings: tuple[Pairing, ...]
    note: str = ""


def pairings_by_table(value: PairingList, language: str) -> tuple[Part, ...]:
    first, second = side_titles(value.rules, language)
    columns = [
        Column(TABLE.in_language(language), Kind.MARK),
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(first, Kind.NAME, 4),
        Column(POINTS.in_language(language), Kind.MARK),
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(second, Kind.NAME, 4),
        Column(POINTS.in_language(language), Kind.MARK),
    ]
    rows = [
        (table_of(one), *seat_cells(one.first), *(seat_cells(one.second) if one.second else bye_cells(language)))
        for one in value.pairings
    ]
    return (hung(BY_TABLE, value, columns, rows, language),)


def pairings_by_name(value: PairingList, language: str) -> tuple[Part, ...]:
    columns = [
        Column(NAME.in_language(language), Kind.NAME, 4),
        Column(SCHOOL.in_language(language), Kind.TEXT, 4),
        Column(TABLE.in_language(language), Kind.MARK),
        Column(SIDE.in_language(language), Kind.TEXT, 2),
        Column(OPPONENT.in_language(language), Kind.TEXT, 4),
    ]
    sides = side_names(value.rules, language)
    found: list[tuple[Person, tuple[str, ...]]] = []
    for one in value.pairings:
        table = table_of(one)
        first = one.first.person
        if one.second is None:
            found.append((first, (first.name, first.school, table, "", BYE.in_language(language))))
            continue
        second = one.second.person
        found.append((first, (first.name, first.school, table, sides[Side.FIRST.seat], second.name)))
        found.append((second, (second.name, second.school, table, sides[Side.SECOND.seat], first.name)))
    found.sort(key=lambda pair: (pair[0].place_in_alphabet, pair[0].number))
    rows = [cells for _, cells in found]
    return (hung(BY_NAME, value, columns, rows, language),)


def hung(
    title: Words, value: PairingList, columns: Sequence[Column], rows: Sequence[Sequence[str]], language: str
) -> Part:
    below = notes(value, language)
    return listing(title.in_language(language), subtitle(value, language), columns, rows, below, Size.HUNG)


def side_names(rules: GameRules, language: str) -> tuple[str, str]:
    """What the two are called: by their colours, or player 1 and 2."""
    first, second = colours_of(rules.game) or PLAYERS
    return first.in_language(language), second.in_language(language)


def side_titles(rules: GameRules, language: str) -> tuple[str, str]:
    """The names over the two columns; the left one starts."""
    first, second = side_names(rules, language)
    if rules.sets is None:
        return first, second
    starts = STARTS if rules.sets.count == 1 else FIRST_SET
    return f"{first} ({starts.in_language(language)})", second


def subtitle(value: PairingList, language: str) -> str:
    return subtitled(value.category, round_title(value.round_number, language))


def notes(value: PairingList, language: str) -> list[str]:
    starter = value.rules.starter
    title = WHO_STARTS.in_language(language)
    who = [f"{title}: {cited(STARTER_WORDS[starter.by], starter.article, language)}"] if starter else []
    return [*who, *([value.note] if value.note else [])]


def table_of(pairing: Pairing) -> str:
    return NO_TABLE if pairing.table is None else str(pairing.table)


def seat_cells(seat: Seat) -> tuple[str, str, str]:
    points = "" if seat.points is None else written_points(seat.points)
    return str(seat.person.number), seat.person.name, points


def bye_cells(language: str) -> tuple[str, str, str]:
    return "", BYE.in_language(language), ""

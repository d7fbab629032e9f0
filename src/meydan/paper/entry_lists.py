"""The starting list, and the list that is ticked at the door."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.listing import ADVISER, GRADE, NAME, NUMBER, SCHOOL, Column, Kind, cited, listing, subtitled
from meydan.paper.part import Part
from meydan.paper.people import Person
from meydan.rulebooks import GameRules
from meydan.rulebooks.event import EntryRules
from meydan.rulebooks.terms import ORDER_WORDS

STARTING_LIST = Words("Başlangıç listesi", "Starting list")
CHECK_IN = Words("Yoklama listesi", "Check-in list")
ORDER = Words("Sıralama", "Order")
IDENTITY = Words("Kimlik", "Identity")
IN_HALL_BY = Words("Salonda olma saati", "In the hall by")
HERE = Words("Geldi", "Here")
SIGNATURE = Words("İmza / not", "Signature / note")
PLAYERS = Words("{number} oyuncu", "{number} players")


@dataclass(frozen=True, slots=True)
class StartingList:
    """The players of a category in their starting order."""

    category: str
    rules: GameRules
    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class CheckInList:
    """`in_hall_by` is a time as a label; `entry` are the rulebook's words on who may enter, where it has any."""

    category: str
    people: tuple[Person, ...]
    in_hall_by: str = ""
    entry: EntryRules | None = None


def starting_list(value: StartingList, language: str) -> tuple[Part, ...]:
    columns = [
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(NAME.in_language(language), Kind.NAME, 4),
        Column(SCHOOL.in_language(language), Kind.TEXT, 4),
        Column(GRADE.in_language(language), Kind.MARK),
        Column(ADVISER.in_language(language), Kind.TEXT, 3),
    ]
    rows = [(str(one.number), one.name, one.school, grade(one), one.adviser) for one in value.people]
    order = value.rules.order
    note = f"{ORDER.in_language(language)}: {cited(ORDER_WORDS[order.by], order.article, language)}"
    subtitle = subtitled(value.category, count(value.people, language))
    return (listing(STARTING_LIST.in_language(language), subtitle, columns, rows, [note]),)


def check_in_list(value: CheckInList, language: str) -> tuple[Part, ...]:
    columns = [
        Column(NUMBER.in_language(language), Kind.NUMBER),
        Column(NAME.in_language(language), Kind.NAME, 4),
        Column(SCHOOL.in_language(language), Kind.TEXT, 4),
        Column(GRADE.in_language(language), Kind.MARK),
        Column(IDENTITY.in_language(language), Kind.TICK),
        Column(HERE.in_language(language), Kind.TICK),
        Column(SIGNATURE.in_language(language), Kind.WRITE, 3),
    ]
    rows = [(str(one.number), one.name, one.school, grade(one), "", "", "") for one in value.people]
    notes = [f"{IN_HALL_BY.in_language(language)}: {value.in_hall_by}"] if value.in_hall_by else []
    if value.entry:
        articles = (value.entry.check_in.article, value.entry.identity, value.entry.closed_by_pairing)
        notes += [cited(one.words, one, language) for one in articles]
    subtitle = subtitled(value.category, count(value.people, language))
    return (listing(CHECK_IN.in_language(language), subtitle, columns, rows, notes),)


def grade(person: Person) -> str:
    return "" if person.grade is None else str(person.grade)


def count(people: tuple[Person, ...], language: str) -> str:
    return PLAYERS.in_language(language).format(number=len(people))

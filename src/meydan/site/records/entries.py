"""Entries and categories as `meydan.tournament.entries` knows them."""

from collections.abc import Iterable

from meydan.site.models import Category as CategoryRow
from meydan.site.models import EntryRow
from meydan.tournament.attendance import Attendance
from meydan.tournament.crosstable import Result
from meydan.tournament.entries import Entry, starting_list


def entry_of(row: EntryRow) -> Entry:
    return Entry(
        number=row.number,
        first_names=row.first_names,
        surnames=row.surnames,
        school=row.school,
        grade=row.grade,
        category=row.category.name,
        adviser=row.adviser,
        visually_impaired=row.visually_impaired,
        school_number=row.school_number,
        consent=row.consent,
        district=row.district,
        province=row.province,
    )


def in_starting_order(rows: Iterable[EntryRow]) -> list[EntryRow]:
    """By surname in the Turkish alphabet: the order in which starting numbers are given."""
    by_number = {row.number: row for row in rows}
    return [by_number[entry.number] for entry in starting_list(map(entry_of, by_number.values()))]


def initials(row: EntryRow) -> str:
    """What the public sees of a pupil without consent: A. Y."""
    return f"{initials_of(row.first_names)} {initials_of(row.surnames)}"


def initials_of(names: str) -> str:
    return " ".join(f"{name[0]}." for name in names.split())


def public_name(row: EntryRow) -> str:
    return row.name if row.consent or row.erased else initials(row)


def attendance_of(row: EntryRow) -> Attendance:
    """Rounds missed and what they were worth; the player is named by starting number."""
    stored = row.attendance
    return Attendance(
        player=row.start_number or 0,
        away=tuple((number, Result(letter)) for number, letter in stored.get("away", [])),
        left=stored.get("left"),
        came_back=stored.get("came_back", False),
    )


def attendance_to_plain(attendance: Attendance) -> dict[str, object]:
    return {
        "away": [[number, letter.value] for number, letter in attendance.away],
        "left": attendance.left,
        "came_back": attendance.came_back,
    }


def contestants_of(category: CategoryRow) -> list[EntryRow]:
    """Who has a starting number in the category, in that order."""
    rows = category.entries.filter(start_number__isnull=False).order_by("start_number")
    return list(rows.select_related("category"))

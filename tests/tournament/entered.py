"""Entries for tests, with only what the test is about written out."""

from dataclasses import replace

from meydan.tournament.entries import Category, Entry
from meydan.tournament.levels import SchoolLevel

MANGALA = Category("İlkokul Mangala", "mangala", SchoolLevel.PRIMARY)
PENTAGO = Category("İlkokul Pentago", "pentago", SchoolLevel.PRIMARY)

PATTERN = Entry(
    number=1,
    first_names="Ayşe",
    surnames="Kaya",
    school="Akaydın İlkokulu",
    grade=3,
    category=MANGALA.name,
    adviser="Semra Öğretmen",
)


def entered(number: int, name: str, **changes: object) -> Entry:
    """`entered(4, "Ali|Ak Yıldız")`: first names and surnames parted by a bar."""
    first_names, surnames = name.split("|")
    return replace(PATTERN, number=number, first_names=first_names, surnames=surnames, **changes)  # type: ignore[arg-type]

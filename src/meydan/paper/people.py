"""A person on paper: name, school, number, in this order, as on the screen."""

from dataclasses import dataclass

from meydan.tournament.entries import Entry
from meydan.tournament.names import place_in_alphabet, upper_case


@dataclass(frozen=True, slots=True)
class Person:
    """`number` is the starting number. Where no consent was given the caller hands over initials."""

    number: int
    first_names: str
    surnames: str
    school: str = ""
    grade: int | None = None
    adviser: str = ""

    @classmethod
    def of(cls, entry: Entry, number: int) -> "Person":
        """An entry under its starting number."""
        return cls(number, entry.first_names, entry.surnames, entry.school, entry.grade, entry.adviser)

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}".strip()

    @property
    def formal_name(self) -> str:
        """As certificates and forms write it: the surname in (Turkish) capitals."""
        return f"{self.first_names} {upper_case(self.surnames)}".strip()

    @property
    def place_in_alphabet(self) -> tuple[bytes, bytes]:
        return place_in_alphabet(self.surnames), place_in_alphabet(self.first_names)

"""School levels and their grades. Grades mix inside a level and never across (`salihli.event.10`)."""

from enum import StrEnum

from meydan.games.errors import Refusal
from meydan.games.words import Words


class SchoolLevel(StrEnum):
    PRIMARY = "primary"
    MIDDLE = "middle"
    HIGH = "high"

    @property
    def grades(self) -> range:
        return GRADES[self]

    @property
    def words(self) -> Words:
        return LEVEL_WORDS[self]


GRADES = {SchoolLevel.PRIMARY: range(1, 5), SchoolLevel.MIDDLE: range(5, 9), SchoolLevel.HIGH: range(9, 13)}
LEVEL_WORDS = {
    SchoolLevel.PRIMARY: Words("ilkokul", "primary school"),
    SchoolLevel.MIDDLE: Words("ortaokul", "middle school"),
    SchoolLevel.HIGH: Words("lise", "high school"),
}


def level_of(grade: int) -> SchoolLevel:
    """The level that a grade belongs to."""
    for level, grades in GRADES.items():
        if grade in grades:
            return level
    raise Refusal(
        Words(f"{grade}. sınıf yok; sınıf 1 ile 12 arasında olmalı.", f"There is no grade {grade}; give 1 to 12."),
        "salihli.event.10",
    )

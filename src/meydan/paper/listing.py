"""Tables over pages, with the same head on each: most papers are one."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words
from meydan.paper.part import Part, Plain
from meydan.rulebooks.articles import Citation


class Size(StrEnum):
    """How large a table is set."""

    FINE = "fine"  # many columns
    BODY = "body"  # read in the hand
    HUNG = "large"  # read on a door by many at once


class Kind(StrEnum):
    """How a column is set."""

    TEXT = "text"
    NAME = "name"  # what one looks for: strong
    NUMBER = "number"  # tabular figures, to the right
    MARK = "mark"  # short, in the middle
    TICK = "tick"  # a box to tick by hand
    WRITE = "write"  # room to write by hand


@dataclass(frozen=True, slots=True)
class Column:
    """`width` is its share of what the narrow columns leave; 0 is as narrow as its text."""

    title: str
    kind: Kind = Kind.TEXT
    width: int = 0

    def plain(self) -> dict[str, Plain]:
        return {"title": self.title, "kind": self.kind.value, "width": self.width}


def listing(
    title: str,
    subtitle: str,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str]],
    notes: Sequence[str] = (),
    size: Size = Size.BODY,
    landscape: bool = False,
) -> Part:
    """A table under its title; `notes` stand below it."""
    return Part(
        "listing",
        title,
        {
            "subtitle": subtitle,
            "columns": [column.plain() for column in columns],
            "rows": [list(row) for row in rows],
            "notes": list(notes),
            "size": size.value,
        },
        landscape,
    )


def cited(words: Words, article: Citation, language: str) -> str:
    """A sentence with the article behind it: `soyadına göre (madde 2)`."""
    return f"{words.in_language(language)} [{article.label.in_language(language)}]"


def subtitled(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


NUMBER = Words("No", "No.")
NAME = Words("Ad soyad", "Name")
SCHOOL = Words("Okul", "School")
GRADE = Words("Sınıf", "Grade")
ADVISER = Words("Danışman öğretmen", "Adviser teacher")
TABLE = Words("Masa", "Table")
ROUND = Words("{number}. tur", "Round {number}")
POINTS = Words("Puan", "Points")


def round_title(number: int, language: str) -> str:
    return ROUND.in_language(language).format(number=number)

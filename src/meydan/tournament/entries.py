"""Entries: who plays in which category, and what makes an entry impossible.

The rules of who may enter are those of `salihli.event` 1–5; a category says which of them it asks for.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.levels import SchoolLevel, level_of
from meydan.tournament.names import folded, place_in_alphabet


class LateEntry(StrEnum):
    """What becomes of somebody who comes after the pairing is made (fault 36)."""

    REFUSED = "refused"  # the rule of salihli.event.5
    ZERO = "zero"  # plays from the next round on; the rounds missed are worth nothing
    HALF = "half"  # the same, but the rounds missed are worth half a point each


@dataclass(frozen=True, slots=True)
class Category:
    """A game for a school level; None is open to every grade.

    `per_school` is how many a school may send (its champion: 1); None is any number. `paired` is
    true from the publication of the first pairing on.
    """

    name: str
    game: str
    level: SchoolLevel | None
    per_school: int | None = None
    late_entry: LateEntry = LateEntry.REFUSED
    paired: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A pupil in a category. `school_number` is the pupil's number at school: it tells namesakes apart.

    `consent` is leave to publish the pupil's name; without it the public sees initials.
    """

    number: int
    first_names: str
    surnames: str
    school: str
    grade: int
    category: str
    adviser: str
    visually_impaired: bool = False
    school_number: str = ""
    consent: bool = False
    district: str = ""
    province: str = ""

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}"

    @property
    def level(self) -> SchoolLevel:
        return level_of(self.grade)


def starting_list(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Surname by the Turkish alphabet; equal surnames by first name, then school, then entry number."""
    return tuple(
        sorted(
            entries,
            key=lambda entry: (
                place_in_alphabet(entry.surnames),
                place_in_alphabet(entry.first_names),
                place_in_alphabet(entry.school),
                entry.number,
            ),
        )
    )


def enter(entries: tuple[Entry, ...], new: Entry, category: Category) -> tuple[Entry, ...]:
    """The entries of the event with one more, or the refusal that names the article."""
    check_written(new)
    check_category(new, category)
    for entry in entries:
        check_beside(new, entry)
    check_places_of_school(new, entries, category)
    return (*entries, new)


def check_written(new: Entry) -> None:
    """Names, school and adviser teacher are there."""
    missing = [
        words
        for text, words in (
            (new.first_names, Words("ad", "first name")),
            (new.surnames, Words("soyad", "surname")),
            (new.school, Words("okul", "school")),
        )
        if not text.strip()
    ]
    if missing:
        raise Refusal(
            Words(
                f"{new.number} numaralı kayıtta eksik: {', '.join(words.tr for words in missing)}.",
                f"Entry {new.number} lacks: {', '.join(words.en for words in missing)}.",
            )
        )
    if not new.adviser.strip():
        raise Refusal(
            Words(
                f"{new.name} için danışman öğretmen yazılmamış; her yarışmacının bir danışman öğretmeni olmalı.",
                f"{new.name} has no adviser teacher; every contestant needs one. Write the teacher's name.",
            ),
            "salihli.event.3",
        )


def check_category(new: Entry, category: Category) -> None:
    """The category is the one named, fits the grade, and still takes entries."""
    if new.category != category.name:
        raise ValueError(f"entry {new.number} is for {new.category!r}, not for {category.name!r}")
    if category.level is not None and new.level is not category.level:
        grades = category.level.grades
        raise Refusal(
            Words(
                f"{new.name} {new.grade}. sınıfta; {category.name} {category.level.words.tr} kategorisi "
                f"{grades[0]}–{grades[-1]}. sınıflar içindir.",
                f"{new.name} is in grade {new.grade}; {category.name} is for {category.level.words.en} grades "
                f"{grades[0]}–{grades[-1]}.",
            ),
            "salihli.event.10",
        )
    if category.paired and category.late_entry is LateEntry.REFUSED:
        raise Refusal(
            Words(
                f"{category.name} eşlendirmesi yapıldı; {new.name} artık katılamaz.",
                f"{category.name} is already paired; {new.name} may no longer enter.",
            ),
            "salihli.event.5",
        )


def check_beside(new: Entry, entry: Entry) -> None:
    """One number one entry, one pupil one category."""
    if new.number == entry.number:
        raise Refusal(
            Words(
                f"{new.number} kayıt numarası {entry.name} adına kullanılmış; boş bir numara verin.",
                f"Entry number {new.number} belongs to {entry.name}; give a free number.",
            )
        )
    if not same_pupil(new, entry):
        return
    raise Refusal(
        Words(
            f"{new.name} ({new.school}) zaten {entry.category} kategorisinde kayıtlı ({entry.number} numara); "
            "bir yarışmacı yalnız bir kategoride yarışır. Aynı adlı başka bir öğrenciyse ikisinin de okul numarasını "
            "yazın.",
            f"{new.name} ({new.school}) is already entered in {entry.category} (entry {entry.number}); a contestant "
            "plays in one category only. If it is a namesake, write the school numbers of both.",
        ),
        "salihli.event.2",
    )


def same_pupil(one: Entry, other: Entry) -> bool:
    """The same name at the same school, however it was typed, unless two school numbers tell them apart."""
    if folded(one.school) != folded(other.school) or folded(one.name) != folded(other.name):
        return False
    numbers = {one.school_number.strip(), other.school_number.strip()}
    return "" in numbers or len(numbers) == 1


def check_places_of_school(new: Entry, entries: tuple[Entry, ...], category: Category) -> None:
    """A school sends as many as the category allows: its champion."""
    if category.per_school is None:
        return
    sent = [e for e in entries if e.category == category.name and folded(e.school) == folded(new.school)]
    if len(sent) < category.per_school:
        return
    names = ", ".join(entry.name for entry in sent)
    raise Refusal(
        Words(
            f"{new.school} {category.name} kategorisine en çok {category.per_school} yarışmacı gönderebilir; "
            f"kayıtlı olan: {names}.",
            f"{new.school} may send {category.per_school} to {category.name}; already entered: {names}.",
        ),
        "salihli.event.1",
    )

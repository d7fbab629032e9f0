"""Names of people in a list: one cell parted into first names and surnames, and name columns that were swapped.

A guess is only ever shown for a check; what is written in the file is never turned round in silence.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from meydan.tournament.names import folded, lower_case, upper_case

# Given names that are hardly ever surnames, folded: enough to see that two columns are swapped.
LIST_OF_GIVEN_NAMES = """
ahmet ali alperen arda asya ayaz aylin ayse azra baris batuhan beren berat berk betul beyza buse busra burak
cansu cemre ceren cinar dilara doruk duru ebru ece ecrin eda efe ege ela elif emine emir emirhan emre enes
eren eslem esma eymen fatma furkan gizem gokce hamza hasan hatice hira hiranur huseyin ibrahim ikra irem
ismail kaan kerem kubra kuzey lina mahmut mehmet melek melike melisa mert meryem merve mete metehan miray
miran muhammed muhammet mustafa mirac nehir nisa nisanur nil omer osman oyku ozge poyraz rabia ravza ruzgar
salih seda selin sena serkan sila sude sumeyye tuana tugce ugur umut yagiz yagmur yasin yigit yunus yusuf
zehra zeynep zumra aysenur efsa gokalp hakan hulya isil ismet nurcan ozlem pinar sibel sevgi tugba volkan
"""
GIVEN_NAMES = frozenset(LIST_OF_GIVEN_NAMES.split())
LEAST_SHARE = 0.6
LEAST_ROWS = 2


@dataclass(frozen=True, slots=True)
class PartedName:
    """`sure` is false where somebody should look whether the surname begins at the right word."""

    first_names: str
    surnames: str
    sure: bool


def part_name(full_name: str) -> PartedName:
    """By capitals ("Ayşe Nur KAYA YILDIZ", "KAYA YILDIZ Ayşe"), by a comma, or else the last word is the surname."""
    if full_name.count(",") == 1:
        surnames, first_names = (part.strip() for part in full_name.split(","))
        return PartedName(first_names, surnames, sure=True)
    words = full_name.split()
    if len(words) < 2:
        return PartedName(full_name, "", sure=False)
    capitals = [is_capitals(word) for word in words]
    if any(capitals) and not all(capitals):
        surname_first = capitals[0]
        length = capitals.index(False) if surname_first else capitals[::-1].index(False)
        if 0 < length < len(words) and sum(capitals) == length:
            cut = length if surname_first else len(words) - length
            before, after = " ".join(words[:cut]), " ".join(words[cut:])
            return PartedName(after, before, sure=True) if surname_first else PartedName(before, after, sure=True)
    sure = len(words) == 2 or all(folded(word) in GIVEN_NAMES for word in words[:-1])
    return PartedName(" ".join(words[:-1]), words[-1], sure)


def is_capitals(word: str) -> bool:
    """All capitals, the Turkish way; a single letter ("M.") says nothing."""
    letters = [character for character in word if character.isalpha()]
    return len(letters) > 1 and upper_case(word) == word and lower_case(word) != word


def looks_swapped(first_names: str, surnames: str, given: frozenset[str] = GIVEN_NAMES) -> bool:
    """The surname is a given name and the first name is none, or only the first name is capitals: "KAYA", "Ayşe"."""
    if is_capitals(first_names) and not is_capitals(surnames) and _has_letters(surnames):
        return True
    surname_is_given = any(folded(word) in given for word in surnames.split())
    return surname_is_given and not any(folded(word) in given for word in first_names.split())


def columns_look_swapped(names: Iterable[tuple[str, str]], given: frozenset[str] = GIVEN_NAMES) -> bool:
    """Most rows look swapped, as when the headings stand over the wrong columns."""
    swapped = [looks_swapped(first_names, surnames, given) for first_names, surnames in names]
    return sum(swapped) >= max(LEAST_ROWS, LEAST_SHARE * len(swapped))


def _has_letters(text: str) -> bool:
    return any(character.isalpha() for character in text)

"""Certificates: places and participation, in several designs, any number in one file."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words
from meydan.paper.part import Part, Plain
from meydan.paper.people import Person
from meydan.tournament.names import upper_case

CERTIFICATES = Words("Belgeler", "Certificates")
ACHIEVEMENT = Words("Başarı Belgesi", "Certificate of Achievement")
PARTICIPATION = Words("Katılım Belgesi", "Certificate of Participation")
PLACED = Words(
    "{category} kategorisinde {place} olmuştur. Kutlar, başarılarının devamını dileriz.",
    "finished {place} in the category {category}. Congratulations, and many more games to come.",
)
TOOK_PART = Words(
    "{category} kategorisinde yarışmıştır. Katılımı için teşekkür eder, başarılar dileriz.",
    "played in the category {category}. Thank you for taking part; we wish you many more games.",
)
TURKISH_PLACES = {1: "birinci", 2: "ikinci", 3: "üçüncü"}
ENGLISH_PLACES = {1: "first", 2: "second", 3: "third"}


class Design(StrEnum):
    """How a certificate is framed."""

    TILE = "tile"
    BOARD = "board"
    PLAIN = "plain"

    @property
    def words(self) -> Words:
        return DESIGN_WORDS[self]


DESIGN_WORDS = {
    Design.TILE: Words("Çini", "Tile"),
    Design.BOARD: Words("Tahta", "Board"),
    Design.PLAIN: Words("Sade", "Plain"),
}


@dataclass(frozen=True, slots=True)
class Certificate:
    """Without a place it is one of participation."""

    person: Person
    category: str
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Signatory:
    name: str
    office: str


@dataclass(frozen=True, slots=True)
class Certificates:
    """`day` is a label: the day, perhaps with the place."""

    certificates: tuple[Certificate, ...]
    design: Design
    day: str
    signatories: tuple[Signatory, ...] = ()


def certificates(value: Certificates, language: str) -> tuple[Part, ...]:
    data: dict[str, Plain] = {
        "design": value.design.value,
        "day": value.day,
        "signatories": [{"name": one.name, "office": one.office} for one in value.signatories],
        "certificates": [certificate(one, language) for one in value.certificates],
    }
    return (Part("certificates", CERTIFICATES.in_language(language), data, landscape=True),)


def certificate(value: Certificate, language: str) -> Plain:
    kind = PARTICIPATION if value.place is None else ACHIEVEMENT
    text = TOOK_PART if value.place is None else PLACED
    said = text.in_language(language).format(category=value.category, place=place_words(value.place, language))
    return {
        "kind": capitals(kind, language),
        "name": value.person.formal_name,
        "school": value.person.school,
        "text": said,
        "place": "" if value.place is None else str(value.place),
    }


def place_words(place: int | None, language: str) -> str:
    """`birinci`, `third`; from four on a number."""
    if place is None:
        return ""
    if language == "tr":
        return TURKISH_PLACES.get(place, f"{place}.")
    return ENGLISH_PLACES.get(place, f"in place {place}")


def capitals(words: Words, language: str) -> str:
    """Capitals of the language: the Turkish i has its dot in Turkish only."""
    return upper_case(words.tr) if language == "tr" else words.en.upper()

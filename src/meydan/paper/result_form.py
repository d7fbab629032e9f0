"""The form by which the champion of each category is reported to the next level (`salihli.event.16`).

A district reports to its province, a province to the federation. A category whose champion is not settled cannot be
reported: the form is refused until it is.
"""

from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper.certificates import Signatory, capitals
from meydan.paper.listing import ADVISER, GRADE, NUMBER, SCHOOL, cited
from meydan.paper.part import Part, Plain
from meydan.paper.people import Person
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.card_facts import Level

FORMS = {
    Level.DISTRICT: Words("İlçe Sonuç Bildirim Formu", "District Result Form"),
    Level.PROVINCE: Words("İl Sonuç Bildirim Formu", "Province Result Form"),
}
CHAMPIONS = {
    Level.DISTRICT: Words("İlçe birincisi", "District champion"),
    Level.PROVINCE: Words("İl birincisi", "Province champion"),
}
FROM = Words("Bildiren", "From")
TO = Words("Bildirilen makam", "To")
YEAR = Words("Eğitim-öğretim yılı", "School year")
DAY = Words("Tarih ve yer", "Date and place")
KEY = Words("İmza anahtarının parmak izi", "Fingerprint of the signing key")
CATEGORY = Words("Kategori", "Category")
PLAYERS = Words("Katılan", "Players")
STATEMENT = Words(
    "Yukarıdaki kategorilerin birincileri, turnuva kurallarına göre belirlenmiştir ve bildirilir.",
    "The champions of the categories above were found by the tournament's rules and are hereby reported.",
)
ARTICLE = "salihli.event.16"


@dataclass(frozen=True, slots=True)
class Champion:
    """A category, how many played in it, and who won it; nobody while it is open."""

    category: str
    players: int
    person: Person | None


@dataclass(frozen=True, slots=True)
class ResultForm:
    """`sender` and `receiver` are offices; `article` is the rulebook's own on this form, where it has one. `key` is the
    fingerprint of the key that signs the file of champions: whoever gets the file compares it with this paper."""

    level: Level
    sender: str
    receiver: str
    school_year: str
    day: str
    champions: tuple[Champion, ...]
    signatories: tuple[Signatory, ...] = ()
    article: Citation | None = None
    key: str = ""


def result_form(value: ResultForm, language: str) -> tuple[Part, ...]:
    check(value)
    heads = (NUMBER, CATEGORY, CHAMPIONS[value.level], SCHOOL, GRADE, ADVISER, PLAYERS)
    fields = [(FROM, value.sender), (TO, value.receiver), (YEAR, value.school_year), (DAY, value.day)]
    if value.key:
        fields.append((KEY, value.key))
    data: dict[str, Plain] = {
        "capitals": capitals(FORMS[value.level], language),
        "fields": [{"name": name.in_language(language), "value": text} for name, text in fields],
        "heads": [one.in_language(language) for one in heads],
        "rows": [row(at, one) for at, one in enumerate(value.champions, start=1)],
        "statement": cited(STATEMENT, value.article, language) if value.article else STATEMENT.in_language(language),
        "signatories": [{"name": one.name, "office": one.office} for one in value.signatories],
    }
    return (Part("result-form", FORMS[value.level].in_language(language), data),)


def row(at: int, champion: Champion) -> list[Plain]:
    person = champion.person
    assert person is not None  # checked
    grade = "" if person.grade is None else str(person.grade)
    return [
        str(at),
        champion.category,
        person.formal_name,
        person.school,
        grade,
        person.adviser,
        str(champion.players),
    ]


def check(value: ResultForm) -> None:
    """One champion for each category, and each category once."""
    if value.level not in FORMS:
        raise ValueError(f"there is no result form of the level {value.level}")
    open_ones = [one.category for one in value.champions if one.person is None]
    if open_ones:
        listed = ", ".join(open_ones)
        raise Refusal(
            Words(
                f"Birincisi belli olmayan kategori var: {listed}. Önce sonuçlarını tamamlayın.",
                f"No champion yet in: {listed}. Complete the results first.",
            ),
            ARTICLE,
        )
    names = [one.category for one in value.champions]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        listed = ", ".join(twice)
        raise Refusal(
            Words(
                f"Bir kategoriden tek birinci bildirilir; birden çok yazılan: {listed}. Eşitliği kurayla bozun.",
                f"One champion is reported for a category; more than one stands for: {listed}. Draw the recorded lot.",
            ),
            ARTICLE,
        )
    if not names:
        raise Refusal(
            Words("Bildirilecek kategori yok.", "There is no category to report; choose at least one."), ARTICLE
        )

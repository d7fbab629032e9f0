"""An entry as somebody wrote it: cleaned of what nobody can see, and no longer than a row holds."""

from dataclasses import dataclass, fields

from meydan.exchange.cell_text import cleaned
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Category, EntryRow
from meydan.site.records.search import folded_text
from meydan.tournament.entries import Entry
from meydan.tournament.levels import level_of

TITLES = {
    "first_names": Words("Ad", "First names"),
    "surnames": Words("Soyad", "Surname"),
    "school": Words("Okul", "School"),
    "adviser": Words("Danışman öğretmen", "Adviser teacher"),
    "school_number": Words("Okul numarası", "School number"),
    "district": Words("İlçe", "District"),
    "province": Words("İl", "Province"),
}


@dataclass(frozen=True, slots=True)
class Written:
    first_names: str
    surnames: str
    school: str
    grade: int
    adviser: str
    school_number: str = ""
    district: str = ""
    province: str = ""
    visually_impaired: bool = False
    consent: bool = False

    def as_entry(self, number: int, category: Category) -> Entry:
        """The pure value, or the refusal of what no row can hold."""
        texts = {name: cleaned(getattr(self, name)) for name in TITLES}
        for name, text in texts.items():
            check_length(name, text)
        level_of(self.grade)
        return Entry(
            number=number,
            grade=self.grade,
            category=category.name,
            visually_impaired=self.visually_impaired,
            consent=self.consent,
            **texts,
        )


# As long as the rows hold.
LONGEST = {
    "first_names": 80,
    "surnames": 80,
    "school": 160,
    "adviser": 160,
    "school_number": 20,
    "district": 80,
    "province": 80,
}


def check_length(name: str, text: str) -> None:
    title, most = TITLES[name], LONGEST[name]
    if len(text) <= most:
        return
    raise Refusal(
        Words(
            f"{title.tr} {len(text)} karakter; en çok {most} olabilir. Kısaltın.",
            f"{title.en} has {len(text)} characters; {most} is the most. Shorten it.",
        )
    )


def write(row: EntryRow, entry: Entry, category: Category) -> list[str]:
    """Puts the value into the row and names the fields that changed."""
    changed = [] if row.category_id == category.pk else ["category"]
    row.category = category
    for one in fields(Written):
        value = getattr(entry, one.name)
        if getattr(row, one.name) != value:
            setattr(row, one.name, value)
            changed.append(one.name)
    row.folded = folded_text(row)
    return changed

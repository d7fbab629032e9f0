"""Which column is what: the header row is found, its cells are matched to fields, and a person can decide otherwise.

What a person has decided is a plain value (`Matching.decided`, heading → field) and serves for the next file too.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from meydan.exchange.fields import HEADINGS, OTHER_WORDS, PUPIL_WORDS, Field
from meydan.exchange.limits import ROOM_ABOVE_ROWS
from meydan.exchange.rows import Row, Sheet, Spreadsheet, column_letter
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.names import folded

FIELD_OF_HEADING = {heading: field for field, headings in HEADINGS.items() for heading in headings}
# A misspelt heading still counts when this much of it is right; short ones must be exact.
LIKENESS = 0.86
SHORTEST_FUZZY = 5
LEAST_HEADER_FIELDS = 2
LONGEST_HEADING = 80

Decided = Mapping[str, Field | None]


@dataclass(frozen=True, slots=True)
class Matching:
    """`header_row` is the row's number in the file, 0 where there is none. `headings` are the header's cells.

    `fields` has one field for each column, None for a column that is not used. `fixed` gives a value to every row for
    a field that has no column: a school's own list seldom names the school, a category's list the category.
    """

    header_row: int
    headings: tuple[str, ...]
    fields: tuple[Field | None, ...]
    fixed: tuple[tuple[Field, str], ...] = ()
    decided: tuple[tuple[str, Field | None], ...] = ()

    def column_of(self, field: Field) -> int | None:
        return self.fields.index(field) if field in self.fields else None

    def has(self, field: Field) -> bool:
        return field in self.fields or any(field is fixed for fixed, _ in self.fixed)

    def with_column(self, column: int, field: Field | None) -> "Matching":
        """A person says what a column is; another column that was taken for it is let go."""
        width = max(len(self.fields), column + 1)
        fields = [*self.fields, *[None] * (width - len(self.fields))]
        given_up = [at for at, other in enumerate(fields) if other is field and field is not None and at != column]
        decided = dict(self.decided)
        for at, new in [*((at, None) for at in given_up), (column, field)]:
            fields[at] = new
            if heading := _plain(self.headings[at] if at < len(self.headings) else ""):
                decided[heading] = new
        return replace(self, fields=tuple(fields), decided=tuple(decided.items()))

    def with_fixed(self, field: Field, value: str) -> "Matching":
        return replace(self, fixed=(*((f, v) for f, v in self.fixed if f is not field), (field, value)))


def match_file(spreadsheet: Spreadsheet, decided: Decided | None = None) -> tuple[Sheet, Matching]:
    """The sheet with the most matched columns, and its matching; of equals the first."""
    matched = [(sheet, match_columns(sheet, decided)) for sheet in spreadsheet.sheets]
    return max(matched, key=lambda pair: sum(field is not None for field in pair[1].fields))


def match_columns(sheet: Sheet, decided: Decided | None = None) -> Matching:
    """The header row is the one in the first rows that has most fields; without one, no column is matched."""
    known = dict(decided or {})
    best = Matching(0, (), (), decided=tuple(known.items()))
    most = LEAST_HEADER_FIELDS - 1
    for row in sheet.rows[:ROOM_ABOVE_ROWS]:
        fields = _fields_of(row, known)
        count = sum(field is not None for field in fields)
        if count > most:
            most = count
            best = replace(best, header_row=row.number, headings=row.cells, fields=fields)
    return best


def field_of(heading: str) -> Field | None:
    """The field that a heading means, by exact words first, then by likeness."""
    plain = _plain(heading)
    words = plain.split()
    if not words or OTHER_WORDS & set(words):
        return None
    if plain in FIELD_OF_HEADING:
        return FIELD_OF_HEADING[plain]
    rest = " ".join(word for word in words if word not in PUPIL_WORDS)
    if rest in FIELD_OF_HEADING:
        return FIELD_OF_HEADING[rest]
    if len(rest) < SHORTEST_FUZZY:
        return None
    likeness, field = max((_likeness(rest, known), field) for known, field in FIELD_OF_HEADING.items())
    return field if likeness >= LIKENESS else None


def _likeness(one: str, other: str) -> float:
    if len(other) < SHORTEST_FUZZY:
        return 0.0
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _plain(heading: str) -> str:
    """Folded words only: no punctuation, no remark in brackets; "T.C." is one word."""
    if len(heading) > LONGEST_HEADING:
        return ""
    without_remark = re.sub(r"\(.*?\)|\*", " ", folded(heading))
    without_dots = re.sub(r"(?<=\b\w)\.(?=\w\b)", "", without_remark)
    return " ".join(re.sub(r"[^\w]+", " ", without_dots).split())


def _fields_of(row: Row, decided: Decided) -> tuple[Field | None, ...]:
    """Decisions of a person first, then guesses; a field goes to the first column that means it."""
    plain = [_plain(cell) for cell in row.cells]
    fields: list[Field | None] = [decided.get(heading) if heading else None for heading in plain]
    taken = {field for field in fields if field is not None}
    for column, heading in enumerate(plain):
        if heading in decided:
            continue
        field = field_of(heading)
        if field is not None and field not in taken:
            fields[column] = field
            taken.add(field)
    return tuple(fields)


def check_enough(matching: Matching) -> None:
    """Without these no row can become an entry, so the person is asked to match them first."""
    named = matching.has(Field.FULL_NAME) or (matching.has(Field.FIRST_NAMES) and matching.has(Field.SURNAMES))
    missing = [] if named else [Field.FULL_NAME.heading]
    missing += [field.heading for field in (Field.SCHOOL, Field.GRADE, Field.ADVISER) if not matching.has(field)]
    if not missing:
        return
    tr, en = ", ".join(words.tr for words in missing), ", ".join(words.en for words in missing)
    if not matching.header_row:
        raise Refusal(
            Words(
                f"İlk {ROOM_ABOVE_ROWS} satırda başlık satırı bulunamadı. Hangi sütunun ne olduğunu seçin: {tr}.",
                f"No header row was found in the first {ROOM_ABOVE_ROWS} rows. Choose which column is what: {en}.",
            )
        )
    raise Refusal(
        Words(
            f"Şu sütunlar bulunamadı: {tr}. Hangi sütunda olduklarını seçin ya da hepsi için bir değer yazın.",
            f"These columns were not found: {en}. Choose their columns, or give one value for all rows.",
        )
    )


def column_name(matching: Matching, column: int) -> str:
    """How a person finds the column: its letter, and its heading where there is one."""
    heading = matching.headings[column].strip() if column < len(matching.headings) else ""
    return f"{column_letter(column)} ({heading})" if heading else column_letter(column)

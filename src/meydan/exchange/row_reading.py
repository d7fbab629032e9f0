"""One row of the file as what it says of a pupil, with everything in it that is wrong or odd."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from meydan.exchange.cell_text import cleaned, has_broken_letters, has_other_than_letters, hides_something
from meydan.exchange.cell_values import category_in, grade_in, yes_in
from meydan.exchange.columns import Matching, column_name
from meydan.exchange.fields import Field
from meydan.exchange.import_plan import RowProblem
from meydan.exchange.national_ids import HIDDEN
from meydan.exchange.person_names import looks_swapped, part_name
from meydan.exchange.rows import Row
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.entries import Category

Value = TypeVar("Value")

LONGEST = {
    Field.FIRST_NAMES: 80,
    Field.SURNAMES: 80,
    Field.FULL_NAME: 120,
    Field.SCHOOL: 160,
    Field.ADVISER: 160,
    Field.SCHOOL_NUMBER: 20,
    Field.DISTRICT: 80,
    Field.PROVINCE: 80,
}
LONGEST_OTHER = 120
LONGEST_NUMBER = 6
NAMES = (Field.FIRST_NAMES, Field.SURNAMES, Field.FULL_NAME)


@dataclass(slots=True)
class RowValues:
    """What a row says. What it does not say is missing here, and stays as it was entered before."""

    number: int
    texts: dict[Field, str] = field(default_factory=dict)
    answers: dict[Field, bool] = field(default_factory=dict)
    grade: int | None = None
    category: Category | None = None
    entry_number: int | None = None
    national_id: str = ""
    problems: list[RowProblem] = field(default_factory=list)
    warnings: list[RowProblem] = field(default_factory=list)


class RowReader:
    """Reads the rows of one file: its matching and the event's categories do not change from row to row."""

    def __init__(self, matching: Matching, categories: Iterable[Category]) -> None:
        self.columns = {field: at for at, field in enumerate(matching.fields) if field is not None}
        self.names = {field: column_name(matching, at) for field, at in self.columns.items()}
        self.fixed = dict(matching.fixed)
        self.categories = tuple(categories)

    def read(self, row: Row) -> RowValues:
        values = RowValues(row.number)
        self._note_failed_formulas(row, values)
        texts: dict[Field, str] = {
            field: self._text(row, field, values) for field in Field if field is not Field.NATIONAL_ID
        }
        values.national_id = row.cell(self.columns[Field.NATIONAL_ID]) if Field.NATIONAL_ID in self.columns else ""
        self._read_names(texts, values)
        for said in (Field.SCHOOL, Field.ADVISER, Field.SCHOOL_NUMBER, Field.DISTRICT, Field.PROVINCE):
            if texts[said]:
                values.texts[said] = texts[said]
        for asked in (Field.VISUALLY_IMPAIRED, Field.CONSENT):
            answer = self._understood(values, asked, texts[asked], yes_in) if texts[asked] else None
            if answer is not None:
                values.answers[asked] = answer
        if texts[Field.GRADE]:
            values.grade = self._understood(values, Field.GRADE, texts[Field.GRADE], grade_in)
        if texts[Field.ENTRY_NUMBER].isdecimal() and len(texts[Field.ENTRY_NUMBER]) <= LONGEST_NUMBER:
            values.entry_number = int(texts[Field.ENTRY_NUMBER])
        self._read_category(texts, values)
        return values

    def _text(self, row: Row, field: Field, values: RowValues) -> str:
        at = self.columns.get(field)
        if at is None:
            return cleaned(self.fixed.get(field, ""))
        cell = row.cell(at)
        text = cleaned(cell.replace(HIDDEN, ""))
        if HIDDEN in cell:
            self._warn_of_odd_text(field, cell, values)
        if not text:
            return cleaned(self.fixed.get(field, ""))
        longest = LONGEST.get(field, LONGEST_OTHER)
        if len(text) > longest:
            words = Words(
                f"{len(text)} harf çok uzun; en çok {longest} olabilir. Kısaltın.",
                f"{len(text)} letters are too many; {longest} is the most. Shorten it.",
            )
            values.problems.append(self._problem(values, field, cell, words))
            return ""
        self._warn_of_odd_text(field, cell, values)
        return text

    def _warn_of_odd_text(self, field: Field, cell: str, values: RowValues) -> None:
        odd: list[Words] = []
        if hides_something(cell):
            odd.append(
                Words(
                    "görünmeyen işaretler (yazının yönünü çeviren ya da gizleyen) silindi.",
                    "unseen characters (that turn or hide text) were removed.",
                )
            )
        if has_broken_letters(cell):
            odd.append(
                Words(
                    "Türkçe harfler bozulmuş görünüyor. Dosyayı XLSX olarak kaydedip yeniden yükleyin.",
                    "Turkish letters look broken. Save the file as XLSX and upload it again.",
                )
            )
        if HIDDEN in cell:
            odd.append(
                Words(
                    "T.C. kimlik numarası bu sütunda tutulmaz; silindi.",
                    "a Turkish identity number is not kept in this column; it was removed.",
                )
            )
        if len(odd) == 0 and field in NAMES and has_other_than_letters(cleaned(cell)):
            odd.append(
                Words(
                    "adda harf olmayan bir işaret var; bakın.", "the name has a sign that is no letter; please check."
                )
            )
        values.warnings += [self._problem(values, field, cell, words) for words in odd]

    def _note_failed_formulas(self, row: Row, values: RowValues) -> None:
        used = {at: field for field, at in self.columns.items()}
        for at, text in row.errors:
            if at in used:
                words = Words(
                    "hücredeki formül hata veriyor. Formül yerine değeri yazın.",
                    "the formula in this cell fails. Write the value instead.",
                )
                values.problems.append(self._problem(values, used[at], text, words))

    def _read_names(self, texts: dict[Field, str], values: RowValues) -> None:
        first_names, surnames = texts[Field.FIRST_NAMES], texts[Field.SURNAMES]
        full_name = texts[Field.FULL_NAME]
        if full_name and not (first_names and surnames):
            parted = part_name(full_name)
            first_names, surnames = parted.first_names, parted.surnames
            if surnames and not parted.sure:
                words = Words(
                    f"ad “{first_names}”, soyad “{surnames}” diye ayrıldı; iki soyadı olabilir, bakın.",
                    f"parted into “{first_names}” and surname “{surnames}”; there may be two surnames, please check.",
                )
                values.warnings.append(self._problem(values, Field.FULL_NAME, full_name, words))
        elif first_names and surnames and looks_swapped(first_names, surnames):
            words = Words(
                "ad ile soyad yer değiştirmiş olabilir; bakın.", "name and surname may be swapped; please check."
            )
            values.warnings.append(RowProblem(values.number, words, cell=f"{first_names} | {surnames}"))
        values.texts[Field.FIRST_NAMES], values.texts[Field.SURNAMES] = first_names, surnames

    def _read_category(self, texts: dict[Field, str], values: RowValues) -> None:
        if any(problem.column == self.names.get(Field.GRADE) for problem in values.problems):
            return  # the level cannot be told without the grade, and that is said already
        parts = tuple(texts[field] for field in (Field.CATEGORY, Field.LEVEL, Field.GAME))
        to_blame = Field.GAME if texts[Field.GAME] and not texts[Field.CATEGORY] else Field.CATEGORY
        try:
            values.category = category_in(parts, values.grade, self.categories)
        except Refusal as refused:
            text = " ".join(part for part in parts if part)
            values.problems.append(self._problem(values, to_blame, text, refused.words, refused.article))

    def _understood(self, values: RowValues, field: Field, text: str, meaning: Callable[[str], Value]) -> Value | None:
        try:
            return meaning(text)
        except Refusal as refused:
            values.problems.append(self._problem(values, field, text, refused.words, refused.article))
            return None

    def _problem(
        self, values: RowValues, field: Field, cell: str, words: Words, article: str | None = None
    ) -> RowProblem:
        return RowProblem(values.number, words, article, self.names.get(field, ""), cleaned(cell))

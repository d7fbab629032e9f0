"""Entries as files: what goes out comes in again unchanged; the template is ready to be filled in."""

import csv
import io
import time
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from meydan.exchange.cell_text import cleaned
from meydan.exchange.entries_xlsx import entries_csv, entries_template, entries_xlsx
from meydan.exchange.import_entries import open_entry_file, plan_import
from meydan.exchange.import_plan import RowState
from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.words import LANGUAGES
from tests.exchange.files import HEADER, sheet, xlsx
from tests.tournament.entered import MANGALA, PENTAGO, entered

CATEGORIES = (MANGALA, PENTAGO)
ENTRIES = (
    entered(3, "Işıl|Şeker", visually_impaired=True, consent=True, school_number="0012", district="Salihli"),
    entered(4, "=1+1|+O’Neill", school="-Zafer | İlkokulu", category=PENTAGO.name, province="@Manisa"),
    entered(9, "Ali|Ak Yıldız", adviser="'Tırnak"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("export", [entries_xlsx, entries_csv])
def test_exported_entries_import_unchanged(export, language: str) -> None:  # type: ignore[no-untyped-def]
    file, matching = open_entry_file(export(ENTRIES, language))
    plan = plan_import(file, matching, ENTRIES, CATEGORIES)
    assert [row.state for row in plan.rows] == [RowState.UNCHANGED] * 3
    assert plan.entries == ENTRIES


@pytest.mark.parametrize("export", [entries_xlsx, entries_csv])
def test_exported_entries_enter_an_empty_event_as_they_were(export) -> None:  # type: ignore[no-untyped-def]
    file, matching = open_entry_file(export(ENTRIES, "tr"))
    plan = plan_import(file, matching, (), CATEGORIES)
    assert plan.entries == ENTRIES


def test_fault_55_no_text_becomes_a_formula() -> None:
    assert b"<f>" not in entries_xlsx(ENTRIES, "tr")
    rows = list(csv.reader(io.StringIO(entries_csv(ENTRIES, "tr").decode("utf-8-sig")), delimiter=";"))
    assert not [cell for row in rows for cell in row if cell[:1] in ("=", "+", "-", "@")]
    assert rows[2][1] == "'=1+1"


def test_headings_are_in_the_readers_language() -> None:
    (turkish,) = read_spreadsheet(entries_xlsx(ENTRIES, "tr")).sheets
    (english,) = read_spreadsheet(entries_xlsx(ENTRIES, "en")).sheets
    assert (turkish.name, turkish.rows[0].cells[:3]) == ("Kayıtlar", ("Meydan kayıt no", "Adı", "Soyadı"))
    assert (english.name, english.rows[0].cells[:3]) == ("Entries", ("Meydan entry no", "First names", "Surname"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_needs_no_matching_by_hand_and_its_example_is_no_entry(language: str) -> None:
    file, matching = open_entry_file(entries_template(CATEGORIES, language))
    assert len(file.rows) == 2
    assert None not in matching.fields
    plan = plan_import(file, matching, (), CATEGORIES)
    assert (plan.rows, plan.entries) == ((), ())
    assert [words.tr for words in plan.warnings] == ["Şablondaki örnek satır atlandı."]


def test_the_templates_example_would_be_a_right_entry() -> None:
    file, matching = open_entry_file(entries_template(CATEGORIES, "tr"))
    header, example = (row.cells for row in file.rows)
    plan = plan_import(sheet(header, ("Ayşe", *example[1:])), matching, (), CATEGORIES)
    assert [row.state for row in plan.rows] == [RowState.NEW]


# Anything a person can see in a name and a spreadsheet can hold.
SEEN = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20).map(cleaned).filter(bool)


@settings(max_examples=15)
@example([("|", "=1+1", "|a|", False)], 1)
@given(st.lists(st.tuples(SEEN, SEEN, SEEN, st.booleans()), min_size=1, max_size=12), st.sampled_from((0, 1)))
def test_fault_44_any_name_goes_out_and_comes_in_identical(names: list[tuple[str, str, str, bool]], which: int) -> None:
    entries = tuple(
        replace(
            ENTRIES[0], number=n, first_names=first, surnames=last, school=school, consent=consent, school_number=f"{n}"
        )
        for n, (first, last, school, consent) in enumerate(names, 1)
    )
    file, matching = open_entry_file((entries_xlsx, entries_csv)[which](entries, "tr"))
    plan = plan_import(file, matching, entries, CATEGORIES)
    assert [row.state for row in plan.rows] == [RowState.UNCHANGED] * len(entries)


@pytest.mark.long
def test_fault_43_ten_thousand_rows_are_planned_within_seconds() -> None:
    schools = [f"Okul {number} İlkokulu" for number in range(400)]
    rows = [(f"Ad{n % 77} Şükrü", f"Soyad{n}", schools[n % 400], "3/A", "Mangala", "Can Ak") for n in range(10_000)]
    data = xlsx([HEADER, *rows])
    started = time.perf_counter()
    file, matching = open_entry_file(data)
    plan = plan_import(file, matching, (), CATEGORIES)
    again = plan_import(file, matching, plan.entries, CATEGORIES)
    seconds = time.perf_counter() - started
    assert plan.counts[RowState.NEW] == again.counts[RowState.UNCHANGED] == 10_000
    assert seconds < 20, f"reading and two dry runs took {seconds:.1f} s"

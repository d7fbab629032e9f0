"""The dry run: what each row would do, in words, before anything is written."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.exchange.columns import match_columns
from meydan.exchange.fields import Field
from meydan.exchange.import_entries import open_entry_file, plan_import
from meydan.exchange.import_plan import Change, ImportPlan, RowProblem, RowState
from meydan.exchange.rows import Row, Sheet
from meydan.games.words import Words
from meydan.tournament.entries import Category, Entry
from meydan.tournament.levels import SchoolLevel
from tests.exchange.files import ALI, AYSE, HEADER, sheet, text, xls, xlsx
from tests.tournament.entered import MANGALA, PENTAGO, entered

MIDDLE = Category("Ortaokul Mangala", "mangala", SchoolLevel.MIDDLE)
CATEGORIES = (MANGALA, PENTAGO, MIDDLE)
WIDE = (*HEADER, "Okul No", "Görme Engelli", "Yayın İzni", "İlçe", "İl")
NEW, CHANGED, UNCHANGED, REFUSED = RowState.NEW, RowState.CHANGED, RowState.UNCHANGED, RowState.REFUSED


def planned(
    *rows: Sequence[str],
    header: Sequence[str] = HEADER,
    entries: tuple[Entry, ...] = (),
    categories: tuple[Category, ...] = CATEGORIES,
) -> ImportPlan:
    file = sheet(header, *rows)
    return plan_import(file, match_columns(file), entries, categories)


def states(plan: ImportPlan) -> list[RowState]:
    return [row.state for row in plan.rows]


def problem(plan: ImportPlan, row: int = -1) -> RowProblem:
    (found,) = plan.rows[row].problems
    return found


@pytest.mark.parametrize("make", [xlsx, xls, lambda rows: text(rows).encode("cp1254")])
def test_a_file_becomes_new_entries_and_the_same_file_twice_changes_nothing(make) -> None:  # type: ignore[no-untyped-def]
    file, matching = open_entry_file(make([("Katılımcı listesi",), HEADER, AYSE, ALI]))
    first = plan_import(file, matching, (), CATEGORIES)
    assert [(row.number, row.state, row.entry) for row in first.rows] == [
        (3, NEW, entered(1, "Ayşe|Kaya", adviser="Semra Işık")),
        (
            4,
            NEW,
            entered(2, "Ali|Öz", school="Zafer İlkokulu", grade=4, category=PENTAGO.name, adviser="Can Ak"),
        ),
    ]
    again = plan_import(file, matching, first.entries, CATEGORIES)
    assert again.counts == {NEW: 0, CHANGED: 0, UNCHANGED: 2, REFUSED: 0}
    assert again.changes_nothing
    assert again.entries == first.entries


def test_every_field_is_taken() -> None:
    row = (*AYSE, " 0012 ", "x", "evet", "Salihli", "Manisa")
    plan = planned(row, header=WIDE)
    assert plan.rows[0].entry == entered(
        1,
        "Ayşe|Kaya",
        adviser="Semra Işık",
        school_number="0012",
        visually_impaired=True,
        consent=True,
        district="Salihli",
        province="Manisa",
    )


def test_changed_fields_are_shown_old_and_new() -> None:
    before = entered(7, "Ayşe|Kaya", adviser="Semra Işık", school_number="12")
    plan = planned(
        ("AYŞE", "KAYA", "Akaydın İlkokulu", "4", "Mangala", "Can Ak", "", "evet"),
        header=WIDE[:8],
        entries=(before,),
    )
    assert plan.rows[0].changes == (
        Change(Field.FIRST_NAMES, Words("Ayşe", "Ayşe"), Words("AYŞE", "AYŞE")),
        Change(Field.SURNAMES, Words("Kaya", "Kaya"), Words("KAYA", "KAYA")),
        Change(Field.ADVISER, Words("Semra Işık", "Semra Işık"), Words("Can Ak", "Can Ak")),
        Change(Field.GRADE, Words("3", "3"), Words("4", "4")),
        Change(Field.VISUALLY_IMPAIRED, Words("hayır", "no"), Words("evet", "yes")),
    )
    after = replace(before, first_names="AYŞE", surnames="KAYA", grade=4, adviser="Can Ak", visually_impaired=True)
    assert plan.entries == (after,)
    assert plan.counts == {NEW: 0, CHANGED: 1, UNCHANGED: 0, REFUSED: 0}


def test_an_empty_cell_says_nothing() -> None:
    before = entered(1, "Ayşe|Kaya", consent=True, school_number="5", district="Salihli")
    plan = planned(("Ayşe", "Kaya", before.school, "", "", "", "", "", "", "", ""), header=WIDE, entries=(before,))
    assert states(plan) == [REFUSED]  # several categories: which one must be said
    one = planned(
        ("Ayşe", "Kaya", before.school, "", "", "", "", "", "", "", ""),
        header=WIDE,
        entries=(before,),
        categories=(MANGALA,),
    )
    assert states(one) == [UNCHANGED]


def test_entries_that_the_file_does_not_name_stay() -> None:
    before = entered(1, "Ece|Ak", school="Zafer İlkokulu")
    plan = planned(AYSE, entries=(before,))
    assert [entry.number for entry in plan.entries] == [1, 2]
    assert plan.entries[0] == before


@pytest.mark.article("salihli.event.2")
def test_a_second_category_is_refused_in_the_file_and_beside_the_entries() -> None:
    pentago = (*AYSE[:4], PENTAGO.name, AYSE[5])
    plan = planned(AYSE, ALI, pentago)
    assert states(plan) == [NEW, NEW, REFUSED]
    assert problem(plan).article == "salihli.event.2"
    assert problem(plan).sentence.tr == (
        "4. satır: Ayşe Kaya (Akaydın İlkokulu) 2. satırda da yazılı; bir yarışmacı yalnız bir kez yazılır. Aynı adlı "
        "başka bir öğrenciyse ikisinin de okul numarasını yazın."
    )
    beside = planned(pentago, entries=(entered(1, "AYSE|KAYA"),))
    assert states(beside) == [REFUSED]
    assert problem(beside).article == "salihli.event.2"
    assert "İlkokul Mangala" in problem(beside).words.tr


@pytest.mark.article("salihli.event.2")
def test_fault_43_a_pupil_twice_in_the_file_is_refused_however_typed_and_namesakes_are_not() -> None:
    header = (*HEADER, "Okul No")
    shouted = ("AYSE", "KAYA", "AKAYDIN İLKOKULU", *AYSE[3:])
    assert states(planned(AYSE, shouted)) == [NEW, REFUSED]
    assert states(planned((*AYSE, "12"), (*AYSE, "31"), header=header)) == [NEW, NEW]
    namesakes = planned((*AYSE, "12"), (*AYSE, "31"), header=header).entries
    plan = planned((*AYSE, ""), header=header, entries=namesakes)
    assert states(plan) == [REFUSED]
    assert problem(plan).words.tr.startswith("Ayşe Kaya adında birden çok öğrenci kayıtlı (okul no: 12, 31)")


@pytest.mark.article("salihli.event.3")
def test_an_adviser_is_needed() -> None:
    plan = planned((*AYSE[:5], " "))
    assert (states(plan), problem(plan).article) == ([REFUSED], "salihli.event.3")


@pytest.mark.article("salihli.event.1")
def test_a_school_sends_as_many_as_it_may() -> None:
    champions = replace(MANGALA, per_school=1)
    ece = ("Ece", "Ak", *AYSE[2:])
    plan = planned(AYSE, ece, categories=(champions, PENTAGO))
    assert states(plan) == [NEW, REFUSED]
    assert problem(plan).article == "salihli.event.1"
    full = (entered(1, "Can|Su"),)
    assert states(planned(ece, entries=full, categories=(champions,))) == [REFUSED]
    assert states(planned(("Can", "Su", *AYSE[2:]), entries=full, categories=(champions,))) == [CHANGED]


@pytest.mark.article("salihli.event.10")
def test_the_grade_fits_the_level() -> None:
    plan = planned(("Ece", "Ak", "Zafer Ortaokulu", "5/A", "İlkokul Mangala", "Can Ak"))
    assert (states(plan), problem(plan).article) == ([REFUSED], "salihli.event.10")
    assert states(planned(("Ece", "Ak", "Zafer Ortaokulu", "5/A", "Mangala", "Can Ak"))) == [NEW]


@pytest.mark.article("salihli.event.5")
def test_after_the_pairing_nobody_enters_but_what_is_wrong_is_still_put_right() -> None:
    paired = replace(MANGALA, paired=True)
    assert problem(planned(AYSE, categories=(paired,))).article == "salihli.event.5"
    assert states(planned(AYSE, entries=(entered(1, "Ayşe|Kaya"),), categories=(paired,))) == [CHANGED]


def test_every_fault_of_a_row_is_told_at_once_with_its_place() -> None:
    plan = planned((*AYSE[:3], "04.01.2026", "Satranç", *AYSE[5:], "", "belki"), header=WIDE[:8])
    assert [found.sentence.tr for found in plan.rows[0].problems] == [
        "2. satır, H (Görme Engelli) sütunu, “belki”: evet mi hayır mı olduğu anlaşılmadı. “evet” ya da “hayır” yazın.",
        (
            "2. satır, D (Sınıfı) sütunu, “04.01.2026”: sınıf yerine tarih yazılı; Excel “4/1” gibi bir yazıyı tarihe "
            "çevirmiş olabilir. Yalnız sınıfın sayısını yazın: 4."
        ),
    ]
    unknown = planned((*AYSE[:4], "Satranç", AYSE[5]))
    assert problem(unknown).sentence.en.startswith("Row 2, column E (Kategori), “Satranç”: this event has no category")


def test_what_is_missing_is_told() -> None:
    assert problem(planned(("", "Kaya", *AYSE[2:]))).words.tr == "1 numaralı kayıtta eksik: ad."
    assert problem(planned((*AYSE[:3], "", *AYSE[4:]))).words.tr == "sınıf yazılmamış. 1–12 arası yazın."


def test_fault_43_a_failed_formula_refuses_its_row_only_where_the_column_is_used() -> None:
    rows = (Row(1, (*HEADER, "Not")), Row(2, AYSE, ((6, "#REF!"),)), Row(3, ("Ali", "", *ALI[2:]), ((1, "#DIV/0!"),)))
    file = Sheet("Liste", rows)
    plan = plan_import(file, match_columns(file), (), CATEGORIES)
    assert states(plan) == [NEW, REFUSED]
    assert plan.rows[1].problems[0].sentence.tr == (
        "3. satır, B (Soyadı) sütunu, “#DIV/0!”: hücredeki formül hata veriyor. Formül yerine değeri yazın."
    )


def test_fault_55_names_are_cleaned_bounded_and_otherwise_kept() -> None:
    plan = planned(
        ("\u202eAli\u202c", "<script>alert(1)</script>", *AYSE[2:]),
        ("=HYPERLINK(1)", "Öz 🎲", *AYSE[2:]),
        ("A" * 500, "Öz", *AYSE[2:]),
    )
    assert states(plan) == [NEW, NEW, REFUSED]
    assert [row.entry.name for row in plan.rows if row.entry] == [
        "Ali <script>alert(1)</script>",
        "=HYPERLINK(1) Öz 🎲",
    ]
    assert [warning.words.tr for warning in plan.rows[0].warnings] == [
        "görünmeyen işaretler (yazının yönünü çeviren ya da gizleyen) silindi.",
        "adda harf olmayan bir işaret var; bakın.",
    ]
    assert plan.rows[2].problems[0].words.tr == "500 harf çok uzun; en çok 80 olabilir. Kısaltın."
    assert len(plan.rows[2].problems[0].sentence.tr) < 150


def test_fault_43_broken_letters_are_warned_of() -> None:
    broken = "Işık".encode().decode("cp1254")
    (warning,) = planned(("Ali", broken, *AYSE[2:])).rows[0].warnings
    assert warning.words.tr.startswith("Türkçe harfler bozulmuş görünüyor.")


def test_fault_44_one_name_column_is_parted_and_shown_for_a_check() -> None:
    header = ("Adı Soyadı", *HEADER[2:])
    plan = planned(("Ayşe Nur KAYA YILDIZ", *AYSE[2:]), ("Umay Kaya Yıldız", *AYSE[2:]), header=header)
    assert [(row.entry.first_names, row.entry.surnames) for row in plan.rows if row.entry] == [
        ("Ayşe Nur", "KAYA YILDIZ"),
        ("Umay Kaya", "Yıldız"),
    ]
    assert [len(row.warnings) for row in plan.rows] == [0, 1]
    assert plan.rows[1].warnings[0].words.tr == (
        "ad “Umay Kaya”, soyad “Yıldız” diye ayrıldı; iki soyadı olabilir, bakın."
    )


def test_fault_43_swapped_name_columns_are_warned_of_and_left_as_they_are() -> None:
    plan = planned(("Kaya", "Ayşe", *AYSE[2:]), ("Öz", "Ali", *ALI[2:]))
    assert [words.tr for words in plan.warnings] == [
        "Ad ve soyad sütunları yer değiştirmiş görünüyor; sütun eşleştirmesine bakın."
    ]
    assert [row.entry.first_names for row in plan.rows if row.entry] == ["Kaya", "Öz"]
    one = planned(AYSE, ("Öz", "Ali", *ALI[2:]))
    assert (one.warnings, len(one.rows[0].warnings), len(one.rows[1].warnings)) == ((), 0, 1)


def test_fault_60_the_identity_number_finds_a_pupil_twice_and_is_kept_nowhere() -> None:
    number = "10000000146"
    header = (*HEADER, "T.C. Kimlik No", "Not")
    rows = [header, (*AYSE, number, ""), (*ALI, number, f"TC: {number}"), ("Ece", "Ak", *AYSE[2:], "10000000078", "")]
    file, matching = open_entry_file(xlsx(rows))
    plan = plan_import(file, matching, (), CATEGORIES)
    assert states(plan) == [NEW, REFUSED, NEW]
    assert problem(plan, 1).article == "salihli.event.2"
    assert problem(plan, 1).words.tr.startswith("T.C. kimlik numarası 2. satırdakiyle aynı")
    for kept in (repr(file), repr(plan)):
        assert number not in kept
    again, _ = open_entry_file(xlsx(rows))
    assert again.rows[1].cells[6] != file.rows[1].cells[6]  # the key is forgotten, so no table of digests helps


def test_fault_60_an_identity_number_in_another_column_is_blotted_out() -> None:
    file, matching = open_entry_file(xlsx([(*HEADER, "Okul No"), (*AYSE, "10000000146")]))
    plan = plan_import(file, matching, (), CATEGORIES)
    assert "10000000146" not in repr(plan)
    assert plan.rows[0].warnings[0].words.tr == "T.C. kimlik numarası bu sütunda tutulmaz; silindi."
    assert plan.rows[0].entry is not None
    assert plan.rows[0].entry.school_number == ""


def test_one_value_for_all_rows_is_used_where_a_cell_is_empty() -> None:
    file = sheet(("Adı", "Soyadı", "Sınıfı"), ("Ayşe", "Kaya", "3"))
    matching = match_columns(file)
    for field, value in (
        (Field.SCHOOL, "Akaydın İlkokulu"),
        (Field.ADVISER, "Semra Öğretmen"),
        (Field.CATEGORY, MANGALA.name),
    ):
        matching = matching.with_fixed(field, value)
    assert plan_import(file, matching, (), CATEGORIES).entries == (entered(1, "Ayşe|Kaya"),)


def test_our_own_number_on_a_row_lets_a_name_and_a_category_be_put_right() -> None:
    before = (entered(7, "Ayse|Kya"), entered(9, "Ali|Öz"))
    header = ("Meydan kayıt no", *HEADER)
    plan = planned(
        ("7", "Ayşe", "Kaya", before[0].school, "3", PENTAGO.name, "Semra Öğretmen"), header=header, entries=before
    )
    assert [change.field for change in plan.rows[0].changes] == [Field.FIRST_NAMES, Field.SURNAMES, Field.CATEGORY]
    assert set(plan.entries) == {entered(7, "Ayşe|Kaya", category=PENTAGO.name), before[1]}
    onto_other = planned(("7", "Ali", "Öz", before[0].school, "3", MANGALA.name, "x"), header=header, entries=before)
    assert (states(onto_other), problem(onto_other).article) == ([REFUSED], "salihli.event.2")


def test_an_entry_of_a_category_the_event_no_longer_has_is_left_alone() -> None:
    before = (entered(1, "Ece|Ak", category="Eski"),)
    assert planned(AYSE, entries=before).entries[0] == before[0]


NAMES = st.sampled_from(("Ali", "ALİ", "Ayşe", "Ayse", ""))
SURNAMES = st.sampled_from(("Kaya", "KAYA", "Öz"))
SCHOOLS = st.sampled_from(("Zafer", "ZAFER", "Akaydın"))
GRADES = st.sampled_from(("3", "4/A", "5", ""))
GAMES = st.sampled_from(("Mangala", "Pentago", "İlkokul Mangala", ""))
NUMBERS = st.sampled_from(("", "12", "31"))
OURS = st.sampled_from(("", "", "", "1", "2", "3"))
ANSWERS = st.sampled_from(("", "evet", "hayır"))
ADVISERS = st.sampled_from(("Can", "Can", "Su", ""))
FILE_ROWS = st.tuples(OURS, NAMES, SURNAMES, SCHOOLS, GRADES, GAMES, ADVISERS, NUMBERS, ANSWERS)
FILE_HEADER = ("Meydan kayıt no", *HEADER, "Okul No", "Yayın izni")
PER_SCHOOL = st.sampled_from((None, 1, 2))


@settings(max_examples=40)
@given(st.lists(FILE_ROWS, max_size=4), st.lists(FILE_ROWS, max_size=5), PER_SCHOOL)
def test_whatever_the_file_a_second_time_it_changes_nothing(
    earlier: list[tuple[str, ...]], rows: list[tuple[str, ...]], per_school: int | None
) -> None:
    categories = (replace(MANGALA, per_school=per_school), PENTAGO, MIDDLE)
    before = planned(*earlier, header=FILE_HEADER, categories=categories).entries
    first = planned(*rows, header=FILE_HEADER, entries=before, categories=categories)
    again = planned(*rows, header=FILE_HEADER, entries=first.entries, categories=categories)
    assert again.changes_nothing
    assert again.entries == first.entries

"""What a cell means, in the many ways it is written, and what is kept of its text."""

import pytest

from meydan.exchange.cell_text import cleaned, has_broken_letters, has_other_than_letters, hides_something, shortened
from meydan.exchange.cell_values import category_in, grade_in, yes_in
from meydan.games.errors import Refusal
from meydan.tournament.entries import Category
from meydan.tournament.levels import SchoolLevel
from tests.tournament.entered import MANGALA, PENTAGO

MIDDLE_MANGALA = Category("Ortaokul Mangala", "mangala", SchoolLevel.MIDDLE)
QBITZ = Category("İlkokul Q-bitz", "qbitz", SchoolLevel.PRIMARY)
ALL = (MANGALA, PENTAGO, MIDDLE_MANGALA, QBITZ)


@pytest.mark.parametrize(
    ("cell", "grade"),
    [
        ("4", 4),
        ("4/A", 4),
        ("4-A", 4),
        ("4A", 4),
        ("4. sınıf", 4),
        ("4.SINIF", 4),
        ("4. Sınıf / B Şubesi", 4),
        ("IV", 4),
        ("iv-B", 4),
        ("VIII/C", 8),
        ("12", 12),
        ("10-F", 10),
        ("XI", 11),
        ("Sınıf 7", 7),
        ("grade 5", 5),
    ],
)
def test_grades_are_understood(cell: str, grade: int) -> None:
    assert grade_in(cell) == grade


@pytest.mark.parametrize("cell", ["anaokulu", "A", "dört", "4444", "IIX", "%"])
def test_what_is_no_grade_is_asked_for_again(cell: str) -> None:
    with pytest.raises(Refusal, match="the grade is not understood"):
        grade_in(cell)


def test_a_grade_that_excel_has_made_a_date_of_is_told_so() -> None:
    with pytest.raises(Refusal) as refused:
        grade_in("04.01.2026")
    assert "Excel “4/1” gibi bir yazıyı tarihe çevirmiş olabilir" in refused.value.words.tr


@pytest.mark.article("salihli.event.10")
@pytest.mark.parametrize("cell", ["13", "0", "0/A"])
def test_a_grade_that_does_not_exist_is_refused_by_its_article(cell: str) -> None:
    with pytest.raises(Refusal) as refused:
        grade_in(cell)
    assert refused.value.article == "salihli.event.10"


def test_yes_and_no_are_understood() -> None:
    assert all(yes_in(cell) for cell in ("evet", "EVET", "E", "x", "X", "1", "+", "✓", "Var", "DOĞRU", "yes", "Evet."))
    assert not any(yes_in(cell) for cell in ("hayır", "HAYIR", "Hayir", "H", "0", "-", "–", "yok", "YANLIŞ", "no", " "))
    with pytest.raises(Refusal, match="yes or no"):
        yes_in("belki")


@pytest.mark.parametrize(
    ("parts", "grade", "category"),
    [
        (("ilkokul mangala",), 3, MANGALA),
        (("MANGALA İLKOKUL",), None, MANGALA),
        (("Mangala",), 3, MANGALA),
        (("Mangala",), 7, MIDDLE_MANGALA),
        (("", "Ortaokul", "Mangala"), None, MIDDLE_MANGALA),
        (("", "", "q bitz"), 2, QBITZ),
        (("Q-Bitz",), 2, QBITZ),
        (("İlkokul Mangala", "Ortaokul", ""), 3, MANGALA),
    ],
)
def test_a_category_is_found_by_name_or_by_game_and_level(
    parts: tuple[str, ...], grade: int | None, category: Category
) -> None:
    assert category_in(parts, grade, ALL) == category


def test_a_category_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal) as refused:
        category_in(("Satranç",), 3, (MANGALA, PENTAGO))
    assert refused.value.words.tr == (
        "“Satranç” kategorisi bu etkinlikte yok. Olanlar: İlkokul Mangala, İlkokul Pentago."
    )
    for parts in (("",), ("Mangala",), ("Mangala Pentago",)):
        with pytest.raises(Refusal):
            category_in(parts, None, ALL)
    assert category_in(("",), None, (MANGALA,)) == MANGALA


@pytest.mark.parametrize(
    "name", ["Ayşe Nur", "IŞIL", "ışıl", "O'Neill", "D’Angelo", "Ak-Öz", "Nâzım", "Ali 🎲", "👩‍🏫", "<b>"]
)
def test_fault_44_what_can_be_seen_is_kept_as_written(name: str) -> None:
    assert cleaned(name) == name
    assert not hides_something(name)


@pytest.mark.parametrize(
    ("text", "kept", "hidden"),
    [
        ("  Ayşe \u00a0  Nur\n", "Ayşe Nur", False),
        ("Ali\tCan", "Ali Can", False),
        ("S\u0327eker", "Şeker", False),
        ("\u202eilA", "ilA", True),
        ("A\u200bli\x07", "Ali", True),
        ("A\u200dli", "Ali", True),
        ("\u2067Ali\u2069", "Ali", True),
    ],
)
def test_fault_55_what_turns_or_hides_text_is_taken_out(text: str, kept: str, hidden: bool) -> None:
    assert cleaned(text) == kept
    assert hides_something(text) is hidden


def test_signs_that_no_name_has_are_noticed() -> None:
    assert all(has_other_than_letters(name) for name in ("Ali2", "<script>", "Ali 🎲", "=1+1"))
    assert not any(has_other_than_letters(name) for name in ("M. Ali", "O’Neill", "Ak–Öz", "Nâzım", "Zoë"))


def test_fault_43_letters_broken_by_a_wrong_encoding_are_noticed() -> None:
    for name in ("Şeker", "Işık", "Çağrı", "Gül", "Öz", "İnce"):
        assert has_broken_letters(name.encode().decode("cp1254", "replace"))
        assert not has_broken_letters(name)
    assert not any(has_broken_letters(name) for name in ("Åse", "Ängström", "São", "Zoë", "Ayşe Öz"))


def test_long_cells_are_quoted_in_part() -> None:
    assert shortened("a" * 500) == "a" * 39 + "…"
    assert shortened(" Ali ") == "Ali"

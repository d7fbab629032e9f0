"""Who may enter, and the starting list."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games.errors import Refusal
from meydan.tournament.entries import Category, Entry, LateEntry, enter, starting_list
from meydan.tournament.levels import SchoolLevel, level_of
from tests.tournament.entered import MANGALA, PATTERN, PENTAGO, entered

ORDER_ARTICLES = pytest.mark.article(
    "yuzuncu-yil.mangala.order",
    "yuzuncu-yil.pentago.2",
    "yuzuncu-yil.equilibrio.3",
    "yuzuncu-yil.qbitz.1",
    "tazof-kulami.kulami.2",
    "salihli.reversi.2",
)


def refusal(entries: tuple[Entry, ...], new: Entry, category: Category) -> Refusal:
    with pytest.raises(Refusal) as refused:
        enter(entries, new, category)
    return refused.value


@ORDER_ARTICLES
def test_starting_list_is_by_surname_in_the_turkish_alphabet() -> None:
    entries = [
        entered(1, "Ali|Şahin"),
        entered(2, "Zeynep|Çelik"),
        entered(3, "Can|Sönmez"),
        entered(4, "Ece|Iğdır"),
        entered(5, "Efe|İnce"),
        entered(6, "Su|Demir"),
    ]
    assert [entry.surnames for entry in starting_list(entries)] == [
        "Çelik",
        "Demir",
        "Iğdır",
        "İnce",
        "Sönmez",
        "Şahin",
    ]


@ORDER_ARTICLES
def test_equal_surnames_are_settled_by_first_name_then_school_then_entry_number() -> None:
    expected = (
        entered(9, "Ayşe|KAYA", school="Zafer Ortaokulu"),
        entered(4, "Zehra|Kaya", school="Çamlık İlkokulu"),
        entered(7, "ZEHRA|kaya", school="Şehit İlkokulu", school_number="1"),
        entered(8, "Zehra|Kaya", school="Şehit İlkokulu", school_number="2"),
    )
    for shuffled in permutations(expected):
        assert starting_list(shuffled) == expected


@given(st.permutations([entered(n, name) for n, name in enumerate(("Ali|Öz", "Can|Oz", "Ali|Öz", "Efe|Ak Öz"), 1)]))
def test_starting_list_does_not_depend_on_the_order_of_entering(entries: list[Entry]) -> None:
    assert [entry.number for entry in starting_list(entries)] == [4, 2, 1, 3]


@pytest.mark.article("salihli.event.2")
def test_a_second_category_is_refused_however_the_name_is_typed() -> None:
    entries = enter((), entered(1, "Işıl|Şeker"), MANGALA)
    again = entered(2, "IŞIL|SEKER", school="AKAYDIN ilkokulu", category=PENTAGO.name)
    refused = refusal(entries, again, PENTAGO)
    assert refused.article == "salihli.event.2"
    assert "IŞIL SEKER" in refused.words.tr
    assert MANGALA.name in refused.words.tr
    assert refusal(entries, replace(again, category=MANGALA.name), MANGALA).article == "salihli.event.2"


@pytest.mark.article("salihli.event.2")
def test_namesakes_are_told_apart_by_their_school_numbers() -> None:
    entries = enter((), entered(1, "Ali|Kaya", school_number="12"), MANGALA)
    assert refusal(entries, entered(2, "Ali|Kaya"), MANGALA).article == "salihli.event.2"
    assert refusal(entries, entered(2, "Ali|Kaya", school_number="12"), MANGALA).article == "salihli.event.2"
    assert len(enter(entries, entered(2, "Ali|Kaya", school_number="31"), MANGALA)) == 2
    assert len(enter(entries, entered(2, "Ali|Kaya", school="Zafer İlkokulu"), MANGALA)) == 2


def test_an_entry_number_is_used_once() -> None:
    entries = enter((), entered(1, "Ali|Kaya"), MANGALA)
    assert "Ali Kaya" in refusal(entries, entered(1, "Ece|Ak"), MANGALA).words.tr


@pytest.mark.article("salihli.event.3")
@pytest.mark.parametrize("adviser", ["", "  "])
def test_an_entry_without_adviser_teacher_is_refused(adviser: str) -> None:
    assert refusal((), entered(1, "Ali|Kaya", adviser=adviser), MANGALA).article == "salihli.event.3"
    assert enter((), entered(1, "Ali|Kaya", adviser="Bir Öğretmen"), MANGALA)[0].adviser == "Bir Öğretmen"


def test_what_is_not_written_is_named() -> None:
    refused = refusal((), entered(7, " |Kaya", school=""), MANGALA)
    assert refused.words.tr == "7 numaralı kayıtta eksik: ad, okul."
    assert refused.words.en == "Entry 7 lacks: first name, school."


@pytest.mark.article("salihli.event.1")
def test_each_school_sends_its_champion() -> None:
    champions = replace(MANGALA, per_school=1)
    entries = enter((), entered(1, "Ali|Kaya"), champions)
    assert refusal(entries, entered(2, "Ece|Ak", school="AKAYDIN İLKOKULU"), champions).article == "salihli.event.1"
    assert len(enter(entries, entered(2, "Ece|Ak", school="Zafer İlkokulu"), champions)) == 2
    assert len(enter(entries, entered(2, "Ece|Ak", category=PENTAGO.name), replace(PENTAGO, per_school=1))) == 2
    assert len(enter(entries, entered(2, "Ece|Ak"), MANGALA)) == 2


@pytest.mark.article("salihli.event.10")
def test_grades_mix_inside_a_level_and_not_across() -> None:
    entries: tuple[Entry, ...] = ()
    for grade in (1, 2, 3, 4):
        entries = enter(entries, entered(grade, f"Ali|{grade}", grade=grade), MANGALA)
    assert [entry.grade for entry in starting_list(entries)] == [1, 2, 3, 4]
    refused = refusal(entries, entered(5, "Ece|Ak", grade=5), MANGALA)
    assert refused.article == "salihli.event.10"
    assert "1–4" in refused.words.tr


def test_levels_have_their_grades() -> None:
    assert [level_of(grade) for grade in range(1, 13)] == (
        [SchoolLevel.PRIMARY] * 4 + [SchoolLevel.MIDDLE] * 4 + [SchoolLevel.HIGH] * 4
    )
    for grade in (0, 13, -1):
        with pytest.raises(Refusal, match=str(grade)):
            level_of(grade)


@pytest.mark.article("salihli.event.5")
def test_fault_36_late_entry_is_refused_once_paired_unless_the_category_takes_it() -> None:
    late = replace(MANGALA, paired=True)
    assert refusal((), PATTERN, late).article == "salihli.event.5"
    assert enter((), PATTERN, replace(late, late_entry=LateEntry.ZERO)) == (PATTERN,)


def test_an_entry_for_another_category_is_a_programming_error() -> None:
    with pytest.raises(ValueError, match="Pentago"):
        enter((), PATTERN, PENTAGO)

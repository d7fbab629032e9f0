"""Turkish order, case and folding (fault 44)."""

import functools

import icu
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.tournament.names import folded, lower_case, place_in_alphabet, upper_case

ALPHABET = "AÂBCÇDEFGĞHIİÎJKLMNOÖPQRSŞTUÜÛVWXYZ"
NAMES = st.text(alphabet=ALPHABET + "abcçdefgğhıijklmnoöprsştuüvyzâîû '-", min_size=1, max_size=12)


def test_fault_44_the_turkish_alphabet_decides() -> None:
    names = ["Zor", "Şen", "Sarı", "Öz", "Okur", "İnan", "Irmak", "Ünal", "Uçar", "Çınar", "Can", "Gök", "Ğ", "Hür"]
    assert sorted(names, key=place_in_alphabet) == [
        "Can", "Çınar", "Gök", "Ğ", "Hür", "Irmak", "İnan", "Okur", "Öz", "Sarı", "Şen", "Uçar", "Ünal", "Zor",
    ]  # fmt: skip


def test_fault_44_two_surnames_stand_word_by_word() -> None:
    assert sorted(["Akar", "Ak Yıldız", "Akça", "Ak-Soy", "Ak"], key=place_in_alphabet) == [
        "Ak",
        "Ak Yıldız",
        "Ak-Soy",
        "Akar",
        "Akça",
    ]


def test_fault_44_a_circumflex_comes_after_the_same_name_without() -> None:
    assert sorted(["Kâmil", "Kamiloğlu", "Kamil", "KÂMİL"], key=place_in_alphabet) == [
        "Kamil",
        "Kâmil",
        "KÂMİL",
        "Kamiloğlu",
    ]
    assert place_in_alphabet("Kâmil") == place_in_alphabet("KÂMİL")


def test_fault_44_all_apostrophes_and_hyphens_are_one() -> None:
    assert place_in_alphabet("O'Neil") == place_in_alphabet("O\u2019Neil")
    assert place_in_alphabet("Ak-Soy") == place_in_alphabet("Ak\u2013Soy")
    assert place_in_alphabet("Ak  Yıldız ") == place_in_alphabet("Ak Yıldız")


def test_fault_44_dotted_and_dotless_i_change_case_the_turkish_way() -> None:
    assert upper_case("ışık ilkim") == "IŞIK İLKİM"
    assert lower_case("IŞIK İLKİM") == "ışık ilkim"


@pytest.mark.parametrize("typed", ["Şeker", "ŞEKER", "Seker", "şeker ", "SEKER"])
def test_fault_44_search_folds_letters(typed: str) -> None:
    assert folded(typed) == "seker"


def test_fault_44_search_folds_every_i_and_every_mark() -> None:
    assert {folded(name) for name in ("IŞIK", "ışık", "İŞİK", "isik", "Isik")} == {"isik"}
    assert folded("Çağrı Öz-Gür O\u2019Neil Kâzım") == "cagri oz gur oneil kazim"
    assert folded("Kaya") != folded("Kara")


def test_fault_44_an_i_with_a_hat_is_a_dotted_i_in_capitals_too() -> None:
    assert sorted(["İnan", "Irmak", "Îsa", "îsa", "Isa", "isa"], key=place_in_alphabet) == [
        "Irmak",
        "Isa",
        "İnan",
        "isa",
        "Îsa",
        "îsa",
    ]


@given(st.lists(NAMES.filter(lambda name: "Î" not in name), max_size=12))
def test_order_is_the_one_of_icu(names: list[str]) -> None:
    collator = icu.Collator.createInstance(icu.Locale("tr_TR"))
    collator.setStrength(icu.Collator.SECONDARY)
    words = [" ".join(name.split()) for name in names]
    by_icu = sorted(words, key=functools.cmp_to_key(collator.compare))
    assert sorted(words, key=place_in_alphabet) == by_icu


@given(NAMES)
def test_case_makes_no_difference_to_order_and_search(name: str) -> None:
    assert place_in_alphabet(upper_case(name)) == place_in_alphabet(name)
    assert folded(upper_case(name)) == folded(lower_case(name)) == folded(folded(name))

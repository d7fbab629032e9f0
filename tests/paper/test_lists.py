"""Lists: pairings, standings, the cross table."""

import pytest

from meydan.paper import PAPERS, print_pdf
from meydan.paper.cross_table import CrossTablePaper, cross_table
from meydan.paper.pairing_lists import pairings_by_name, pairings_by_table
from meydan.rulebooks import load_rules
from meydan.tournament.standings import standings
from tests.paper.event import BY_NUMBER, head, pairing_list, played_table, value_of
from tests.paper.pdf import lines_of, needs_poppler


@needs_poppler
@pytest.mark.article("tazof-kulami.kulami.3")
def test_black_stands_on_the_left_of_kulamis_pairing_list() -> None:
    parts = pairings_by_table(pairing_list(load_rules("tazof-kulami", "kulami")), "tr")
    lines = lines_of(print_pdf(head("tr"), parts))
    assert "Masa No Siyah (başlar) Puan No Kırmızı Puan" in lines
    assert "1 1 Ayşe Nur Akçay ½ 2 Çağrı Aksoy 1½" in lines


@pytest.mark.article("tazof-kulami.kulami.3", "lig.hex.order")
@pytest.mark.parametrize(
    ("rulebook", "game", "said"),
    [
        ("tazof-kulami", "kulami", "Kim başlar: 1. turda kura, sonra eşlendirme programı [madde 3]"),
        ("lig", "hex", "Kim başlar: eşleşmede adı önce yazılan [başlama sırası]"),
    ],
)
def test_a_pairing_list_says_who_starts_and_by_which_article(rulebook: str, game: str, said: str) -> None:
    (part,) = pairings_by_table(pairing_list(load_rules(rulebook, game)), "tr")
    assert part.data["notes"] == [said]


@needs_poppler
def test_a_bye_stands_at_the_end_without_a_table() -> None:
    lines = lines_of(print_pdf(head("tr"), pairings_by_table(pairing_list(load_rules("lig", "hex")), "tr")))
    assert "– 11 Ümit Uçar 0 rakipsiz (bay)" in lines


def test_everybody_finds_table_and_opponent_by_surname() -> None:
    (part,) = pairings_by_name(pairing_list(load_rules("salihli", "reversi")), "en")
    rows = part.data["rows"]
    assert isinstance(rows, list)
    assert [(row[0], row[2], row[3], row[4]) for row in rows[:3]] == [
        ("Ayşe Nur Akçay", "1", "Black", "Çağrı Aksoy"),
        ("Çağrı Aksoy", "1", "White", "Ayşe Nur Akçay"),
        ("Şükrü Çelik", "2", "Black", "Ece Demir"),
    ]
    assert [row[0] for row in rows[4:7]] == ["Iraz Güneş", "İnci Iğdır", "Ömer İnan"]


@needs_poppler
def test_the_standings_show_every_tie_break_in_its_order_and_say_what_it_is() -> None:
    rules = load_rules("yuzuncu-yil", "mangala")
    lines = lines_of(print_pdf(head("tr"), PAPERS["standings"].parts(value_of("standings", rules, "tr"), "tr")))
    assert "Sıra No Ad soyad Okul Puan BH/C1 BH SB WIN DE" in lines
    assert "BH/C1: Buchholz: rakiplerin puanları (en zayıf 1 rakip atılır)" in lines
    first = standings(played_table()).lines[0]
    values = " ".join(one.text.replace(".", ",") for one in first.values)
    assert f"1 {first.number} {first.name} {BY_NUMBER[first.number].school} {values}" in lines


def test_a_long_cross_table_goes_on_in_another_table() -> None:
    table = played_table(rounds=15)
    parts = cross_table(CrossTablePaper("K", table, standings(table), BY_NUMBER), "tr")
    assert [part.data["subtitle"] for part in parts] == ["K · 1–12. turlar", "K · 13–15. turlar"]
    assert all(part.landscape for part in parts)


def test_a_cell_of_the_cross_table_tells_opponent_side_and_result() -> None:
    table = played_table()
    (part,) = cross_table(CrossTablePaper("K", table, standings(table), BY_NUMBER), "en")
    rows = part.data["rows"]
    assert isinstance(rows, list)
    by_number = {row[1]: row for row in rows}
    assert by_number["1"][4:] == ["12s1", "2s1", "3s1", "3"]
    assert by_number["8"][4:] == ["5f0", "absent", "9s1", "1"]

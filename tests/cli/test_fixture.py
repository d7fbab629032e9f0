"""`meydan fixture`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Meydan


def test_the_berger_table_is_printed(meydan: Meydan) -> None:
    said = meydan("fixture", "4")
    assert (said.code, said.out.splitlines()) == (
        0,
        ["1. tur", "  1 – 4", "  2 – 3", "2. tur", "  4 – 3", "  1 – 2", "3. tur", "  2 – 4", "  3 – 1"],
    )


def test_names_days_and_rests(meydan: Meydan) -> None:
    days = ("--start", "2026-10-03", "--on", "cmt,paz", "--rest", "2026-10-04")
    said = meydan("fixture", "Ali", "Ayşe", "Can", *days)
    assert said.out.splitlines() == [
        "1. tur  03.10.2026",
        "  2 Ayşe – 3 Can",
        "  1 Ali (dinlenir)",
        "2. tur  10.10.2026",
        "  1 Ali – 2 Ayşe",
        "  3 Can (dinlenir)",
        "3. tur  11.10.2026",
        "  3 Can – 1 Ali",
        "  2 Ayşe (dinlenir)",
    ]
    assert meydan("fixture", "3", "--start", "2026-10-03", "--on", "sat").out.startswith("1. tur  03.10.2026")


def test_json_of_a_double_fixture(meydan: Meydan) -> None:
    said = json.loads(meydan("fixture", "3", "--double", "--json").out)
    assert said["cycles"] == 2
    assert [each["rests"] for each in said["rounds"]] == [[1], [2], [3], [1], [3], [2]]
    assert said["rounds"][0] == {"round": 1, "day": None, "pairings": [[2, 3]], "rests": [1]}


def test_a_fixture_of_the_board_is_checked(meydan: Meydan, tmp_path: Path) -> None:
    made = tmp_path / "fikstur.txt"
    made.write_text("1 1 2\n2 3 1\n3 2 3\n", encoding="utf-8")
    assert meydan("fixture", "3", "--check", str(made)).out == "Fikstür doğru: 3 tur, 3 maç.\n"
    made.write_text("1 1 2\n2 3 1\n", encoding="utf-8")
    said = meydan("fixture", "3", "--check", str(made), "--lang", "en")
    assert (said.code, said.out, said.err) == (2, "", "2 and 3 meet 0 times; it should be 1.\n")
    # 8 players have 28 pairs, and one has met: 27 flaws, of which 20 are shown.
    made.write_text("1 1 2\n", encoding="utf-8")
    assert meydan("fixture", "8", "--check", str(made)).err.splitlines()[20:] == ["… ve 7 kusur daha."]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("1",), "2 ile 10000"),
        (("201",), "en çok 200"),
        (("4", "--start", "yarın"), "tarih değil"),
        (("4", "--start", "2026-10-03", "--rest", "31.12.2026"), "tarih değil"),
        (("4", "--start", "2026-10-03", "--on", "bayram"), "gün değil"),
        (("4", "--check", "yok/boyle/dosya"), "okunamadı"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(meydan: Meydan, arguments: tuple[str, ...], why: str) -> None:
    said = meydan("fixture", *arguments)
    assert (said.code, said.out) == (2, "")
    assert why in said.err

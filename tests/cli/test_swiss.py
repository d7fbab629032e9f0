"""`meydan pair`, `meydan check` and `meydan generate` on report files."""

from pathlib import Path

import pytest

from tests.cli.conftest import Meydan, Said

CASES = Path(__file__).parent.parent / "tournament" / "swiss_cases"


def test_pair_prints_the_number_of_boards_and_the_boards(meydan: Meydan) -> None:
    said = meydan("pair", str(CASES / "late_n10_r2_5006.trf"))
    assert said == Said(0, (CASES / "late_n10_r2_5006.expected").read_text(), "")


def test_pair_says_impossible_with_the_reason_and_ends_with_one(meydan: Meydan) -> None:
    said = meydan("pair", str(CASES / "impossible_n8_r5_5008.trf"), "--lang", "en")
    assert (said.code, said.out) == (1, "IMPOSSIBLE\n")
    assert said.err.startswith("IMPOSSIBLE: ")
    assert "(C1, C3)" in said.err


def test_pair_explains_each_board_below_it(meydan: Meydan) -> None:
    path = CASES / "round1_n32_r1_5001.trf"
    plain = meydan("pair", str(path)).out.splitlines()
    explained = meydan("pair", str(path), "--explain").out.splitlines()
    assert [line for line in explained if not line.startswith("  ")] == plain
    assert explained[2] == "  Puan grubu: ikisi de 0 puanda."


def test_generated_file_is_paired_by_the_rules(meydan: Meydan, tmp_path: Path) -> None:
    made = meydan("generate", "--players", "20", "--rounds", "5", "--seed", "7", "--absences", "50").out
    path = tmp_path / "made.trf"
    path.write_text(made, encoding="utf-8")
    assert meydan("check", str(path)) == Said(0, "5 turun 0 tanesi kurallardan farklı eşlendirilmiş.\n", "")
    assert meydan("generate", "--players", "20", "--rounds", "5", "--seed", "7", "--absences", "50").out == made


def test_check_lists_the_round_that_was_paired_otherwise(meydan: Meydan, tmp_path: Path) -> None:
    made = meydan("generate", "--players", "4", "--rounds", "1", "--seed", "7").out
    path = tmp_path / "made.trf"
    path.write_text(made.replace("XXC white1", "XXC black1"), encoding="utf-8")
    said = meydan("check", str(path), "--lang", "en")
    assert said.code == 1
    assert said.out == (
        "Round 1: other colours. Paired: 1–3, 4–2. By the rules: 2–4, 3–1.\n"
        "1 of 1 rounds were paired otherwise than by the rules.\n"
    )


def test_a_finished_tournament_has_no_round_to_pair(meydan: Meydan, tmp_path: Path) -> None:
    path = tmp_path / "made.trf"
    path.write_text(meydan("generate", "--players", "6", "--rounds", "2", "--seed", "7").out, encoding="utf-8")
    said = meydan("pair", str(path), "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert "has 2 rounds and 2 have been played" in said.err


@pytest.mark.parametrize(("option", "value"), [("players", "1"), ("rounds", "0"), ("draws", "1001")])
def test_generate_refuses_impossible_numbers(meydan: Meydan, option: str, value: str) -> None:
    wanted = {"players": "10", "rounds": "3", "seed": "1", option: value}
    said = meydan(
        "generate", *(word for name, number in wanted.items() for word in (f"--{name}", number)), "--lang", "en"
    )
    assert (said.code, said.out) == (2, "")
    assert f"--{option} cannot be {value}" in said.err

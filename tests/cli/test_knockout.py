"""`meydan knockout`."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import Meydan

FIVE = ("Ali", "Ayşe", "Can", "Ece", "Efe")


def test_a_draw_is_repeated_from_its_seed(meydan: Meydan) -> None:
    said = meydan("knockout", *FIVE, "--seed", "2026")
    assert said.code == 0
    assert said.out.splitlines() == [
        "Tohum: 2026",
        "",
        "1. tur",
        "    1  4 Ece – 3 Can",
        "    2  2 Ayşe – 1 Ali",
        "    3  5 Efe – –  (bay)",
    ]
    assert meydan("knockout", *FIVE, "--seed", "2026") == said


def test_without_a_seed_a_new_one_is_chosen_and_shown(meydan: Meydan) -> None:
    drawn = json.loads(meydan("knockout", "8", "--json").out)
    again = json.loads(meydan("knockout", "8", "--json", "--seed", drawn["seed"]).out)
    assert again == drawn
    assert json.loads(meydan("knockout", "8", "--json").out)["seed"] != drawn["seed"]


def test_results_lead_to_the_next_round_and_to_the_places(meydan: Meydan) -> None:
    first = ("knockout", *FIVE, "--seed", "2026", "--won", "3 2")
    second = json.loads(meydan(*first, "--json").out)
    assert [each["round"] for each in second["rounds"]] == [1, 2]
    (lucky,) = (each["first"] for each in second["rounds"][1]["pairings"] if each["how"] == "bye")
    assert lucky in (2, 3)  # Efe had the bye of round 1
    other = 5 - lucky
    said = meydan(*first, "--won", str(other), "--won", str(lucky), "--lang", "en")
    assert said.out.splitlines()[-6:] == [
        "Places",
        f"    1. {lucky} {FIVE[lucky - 1]}",
        f"    2. {other} {FIVE[other - 1]}",
        "    3. 5 Efe",
        "    4. 1 Ali",
        "    4. 4 Ece",
    ]


def test_drawn_tables_no_shows_and_withdrawals_can_be_written(meydan: Meydan) -> None:
    said = json.loads(meydan("knockout", "8", "--seed", "2026", "--won", "7 =2 x3 6 w6", "--json").out)
    assert [(each["winner"], each["how"]) for each in said["rounds"][0]["pairings"]] == [
        (7, "played"),
        (3, "settled"),
        (None, "nobody"),
        (6, "played"),
    ]
    assert said["settled"] == [{"winner": 3, "by": "lot"}]
    assert [sorted((each["first"], each["second"])) for each in said["rounds"][1]["pairings"]] == [[3, 7]]


def test_a_fixed_bracket_with_a_match_for_third_place(meydan: Meydan) -> None:
    said = meydan("knockout", "4", "--bracket", "--third-place", "--seed", "1", "--won", "1 2", "--lang", "en")
    assert said.out.splitlines()[-3:] == ["Round 2", "    1  1 – 2", "    2  for place 3: 4 – 3"]


def test_names_come_from_a_file_or_the_standard_input(meydan: Meydan, tmp_path: Path) -> None:
    names = tmp_path / "sinif.txt"
    names.write_text("\ufeffAli\r\n\r\nAyşe\r\nCan\r\nEce\r\nEfe\r\n", encoding="utf-8")
    expected = meydan("knockout", *FIVE, "--seed", "2026")
    assert meydan("knockout", "--file", str(names), "--seed", "2026") == expected
    assert meydan("knockout", "--file", "-", "--seed", "2026", typed="\n".join(FIVE)) == expected


def test_nobody_left_is_said(meydan: Meydan) -> None:
    said = meydan("knockout", "2", "--seed", "1", "--won", "x1")
    assert "Birinci yok: kimse kalmadı." in said.out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "2 ile 10000"),
        (("1",), "2 ile 10000"),
        (("99999999999999999999999",), "2 ile 10000"),
        (("Ali",), "2 ile 10000"),
        (("8", "--file", "x"), "ikisiyle birden"),
        (("--file", "yok/boyle/dosya"), "okunamadı"),
        (("8", "--seed", "şans"), "tohumu olamaz"),
        (("8", "--seed", "1", "--won", "1"), "Sonucu eksik masa"),
        (("8", "--seed", "1", "--won", "?"), "anlaşılmadı"),
        (("8", "--seed", "1", "--won", "77"), "oynamıyor"),
        (("8", "--seed", "1", "--won", "x9"), "9. masa yok"),
        (("8", "--seed", "1", "--won", "1 1"), "sonucu girilmiş"),
        (("3", "--seed", "1", "--won", "=2"), "sonucu girilmiş"),
        (("2", "--seed", "1", "--won", "1", "--won", "1"), "Eleme bitti"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(meydan: Meydan, arguments: tuple[str, ...], why: str) -> None:
    said = meydan("knockout", *arguments)
    assert (said.code, said.out) == (2, "")
    assert why in said.err


def test_a_file_that_is_not_utf_8_is_refused(meydan: Meydan, tmp_path: Path) -> None:
    names = tmp_path / "eski.txt"
    names.write_bytes("Ayşe\nİnci\n".encode("cp1254"))
    said = meydan("knockout", "--file", str(names))
    assert said.code == 2
    assert "UTF-8 değil" in said.err


NOTES = st.one_of(st.text(max_size=12), st.lists(st.from_regex(r"[=xw]?[0-9]{1,2}", fullmatch=True)).map(" ".join))


@given(players=st.integers(2, 9), rounds=st.lists(NOTES, max_size=4), bracket=st.booleans())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_whatever_is_noted_the_command_answers_or_refuses(
    meydan: Meydan, players: int, rounds: list[str], bracket: bool
) -> None:
    won = [f"--won={notes}" for notes in rounds]
    said = meydan("knockout", str(players), "--seed", "2026", *won, *(["--bracket"] if bracket else []))
    assert said.code in (0, 2)
    assert bool(said.err) is (said.code == 2)

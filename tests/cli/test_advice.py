"""`meydan advice`."""

import json

import pytest

from tests.cli.conftest import Meydan


def test_the_suggestion_comes_first(meydan: Meydan) -> None:
    said = meydan("advice", "12")
    assert said.code == 0
    assert said.out.splitlines()[0] == "12 oyuncu için öneri: İsviçre sistemi, 5 tur."
    assert "the choice is yours" in meydan("advice", "3", "--lang", "en").out


def test_the_answer_can_be_repeated(meydan: Meydan) -> None:
    said = meydan("advice", "6", "--json", "--seed", "7", "--minutes", "20", "--between", "5", "--tables", "2")
    assert said == meydan("advice", "6", "--json", "--seed", "7", "--minutes", "20", "--between", "5", "--tables", "2")
    plans = json.loads(said.out)["plans"]
    assert [(each["format"], each["suggested"], each["rounds"], each["matches"]) for each in plans] == [
        ("round-robin", True, 5, 15),
        ("swiss", False, 5, 15),
        ("double round-robin", False, 10, 30),
        ("knock-out", False, 3, 5),
    ]
    # Three matches at two tables take two turns a round: ten turns of 20 minutes and nine breaks.
    assert plans[0]["minutes"] == 245


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("1",), "1 oyuncuyla turnuva olmaz"),
        (("yirmi",), "anlaşılmadı"),
        (("8", "--minutes", "0"), "--minutes"),
        (("8", "--tables", "-1"), "--tables"),
        (("8", "--seed", ""), "tohumu olamaz"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(meydan: Meydan, arguments: tuple[str, ...], why: str) -> None:
    said = meydan("advice", *arguments)
    assert (said.code, said.out) == (2, "")
    assert why in said.err

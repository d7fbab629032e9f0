"""`meydan replay`: a written line, and where it ends."""

import json

from tests.cli.conftest import Meydan


def test_json_has_the_position_the_legal_moves_and_no_outcome_while_the_set_goes_on(meydan: Meydan) -> None:
    said = meydan("replay", "mangala", "--moves", "3 1 6", "--json")
    assert said.code == 0
    assert json.loads(said.out) == {
        "position": "4.4.1.5.5.1/7 2.6.0.5.4.4/0 second",
        "to_move": "second",
        "legal": ["1", "2", "4", "5", "6"],
        "outcome": None,
    }


def test_json_of_a_finished_set_has_nobody_to_move_and_the_outcome(meydan: Meydan) -> None:
    before = "0.0.0.0.0.1/20 1.2.0.0.0.0/24 first"
    said = meydan("replay", "mangala", "--position", before, "--moves", "6", "--json")
    assert json.loads(said.out) == {
        "position": "0.0.0.0.0.0/24 0.0.0.0.0.0/24 first",
        "to_move": None,
        "legal": [],
        "outcome": {"winner": None, "reason": "equal stones", "score": [24, 24]},
    }


def test_the_first_illegal_move_is_named_with_its_number_and_article(meydan: Meydan) -> None:
    said = meydan("replay", "mangala", "--position", "4.4.0.0.0.1/9 4.4.4.4.4.4/6 first", "--moves", "6 3 1")
    assert (said.code, said.out) == (2, "")
    assert said.err == "meydan: 2. hamle (3): 3. kuyu boş. [yuzuncu-yil.mangala.rule-1]\n"


def test_what_is_not_even_a_move_is_named_with_its_number(meydan: Meydan) -> None:
    said = meydan("replay", "mangala", "--moves", "3 zz", "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert said.err == "meydan: Move 2 (zz): 'zz' is not a move; write the number of your own pit, 1–6.\n"


def test_options_change_the_rules(meydan: Meydan) -> None:
    line = ("replay", "mangala", "--position", "2.0.0.0.0.3/20 1.0.0.0.0.0/22 first", "--moves", "6", "--json")
    assert json.loads(meydan(*line).out)["outcome"]["winner"] == "second"
    kept = meydan(*line, "--option", "cleared_by_capture=owner keeps")
    assert json.loads(kept.out)["outcome"]["winner"] == "first"


def test_readable_form_names_who_won_and_the_article(meydan: Meydan) -> None:
    said = meydan(
        "replay", "mangala", "--position", "0.0.0.0.0.1/21 1.1.0.0.0.0/24 first", "--moves", "6", "--lang", "en"
    )
    assert said.last_line == "The set is drawn: 24 stones each. (equal stones, 24–24) [yuzuncu-yil.mangala.rule-4]"

"""`meydan analyse` and `meydan play --against`."""

import json

from tests.cli.conftest import Meydan


def test_a_decided_position_is_exact_in_words_and_in_json(meydan: Meydan) -> None:
    # Black has the last square, h8, and turns the only white disc with it: 64–0.
    text = "xxxxxxxx/" * 7 + "xxxxxxo. first"
    said = meydan("analyse", "reversi", "--position", text)
    assert said.out.splitlines()[0] == "  +64 taş (kesin): h8"
    data = json.loads(meydan("analyse", "reversi", "--position", text, "--json").out)
    assert data["best"] == "h8"
    assert data["exact"] is True
    assert data["lines"][0]["margin"] == 64


def test_as_many_lines_as_asked_for(meydan: Meydan) -> None:
    said = meydan("analyse", "reversi", "--moves", "d3 c3", "--lines", "2", "--depth", "3", "--lang", "en")
    assert len(said.out.splitlines()) == 3
    assert said.out.splitlines()[-1].startswith("3 plies ahead")
    assert "1 ply ahead" in meydan("analyse", "reversi", "--depth", "1", "--lang", "en").out


def test_a_finished_set_and_bad_numbers_are_refused(meydan: Meydan) -> None:
    assert "set bitmiş" in meydan("analyse", "reversi", "--position", "xxxxxxxx/" * 7 + "xxxxxxxx first").err
    assert "'x'" in meydan("analyse", "hex", "--lines", "x").err
    assert "'-1'" in meydan("analyse", "hex", "--seconds=-1").err


def test_the_computer_answers_and_undo_takes_both_moves_back(meydan: Meydan) -> None:
    said = meydan("play", "reversi", "--against", "cirak", typed="d3\nundo\nposition\n")
    assert "Çırak: " in said.out
    assert "......../......../......../...ox.../...xo.../......../......../........ first\n" in said.out


def test_the_computer_begins_when_the_person_is_second(meydan: Meydan) -> None:
    said = meydan("play", "mangala", "--against", "Acemi", "--as", "second", typed="undo\n")
    assert "Acemi: " in said.out
    assert "Geri alınacak hamle yok." in said.out


def test_an_unknown_level_is_refused(meydan: Meydan) -> None:
    said = meydan("play", "hex", "--against", "dahi")
    assert said.code == 2
    assert "acemi, cirak, kalfa, usta, pir" in said.err

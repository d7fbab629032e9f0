"""Scores: whole numbers of a search read as margins, chances and forced ends."""

from fractions import Fraction

from meydan.engine.score import UNITS, WON, Score, read_score


def test_an_estimate_of_a_counting_game_is_a_margin() -> None:
    assert read_score(-250, counts=True) == Score(-250, Fraction(-5, 2), None)


def test_a_finished_counting_game_is_its_margin_and_its_result() -> None:
    assert read_score(WON + 400, counts=True) == Score(WON + 400, Fraction(4), Fraction(1))
    assert read_score(-WON - 400, counts=True) == Score(-WON - 400, Fraction(-4), Fraction(0))


def test_an_estimate_of_another_game_is_a_chance() -> None:
    assert read_score(500, counts=False).chance == Fraction(3, 4)
    assert read_score(0, counts=False).chance == Fraction(1, 2)
    assert read_score(-5000, counts=False).chance == 0


def test_a_forced_end_tells_its_plies() -> None:
    assert read_score(WON - 3, counts=False).plies == 3
    assert read_score(4 - WON, counts=False).in_words(None).en == "loses in 4 plies"


def test_scores_in_words() -> None:
    assert read_score(150, counts=True).in_words(UNITS["reversi"]).tr == "+1.5 taş"
    assert read_score(500, counts=False).in_words(None).tr == "kazanma şansı %75"

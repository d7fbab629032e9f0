"""The quality criteria, each on a bracket small enough to pair by hand."""

from dataclasses import replace

from meydan.tournament.crosstable import Colour, PointSystem
from meydan.tournament.swiss import Pairing, pair
from meydan.tournament.swiss.colours import Preference, Strength
from meydan.tournament.swiss.criteria import broken_colour_criteria
from meydan.tournament.swiss.field import Float, field_of
from tests.tournament.swiss.tables import table

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def test_colours_come_before_the_natural_order() -> None:
    # 1 to 4 have won. S1 = 1, 2 and S2 = 3, 4; 1 and 3 both had white, so 1 meets 4 and 2 meets 3 (C12).
    winners = ["5w1", "6b1", "7w1", "8b1"]
    losers = ["1b0", "2w0", "3b0", "4w0"]
    assert pair(table(winners + losers)) == Pairing(((4, 1), (2, 3), (5, 8), (7, 6)))


def test_natural_pairing_stands_if_nothing_is_against_it() -> None:
    winners = ["5w1", "6b1", "7b1", "8w1"]
    losers = ["1b0", "2w0", "3w0", "4b0"]
    assert pair(table(winners + losers)) == Pairing(((3, 1), (2, 4), (5, 7), (8, 6)))


def test_who_floated_down_last_round_does_not_float_down_again() -> None:
    # 1, 2 and 5 have won; 5 by the bye, which is a downfloat. 2 floats instead and meets 3, whom it has not met (C14).
    assert pair(table(["3w1", "4b1", "1b0", "2w0", "U"])) == Pairing(((5, 1), (2, 3)), bye=4)


def test_broken_colour_criteria_of_two_preferences() -> None:
    mild, strong = Preference(WHITE, Strength.MILD), Preference(WHITE, Strength.STRONG, 1)
    twice = Preference(WHITE, Strength.ABSOLUTE, 0, BLACK)
    wide = Preference(WHITE, Strength.ABSOLUTE, 2, BLACK)
    assert broken_colour_criteria(mild, Preference(BLACK, Strength.MILD)) == ()
    assert broken_colour_criteria(mild, Preference()) == ()
    assert broken_colour_criteria(mild, strong) == (12,)
    assert broken_colour_criteria(strong, strong) == (12, 13)
    assert broken_colour_criteria(strong, twice) == (12, 13)
    # Topscorers: the narrower difference gives way; here that player has had black twice already.
    assert broken_colour_criteria(wide, twice) == (11, 12)
    assert broken_colour_criteria(wide, wide) == (10, 11, 12)


def test_bonus_points_count_in_the_score_group() -> None:
    # 4 begins with a point more, floats down and meets the first of the others; colours by the places 4 and 2.
    assert pair(replace(table([""] * 4), adjustments={4: (2,)})) == Pairing(((1, 4), (3, 2)))


def test_virtual_points_make_score_groups_but_not_board_order() -> None:
    # The upper half is paired in itself; the boards follow the real points, which are all nothing.
    upper = {1: (2,), 2: (2,), 3: (2,), 4: (2,)}
    assert pair(replace(table([""] * 8), virtual_points=upper)) == Pairing(((1, 3), (4, 2), (5, 7), (8, 6)))


def test_bye_worth_nothing_is_a_downfloat_too() -> None:
    worthless = replace(table(["2w1", "1b0", "U"]), points=PointSystem(pairing_bye=0))
    floats = {player.number: player.last_float for player in field_of(worthless, frozenset())}
    assert floats == {1: Float.NONE, 2: Float.NONE, 3: Float.DOWN}


def test_absence_is_no_float_but_a_half_point_bye_is_one() -> None:
    floats = [player.last_float for player in field_of(table(["2w1", "1b0", "H", "Z"]), frozenset())]
    assert floats == [Float.NONE, Float.DOWN, Float.NONE, Float.NONE]

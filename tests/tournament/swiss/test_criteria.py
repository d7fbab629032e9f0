"""The quality criteria, each on a bracket small enough to pair by hand."""

from meydan.tournament.crosstable import Colour
from meydan.tournament.swiss import Pairing, pair
from meydan.tournament.swiss.colours import Preference, Strength
from meydan.tournament.swiss.criteria import broken_colour_criteria
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

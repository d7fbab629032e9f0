"""Each tie-break on a tournament in which everything was played, added up by hand.

      1      2      3     points
1   2 won  3 drew 4 won   2.5
2   1 lost 4 won  3 won   2.0
3   4 won  1 drew 2 lost  1.5
4   3 lost 2 lost 1 lost  0.0
"""

import pytest

from meydan.tournament.crosstable import PointSystem
from tests.tournament.standings.small import tournament, values

PLAYED = tournament(
    "2w1 3b= 4w1",
    "1b0 4w1 3b1",
    "4b1 1w= 2w0",
    "3w0 2b0 1b0",
    ratings=(2000, 1900, 1850, 1700),
)

BY_HAND = {
    "PTS": ["2.5", "2.0", "1.5", "0.0"],
    "BH": ["3.5", "4.0", "4.5", "6.0"],  # 2.0+1.5+0, 2.5+0+1.5, 0+2.5+2.0, 1.5+2.0+2.5
    "BH/C1": ["3.5", "4.0", "4.5", "4.5"],
    "BH/C2": ["2.0", "2.5", "2.5", "2.5"],
    "BH/M1": ["1.5", "1.5", "2.0", "2.0"],
    "SB": ["2.75", "1.50", "1.25", "0.00"],  # 2.0·1+1.5·½+0·1, 1.5·1, 2.5·½
    "SB/C1": ["2.75", "1.50", "1.25", "0.00"],
    "PS": ["5.0", "3.0", "4.0", "0.0"],  # 1+1.5+2.5, 0+1+2, 1+1.5+1.5
    "PS/C1": ["4.0", "3.0", "3.0", "0.0"],
    "WIN": ["2", "2", "1", "0"],
    "WON": ["2", "2", "1", "0"],
    "BPG": ["1", "2", "1", "2"],
    "BWG": ["0", "1", "1", "0"],
    "REP": ["3", "3", "3", "3"],
    "KS": ["1.5", "1.0", "0.5", "0.0"],  # numbers 1, 2 and 3 have half of the points or more
    "KS/L60": ["1.0", "0.0", "0.5", "0.0"],  # the limit is 1.8: only 1 and 2
    "KS/L+1": ["1.0", "0.0", "0.5", "0.0"],  # the limit is half a point higher: 2.0
    "KS/L-3": ["2.5", "2.0", "1.5", "0.0"],  # 0.0: everybody
    "AOB": ["4.83", "4.67", "4.50", "4.00"],  # (4+4.5+6)/3, (3.5+6+4.5)/3, (6+3.5+4)/3, (4.5+4+3.5)/3
    "ARO": ["1817", "1850", "1867", "1917"],  # 5450/3, 5550/3, 5600/3, 5750/3
    "ARO/C1": ["1875", "1925", "1950", "1950"],
    "ARO/M1": ["1850", "1850", "1900", "1900"],
    "TPR": ["2090", "1975", "1867", "1117"],  # 83 % is +273, 67 % +125, 50 % 0, 0 % -800
    "APRO": ["1653", "1691", "1727", "1977"],  # (1975+1867+1117)/3 …
    "TPN": ["1", "2", "3", "4"],
}


@pytest.mark.parametrize("code", BY_HAND)
def test_value_added_up_by_hand(code: str) -> None:
    assert values(PLAYED, code) == BY_HAND[code]


def test_fore_buchholz_takes_the_last_round_as_drawn() -> None:
    """The scores become 2.0, 1.5, 2.0 and 0.5: the last round was 1 against 4 and 2 against 3."""
    assert values(PLAYED, "FB") == ["4.0", "4.5", "4.0", "5.5"]
    assert values(PLAYED, "FB/C1") == ["3.5", "4.0", "3.5", "4.0"]
    assert values(PLAYED, "BH/F") == values(PLAYED, "FB")


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        ("1", "2236"),  # the whole point is expected from 736 points ahead on
        ("=", "1497"),  # half of it still from 3 points behind
        ("0", "700"),  # nothing: 800 below the weakest opponent
    ],
)
def test_perfect_performance_is_the_lowest_rating_expected_to_score_as_much(result: str, expected: str) -> None:
    other = {"1": "0", "0": "1", "=": "="}[result]
    table = tournament(f"2w{result}", f"1b{other}", ratings=(1400, 1500))
    assert values(table, "PTP")[0] == expected


def test_average_perfect_performance_is_that_of_the_opponents() -> None:
    table = tournament("2w1", "1b0", ratings=(1400, 1500))
    assert values(table, "PTP") == ["2236", "600"]
    assert values(table, "APPO") == ["600", "2236"]


def test_ratings_are_compared_only_when_everybody_is_rated() -> None:
    table = tournament("2w1", "1b0", ratings=(1400, 0))
    assert values(table, "ARO") == ["-0", "-0"]
    assert values(table, "ARO/U1000") == ["1000", "1400"]
    assert values(table, "TPR/U1000") == ["1800", "600"]


def test_points_of_another_system_are_multiplied_exactly() -> None:
    """3-1-0: number 1 has 3+1 = 4, number 2 has 0, number 3 has 1."""
    football = PointSystem(win=6, draw=2, pairing_bye=6, full_bye=6, half_bye=2, forfeit_win=6)
    table = tournament("2w1 3b=", "1b0 Z", "Z 1w=", points=football)
    assert values(table, "PTS") == ["4.0", "0.0", "1.0"]
    # Number 2 missed the last round: it counts as a draw to the opponents, 1.0 (16.3). 1.0·3 + 1.0·1
    assert values(table, "SB")[0] == "4.00"
    assert values(table, "WIN") == ["1", "0", "0"]


def test_average_is_rounded_half_up() -> None:
    table = tournament("2w1 3b1", "1b0 Z", "Z 1w0", ratings=(1400, 1501, 1500))
    assert values(table, "ARO")[0] == "1501"  # 1500.5

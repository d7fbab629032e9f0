"""Who may have the bye and who gets it (C2, C5, C9). Expected values worked out by hand."""

from dataclasses import replace

from meydan.tournament.crosstable import PointSystem, Result
from meydan.tournament.swiss import Impossible, Pairing, pair
from tests.tournament.swiss.tables import table


def bye_of(pairing: Pairing | Impossible) -> int | None:
    assert isinstance(pairing, Pairing)
    return pairing.bye


def test_last_of_the_first_round_has_the_bye() -> None:
    assert pair(table([""] * 5)) == Pairing(((1, 3), (4, 2)), bye=5)


def test_nobody_has_a_second_bye() -> None:
    # 5 lost nothing but had the bye; of those on no points, 3 and 4, the lower one gets it.
    assert bye_of(pair(table(["3w1", "4b1", "1b0", "2w0", "U"]))) == 4


def test_after_a_forfeit_win_there_is_no_bye() -> None:
    # 2 and 3 have had the bye. 1 may have it after a win on the board, not after one by forfeit.
    assert bye_of(pair(table(["2w1 3b0", "1b0 U", "U 1w1"]))) == 1
    assert isinstance(pair(table(["2w+ 3b0", "1b- U", "U 1w1"])), Impossible)


def test_half_point_bye_does_not_rule_out_the_pairing_bye() -> None:
    # 3 and 4 stay away; of the others 5 has the lowest score, half a point without playing.
    table_of_five = replace(table(["3w1", "4b1", "1b0", "2w0", "H"]), not_in_next={3: Result.ABSENT, 4: Result.ABSENT})
    assert pair(table_of_five) == Pairing(((2, 1),), bye=5)


def test_bye_goes_to_the_lowest_score_from_which_all_others_can_be_paired() -> None:
    # 3 has the lowest score, but 1 and 2 have met. One of them gets it, and the higher one plays.
    assert pair(table(["2w=", "1b=", "Z"])) == Pairing(((3, 1),), bye=2)


def test_of_equal_scores_the_one_with_fewer_unplayed_games_has_the_bye() -> None:
    # 4 and 5 have no points; 5 stands lower but has not played at all, so C9 gives the bye to 4.
    assert bye_of(pair(table(["4w1 2w=", "3w1 1b=", "2b0 4w1", "1b0 3b0", "Z Z"]))) == 4


def test_round_nobody_can_have_the_bye_is_impossible() -> None:
    result = pair(table(["F", "F", "F"]))
    assert isinstance(result, Impossible)
    assert "C2" in result.reason.tr
    assert "C2" in result.reason.en


def test_bye_worth_half_a_point_still_counts_as_the_one_bye() -> None:
    half = replace(table(["3w1", "U", "1b0"]), points=PointSystem(pairing_bye=1))
    assert bye_of(pair(half)) == 3


def test_absent_players_are_not_paired() -> None:
    gone = replace(table([""] * 6), not_in_next={2: Result.ABSENT, 5: Result.HALF_BYE})
    assert pair(gone) == Pairing(((1, 4), (6, 3)))

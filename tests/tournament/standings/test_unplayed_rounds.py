"""What C.07 (2026), article 16, makes of byes, absences and forfeits; every sum by hand.

      1      2     3      points   as an opponent
1   2 won  3 won  bye     3.0      3.0
2   1 lost half   3 won   1.5      1.5  (the half-point bye is not at the end)
3   4 won  1 lost 2 lost  1.0      1.0
4   3 lost absent absent  0.0      1.0  (absent at the end: two draws)
"""

import pytest

from meydan.tournament.standings import Cut, Pairings, Reason, standings
from tests.tournament.standings.small import tournament, values

BYES = tournament("2w1 3b1 U", "1b0 H 3w1", "4w1 1w0 2b0", "3b0 Z Z")

BY_HAND = {
    # 1.5 + 1.0 + bye: own 3.0 but at most three draws, 1.5 · 3.0 + 1.5 + 1.0 · 1.0 + 3.0 + 1.5 · 1.0 + 0 + 0
    "BH": ["4.0", "5.5", "5.5", "1.0"],
    # The bye by the pairing is not missed by choice: the 1.0 goes. The half-point bye goes first, though not lowest.
    "BH/C1": ["3.0", "4.0", "4.5", "1.0"],
    "BH/C2": ["1.5", "3.0", "3.0", "1.0"],
    "BH/M1": ["1.5", "1.0", "1.5", "0.0"],
    # 1.5·1 + 1.0·1 + 1.5·1 · 1.5·½ + 1.0·1 · 1.0·1 · nothing
    "SB": ["4.00", "1.75", "1.00", "0.00"],
    # Number 2: cutting the weakest opponent (1.00) takes more away than the missed round (0.75).
    "SB/C1": ["3.00", "0.75", "0.00", "0.00"],
    "PS": ["6.0", "2.0", "3.0", "0.0"],
    "WIN": ["3", "1", "1", "0"],
    "WON": ["2", "1", "1", "0"],
    "REP": ["3", "2", "3", "1"],
    "KS": ["1.0", "0.0", "0.0", "0"],  # numbers 1 and 2 reach 1.5; number 4 met neither
    "AOB": ["5.50", "4.75", "3.50", "5.50"],
}


@pytest.mark.parametrize("code", BY_HAND)
def test_value_added_up_by_hand(code: str) -> None:
    assert values(BYES, code) == BY_HAND[code]


def test_terms_say_round_opponent_amount_and_reason() -> None:
    second = standings(BYES, "BH/C1").of(2)
    assert second is not None
    terms = [(term.round_number, term.opponent, term.amount, term.reason, term.cut) for term in second.values[1].terms]
    assert terms == [
        (1, 1, 6, Reason.OPPONENT, None),
        (2, None, 3, Reason.UNPAIRED, Cut.MISSED_FIRST),
        (3, 3, 2, Reason.OPPONENT, None),
    ]
    third = standings(BYES, "BH").of(3)
    assert third is not None
    assert third.values[1].terms[0].reason is Reason.OPPONENT_ADJUSTED


FORFEITS = tournament("2w+ 3b1", "1b- 4w1", "4w= 1w0", "3b= 2b0")  # 2.0, 1.0, 0.5, 0.5


def test_forfeit_counts_the_lower_of_the_two_scores() -> None:
    """Number 1: 1.0 of the absent opponent; number 2: its own 1.0 and not the opponent's 2.0."""
    assert values(FORFEITS, "BH") == ["1.5", "1.5", "2.5", "1.5"]


def test_forfeit_as_played_counts_the_scheduled_opponent() -> None:
    assert values(FORFEITS, "BH/P") == ["1.5", "2.5", "2.5", "1.5"]
    assert values(FORFEITS, "SB/P") == ["1.50", "0.50", "0.25", "0.25"]


def test_forfeit_loss_is_missed_by_choice_and_cut_first() -> None:
    assert values(FORFEITS, "BH/C1") == ["1.0", "0.5", "2.0", "1.0"]
    assert values(FORFEITS, "BH/C1/P")[1] == "2.0"
    assert values(FORFEITS, "REP") == ["2", "1", "2", "2"]


def test_forfeit_win_is_a_win_but_not_a_match_won() -> None:
    assert values(FORFEITS, "WIN") == ["2", "1", "0", "0"]
    assert values(FORFEITS, "WON") == ["1", "1", "0", "0"]
    assert values(FORFEITS, "BPG") == ["1", "0", "0", "2"]


def test_absence_followed_by_a_forfeit_loss_is_not_turned_into_a_draw() -> None:
    """Who was paired at the end keeps the points of that round (16.3 is about rounds without an opponent)."""
    table = tournament("2w1 2b+", "1b0 1w-", "Z Z")
    assert values(table, "BH")[0] == "0.0"


def test_full_point_bye_is_not_missed_by_choice() -> None:
    table = tournament("2w1 F", "1b0 3w0", "Z 2b1")
    assert values(table, "REP") == ["2", "2", "1"]


def test_in_a_fixture_free_rounds_count_nothing_and_forfeits_are_played() -> None:
    """Three players: 1 beat 2 and won by forfeit against 3, 2 beat 3: 2.0, 1.0, 0.0."""
    fixture = tournament("2w1 3w+ Z", "1b0 Z 3w1", "Z 1b- 2b0")
    ranked = standings(fixture, "SB,BH,KS", pairings=Pairings.FIXTURE)
    first = ranked.of(1)
    assert first is not None
    assert [value.text for value in first.values] == ["2.0", "1.00", "1.0", "1.0"]
    assert [term.opponent for term in first.values[1].terms] == [2, 3]

"""Absences, half-point byes, withdrawal and return (faults 36–38)."""

import pytest

from meydan.tournament.attendance import Attendance, ByeRules, late_entry, not_in_round
from meydan.tournament.crosstable import Result
from meydan.tournament.faults import Fault

ONE_HALF_BYE = ByeRules(half_byes=1, none_in_last=1)
ROUNDS = 5


def worth(player: Attendance) -> list[Result | None]:
    return [player.in_round(number) for number in range(1, ROUNDS + 1)]


def refused_bye(player: Attendance, number: int, *had: Result, rules: ByeRules = ONE_HALF_BYE) -> str:
    with pytest.raises(Fault) as refused:
        player.half_bye(number, rules, ROUNDS, had)
    assert refused.value.number == 38
    return refused.value.words.en


def test_excused_absence_is_worth_nothing() -> None:
    assert worth(Attendance(3).excused(2)) == [None, Result.ABSENT, None, None, None]


def test_half_point_bye_where_the_category_allows_it() -> None:
    assert worth(Attendance(3).half_bye(2, ONE_HALF_BYE, ROUNDS, (Result.WIN,))) == [
        None,
        Result.HALF_BYE,
        None,
        None,
        None,
    ]
    assert "no half-point byes" in refused_bye(Attendance(3), 2, rules=ByeRules())


def test_half_point_bye_not_in_the_last_rounds() -> None:
    rules = ByeRules(half_byes=1, none_in_last=2)
    assert Attendance(3).half_bye(3, rules, ROUNDS, ()).in_round(3) is Result.HALF_BYE
    for number in (4, 5):
        assert "last 2" in refused_bye(Attendance(3), number, rules=rules)


@pytest.mark.parametrize("bye", [Result.PAIRING_BYE, Result.FULL_BYE, Result.HALF_BYE])
def test_fault_38_one_bye_a_player(bye: Result) -> None:
    assert "already used" in refused_bye(Attendance(3), 3, Result.WIN, bye)


def test_fault_38_a_bye_asked_for_and_not_yet_taken_counts_too() -> None:
    asked = Attendance(3).half_bye(4, ONE_HALF_BYE, ROUNDS, (Result.WIN,))
    assert "already used" in refused_bye(asked, 3, Result.WIN)
    assert asked.half_bye(4, ONE_HALF_BYE, ROUNDS, (Result.WIN,)) == asked


def test_fault_38_only_the_head_referee_lets_a_withdrawn_player_back() -> None:
    gone = Attendance(3).withdrawn(2)
    assert worth(gone) == [None] + [Result.ABSENT] * 4
    with pytest.raises(Fault) as refused:
        gone.returned(4, by_head_referee=False)
    assert refused.value.number == 38
    back = gone.returned(4, by_head_referee=True)
    assert worth(back) == [None, Result.ABSENT, Result.ABSENT, None, None]


def test_fault_38_leaving_and_rejoining_gives_nothing() -> None:
    planned = Attendance(3).half_bye(2, ONE_HALF_BYE, ROUNDS, ()).excused(5)
    back = planned.withdrawn(2).returned(3, by_head_referee=True)
    assert worth(back) == [None, Result.ABSENT, None, None, None]
    assert "has left the tournament" in refused_bye(back, 4, Result.WIN, Result.ABSENT)
    assert "has left the tournament" in refused_bye(Attendance(3).withdrawn(2), 3)


def test_a_withdrawal_undone_before_any_round_was_missed_costs_nothing() -> None:
    back = Attendance(3).withdrawn(2).returned(2, by_head_referee=True)
    assert back == Attendance(3)


def test_who_has_not_withdrawn_cannot_return_and_nobody_withdraws_twice() -> None:
    with pytest.raises(Fault, match="has not withdrawn"):
        Attendance(3).returned(2, by_head_referee=True)
    with pytest.raises(Fault, match="since round 2"):
        Attendance(3).withdrawn(2).withdrawn(3)


def test_fault_37_a_no_show_is_not_paired_again_until_let_back() -> None:
    assert worth(Attendance(3).no_show(2)) == [None, None, Result.ABSENT, Result.ABSENT, Result.ABSENT]


def test_fault_36_a_late_entry_gets_nothing_or_a_half_for_the_rounds_missed() -> None:
    assert worth(late_entry(9, 3, half_points=False)) == [Result.ABSENT, Result.ABSENT, None, None, None]
    assert worth(late_entry(9, 3, half_points=True)) == [Result.HALF_BYE, Result.HALF_BYE, None, None, None]


def test_the_pairing_learns_who_is_not_there() -> None:
    players = (Attendance(1), Attendance(2).excused(2), Attendance(3).withdrawn(2), Attendance(4).excused(3))
    assert not_in_round(players, 2) == {2: Result.ABSENT, 3: Result.ABSENT}

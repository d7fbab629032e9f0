"""Formats, rounds, time, and how sure the strongest is to win."""

import pytest

from meydan.games.errors import Refusal
from meydan.tournament.advice import Format, plan, suggested
from meydan.tournament.simulation import Certainty, simulate, swiss_pairs


@pytest.mark.parametrize(
    ("players", "format_", "rounds"),
    [
        (2, Format.DOUBLE_ROUND_ROBIN, 2),
        (3, Format.DOUBLE_ROUND_ROBIN, 6),
        (4, Format.DOUBLE_ROUND_ROBIN, 6),
        (5, Format.ROUND_ROBIN, 5),
        (8, Format.ROUND_ROBIN, 7),
        (9, Format.SWISS, 5),
        (32, Format.SWISS, 5),
        (33, Format.SWISS, 6),
        (64, Format.SWISS, 6),
        (65, Format.SWISS, 7),
        (128, Format.SWISS, 7),
        (129, Format.SWISS, 8),
        (256, Format.SWISS, 8),
        (257, Format.SWISS, 9),
    ],
)
def test_suggested_format_and_rounds(players: int, format_: Format, rounds: int) -> None:
    assert (suggested(players).format, suggested(players).rounds) == (format_, rounds)


@pytest.mark.parametrize("players", [1, 0, -3, 10_001])
def test_no_plan_for_an_impossible_number(players: int) -> None:
    with pytest.raises(Refusal, match=str(players)):
        suggested(players)


def test_matches_of_a_plan() -> None:
    assert plan(Format.KNOCKOUT, 11).matches == (5, 3, 1, 1)  # 11 → 6 → 3 → 2 → 1
    assert plan(Format.KNOCKOUT, 11).all_matches == 10
    assert plan(Format.ROUND_ROBIN, 6).all_matches == 15
    assert plan(Format.ROUND_ROBIN, 5).all_matches == 10
    assert plan(Format.DOUBLE_ROUND_ROBIN, 4).all_matches == 12
    assert plan(Format.SWISS, 24).all_matches == 60


def test_time_of_a_plan() -> None:
    swiss = plan(Format.SWISS, 24)
    assert swiss.minutes(a_round=30, between=10) == 5 * 30 + 4 * 10
    # 12 matches at 6 tables: every round in two turns.
    assert swiss.minutes(a_round=30, between=10, tables=6) == 10 * 30 + 9 * 10
    assert plan(Format.KNOCKOUT, 8).minutes(30, 10, tables=2) == 4 * 30 + 3 * 10  # 2 turns, 1, 1


@pytest.mark.parametrize("format_", list(Format))
def test_a_simulation_is_repeatable(format_: Format) -> None:
    six = plan(format_, 6)
    assert simulate(six, 30, "2026") == simulate(six, 30, "2026")
    assert {simulate(six, 30, str(seed)) for seed in range(4)} != {simulate(six, 30, "2026")}


def test_more_matches_make_the_strongest_surer_to_win() -> None:
    sure = {each: simulate(plan(each, 16), 300, "2026").first for each in Format}
    assert sure[Format.DOUBLE_ROUND_ROBIN] > sure[Format.SWISS] > 300 // 16
    assert sure[Format.ROUND_ROBIN] > sure[Format.KNOCKOUT] > 300 // 16


def test_certainty_is_exact() -> None:
    sure = Certainty(trials=300, first=100, top_three=200)
    assert (sure.of_first * 3, sure.of_top_three * 3) == (1, 2)


def test_simplified_swiss_pairs_upper_half_with_lower_half_and_avoids_second_meetings() -> None:
    nothing_played: list[set[int]] = [set() for _ in range(6)]
    assert swiss_pairs(list(range(6)), [0] * 6, nothing_played) == [(0, 3), (1, 4), (2, 5)]
    met = [{3}, set(), set(), {0}, set(), set()]
    assert swiss_pairs(list(range(6)), [0] * 6, met) == [(0, 4), (1, 3), (2, 5)]
    assert swiss_pairs([0, 1, 2, 3], [2, 2, 0, 0], [set() for _ in range(4)]) == [(0, 1), (2, 3)]
    assert swiss_pairs([0, 1], [0, 0], [{1}, {0}]) == [(0, 1)]  # nobody else is left

"""The clock as a value: durations only."""

from hypothesis import given
from hypothesis import strategies as st

from meydan.match import Clock, ClockSettings
from tests.match.table import FIRST, MINUTES, SECOND

TEN = ClockSettings(10 * MINUTES)
durations = st.integers(0, 20_000)


def test_time_runs_for_the_player_whose_turn_it_is() -> None:
    clock = Clock.full(TEN).started(FIRST).pressed(30_000).pressed(45_000)
    assert clock.left == (10 * MINUTES - 30_000, 10 * MINUTES - 45_000)
    assert clock.turn is FIRST


def test_increment_is_added_after_the_press() -> None:
    clock = Clock.full(ClockSettings(60_000, increment_ms=5_000)).started(FIRST).pressed(20_000)
    assert clock.left == (45_000, 60_000)


def test_delay_passes_before_the_time_of_a_move_counts() -> None:
    clock = Clock.full(ClockSettings(60_000, delay_ms=5_000)).started(FIRST)
    assert clock.pressed(4_000).left == (60_000, 60_000)
    assert clock.pressed(7_000).left == (58_000, 60_000)


def test_delay_is_given_once_a_turn_also_over_a_pause() -> None:
    """3 s, a ruling, then 4 s: 7 s in all, of which 5 s are free."""
    clock = Clock.full(ClockSettings(60_000, delay_ms=5_000)).started(FIRST)
    assert clock.paused(3_000).resumed().pressed(4_000).left == (58_000, 60_000)


def test_pause_costs_nobody_anything() -> None:
    paused = Clock.full(TEN).started(SECOND).paused(1_000)
    assert not paused.running
    assert paused.after(500_000) == paused
    assert paused.resumed().pressed(2_000).left == (10 * MINUTES, 10 * MINUTES - 3_000)


def test_time_never_falls_below_zero() -> None:
    assert Clock.full(TEN).started(FIRST).after(11 * MINUTES).of(FIRST) == 0


def test_looking_at_the_clock_changes_nothing() -> None:
    """A screen may ask as often as it likes; what counts is the duration that comes with the press."""
    clock = Clock.full(TEN).started(FIRST)
    shown = [clock.after(ms).of(FIRST) for ms in (1_000, 2_000, 3_000)]
    assert shown == [599_000, 598_000, 597_000]
    assert clock.pressed(4_000).left == (596_000, 600_000)


@given(st.lists(durations, max_size=30))
def test_what_is_used_and_what_is_left_make_the_whole(turns: list[int]) -> None:
    clock = Clock.full(TEN).started(FIRST)
    for elapsed in turns:
        clock = clock.pressed(elapsed)
    used = sum(turns[0::2]), sum(turns[1::2])
    assert clock.left == tuple(max(0, 10 * MINUTES - spent) for spent in used)


@given(durations, durations)
def test_pausing_in_between_gives_the_same_time(before: int, after: int) -> None:
    clock = Clock.full(TEN).started(FIRST)
    assert clock.paused(before).resumed().pressed(after) == clock.pressed(before + after)

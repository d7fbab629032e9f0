"""`meydan perft`: the number of move sequences, alone on the last line."""

import pytest

from tests.cli.conftest import Meydan


@pytest.mark.parametrize(("depth", "count"), [("0", "1"), ("1", "6"), ("3", "213")])
def test_the_count_stands_alone_on_the_last_line(meydan: Meydan, depth: str, count: str) -> None:
    said = meydan("perft", "mangala", depth)
    assert (said.code, said.last_line) == (0, count)


def test_counting_starts_after_the_given_moves(meydan: Meydan) -> None:
    assert meydan("perft", "mangala", "1", "--moves", "4 1").last_line == "6"
    assert meydan("perft", "mangala", "1", "--position", "0.0.1.0.0.0/20 1.2.0.0.0.0/24 first").last_line == "1"


def test_games_over_earlier_are_not_extended(meydan: Meydan) -> None:
    over_in_one = ("perft", "mangala", "--position", "0.0.0.0.0.1/20 1.2.0.0.0.0/24 first")
    assert meydan(*over_in_one, "1").last_line == "1"
    assert meydan(*over_in_one, "2").last_line == "0"


def test_divide_adds_up_to_the_whole(meydan: Meydan) -> None:
    *parts, whole = meydan("perft", "mangala", "3", "--divide").out.splitlines()
    assert [part.split(": ")[0] for part in parts] == ["1", "2", "3", "4", "5", "6"]
    assert sum(int(part.split(": ")[1]) for part in parts) == int(whole) == 213


@pytest.mark.parametrize("depth", ["-1", "x", "1.5", "", "٣", "99999"])
def test_a_wrong_depth_is_refused(meydan: Meydan, depth: str) -> None:
    said = meydan("perft", "mangala", depth)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("meydan")

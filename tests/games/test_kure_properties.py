"""Küre against a second, naive implementation, on random games; and perft."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import Side
from meydan.games.kure import KURE
from meydan.games.notation import MARKS
from meydan.games.perft import perft
from tests.games import naive_kure

OPTIONS = st.fixed_dictionaries(
    {
        "line_rule": st.sampled_from(["whole board", "off the start row"]),
        "entering_stone": st.sampled_from(["not captured", "immune next turn"]),
        "max_on_far_row": st.sampled_from([0, 1]),
    }
)


@pytest.mark.article("yuzuncu-yil.kure.3", "yuzuncu-yil.kure.4", "yuzuncu-yil.kure.5", "yuzuncu-yil.kure.6")
@pytest.mark.article("yuzuncu-yil.kure.7", "yuzuncu-yil.kure.8", "yuzuncu-yil.kure.9")
@given(options=OPTIONS, random=st.randoms(use_true_random=False), plies=st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_legal_moves_and_captures_are_those_of_the_naive_rules(options: Any, random: Any, plies: int) -> None:
    position = KURE.start(options)
    board, immune = naive_kure.board_of(position.text), ""
    for _ in range(plies):
        if position.outcome:
            return
        mark = MARKS[position.turn]
        legal = naive_kure.legal_moves(board, mark, options["line_rule"], options["max_on_far_row"])
        assert {str(move) for move in position.moves()} == legal
        move = random.choice(position.moves())
        position = position.play(move)
        board = naive_kure.after(board, str(move), immune)
        entered = options["entering_stone"] == "immune next turn" and naive_kure.is_between(board, str(move)[2:])
        immune = str(move)[2:] if entered else ""
        assert naive_kure.board_of(position.text) == board
        assert position.text.split(" ")[3:] == ([immune] if immune else [])


@given(random=st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_no_side_ever_has_four_in_a_line_or_comes_back(random: Any) -> None:
    position = KURE.start()
    on_start_row = {"x": 7, "o": 7}
    while not position.outcome:
        position = position.play(random.choice(position.moves()))
        board = naive_kure.board_of(position.text)
        for mark, home in naive_kure.START_RANK.items():
            own = {cell for cell, there in board.items() if there == mark}
            now = sum(int(cell[1]) == home for cell in own)
            assert now <= on_start_row[mark]
            on_start_row[mark] = now
            for cell in own:
                for axis in naive_kure.AXES:
                    line = naive_kure.whole_line(cell, *axis)
                    if any(int(one[1]) != home for one in line):
                        assert sum(one in own for one in line) < 4


# Worked out by the naive rules to depth 3.
PERFT = [19, 361, 6213, 106929]


def test_perft() -> None:
    assert [perft(KURE.start(), depth) for depth in (1, 2, 3, 4)] == PERFT


def test_perft_of_the_naive_rules_is_the_same() -> None:
    board = naive_kure.board_of(KURE.start().text)
    assert [naive_kure.perft(board, MARKS[Side.FIRST], depth) for depth in (1, 2, 3)] == PERFT[:3]

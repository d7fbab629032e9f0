"""Kulami against the slow dictionary of `naive_kulami`, on the standard and on random irregular boards."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import Side
from meydan.games.kulami import KULAMI, parse_on, start_on
from meydan.games.kulami_hole import HOLE_AT, Hole, pieces_of
from meydan.games.kulami_layout import Layout, Plate, read_layout
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.kulami_score import score
from meydan.games.perft import perft
from tests.games import naive_kulami as naive
from tests.games.kulami_boards import drawing

# Depth 2 by hand: a hole has 15 holes in its row and column, itself among them; its plate of w × h closes w + h - 1 of
# these. So each hole of a 2×3 has 11 answers, of a 2×2 and a 1×3 12, of a 1×2 13.
SEQUENCES = {1: 64, 2: 4 * 6 * 11 + 5 * 4 * 12 + 4 * 3 * 12 + 4 * 2 * 13, 3: 7320, 4: 68604}


def rows_of(layout: Layout) -> list[str]:
    return ["".join(layout.plate_at[h].mark if h in layout.plate_at else "." for h in row) for row in layout.rows]


def place(layout: Layout, hole: Hole) -> naive.Place:
    return hole.file - 1, layout.ranks - hole.rank


PLATE_NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


@st.composite
def irregular_layouts(draw: st.DrawFn) -> Layout:
    """Boards of up to ten by ten, some holes missing: every patch of one of four paints is a plate."""
    files, ranks = draw(st.integers(1, 10)), draw(st.integers(1, 10))
    random = draw(st.randoms(use_true_random=False))
    places = [HOLE_AT[file, rank] for rank in range(1, ranks + 1) for file in range(1, files + 1)]
    painted = {hole: random.choice("1234.") for hole in places} | {places[0]: "1"}
    patches = [patch for paint in "1234" for patch in pieces_of({h for h in places if painted[h] == paint})]
    plates = tuple(Plate(name, patch) for name, patch in zip(PLATE_NAMES, patches, strict=False))
    return read_layout(drawing(rows_of(Layout("painted", files, ranks, plates))), "irregular")


LAYOUT = st.one_of(st.sampled_from(list(LAYOUTS.values())), irregular_layouts())


@given(layout=LAYOUT, seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_random_games_are_those_of_the_naive_board(layout: Layout, seed: int) -> None:
    random = Random(seed)
    rows = rows_of(layout)
    position, played = start_on(layout), list[naive.Place]()
    while not position.outcome:
        assert [place(layout, hole) for hole in position.moves()] == naive.legal(rows, played)
        assert parse_on(position.text, layout) == position
        move = random.choice(position.moves())
        position = position.play(move)
        played.append(place(layout, move))
    assert naive.legal(rows, played) == []
    assert position.outcome.score == tuple(naive_totals(rows, set(played[::2]), set(played[1::2])))


@given(layout=LAYOUT, seed=st.integers(0, 2**32), crowd=st.sampled_from(["x.o", "xxxo", "xxxxx.o", "xo"]))
@settings(max_examples=60, deadline=None)
def test_any_board_scores_like_the_naive_count(layout: Layout, seed: int, crowd: str) -> None:
    random = Random(seed)
    sides = {"x": Side.FIRST, "o": Side.SECOND}
    filled = {hole: random.choice(crowd) for hole in layout.plate_at}
    counted = score(layout, {hole: sides[mark] for hole, mark in filled.items() if mark in sides})
    black, red = ({place(layout, hole) for hole, mark in filled.items() if mark == own} for own in "xo")
    rows = rows_of(layout)
    for colour, own, theirs in ((counted.first, black, red), (counted.second, red, black)):
        assert colour.line_points == naive.line_points(own)
        assert colour.area_points == naive.area_points(own)
        assert colour.plate_points == naive.plate_points(rows, own, theirs)
        assert {place(layout, hole) for line in (*colour.lines, colour.area) for hole in line} <= own
    assert counted.totals == tuple(naive_totals(rows, black, red))


def naive_totals(rows: list[str], black: set[naive.Place], red: set[naive.Place]) -> list[int]:
    return [
        naive.line_points(own) + naive.area_points(own) + naive.plate_points(rows, own, theirs)
        for own, theirs in ((black, red), (red, black))
    ]


@pytest.mark.parametrize(("depth", "expected"), SEQUENCES.items())
def test_number_of_move_sequences(depth: int, expected: int) -> None:
    assert perft(KULAMI.start(), depth) == expected


@pytest.mark.parametrize(("depth", "expected"), SEQUENCES.items())
def test_naive_board_counts_the_same_sequences(depth: int, expected: int) -> None:
    assert naive.sequences(rows_of(LAYOUTS["standard"]), [], depth) == expected

"""Kulami's score sheet. Every count is worked out by hand; the standard layout is drawn in test_kulami."""

import pytest

from meydan.games import InvalidText, Side
from meydan.games.kulami_hole import HOLE_NAMED
from meydan.games.kulami_layout import read_layout
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.kulami_score import ColourScore, KulamiScore, score
from tests.games.kulami_boards import drawing, holes, marbles

STANDARD = LAYOUTS["standard"]


def sheet(black: str, red: str = "") -> KulamiScore:
    sides = [(black, Side.FIRST), (red, Side.SECOND)]
    return score(STANDARD, {hole: side for names, side in sides for hole in holes(names)})


def marks(colour: ColourScore) -> str:
    return "".join(plate.mark for plate in colour.plates)


def test_empty_board_scores_nothing() -> None:
    assert sheet("") == KulamiScore(ColourScore((), (), ()), ColourScore((), (), ()))
    assert sheet("").totals == (0, 0)
    assert sheet("").winner is None


@pytest.mark.article("tazof-kulami.kulami.score-row")
def test_line_of_five_scores_five_and_line_of_four_nothing() -> None:
    black = sheet("a1 b1 c1 d1 e1", "a8 b8 c8 d8")
    assert black.first.lines == (holes("a1 b1 c1 d1 e1"),)
    assert black.first.line_points == 5
    assert black.second.lines == ()


@pytest.mark.article("tazof-kulami.kulami.score-row")
def test_line_of_seven_is_one_line_of_seven() -> None:
    black = sheet("b8 b7 b6 b5 b4 b3 b2").first
    assert black.lines == (holes("b8 b7 b6 b5 b4 b3 b2"),)
    assert black.line_points == 7


@pytest.mark.article("tazof-kulami.kulami.score-row")
def test_gap_or_the_other_colour_breaks_a_line() -> None:
    assert sheet("a1 b1 c1 d1 f1 g1 h1").first.lines == ()
    assert sheet("a1 b1 c1 d1 f1 g1 h1", "e1").first.lines == ()


@pytest.mark.article("tazof-kulami.kulami.score-row")
@pytest.mark.parametrize(
    "line", ["a8 b7 c6 d5 e4 f3 g2 h1", "d8 e7 f6 g5 h4", "a1 b2 c3 d4 e5 f6", "d1 e2 f3 g4 h5", "a4 b5 c6 d7 e8"]
)
def test_diagonal_lines_count(line: str) -> None:
    black = sheet(line).first
    assert black.lines == (holes(line),)
    assert black.line_points == len(line.split())
    assert black.area_points == 1


@pytest.mark.article("tazof-kulami.kulami.score-row")
def test_marble_may_count_in_several_lines() -> None:
    # A cross through c3: row a3–e3, file c1–c5, and the diagonal a1–e5.
    black = sheet("a3 b3 c3 d3 e3 c1 c2 c4 c5 a1 b2 d4 e5").first
    assert black.lines == (holes("a3 b3 c3 d3 e3"), holes("c5 c4 c3 c2 c1"), holes("a1 b2 c3 d4 e5"))
    assert black.line_points == 15


@pytest.mark.article("tazof-kulami.kulami.score-row")
def test_line_does_not_go_round_the_edge() -> None:
    assert sheet("f2 g2 h2 a1 b1").first.lines == ()


@pytest.mark.article("tazof-kulami.kulami.score-area")
def test_area_joins_sideways_and_up_and_down_only() -> None:
    # a8 b8 b7 join (3); c6 touches b7 only by its corner, and joins d6 (2).
    black = sheet("a8 b8 b7 c6 d6").first
    assert black.area == holes("a8 b8 b7")
    assert black.area_points == 3


@pytest.mark.article("tazof-kulami.kulami.score-area")
def test_only_the_largest_area_counts_and_of_equal_ones_it_counts_once() -> None:
    black = sheet("a1 a2 h8 h7 d4").first
    assert black.area == holes("h8 h7")  # the first from the top
    assert black.area_points == 2


@pytest.mark.article("tazof-kulami.kulami.score-plate")
def test_plate_goes_to_the_colour_with_more_marbles_and_counts_its_holes() -> None:
    # D has six holes: black has two there, red one. A: black one, alone (4). Q: red (4). C: red (3).
    counted = sheet("g8 h8 a8", "h6 h1 f8")
    assert marks(counted.first) == "AD"
    assert counted.first.plate_points == 4 + 6
    assert marks(counted.second) == "CQ"
    assert counted.second.plate_points == 3 + 4


@pytest.mark.article("tazof-kulami.kulami.score-plate")
def test_tied_and_empty_plates_give_nothing() -> None:
    # A is 1–1, H is 2–2, all others empty.
    counted = sheet("a8 c5 d5", "b8 c4 d4")
    assert marks(counted.first) == marks(counted.second) == ""
    assert (counted.first.plate_points, counted.second.plate_points) == (0, 0)


@pytest.mark.article("tazof-kulami.kulami.win")
def test_three_parts_are_added_and_the_higher_total_wins() -> None:
    # Black a1–e1: line 5, area 5, plates M (3), N (6), P (6). Red h1 h2: area 2, plate Q (4).
    counted = sheet("a1 b1 c1 d1 e1", "h1 h2")
    assert (counted.first.line_points, counted.first.area_points, counted.first.plate_points) == (5, 5, 15)
    assert (counted.second.line_points, counted.second.area_points, counted.second.plate_points) == (0, 2, 4)
    assert counted.totals == (25, 6)
    assert counted.winner is Side.FIRST


@pytest.mark.article("tazof-kulami.kulami.win")
def test_red_wins_with_the_higher_total() -> None:
    assert sheet("h1 h2", "a1 b1 c1 d1 e1").winner is Side.SECOND


@pytest.mark.article(
    "tazof-kulami.kulami.score-row", "tazof-kulami.kulami.score-area", "tazof-kulami.kulami.score-plate"
)
def test_irregular_board_of_ten_by_ten_is_counted_the_same_way() -> None:
    layout = read_layout(
        drawing(
            [
                "AAAAAAAAAA",
                "B........A",
                "B........A",
                "B...CC...A",
                "B...CC...A",
                "B........D",
                "B........D",
                "B........D",
                "B........D",
                "BBBBB.DDDD",
            ]
        ),
        "ring",
    )
    board = marbles(
        layout,
        "xxxxxxxxxx o........x o........o o...xo...o o...ox...o o........o o........o o........x o........x ooooo.oxxx",
    )
    counted = score(layout, board)
    # Black: row 10 is one line of ten; joined with j9 an area of 11; j3 j2 j1 i1 h1 are five, in no line. Plates: A (14
    # holes: 11 black, 3 red). Red: file a below the corner is a line of 9, row 1 a line of 5 (the missing hole f1 ends
    # it), file j from j8 a line of 5; area 13. Plates: B (13). D has 8 holes: 3 red (j5, j4, g1) and 5 black.
    assert counted.first.lines == (holes("a10 b10 c10 d10 e10 f10 g10 h10 i10 j10"),)
    assert counted.first.area == holes("a10 b10 c10 d10 e10 f10 g10 h10 i10 j10 j9")
    assert (marks(counted.first), counted.first.plate_points) == ("AD", 14 + 8)
    assert counted.first.total == 10 + 11 + 22
    assert counted.second.lines == (
        holes("a1 b1 c1 d1 e1"),
        holes("a9 a8 a7 a6 a5 a4 a3 a2 a1"),
        holes("j8 j7 j6 j5 j4"),
    )
    assert counted.second.area == holes("a9 a8 a7 a6 a5 a4 a3 a2 a1 b1 c1 d1 e1")
    assert (marks(counted.second), counted.second.plate_points) == ("B", 13)
    assert counted.second.total == (5 + 9 + 5) + 13 + 13


def test_marble_beside_the_board_is_refused() -> None:
    with pytest.raises(InvalidText) as refused:
        score(STANDARD, {HOLE_NAMED["a9"]: Side.FIRST})
    assert refused.value.words.tr == "Bu tahtada a9 deliği yok."

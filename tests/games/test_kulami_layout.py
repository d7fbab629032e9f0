"""Reading plate layouts: what is no drawing, what is no tournament board, and which plate is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games import InvalidText
from meydan.games.kulami_hole import HOLE_AT
from meydan.games.kulami_layout import Layout, read_layout
from meydan.games.kulami_plates import LAYOUTS, read_tournament_layout
from tests.games.kulami_boards import drawing, holes

STANDARD = [
    "AABCCCDD",
    "AABEEFDD",
    "GGBEEFDD",
    "GGHHHIII",
    "JJHHHKKL",
    "MNNOOKKL",
    "MNNPPPQQ",
    "MNNPPPQQ",
]


def changed(**holes_and_marks: str) -> str:
    """The standard layout with other marks in some holes."""
    rows = [list(row) for row in STANDARD]
    for hole, mark in holes_and_marks.items():
        rows[8 - int(hole[1])]["abcdefgh".index(hole[0])] = mark
    return drawing(["".join(row) for row in rows])


@pytest.mark.article("tazof-kulami.kulami.4")
def test_standard_layout_is_the_one_of_the_booklets() -> None:
    assert LAYOUTS["standard"] == read_tournament_layout(drawing(STANDARD), "standard")
    assert len(LAYOUTS["standard"].plates) == 17
    assert LAYOUTS["standard"].plate_at[holes("d4")[0]].holes == holes("c5 d5 e5 c4 d4 e4")


def test_mirrored_layout_is_the_mirror_image_of_the_standard_one() -> None:
    def plates(layout: Layout) -> set[frozenset[tuple[int, int]]]:
        return {frozenset((hole.file, hole.rank) for hole in plate.holes) for plate in layout.plates}

    mirrored = {frozenset((9 - file, rank) for file, rank in plate) for plate in plates(LAYOUTS["standard"])}
    assert plates(LAYOUTS["mirrored"]) == mirrored


@pytest.mark.article("tazof-kulami.kulami.4")
@pytest.mark.parametrize(
    ("text", "tr", "en"),
    [
        (
            changed(c8="A"),
            "A levhası dikdörtgen değil; kutudaki levhalar 2×3, 2×2, 1×3, 1×2",
            "plate A is not a rectangle; the plates in the box are 2×3, 2×2, 1×3, 1×2",
        ),
        (
            changed(a8="R", b8="R", c8="R", a7="B", b7="B"),
            "B levhası dikdörtgen değil; kutudaki levhalar 2×3, 2×2, 1×3, 1×2",
            "plate B is not a rectangle; the plates in the box are 2×3, 2×2, 1×3, 1×2",
        ),
        (
            changed(g8="C", h8="C"),
            "C levhası 1×5; kutudaki levhalar 2×3, 2×2, 1×3, 1×2",
            "plate C is 1×5; the plates in the box are 2×3, 2×2, 1×3, 1×2",
        ),
        (
            changed(h1="A"),
            "A levhası 2 ayrı parça (a8 ve h1 birleşik değil)",
            "plate A is in 2 pieces (a8 and h1 do not join)",
        ),
        (
            changed(d3="R"),
            "R levhası 1×1; kutudaki levhalar 2×3, 2×2, 1×3, 1×2",
            "plate R is 1×1; the plates in the box are 2×3, 2×2, 1×3, 1×2",
        ),
        (
            changed(a8="R", b8="R"),  # the square A becomes two of 1×2
            "1×2 levhalar 6 tane (R, A, F, J, L, O); kutuda 4 tane var",
            "there are 6 plates of 1×2 (R, A, F, J, L, O); 4 are allowed",
        ),
        (
            changed(d2="R", e2="R", f2="R"),  # P becomes two of 1×3
            "1×3 levhalar 6 tane (B, C, I, M, R, P); kutuda 4 tane var",
            "there are 6 plates of 1×3 (B, C, I, M, R, P); 4 are allowed",
        ),
        (changed(c4="."), "c4 hiçbir levhada değil", "hole c4 belongs to no plate"),
        (drawing(STANDARD[:7]), "tahta 8×7, 8×8 olmalı", "the board is 8×7; it must be 8×8"),
    ],
)
def test_wrong_tournament_layout_is_refused_and_says_which_plate_is_wrong(text: str, tr: str, en: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read_tournament_layout(text, "wrong")
    assert refused.value.words.tr == f"Levha dizilimi geçersiz: {tr}."
    assert refused.value.words.en == f"Not a plate layout: {en}."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it needs a row and the files below"),
        ("1 A A", "it needs a row and the files below"),
        ("1 A A\n b a", "the last line must be 'a b'"),
        ("2 A A\n a b", "the row of rank 1 begins with '2'"),
        ("1 A\n a b", "rank 1 has 1 places of 2"),
        ("1 A AA\n a b", "b1 has 'AA'; a plate is named by one letter or digit"),
        ("1 A ş\n a b", "b1 has 'ş'; a plate is named by one letter or digit"),
        ("1 . .\n a b", "it has no plate"),
        ("1 A . A\n a b c", "plate A is in 2 pieces (a1 and c1 do not join)"),
        (drawing(["A" * 10] * 11), "the board is 10×11; the largest is 10×10"),
    ],
)
def test_what_is_no_drawing_is_refused_and_says_where(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read_layout(text, "wrong")
    assert refused.value.words.en == f"Not a plate layout: {why}."
    assert refused.value.text == text


def test_plates_of_any_shape_may_lie_on_an_irregular_board() -> None:
    layout = read_layout(drawing(["A.B", "AAB", ".A1"]), "irregular")
    assert [(plate.mark, plate.holes) for plate in layout.plates] == [
        ("A", holes("a3 a2 b2 b1")),
        ("B", holes("c3 c2")),
        ("1", holes("c1")),
    ]
    assert HOLE_AT[2, 3] not in layout.plate_at


@given(text=st.one_of(st.text(max_size=60), st.text("AB. \nabc123", max_size=60)))
def test_arbitrary_text_is_a_layout_or_is_refused_as_invalid(text: str) -> None:
    try:
        layout = read_layout(text, "any")
    except InvalidText as refused:
        assert refused.words.tr != refused.words.en
    else:
        assert layout.plates

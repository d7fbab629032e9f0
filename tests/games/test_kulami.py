"""Kulami, article by article, on the standard layout. Expected values are worked out by hand from its drawing:

8  A A B C C C D D
7  A A B E E F D D
6  G G B E E F D D
5  G G H H H I I I
4  J J H H H K K L
3  M N N O O K K L
2  M N N P P P Q Q
1  M N N P P P Q Q
   a b c d e f g h
"""

import pytest

from meydan.games import IllegalMove, InvalidText, Side
from meydan.games.kulami import KULAMI, parse_on, start_on
from meydan.games.kulami_layout import read_layout
from meydan.games.kulami_position import Kulami
from tests.games.kulami_boards import holes

EMPTY_BOARD = "/".join(["........"] * 8)
# Plates A (a2 b2), B (c2 c1) and C (a1); no hole b1.
SMALL = read_layout("2 A A B\n1 C . B\n  a b c", "small")


def played(*names: str) -> Kulami:
    position = KULAMI.start()
    for name in names:
        position = position.play(KULAMI.move(name))
    assert isinstance(position, Kulami)
    return position


def legal(*names: str) -> set[str]:
    return {str(hole) for hole in played(*names).moves()}


def refusal(*names: str) -> IllegalMove:
    *before, last = names
    position = played(*before)
    with pytest.raises(IllegalMove) as refused:
        position.play(KULAMI.move(last))
    return refused.value


@pytest.mark.article("tazof-kulami.kulami.4")
def test_first_marble_goes_in_any_of_the_64_holes() -> None:
    start = KULAMI.start()
    assert start.text == f"{EMPTY_BOARD} first - -"
    assert start.to_move is Side.FIRST
    assert KULAMI.sides[0].tr == "Siyah"
    assert {str(hole) for hole in start.moves()} == {f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)}


@pytest.mark.article("tazof-kulami.kulami.6", "tazof-kulami.kulami.7")
def test_answer_goes_in_the_row_or_column_of_the_last_marble_but_not_on_its_plate() -> None:
    # d4 lies on H (c4 d4 e4 and c5 d5 e5): of row 4 and file d, these are out.
    assert legal("d4") == {"a4", "b4", "f4", "g4", "h4", "d1", "d2", "d3", "d6", "d7", "d8"}


@pytest.mark.article("tazof-kulami.kulami.7")
def test_plate_of_ones_own_last_marble_is_closed_too() -> None:
    # Black d4 (plate H), red d8 (plate C: d8 e8 f8). Black: row 8 and file d without C and without H.
    assert legal("d4", "d8") == {"a8", "b8", "c8", "g8", "h8", "d7", "d6", "d3", "d2", "d1"}


@pytest.mark.article("tazof-kulami.kulami.7")
def test_plate_is_open_again_when_the_marker_has_moved_on() -> None:
    # Black d4 (H), red d8 (C), black a8 (A): H carries no marker any more. Red in row 8 or file a, not on A or C.
    assert legal("d4", "d8", "a8") == {"c8", "g8", "h8", "a6", "a5", "a4", "a3", "a2", "a1"}
    # Red a5 (G): black may enter H again in row 5.
    assert {"c5", "d5", "e5"} <= legal("d4", "d8", "a8", "a5")


@pytest.mark.article("tazof-kulami.kulami.8")
def test_gaps_and_other_marbles_in_between_do_not_matter() -> None:
    # From h4 (L) black's last marble reaches the whole of row 4, over d4 and the empty holes, to a4.
    position = played("d4", "h4", "a4")
    assert position.text == "......../......../......../......../x..x...o/......../......../........ second a4 h4"


@pytest.mark.article("tazof-kulami.kulami.6")
def test_markers_lie_on_the_last_marbles_of_both() -> None:
    assert played("d4").markers == (holes("d4")[0], None)
    assert played("d4", "d8").markers == holes("d4 d8")
    assert played("d4", "d8", "a8").markers == holes("a8 d8")


@pytest.mark.article("tazof-kulami.kulami.6")
@pytest.mark.parametrize(("move", "tr", "en"), [("d4", "siyah", "black"), ("d8", "kırmızı", "red")])
def test_occupied_hole_is_refused_and_says_whose_marble_is_there(move: str, tr: str, en: str) -> None:
    refused = refusal("d4", "d8", move)
    assert refused.article == "tazof-kulami.kulami.6"
    assert refused.words.tr == f"{move} dolu: orada {tr} bilye var. Boş bir delik seçin."
    assert refused.words.en == f"{move} is occupied by a {en} marble. Choose an empty hole."


@pytest.mark.article("tazof-kulami.kulami.6")
def test_hole_off_the_row_and_column_is_refused() -> None:
    refused = refusal("d4", "e1")
    assert refused.article == "tazof-kulami.kulami.6"
    assert refused.words.tr == "e1, rakibin son bilyesiyle (d4) aynı yatay ya da dikey sırada değil."
    assert refused.words.en == "e1 is neither in the row nor in the column of the opponent's last marble, d4."


@pytest.mark.article("tazof-kulami.kulami.6")
def test_hole_that_is_off_the_row_and_on_a_closed_plate_is_refused_for_the_row_first() -> None:
    assert refusal("d4", "c5").article == "tazof-kulami.kulami.6"


@pytest.mark.article("tazof-kulami.kulami.7")
def test_plate_of_the_opponents_last_marble_is_refused() -> None:
    refused = refusal("d4", "e4")
    assert refused.article == "tazof-kulami.kulami.7"
    assert refused.words.tr == "e4, rakibin son bilyesinin (d4) levhasında; H levhasında pul var."
    assert refused.words.en == "e4 is on the plate of the opponent's last marble, d4: plate H carries a marker."


@pytest.mark.article("tazof-kulami.kulami.7")
def test_plate_of_ones_own_last_marble_is_refused() -> None:
    refused = refusal("d4", "d8", "d5")
    assert refused.article == "tazof-kulami.kulami.7"
    assert refused.words.tr == "d5, kendi son bilyenizin (d4) levhasında; H levhasında pul var."
    assert refused.words.en == "d5 is on the plate of your own last marble, d4: plate H carries a marker."


@pytest.mark.article("tazof-kulami.kulami.9")
def test_game_ends_when_the_player_to_move_has_nowhere_to_place() -> None:
    # Black a1 closes C, red a2 closes A: black has c2 alone, as b2 is on A. Black c2 closes B: red has b2 on its own
    # plate A and c1 on B, so nowhere.
    position = start_on(SMALL)
    for hole in holes("a1 a2"):
        position = position.play(hole)
    assert position.moves() == holes("c2")
    position = position.play(*holes("c2"))
    assert position.moves() == ()
    assert position.outcome is not None
    # Black: area 1 (a1 and c2 do not join), plates C (1) and B (2): 4. Red: area 1, plate A (2): 3.
    assert (position.outcome.winner, position.outcome.reason) == (Side.FIRST, "more points")
    assert position.outcome.score == (4, 3)
    assert position.outcome.words.tr == "Kırmızı oyuncunun bilye koyacak yeri kalmadı. Siyah kazandı: 4–3 puan."
    assert position.outcome.words.en == "Red has nowhere to place a marble. Black wins: 4–3 points."
    with pytest.raises(IllegalMove) as refused:
        position.play(*holes("b2"))
    assert refused.value.article == "tazof-kulami.kulami.9"
    assert refused.value.words.en == "b2 cannot be played: the set is over."


@pytest.mark.article("tazof-kulami.kulami.9", "tazof-kulami.kulami.win")
def test_game_ends_when_all_56_marbles_are_placed() -> None:
    # Rows 8–5 black but for a8–d8, rows 4–1 red but for e1–h1: 28 marbles each. d5 (H) and d2 (P) came last.
    rows = "....xxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/oooooooo/oooooooo/oooooooo/oooo...."
    position = KULAMI.parse(f"{rows} first d5 d2")
    assert position.moves() == ()
    assert position.outcome is not None
    # Each: three lines of 8, an area of 28. Black's plates A B C D E F G I: 4+3+3+6+4+2+4+3 = 29.
    # Red's J K L M N O P Q: 2+4+2+3+6+2+6+4 = 29. H is 3–3.
    assert position.outcome.score == (24 + 28 + 29, 24 + 28 + 29)
    assert (position.outcome.winner, position.outcome.reason) == (None, "equal points")
    assert position.outcome.article == "tazof-kulami.kulami.win"
    assert position.outcome.words.en == "All marbles are placed. Drawn: 81–81 points."


@pytest.mark.article("tazof-kulami.kulami.win")
def test_higher_total_wins() -> None:
    position = start_on(read_layout("2 A A A B\n1 C . . B\n  a b c d", "small"))
    for hole in holes("d2 a2"):
        position = position.play(hole)
    # Black d2 closes B, red a2 closes A; black has file a: a1 on C. Then red has row 1: d1 on B, which is open again.
    for hole in holes("a1 d1"):
        position = position.play(hole)
    assert position.outcome is not None
    # Black d2 a1: area 1, plate C (1), B is 1–1. Red a2 d1: area 1, plate A (3).
    assert position.outcome.score == (2, 4)
    assert (position.outcome.winner, position.outcome.article) == (Side.SECOND, "tazof-kulami.kulami.win")


@pytest.mark.article("tazof-kulami.kulami.win")
def test_equal_totals_draw() -> None:
    # Two plates of two: black on one, red on the other, then both carry a marker.
    position = start_on(read_layout("1 A A B B\n  a b c d", "small")).play(*holes("a1")).play(*holes("c1"))
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (None, "equal points")
    assert position.outcome.score == (3, 3)
    assert position.outcome.words.tr.endswith("Oyun berabere: 3–3 puan.")


@pytest.mark.article("tazof-kulami.kulami.4")
def test_hole_that_the_board_does_not_have_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        start_on(SMALL).play(*holes("b1"))
    assert refused.value.article == "tazof-kulami.kulami.4"
    assert refused.value.words.en == "This board has no hole b1."


@pytest.mark.parametrize("text", ["", "a0", "a9", "i1", "d44", "D4", " d4", "d4 ", "pass", "d٤"])
def test_what_is_no_hole_is_no_move(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        KULAMI.move(text)
    assert refused.value.words.en.endswith("is not a move; write the hole of the marble, like 'd4'.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (EMPTY_BOARD, "the form is"),
        (f"{EMPTY_BOARD}/........ first - -", "it has 9 rows of 8"),
        (f"{EMPTY_BOARD}. first - -", "row 8 from the top has 9 places of 8"),
        (f"{EMPTY_BOARD[:-1]}_ first - -", "this board has a hole h1"),
        (f"{EMPTY_BOARD} second - -", "one more x than o; there are 0 x and 0 o"),
        (f"{EMPTY_BOARD} first a1 -", "it gives 'a1' as a last marble"),
        (f"x{EMPTY_BOARD[1:]} second - -", "it gives '-' as a last marble"),
        (f"x{EMPTY_BOARD[1:]} second b8 -", "it gives 'b8' as a last marble"),
        (f"x{EMPTY_BOARD[1:]} second z9 -", "it gives 'z9' as a last marble"),
        (f"xo{EMPTY_BOARD[2:]} first a8 b8", "a8 and b8 cannot follow each other"),  # the same plate
        (f"x{EMPTY_BOARD[1:-1]}o first a8 h1", "a8 and h1 cannot follow each other"),  # no common row or column
        (f"{'/'.join(['xoxoxoxo'] * 7)}/xoxo.... first a8 d8", "it has 30 black marbles; at most 28"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        KULAMI.parse(text)
    assert why in refused.value.words.en


def test_positions_on_any_layout_round_trip() -> None:
    position = start_on(SMALL).play(*holes("a1"))
    assert position.text == ".../x_. second a1 -"
    assert parse_on(position.text, SMALL) == position
    with pytest.raises(InvalidText, match="this board has no hole b1"):
        parse_on(".../x.. second a1 -", SMALL)


def test_layout_is_an_option() -> None:
    # In the mirror c5 and c4 lie on plates I and K; f4, d5 and so on are H.
    mirrored = KULAMI.start({"layout": "mirrored"}).play(KULAMI.move("e4"))
    assert {str(hole) for hole in mirrored.moves()} == {
        *("a4", "b4", "c4", "g4", "h4"),
        *("e1", "e2", "e3", "e6", "e7", "e8"),
    }


def test_drawing_shows_plates_marbles_and_markers() -> None:
    position = start_on(SMALL).play(*holes("a1")).play(*holes("a2"))
    assert position.draw().splitlines() == [
        "   +-------+---+",
        " 2 |(o)  . | . |",
        "   +---+---+   |",
        " 1 |(x)|   | . |",
        "   +---+   +---+",
        "     a   b   c",
    ]


def test_description_names_every_marble_the_markers_and_whose_turn_it_is() -> None:
    words = played("d4", "d8", "a8").describe()
    assert words.tr == "Siyah: a8, d4. Pulu: a8, A levhası. Kırmızı: d8. Pulu: d8, C levhası. Sıra: Kırmızı."
    assert words.en == "Black: a8, d4. Its marker: a8, plate A. Red: d8. Its marker: d8, plate C. To move: Red."

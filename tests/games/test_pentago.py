"""Pentago, article by article. Boards are written from the top: row 6 first. Expected values are worked out by hand."""

import pytest

from meydan.games import IllegalMove, InvalidText, Side
from meydan.games.pentago import MOVES, PENTAGO, Pentago

EMPTY_BOARD = "....../....../....../....../....../......"


def board(text: str) -> Pentago:
    position = PENTAGO.parse(text)
    assert isinstance(position, Pentago)
    return position


def after(text: str, move: str) -> Pentago:
    return board(text).play(PENTAGO.move(move))


def refusal(text: str, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        after(text, move)
    return refused.value


@pytest.mark.article("yuzuncu-yil.pentago.5")
def test_black_always_starts() -> None:
    start = PENTAGO.start()
    assert start.to_move is Side.FIRST
    assert PENTAGO.sides[start.turn.seat].tr == "Siyah"
    assert start.text == f"{EMPTY_BOARD} first"


@pytest.mark.article("yuzuncu-yil.pentago.6")
def test_first_marble_goes_anywhere_and_only_its_own_quadrant_can_be_turned() -> None:
    moves = [str(move) for move in PENTAGO.start().moves()]
    assert len(moves) == 36
    assert {move[0:2] for move in moves} == {f"{file}{rank}" for file in "abcdef" for rank in range(1, 7)}
    assert [move for move in moves if move[0:2] in ("a6", "f6", "a1", "f1")] == ["a6A", "f6B", "a1C", "f1D"]


@pytest.mark.article("yuzuncu-yil.pentago.6")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("a6A", "..x.../....../....../....../....../......"),  # top left corner of A goes to its top right corner
        ("b6A", "....../..x.../....../....../....../......"),  # top edge to right edge
        ("c4A", "....../....../x...../....../....../......"),  # bottom right to bottom left
        ("f6B", "....../....../.....x/....../....../......"),  # top right to bottom right
        ("a1C", "....../....../....../x...../....../......"),  # bottom left to top left
        ("d2D", "....../....../....../....x./....../......"),  # left edge to top edge
        ("e5B", "....../....x./....../....../....../......"),  # the middle stays: a turn that changes nothing is legal
    ],
)
def test_quadrant_turns_a_quarter_clockwise_seen_from_above(move: str, expected: str) -> None:
    assert after(f"{EMPTY_BOARD} first", move).text == f"{expected} second"


@pytest.mark.article("yuzuncu-yil.pentago.6")
def test_any_quadrant_with_a_marble_may_be_turned_also_another_than_the_one_placed_on() -> None:
    position = board("x...../....../....../....../....../...... second")
    assert [str(move) for move in position.moves() if move.cell == "f1"] == ["f1A", "f1D"]
    assert position.play(PENTAGO.move("f1A")).text == "..x.../....../....../....../....../.....o first"


@pytest.mark.article("yuzuncu-yil.pentago.6")
@pytest.mark.parametrize(("move", "tr", "en"), [("a6A", "siyah", "black"), ("f1D", "beyaz", "white")])
def test_occupied_cell_is_refused_and_says_whose_marble_is_there(move: str, tr: str, en: str) -> None:
    refused = refusal("x...../....../....../....../....../.....o first", move)
    assert refused.article == "yuzuncu-yil.pentago.6"
    assert refused.words.tr == f"{move[:2]} dolu: orada {tr} bilye var. Boş bir yer seçin."
    assert refused.words.en == f"{move[:2]} is occupied by a {en} marble. Choose an empty cell."


@pytest.mark.article("yuzuncu-yil.pentago.6")
def test_empty_quadrant_cannot_be_turned() -> None:
    refused = refusal("x...../....../....../....../....../.....o first", "b6C")
    assert refused.article == "yuzuncu-yil.pentago.6"
    assert refused.words.tr == "C parçası boş; yalnız içinde bilye olan bir parça çevrilir."
    assert refused.words.en == "Quadrant C is empty; only a quadrant that holds a marble can be turned."


@pytest.mark.article("yuzuncu-yil.pentago.6")
def test_occupied_cell_is_named_before_an_empty_quadrant() -> None:
    assert refusal("x...../....../....../....../....../.....o first", "a6C").words.en.startswith("a6 is occupied")


@pytest.mark.article("yuzuncu-yil.pentago.6")
@pytest.mark.parametrize("text", ["c3", "c3E", "c3b", "c3B-", "c3BB", "g1A", "a7A", "a0A", "pass", "", " c3B", "ç3B"])
def test_turn_is_compulsory_and_has_one_direction(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        PENTAGO.move(text)
    assert refused.value.words.en.endswith("write the cell, then the quadrant turned clockwise, like 'c3B'.")


@pytest.mark.article("yuzuncu-yil.pentago.7", "yuzuncu-yil.pentago.8")
def test_five_broken_by_the_turn_does_not_win() -> None:
    # a6–d6 stand; e6 makes five, but turning A takes a6–c6 away to the right edge of A (c6, c5, c4).
    position = after("xxxx../....../....../....../oo..oo/...... first", "e6A")
    assert position.text == "..xxx./..x.../..x.../....../oo..oo/...... second"
    assert position.outcome is None
    assert position.to_move is Side.SECOND


@pytest.mark.article("yuzuncu-yil.pentago.7", "yuzuncu-yil.pentago.8")
def test_five_made_by_the_turn_wins() -> None:
    # Left edge a4, a5, a6 of A turns up to the top edge: with d6 and e6 a row of five.
    position = after("x..xx./x...../....../....../oo..oo/...... first", "a4A")
    assert position.text == "xxxxx./....../....../....../oo..oo/...... second"
    assert position.outcome is not None
    assert position.outcome.winner is Side.FIRST
    assert position.outcome.reason == "five in a row"
    assert position.outcome.score == (1, 0)
    assert position.outcome.article == "yuzuncu-yil.pentago.8"
    assert position.outcome.words.tr == "Siyah kazandı: beş bilyesi sıralandı."
    assert position.outcome.words.en == "Black wins: five in a row."


@pytest.mark.article("yuzuncu-yil.pentago.8")
@pytest.mark.parametrize(
    "rows",
    [
        ".xxxxx/....../....../....../oo..oo/......",  # row
        "...x../...x../...x../...x../oo.xoo/......",  # column
        "x...../.x..../..x.../...x../oo..x./oo....",  # diagonal downwards, on the main diagonal
        ".x..../..x.../...x../....x./oo...x/oo....",  # diagonal downwards, beside it
        "....x./...x../..x.../.x..../x.oo../..oo..",  # diagonal upwards, beside the main one
        "o....o/....x./...x../..x.../.x..oo/x.....",  # diagonal upwards, ending on a1
    ],
)
def test_five_in_a_row_column_or_diagonal_wins(rows: str) -> None:
    outcome = board(f"{rows} second").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.article) == (Side.FIRST, "five in a row", "yuzuncu-yil.pentago.8")


@pytest.mark.article("yuzuncu-yil.pentago.8")
def test_six_in_a_row_win_as_well() -> None:
    outcome = board("oooooo/....../x.x.x./.x.x.x/....../...... first").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (Side.SECOND, (0, 1))


@pytest.mark.article("yuzuncu-yil.pentago.8")
@pytest.mark.parametrize(
    "rows",
    [
        "xxxx.x/....../....../....../oo..oo/....o.",  # a gap
        "...xxx/xx..../....../....../oo..oo/......",  # does not go on in the next row
        "....x./.....x/x...../.x..../..x.oo/..oo..",  # nor does a diagonal
    ],
)
def test_less_than_five_in_one_line_is_no_end(rows: str) -> None:
    marbles = rows.count("x") - rows.count("o")
    assert board(f"{rows} {'second' if marbles else 'first'}").outcome is None


@pytest.mark.article("yuzuncu-yil.pentago.8")
def test_full_board_without_a_five_is_a_draw() -> None:
    # Rows of pairs: no line of five of one colour, before or after.
    position = after("xxooxx/ooxxoo/xxooxx/ooxxoo/xxooxx/ooxxo. second", "f1D")
    assert position.text == "xxooxx/ooxxoo/xxooxx/ooxxox/xxooxo/ooxoxo first"
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (None, "full board")
    assert (position.outcome.score, position.outcome.article) == ((0, 0), "yuzuncu-yil.pentago.8")
    assert position.outcome.words.tr == "Set berabere: tahta doldu, beşli yok."
    assert position.moves() == ()


@pytest.mark.article("yuzuncu-yil.pentago.9")
@pytest.mark.parametrize(
    ("before", "move", "winner", "score"),
    [
        ("xo.xx./xo.oo./.o..../....../....../.....x first", "a4A", Side.FIRST, (1, 0)),
        ("xo.xx./xo.oo./x...../....../....../...... second", "b4A", Side.SECOND, (0, 1)),
    ],
)
def test_fives_of_both_colours_win_for_the_mover(before: str, move: str, winner: Side, score: tuple[int, int]) -> None:
    # Turning A brings its file a to row 6 and its file b to row 5, where d and e of the same colour wait.
    position = after(before, move)
    assert position.text.startswith("xxxxx./ooooo./....../")
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (winner, "both fives")
    assert (position.outcome.score, position.outcome.article) == (score, "yuzuncu-yil.pentago.9")


@pytest.mark.article("yuzuncu-yil.pentago.10")
def test_move_that_makes_only_the_opponents_five_wins_for_the_opponent() -> None:
    position = after("x..xx./x...../x...../....../oo...o/o..... second", "f1A")
    assert position.text == "xxxxx./....../....../....../oo...o/o....o first"
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (Side.FIRST, "opponent's five")
    assert (position.outcome.score, position.outcome.article) == ((1, 0), "yuzuncu-yil.pentago.10")
    assert position.outcome.words.tr == "Siyah kazandı: beşlisini Beyaz yaptı."
    assert position.outcome.words.en == "Black wins: White made the five for the opponent."


@pytest.mark.article("yuzuncu-yil.pentago.8")
def test_nothing_can_be_played_after_the_end() -> None:
    text = "xxxxx./....../....../....../oo..oo/...... second"
    assert board(text).moves() == ()
    refused = refusal(text, "f6B")
    assert refused.article == "yuzuncu-yil.pentago.8"
    assert refused.words.tr == "f6B oynanamaz: set bitti."


def test_every_move_has_one_written_form() -> None:
    assert len(MOVES) == 36 * 4
    assert len({str(move) for move in MOVES}) == 36 * 4


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("first", "the form is"),
        ("....../....../....../....../...... first", "it has 5 rows of 6"),
        ("....../....../....../....../....../..... first", "row 6 from the top has 5 places of 6"),
        ("....../..X.../....../....../....../...... first", "row 2 from the top has 'X'; the marks are x o ."),
        (f"{EMPTY_BOARD} third", "who moves must be"),
        (f"{EMPTY_BOARD} second", "with second to move there must be one more x than o; there are 0 x and 0 o"),
        (f"x{EMPTY_BOARD[1:]} first", "with first to move there must be as many x as o; there are 1 x and 0 o"),
        (f"xx{EMPTY_BOARD[2:]} second", "there are 2 x and 0 o"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        PENTAGO.parse(text)
    assert why in refused.value.words.en


def test_drawing_shows_quadrants_and_marbles() -> None:
    assert board("x...../....../....../....../....../.....o first").draw().splitlines() == [
        "A  6  x . . | . . .  B",
        "   5  . . . | . . .",
        "   4  . . . | . . .",
        "      ------+------",
        "   3  . . . | . . .",
        "   2  . . . | . . .",
        "C  1  . . . | . . o  D",
        "      a b c   d e f",
    ]


def test_description_names_every_marble_and_whose_turn_it_is() -> None:
    words = board("x...../....../..x.../....../....../.....o second").describe()
    assert words.tr == "Siyah: a6, c4. Beyaz: f1. Sıra: Beyaz."
    assert words.en == "Black: a6, c4. White: f1. To move: White."


def test_description_of_a_finished_set_says_how_it_ended() -> None:
    words = board("xxxxx./....../....../....../oo..oo/...... second").describe()
    assert words.tr.endswith("Set bitti. Siyah kazandı: beş bilyesi sıralandı.")
    assert words.en.endswith("The set is over. Black wins: five in a row.")

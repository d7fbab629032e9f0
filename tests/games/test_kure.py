"""Küre, article by article of `yuzuncu-yil`. Every position here was worked out by hand from the rulebook."""

from typing import Any

import pytest

from meydan.games import IllegalMove, InvalidText, Side
from meydan.games.kure import KURE
from tests.games.naive_kure import board_of

START = "ooooooo/......./......./......./......./......./xxxxxxx first 0"


def put(purple: str, orange: str, turn: str = "first", ply: int | None = None, immune: str = "", **options: Any) -> Any:
    """The position with these stones; the ply is 20 or 21 unless told."""
    stones = dict.fromkeys(purple.split(), "x") | dict.fromkeys(orange.split(), "o")
    rows = "/".join("".join(stones.get(f"{file}{rank}", ".") for file in "abcdefg") for rank in range(7, 0, -1))
    number = (20 if turn == "first" else 21) if ply is None else ply
    return KURE.parse(f"{rows} {turn} {number}{immune and f' {immune}'}", options)


def played(position: Any, moves: str) -> Any:
    for move in moves.split():
        position = position.play(KURE.move(move))
    return position


def stones(position: Any, mark: str) -> set[str]:
    return {cell for cell, there in board_of(position.text).items() if there == mark}


def refused(position: Any, move: str) -> IllegalMove:
    assert KURE.move(move) not in position.moves()
    with pytest.raises(IllegalMove) as caught:
        position.play(KURE.move(move))
    return caught.value


def moves_from(position: Any, cell: str) -> set[str]:
    return {str(move)[2:] for move in position.moves() if str(move).startswith(cell)}


@pytest.mark.article("yuzuncu-yil.kure.1")
def test_the_set_begins_with_seven_stones_each_on_the_start_row() -> None:
    assert KURE.start().text == START
    assert KURE.parse(START) == KURE.start()


@pytest.mark.article("yuzuncu-yil.kure.2")
def test_purple_starts() -> None:
    assert KURE.start().to_move is Side.FIRST
    assert KURE.sides[0].en == "Purple"
    refusal = refused(KURE.start(), "c7c6")
    assert refusal.article == "yuzuncu-yil.kure.2"
    assert refusal.words.en == "The stone on c7 is the opponent's; you play Purple."
    assert refusal.words.tr == "c7 kuyusundaki taş rakibin; siz Mor taşlarla oynuyorsunuz."


@pytest.mark.article("yuzuncu-yil.kure.3")
def test_a_stone_on_the_start_row_moves_straight_or_diagonally_forward() -> None:
    begin = KURE.start()
    assert moves_from(begin, "d1") == {"c2", "d2", "e2"}
    assert moves_from(begin, "a1") == {"a2", "b2"}
    assert len(begin.moves()) == 5 * 3 + 2 * 2
    assert moves_from(played(begin, "d1d2"), "g7") == {"f6", "g6"}


@pytest.mark.article("yuzuncu-yil.kure.3")
def test_a_stone_on_the_start_row_moves_neither_sideways_nor_further() -> None:
    gap = put("a1 c1 d1 g1", "a7 b7 c7 g7")
    sideways = refused(gap, "a1b1")
    assert sideways.article == "yuzuncu-yil.kure.3"
    assert sideways.words.en == (
        "The stone on a1 may not move sideways to b1; it moves straight or diagonally forward."
    )
    far = refused(gap, "a1a3")
    assert far.article == "yuzuncu-yil.kure.3"
    assert far.words.en == "a3 is more than one cell away from a1; a stone moves one cell."


@pytest.mark.article("yuzuncu-yil.kure.4")
@pytest.mark.parametrize(("turn", "move"), [("first", "b2b1"), ("first", "b2a1"), ("second", "f6g7")])
def test_a_stone_that_left_the_start_row_does_not_return(turn: str, move: str) -> None:
    refusal = refused(put("b2 d1 e1 g1", "f6 a7 b7 c7", turn), move)
    assert refusal.article == "yuzuncu-yil.kure.4"
    assert refusal.words.en == (
        f"The stone on {move[:2]} has left the start row and may not return to it on {move[2:]}."
    )


@pytest.mark.article("yuzuncu-yil.kure.4")
def test_the_opponents_start_row_may_be_entered_and_left() -> None:
    there = played(put("d6 a1 b1 g1", "a7 b7 f7 g7"), "d6d7 a7a6")
    assert moves_from(there, "d7") == {"c6", "d6", "e6"}


@pytest.mark.article("yuzuncu-yil.kure.5")
def test_other_stones_move_one_cell_forward_backward_or_diagonally() -> None:
    position = put("d4 a1 b1 g1", "a7 b7 f7 g7")
    assert moves_from(position, "d4") == {"c3", "d3", "e3", "c5", "d5", "e5"}
    sideways = refused(position, "d4e4")
    assert sideways.article == "yuzuncu-yil.kure.5"
    assert sideways.words.tr == "d4 taşı yatay oynanamaz; yalnızca ileri, geri ya da çapraz gider."
    assert refused(position, "d4f6").article == "yuzuncu-yil.kure.5"


@pytest.mark.article("yuzuncu-yil.kure.5")
def test_an_empty_cell_and_an_occupied_one_are_named() -> None:
    position = put("d4 d5 a1 g1", "e5 b7 f7 g7")
    assert refused(position, "c3c4").words.en == "c3 is empty: there is no stone to move."
    assert refused(position, "d4d5").words.en == "d5 is occupied by a stone of Purple."
    assert refused(position, "d4e5").words.tr == "e5 kuyusu dolu: Turuncu taşı var."


FOURS = [
    ("a4 c4 e4 f3", "f3g4", "row a4–g4 (a4, c4, e4, g4)", "a4–g4 satırında (a4, c4, e4, g4)"),
    ("d1 d3 d4 c5", "c5d6", "column d1–d6 (d1, d3, d4, d6)", "d1–d6 sütununda (d1, d3, d4, d6)"),
    ("a3 b4 d6 c4", "c4c5", "diagonal a3–d6 (a3, b4, c5, d6)", "a3–d6 çaprazında (a3, b4, c5, d6)"),
    ("a5 b4 d2 c2", "c2c3", "diagonal d2–a5 (d2, c3, b4, a5)", "d2–a5 çaprazında (d2, c3, b4, a5)"),
    ("a1 c3 d4 g6", "g6g7", "diagonal a1–g7 (a1, c3, d4, g7)", "a1–g7 çaprazında (a1, c3, d4, g7)"),
]


@pytest.mark.article("yuzuncu-yil.kure.6")
@pytest.mark.parametrize(("purple", "move", "english", "turkish"), FOURS)
def test_four_in_a_line_is_refused_and_the_line_named(purple: str, move: str, english: str, turkish: str) -> None:
    refusal = refused(put(purple, "a7 b7 e7 f7"), move)
    assert refusal.article == "yuzuncu-yil.kure.6"
    assert refusal.words.en == f"Four of your stones would stand on the {english}."
    assert refusal.words.tr == f"{turkish} dört taşınız olurdu."


@pytest.mark.article("yuzuncu-yil.kure.6")
def test_a_capture_does_not_excuse_four_in_a_line() -> None:
    # d6 would sandwich e6 against f6.
    assert refused(put("d1 d3 d4 c5 f6", "e6 a7 b7 f7"), "c5d6").article == "yuzuncu-yil.kure.6"


@pytest.mark.article("yuzuncu-yil.kure.6")
def test_a_stone_may_step_along_a_line_of_three() -> None:
    assert "c5" in moves_from(put("a3 b4 d6 g1", "a7 b7 e7 f7"), "d6")


@pytest.mark.article("yuzuncu-yil.kure.6")
def test_the_start_row_itself_is_no_line() -> None:
    # Six stones stay on the start row; b1 may step beside or before the stone that left.
    position = played(KURE.start(), "a1a2 a7a6")
    assert moves_from(position, "b1") == {"b2", "c2"}
    assert moves_from(position, "a2") == {"a3", "b3"}


@pytest.mark.article("yuzuncu-yil.kure.6")
def test_by_the_option_stones_on_the_start_row_do_not_count() -> None:
    loose = put("d1 d3 d4 c5", "a7 b7 e7 f7", line_rule="off the start row")
    assert "d6" in moves_from(loose, "c5")
    strict = put("d2 d3 d4 c5", "a7 b7 e7 f7", line_rule="off the start row")
    assert refused(strict, "c5d6").article == "yuzuncu-yil.kure.6"


@pytest.mark.article("yuzuncu-yil.kure.7")
@pytest.mark.parametrize(
    ("middle", "end"),
    [("e4", "f4"), ("c4", "b4"), ("d5", "d6"), ("e5", "f6"), ("c5", "b6"), ("c3", "b2"), ("e3", "f2")],
)
def test_a_stone_between_the_moved_stone_and_another_is_taken(middle: str, end: str) -> None:
    begin = put(f"d3 {end} a1 c1", f"{middle} a7 c7 e7 g7")
    after = played(begin, "d3d4")
    assert stones(after, "o") == {"a7", "c7", "e7", "g7"}
    assert stones(after, "x") == {"d4", end, "a1", "c1"}


@pytest.mark.article("yuzuncu-yil.kure.7")
def test_every_stone_sandwiched_by_the_move_is_taken() -> None:
    after = played(put("d3 f4 f6 a1", "e4 e5 a7 b7 c7 g7"), "d3d4")
    assert stones(after, "o") == {"a7", "b7", "c7", "g7"}


@pytest.mark.article("yuzuncu-yil.kure.7")
def test_gaps_edges_and_old_sandwiches_take_nothing() -> None:
    gap = played(put("d3 g4 a1 c1", "e4 a7 c7 g7"), "d3d4")
    assert "e4" in stones(gap, "o")
    edge = played(put("c3 e1 f1 g1", "a4 b7 c7 g7"), "c3b4")
    assert "a4" in stones(edge, "o")
    elsewhere = played(put("d4 f4 a1 c1", "e4 a7 c7 g7"), "a1a2")
    assert "e4" in stones(elsewhere, "o")


@pytest.mark.article("yuzuncu-yil.kure.8")
def test_a_stone_that_moves_in_between_is_not_taken() -> None:
    entered = played(put("d4 f4 a1 c1", "e5 a7 c7 g7", "second"), "e5e4")
    assert "e4" in stones(entered, "o")
    assert "e4" in stones(played(entered, "a1a2"), "o")


ENTERING = ("d4 f4 e3 d6 a1", "e5 a7 b7 c7 g7", "second")


@pytest.mark.article("yuzuncu-yil.kure.8")
def test_an_entered_stone_can_be_sandwiched_anew_by_default() -> None:
    # e4 stands between d4 and f4; d6e5 sandwiches it between e5 and e3.
    assert "e4" not in stones(played(put(*ENTERING), "e5e4 d6e5"), "o")


@pytest.mark.article("yuzuncu-yil.kure.8")
def test_by_the_option_an_entered_stone_is_immune_for_one_turn() -> None:
    immune = {"entering_stone": "immune next turn"}
    entered = played(put(*ENTERING, **immune), "e5e4")
    assert entered.text.endswith(" first 22 e4")
    assert KURE.parse(entered.text, immune) == entered
    assert "The stone on e4 cannot be taken in this turn." in entered.describe().en
    assert "e4 taşı bu hamlede alınamaz." in entered.describe().tr
    assert "e4" in stones(played(entered, "d6e5"), "o")
    later = played(entered, "a1a2 g7g6")
    assert later.text.endswith(" first 24")
    assert "e4" not in stones(played(later, "d6e5"), "o")


@pytest.mark.article("yuzuncu-yil.kure.8", "yuzuncu-yil.kure.9")
def test_a_stone_that_takes_one_of_its_neighbours_is_no_longer_between_them() -> None:
    after = played(put("d4 f4 a1 b1 c1", "e5 g4 a7 b7", "second", entering_stone="immune next turn"), "e5e4")
    assert stones(after, "x") == {"d4", "a1", "b1", "c1"}
    assert after.text.endswith(" first 22")


@pytest.mark.article("yuzuncu-yil.kure.9")
def test_when_both_colours_are_sandwiched_the_mover_takes() -> None:
    # d4 comes between c4 and e4, and e4 is then between d4 and f4.
    after = played(put("d3 f4 a1 c1", "c4 e4 a7 b7 g7"), "d3d4")
    assert stones(after, "o") == {"c4", "a7", "b7", "g7"}
    assert stones(after, "x") == {"d4", "f4", "a1", "c1"}


@pytest.mark.article("yuzuncu-yil.kure.10")
def test_taking_four_stones_wins() -> None:
    over = played(put("d3 f4 a1 c1 g1", "e4 a7 b7 g7"), "d3d4")
    assert over.outcome is not None
    assert over.outcome.winner is Side.FIRST
    assert over.outcome.reason == "four stones taken"
    assert over.outcome.score == (4, 2)
    assert over.outcome.article == "yuzuncu-yil.kure.10"
    assert over.outcome.words.tr == "Mor kazandı: dört taş aldı."
    assert over.moves() == ()
    assert refused(over, "a7a6").words.en == "a7a6 cannot be played: the set is over."
    assert "The set is over." in over.describe().en


STUCK_BUT_FOR_G3 = ("a1 b1 g1 f2 g2", "a2 b2 c2 e3 f3 g4", "second")


@pytest.mark.article("yuzuncu-yil.kure.5")
def test_a_player_without_a_legal_move_loses() -> None:
    over = played(put(*STUCK_BUT_FOR_G3), "g4g3")
    assert over.outcome is not None
    assert over.outcome.winner is Side.SECOND
    assert over.outcome.reason == "no legal move"
    assert over.outcome.score == (1, 2)
    assert over.outcome.words.tr == "Turuncu kazandı: Mor oyuncunun kurallı hamlesi yok."


def test_the_third_occurrence_draws() -> None:
    there_and_back = " b2b3 b6b5 b3b2 b5b6"
    twice = played(KURE.start(), "b1b2 b7b6" + there_and_back + there_and_back.rsplit(" ", 1)[0])
    assert twice.outcome is None
    drawn = played(twice, "b5b6")
    assert drawn.outcome is not None
    assert (drawn.outcome.winner, drawn.outcome.reason) == (None, "third repetition")
    assert KURE.parse(drawn.text).outcome is None  # the written form has no history


def test_the_200th_ply_draws_unless_it_wins() -> None:
    drawn = played(put("d4 a1 c1 g1", "a7 b7 c7 g7", "second", 199), "a7a6")
    assert drawn.outcome is not None
    assert (drawn.outcome.winner, drawn.outcome.reason, drawn.outcome.score) == (None, "200 plies", (3, 3))
    assert played(put("d4 a1 c1 g1", "a7 b7 c7 g7", "first", 198), "a1a2").outcome is None
    won = played(put("e4 a1 c1 g1", "d5 f4 a7 b7 c7", "second", 199), "d5d4")
    assert won.outcome is not None
    assert won.outcome.reason == "four stones taken"
    stuck = played(put(*STUCK_BUT_FOR_G3, 199), "g4g3")
    assert stuck.outcome is not None
    assert stuck.outcome.reason == "no legal move"


def test_by_the_option_only_one_stone_stands_on_the_far_row() -> None:
    stones_there = ("c7 e6 a1 g1", "a6 b7 f7 g7")
    assert "d7" in moves_from(put(*stones_there), "e6")
    refusal = refused(put(*stones_there, max_on_far_row=1), "e6d7")
    assert refusal.article == "yuzuncu-yil.kure.5"
    assert refusal.words.en == (
        "Only one of your stones may stand on the opponent's start row, and c7 holds one already."
    )
    assert "d7" in moves_from(put("c6 e6 a1 g1", "a6 b7 f7 g7", max_on_far_row=1), "e6")


def test_the_board_is_drawn_with_rank_7_on_top() -> None:
    assert played(KURE.start(), "c1d2").draw().splitlines() == [
        "7  o o o o o o o",
        "6  . . . . . . .",
        "5  . . . . . . .",
        "4  . . . . . . .",
        "3  . . . . . . .",
        "2  . . . x . . .",
        "1  x x . x x x x",
        "",
        "   a b c d e f g",
    ]


def test_the_description_names_every_stone() -> None:
    words = put("a1 b3 d4 g1", "a7 e5 f7 g7").describe()
    assert words.tr == "Mor: a1, g1, b3, d4; aldığı taş: 3. Turuncu: e5, a7, f7, g7; aldığı taş: 3. Sıra: Mor."
    assert words.en == (
        "Purple: a1, g1, b3, d4; stones taken: 3. Orange: e5, a7, f7, g7; stones taken: 3. To move: Purple."
    )


EMPTY_ROWS = "/......." * 5
WRONG = [
    ("ooooooo first 0", "it has 1 rows of 7"),
    (f"oooooo{EMPTY_ROWS}/xxxxxxx first 0", "row 1 from the top has 6 places of 7"),
    (f"oooooo?{EMPTY_ROWS}/xxxxxxx first 0", "row 1 from the top has '?'"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first", "the form is"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx third 0", "who moves must be"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first 1", "after 1 plies it cannot be the turn of 'first'"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first 202", "must be 0–200"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first x", "must be 0–200"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first ²", "must be 0–200"),
    (f"ooooooo{EMPTY_ROWS}/xxxxxxx first 0 a1", "these rules know no immune stone"),
    (f"ooooooo{EMPTY_ROWS[:-8]}/......x/xxxxxxx first 0", "it has 8 stones 'x'"),
    ("ooooooo/......./......./......./xx.xx../......./xxx.... first 0", "four stones 'x' stand on the row a3–e3"),
    (f"ooo....{EMPTY_ROWS}/xxxxxxx first 0", "'o' has lost four stones"),
    (f"ooo....{EMPTY_ROWS}/xxx.... second 1", "'x' has lost four stones"),
]


@pytest.mark.parametrize(("text", "wrong"), WRONG)
def test_positions_that_cannot_be_are_refused(text: str, wrong: str) -> None:
    with pytest.raises(InvalidText) as caught:
        KURE.parse(text)
    assert wrong in caught.value.words.en


def test_options_are_kept_by_written_positions() -> None:
    with pytest.raises(InvalidText, match="more than one stone 'x' stands on the opponent's start row"):
        put("c7 e7 a1 g1", "a6 b7 f7 g7", max_on_far_row=1)
    for immune in ("d4", "a7", "e4", "z9"):  # the opponent's, on the start row, an empty cell, no cell
        with pytest.raises(InvalidText, match="has just moved in between"):
            put("d4 f4 a1 c1", "a7 b7 c7 g7", immune=immune, entering_stone="immune next turn")

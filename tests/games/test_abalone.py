"""Abalone by the league's rulebook. Positions are laid by hand, ball by ball."""

from collections.abc import Sequence

import pytest

from meydan.games import IllegalMove, InvalidText, Position, Side, find_game
from meydan.games.abalone import Abalone, at_time_limit
from meydan.games.abalone_board import CELLS
from meydan.games.abalone_moves import AbaloneMove
from tests.games.every_move import ALSO_READ
from tests.games.naive_abalone import ROWS, Board, name, written

ABALONE = find_game("abalone")
START = "ooooo/oooooo/..ooo../......../........./......../..xxx../xxxxxx/xxxxx first"

# Balls that fill up the numbers and stand in nobody's way in the tests below, which play on rows e and f.
BLACK_REST = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3"]
WHITE_REST = ["i5", "i6", "i7", "i8", "i9", "h4", "h5", "h6"]


def laid(black: Sequence[str], white: Sequence[str], turn: str = "first") -> Position[AbaloneMove]:
    """The position with these balls and the rest of each side out of the way."""
    board: Board = {(row, number): "." for row, numbers in ROWS.items() for number in numbers}
    for place in board:
        if name(place) in (*black, *BLACK_REST):
            board[place] = "x"
        if name(place) in (*white, *WHITE_REST):
            board[place] = "o"
    return ABALONE.parse(written(board, turn))


def balls(position: Position[AbaloneMove]) -> tuple[list[str], list[str]]:
    """The cells of black and of white that are not among those out of the way."""
    black, white = (part.split(": ")[1].split(";")[0].split(", ") for part in position.describe().en.split(". ")[:2])
    return [cell for cell in black if cell not in BLACK_REST], [cell for cell in white if cell not in WHITE_REST]


def after(position: Position[AbaloneMove], *moves: str) -> Position[AbaloneMove]:
    for move in moves:
        position = position.play(ABALONE.move(move))
    return position


def refusal(position: Position[AbaloneMove], move: str) -> tuple[str, str, str]:
    with pytest.raises(IllegalMove) as refused:
        after(position, move)
    return refused.value.article.removeprefix("lig.abalone."), refused.value.words.tr, refused.value.words.en


@pytest.mark.article("lig.abalone.setup")
def test_fourteen_balls_each_stand_ready_and_black_starts() -> None:
    start = ABALONE.start()
    assert start.text == START
    assert start.to_move is Side.FIRST
    assert start.describe().tr == (
        "Siyah 14 top: a1, a2, a3, a4, a5, b1, b2, b3, b4, b5, b6, c3, c4, c5; dışarı ittiği 0. "
        "Beyaz 14 top: g5, g6, g7, h4, h5, h6, h7, h8, h9, i5, i6, i7, i8, i9; dışarı ittiği 0. "
        "Sıra: Siyah."
    )


@pytest.mark.article("lig.abalone.setup")
def test_the_board_is_a_hexagon_of_61_cells() -> None:
    assert sum(mark in ".xo" for mark in START.split(" ")[0]) == 61
    assert ABALONE.start().draw().splitlines() == [
        "    i o o o o o",
        "   h o o o o o o",
        "  g . . o o o . .",
        " f . . . . . . . .",
        "e . . . . . . . . .",
        " d . . . . . . . . 9",
        "  c . . x x x . . 8",
        "   b x x x x x x 7",
        "    a x x x x x 6",
        "       1 2 3 4 5",
    ]


@pytest.mark.article("lig.abalone.setup")
def test_turns_alternate() -> None:
    position = after(ABALONE.start(), "c3d3")
    assert position.to_move is Side.SECOND
    assert after(position, "g5f4").to_move is Side.FIRST
    assert refusal(position, "c4d4")[0] == "move"


def test_belgian_daisy_is_another_start() -> None:
    start = ABALONE.start({"start": "belgian daisy"})
    assert start.text == "oo.xx/oooxxx/.oo.xx./......../........./......../.xx.oo./xxxooo/xx.oo first"


@pytest.mark.article("lig.abalone.move")
@pytest.mark.parametrize("target", ["e4", "e6", "d4", "d5", "f5", "f6"])
def test_one_ball_moves_one_space_in_each_of_six_directions(target: str) -> None:
    assert balls(after(laid(["e5"], ["g9"]), f"e5{target}")) == ([target], ["g9"])


@pytest.mark.article("lig.abalone.move")
@pytest.mark.parametrize(
    ("row", "move", "moved"),
    [
        (["e4", "e5"], "e4e5", ["e5", "e6"]),
        (["e4", "e5", "e6"], "e6e5", ["e3", "e4", "e5"]),
        (["d4", "e5", "f6"], "d4e5", ["e5", "f6", "g7"]),
        (["d5", "e5"], "e5d5", ["c5", "d5"]),
    ],
)
def test_two_or_three_balls_move_in_line(row: list[str], move: str, moved: list[str]) -> None:
    assert balls(after(laid(row, ["g9"]), move)) == (moved, ["g9"])


@pytest.mark.article("lig.abalone.move")
@pytest.mark.parametrize(
    ("row", "move", "moved"),
    [
        (["e4", "e5"], "e4e5f4", ["f4", "f5"]),
        (["e4", "e5", "e6"], "e4e6f5", ["f5", "f6", "f7"]),
        (["e4", "e5", "e6"], "e4e6d3", ["d3", "d4", "d5"]),
        (["d4", "e5", "f6"], "d4f6d5", ["d5", "e6", "f7"]),
        (["d5", "e5"], "d5e5d4", ["d4", "e4"]),
    ],
)
def test_two_or_three_balls_move_sideways(row: list[str], move: str, moved: list[str]) -> None:
    assert balls(after(laid(row, ["g9"]), move)) == (moved, ["g9"])


def test_the_ends_of_a_sideways_move_may_be_typed_in_either_order() -> None:
    assert str(ABALONE.move("e6e4f7")) == "e4e6f5"
    assert ABALONE.move("e6e4f7") == ABALONE.move("e4e6f5")
    assert str(ABALONE.move("g9g7f9")) == "g7g9f7"


@pytest.mark.parametrize("last", ["a1", "c4", "e5", "e9", "i9"])
def test_no_other_three_cells_are_taken_for_a_move_that_is_written_differently(last: str) -> None:
    texts = [f"{first}{last}{target}" for first in CELLS for target in CELLS]
    read_differently = {text: str(ABALONE.move(text)) for text in texts if str(ABALONE.move(text)) != text}
    expected = {typed: form for typed, form in ALSO_READ["abalone"].items() if typed[2:4] == last}
    assert read_differently == expected


LINE_OF_FOUR = laid(["e3", "e4", "e5", "e6", "d5"], ["f5"])


@pytest.mark.article("lig.abalone.move")
@pytest.mark.parametrize(
    ("move", "tr", "en"),
    [
        ("e2e3", "e2 yuvası boş.", "e2 is empty."),
        ("f5f6", "f5 yuvasındaki top rakibin.", "The ball on f5 is the opponent's."),
        ("e3e5", "e5 yuvası e3 yuvasına komşu değil.", "e5 is not next to e3."),
        (
            "e3e4",
            "e3–e6 4 top eder; en çok 3 top birlikte hareket eder.",
            "e3–e6 are 4 balls; at most 3 move together.",
        ),
        (
            "b1a1",
            "a1 yuvasındaki kendi topunuz tahtadan çıkar; kendi topunuz dışarı itilemez.",
            "Your own ball on a1 would go over the edge; own balls may not be pushed off.",
        ),
        (
            "e3e6f3",
            "e3–e6 4 yuva eder; en çok 3 top birlikte hareket eder.",
            "e3–e6 is 4 cells; at most 3 balls move together.",
        ),
        ("e3d5f3", "e3 ile d5 aynı çizgide değil.", "e3 and d5 are not in one line."),
        (
            "e3e3f3",
            "e3 tek top; tek topun hareketi e3f3 diye yazılır.",
            "e3 is a single ball; the move of one ball is written e3f3.",
        ),
        ("e2e3f3", "e2 yuvası boş.", "e2 is empty."),
        ("f5f6g5", "f5 yuvasındaki top rakibin.", "The ball on f5 is the opponent's."),
        (
            "e4e5f4",
            "f5 yuvasında rakibin topu var; yana hareketle itilemez.",
            "The opponent's ball stands on f5; a sideways move cannot push.",
        ),
        (
            "e5e6d5",
            "d5 yuvasında kendi topunuz var; yana hareket yalnızca boş yuvalara yapılır.",
            "Your own ball stands on d5; a sideways move goes to empty cells only.",
        ),
        ("e3e4g5", "g5 yuvası e3 yuvasına komşu değil.", "g5 is not next to e3."),
        (
            "e3e4e2",
            "e2 yana değil, topların çizgisi üzerinde; çizgi hareketi e4e3 diye yazılır.",
            "e2 is not sideways but on the line of the balls; in line the move is e4e3.",
        ),
        (
            "e5e6e7",
            "e7 yuvası e5 yuvasına komşu değil.",
            "e7 is not next to e5.",
        ),
    ],
)
def test_a_wrong_move_is_refused_with_its_reason(move: str, tr: str, en: str) -> None:
    assert refusal(LINE_OF_FOUR, move) == ("move", tr, en)


@pytest.mark.article("lig.abalone.move")
def test_a_sideways_move_over_the_edge_is_refused() -> None:
    # Up to the right of e8 lies f9, up to the right of e9 nothing.
    assert refusal(laid(["e8", "e9"], ["g9"]), "e8e9f9")[2] == "Your ball on e9 would leave the board."
    # Typed from the other end it has no written form with the smaller end first, and is refused all the same.
    assert refusal(laid(["e1", "e2"], ["g9"]), "e2e1d1")[2] == "Your ball on e1 would leave the board."


@pytest.mark.article("lig.abalone.sumito")
@pytest.mark.parametrize(
    ("black", "white", "pushed"),
    [
        (["e2", "e3"], ["e4"], ["e5"]),
        (["e2", "e3", "e4"], ["e5"], ["e6"]),
        (["e2", "e3", "e4"], ["e5", "e6"], ["e6", "e7"]),
    ],
    ids=["2-1", "3-1", "3-2"],
)
def test_superior_numbers_push(black: list[str], white: list[str], pushed: list[str]) -> None:
    position = after(laid(black, white), "e2e3")
    assert balls(position) == ([f"e{int(cell[1]) + 1}" for cell in black], pushed)


@pytest.mark.article("lig.abalone.sumito")
@pytest.mark.parametrize(
    ("black", "white", "numbers"),
    [
        (["e2"], ["e3"], (1, 1)),
        (["e2"], ["e3", "e4"], (1, 2)),
        (["e2", "e3"], ["e4", "e5"], (2, 2)),
        (["e2", "e3", "e4"], ["e5", "e6", "e7"], (3, 3)),
        (["e2", "e3", "e4"], ["e5", "e6", "e7", "e8"], (3, 4)),
    ],
    ids=str,
)
def test_equal_or_smaller_numbers_do_not_push(black: list[str], white: list[str], numbers: tuple[int, int]) -> None:
    own, opponent = numbers
    assert refusal(laid(black, white), "e2e3") == (
        "sumito",
        f"{own} top {opponent} topu itemez; itmek için sayıca üstün olmalısınız.",
        f"{own} cannot push {opponent}; a push needs superior numbers.",
    )


@pytest.mark.article("lig.abalone.sumito")
def test_four_balls_never_push() -> None:
    assert refusal(laid(["e2", "e3", "e4", "e5"], ["e6", "e7", "e8"]), "e2e3")[0] == "move"
    assert refusal(laid(["e2", "e3", "e4", "e5"], ["e6", "e7"]), "e2e3")[0] == "move"
    assert balls(after(laid(["e2", "e3", "e4", "e5"], ["e6", "e7"]), "e3e4"))[1] == ["e7", "e8"]


@pytest.mark.article("lig.abalone.sumito")
def test_an_own_ball_behind_the_pushed_ones_stops_the_push() -> None:
    assert refusal(laid(["e2", "e3", "e5"], ["e4"]), "e2e3") == (
        "sumito",
        "İtilen topların arkasında, e5 yuvasında kendi topunuz var.",
        "Your own ball on e5 stands behind the pushed ones.",
    )


@pytest.mark.article("lig.abalone.out")
def test_a_ball_pushed_over_the_edge_is_out() -> None:
    position = after(laid(["e7", "e8"], ["e9"]), "e7e8")
    assert balls(position) == (["e8", "e9"], [])
    position = after(laid(["e5", "e6", "e7"], ["e8", "e9"]), "e5e6")
    assert balls(position) == (["e6", "e7", "e8"], ["e9"])
    assert "pushed off 5" in position.describe().en


@pytest.mark.article("lig.abalone.out", "lig.abalone.sumito")
def test_single_balls_push_nobody_over_the_edge() -> None:
    assert refusal(laid(["e8"], ["e9"]), "e8e9")[0] == "sumito"


@pytest.mark.article("lig.abalone.goal")
def test_the_sixth_ball_pushed_off_wins() -> None:
    before = laid(["e7", "e8"], ["e9"])
    assert before.outcome is None
    position = after(before, "e7e8")
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.score) == (Side.FIRST, (6, 4))
    assert position.outcome.words.tr == "Siyah kazandı: rakibin 6 topunu dışarı itti (6–4)."
    assert position.to_move is None
    assert refusal(position, "h4g4")[0] == "goal"
    assert ABALONE.parse(position.text).outcome == position.outcome


@pytest.mark.article("lig.abalone.goal")
def test_the_fifth_ball_pushed_off_does_not_win_yet() -> None:
    position = after(laid(["e7", "e8"], ["e9", "d1"]), "e7e8")
    assert position.outcome is None
    assert position.to_move is Side.SECOND


THERE_AND_BACK = ("c3d3", "g5f4", "d3c3", "f4g5")


def test_a_third_occurrence_with_the_same_player_to_move_draws() -> None:
    position = after(ABALONE.start(), *THERE_AND_BACK, *THERE_AND_BACK[:-1])
    assert position.outcome is None
    position = after(position, THERE_AND_BACK[-1])
    assert position.text == START
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (None, "third repetition")
    assert position.outcome.score == (0, 0)


def test_the_same_balls_with_the_other_player_to_move_are_another_position() -> None:
    # Each side in turn goes round in three moves while the other goes there and back in two.
    start = laid(["d3", "e8"], ["g9"])
    board = start.text.split(" ")[0]
    second_time = after(start, "d3d4", "g9g8", "d4e4", "g8g9", "e4d3")
    assert second_time.text == f"{board} second"
    third_time = after(second_time, "g9g8", "d3d4", "g8h9", "d4d3", "h9g9")
    assert third_time.text == f"{board} first"
    assert third_time.outcome is None


def test_positions_before_a_ball_was_pushed_off_are_forgotten() -> None:
    position = laid(["e7", "e8", "d1"], ["e9", "g9"])
    assert isinstance(position, Abalone)
    waited = after(position, "d1c1", "g9g8", "c1d1", "g8g9")
    assert isinstance(waited, Abalone)
    assert len(waited.history) == 5
    pushed = after(waited, "e7e8")
    assert isinstance(pushed, Abalone)
    assert len(pushed.history) == 1


def test_a_position_read_from_text_begins_a_new_count_of_repetitions() -> None:
    twice = after(ABALONE.start(), *THERE_AND_BACK)
    again = ABALONE.parse(twice.text)
    assert again == twice
    assert after(again, *THERE_AND_BACK).outcome is None


@pytest.mark.parametrize("flagged", list(Side))
def test_at_the_time_limit_the_flag_loses(flagged: Side) -> None:
    position = after(laid(["e7", "e8"], ["e9", "d1"]), "e7e8")
    assert isinstance(position, Abalone)
    outcome = at_time_limit(position, flagged)
    assert (outcome.winner, outcome.reason, outcome.score) == (flagged.other, "flag fell", (5, 4))
    assert outcome.article == "lig.abalone.clock"


@pytest.mark.parametrize(
    ("black", "white", "winner", "score"),
    [
        (["e1", "e2"], ["d1"], Side.FIRST, (5, 4)),
        (["e1"], ["d1", "d2"], Side.SECOND, (4, 5)),
        (["e1"], ["d1"], None, (5, 5)),
    ],
)
@pytest.mark.parametrize("flagged", list(Side))
def test_with_the_option_the_balls_pushed_off_are_compared(
    black: list[str], white: list[str], winner: Side | None, score: tuple[int, int], flagged: Side
) -> None:
    position = ABALONE.parse(laid(black, white).text, {"on_time_limit": "compare"})
    assert isinstance(position, Abalone)
    outcome = at_time_limit(position, flagged)
    assert (outcome.winner, outcome.score) == (winner, score)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("first", "the form is"),
        (START.replace("first", "white"), "'first' or 'second'"),
        (START.replace("/xxxxx ", "/xxxxxx "), "row 9 from the top has 6 places of 5"),
        (START.replace("ooooo/", "ooooo/...../", 1), "it has 10 rows of 9"),
        (START.replace("........./", "x......../"), "here are 15 black and 14 white"),
        (START.replace("xxxxxx/xxxxx", "xxxx../....."), "here are 7 black and 14 white"),
        (START.replace("xxxxxx/xxxxx", "....../xxxxx").replace("first", "second"), "pushed 6 balls off already"),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(InvalidText, match=wrong):
        ABALONE.parse(text)


@pytest.mark.parametrize(
    "text", ["", "a1", "a1b", "a1b2c3d4", "a0a1", "a1a6", "f1f2", "A1B2", "a1b2 ", "a1 b2", "e5e6f1"]
)
def test_what_names_no_cells_of_the_board_is_not_a_move(text: str) -> None:
    with pytest.raises(InvalidText, match="is not a move"):
        ABALONE.move(text)

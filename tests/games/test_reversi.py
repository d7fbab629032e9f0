"""Reversi by the federation's articles. Positions are worked out by hand; `naive_moves` knows nothing of bits."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import IllegalMove, InvalidText, Position, Side, find_game
from meydan.games.perft import perft
from meydan.games.reversi import Square

REVERSI = find_game("reversi")
FILES = "abcdefgh"


def article(*numbers: int) -> pytest.MarkDecorator:
    return pytest.mark.article(*(f"salihli.reversi.{number}" for number in numbers))


def after(text: str, *moves: str) -> Position[Square]:
    position = REVERSI.parse(text)
    for move in moves:
        position = position.play(REVERSI.move(move))
    return position


def refusal(text: str, move: str) -> tuple[str, str, str]:
    with pytest.raises(IllegalMove) as refused:
        after(text, move)
    return refused.value.article, refused.value.words.tr, refused.value.words.en


START = "......../......../......../...ox.../...xo.../......../......../........ first"


@article(4)
def test_black_always_starts() -> None:
    start = REVERSI.start()
    assert start.to_move is Side.FIRST
    assert start.describe().en.endswith("To move: Black.")


@article(5)
def test_the_four_centre_squares_hold_white_black_black_white() -> None:
    start = REVERSI.start()
    assert start.text == START
    assert start.describe().tr == "Siyah 2 taş: e4, d5. Beyaz 2 taş: d4, e5. Sıra: Siyah."


@article(6)
def test_the_four_first_moves_each_turn_one_disc() -> None:
    assert [str(move) for move in REVERSI.start().moves()] == ["d3", "c4", "f5", "e6"]
    assert after(START, "d3").text == "......../......../...x..../...xx.../...xo.../......../......../........ second"


@article(6)
def test_discs_are_turned_in_all_eight_directions_at_once() -> None:
    # White lies on every square round f3, black behind each of them.
    before = "...x.x.x/....ooo./...xo.ox/...xooo./...xxx.x/......../......../........ first"
    board, _ = after(before, "f3").text.split(" ")
    assert board == "...x.x.x/....xxx./...xxxxx/...xxxx./...xxx.x/......../......../........"


@article(6)
def test_a_whole_row_of_discs_between_two_own_is_turned() -> None:
    before = ".oooooox/......../......../...oo.../...oo.../......../......../........ first"
    assert after(before, "a1").text.startswith("xxxxxxxx/")


@article(6)
def test_nothing_is_turned_past_an_empty_square_or_without_an_own_disc_behind() -> None:
    # From a1: on rank 1 an empty square comes before the own disc, down file a there is no own disc at all.
    before = ".oo.x.../oo....../o.o...../o..xx.../o..oo.../o......./o......./o....... first"
    assert (
        after(before, "a1").text.split(" ")[0]
        == "xoo.x.../ox....../o.x...../o..xx.../o..oo.../o......./o......./o......."
    )


@article(6)
def test_a_line_does_not_go_on_round_the_edge() -> None:
    # h1 and a2 are no neighbours: black on g1 and white on h1 do not make a2 a square to play on.
    before = "......xo/......../......../...xx.../...xx.../......../......../........ first"
    assert [str(move) for move in after(before).moves()] == ["pass"]


@article(6)
@pytest.mark.parametrize(
    ("move", "tr", "en"),
    [
        ("d4", "d4 karesi dolu: beyaz taş var.", "d4 is occupied by a white disc."),
        ("e4", "e4 karesi dolu: siyah taş var.", "e4 is occupied by a black disc."),
        ("c3", "c3 hiçbir taşı çevirmez.", "c3 turns no disc."),
        ("e3", "e3 hiçbir taşı çevirmez.", "e3 turns no disc."),
    ],
)
def test_a_disc_that_takes_nothing_is_refused(move: str, tr: str, en: str) -> None:
    assert refusal(START, move) == ("salihli.reversi.6", tr, en)


# White's discs can be taken from a1 and a8 along the edge; white itself has nothing to take, now or later.
WHITE_PASSES = "xo....../......../......../...oo.../...oo.../......../......../xo...... second"


@article(7)
def test_a_player_with_no_legal_move_passes() -> None:
    position = after(WHITE_PASSES)
    assert [str(move) for move in position.moves()] == ["pass"]
    passed = position.play(REVERSI.move("pass"))
    assert passed.text == WHITE_PASSES.replace("second", "first")
    assert [str(move) for move in passed.moves()] == ["c1", "c8"]


@article(7)
def test_a_square_is_refused_when_only_passing_is_possible() -> None:
    assert refusal(WHITE_PASSES, "c1") == (
        "salihli.reversi.7",
        "c1 hiçbir taşı çevirmez; oynanabilecek kare yok, pas denmeli.",
        "c1 turns no disc; there is no square to play on, so you must pass.",
    )


@article(8)
def test_passing_is_repeated_every_turn_without_a_legal_move() -> None:
    position = after(WHITE_PASSES, "pass", "c1")
    assert [str(move) for move in position.moves()] == ["pass"]
    assert position.play(REVERSI.move("pass")).to_move is Side.FIRST


@article(9)
@pytest.mark.parametrize(
    ("moves", "tr", "en"),
    [
        ((), "oynanabilecek 4 kare var.", "there are 4 squares to play on."),
        (("pass", "c1", "pass"), "oynanabilecek 1 kare var.", "there is 1 square to play on."),
    ],
)
def test_passing_with_a_legal_move_is_refused(moves: tuple[str, ...], tr: str, en: str) -> None:
    position = after(WHITE_PASSES, *moves) if moves else REVERSI.start()
    assert refusal(position.text, "pass") == (
        "salihli.reversi.9",
        f"Pas denemez: {tr}",
        f"You cannot pass: {en}",
    )


@article(13, 14)
def test_the_game_ends_when_neither_side_has_a_move_and_more_discs_win() -> None:
    position = after(WHITE_PASSES, "pass", "c1", "pass", "c8")
    assert position.outcome is not None
    assert position.moves() == ()
    assert (position.outcome.winner, position.outcome.score) == (Side.FIRST, (6, 4))
    assert position.outcome.words.tr == "Siyah kazandı: 6–4 taş."
    assert refusal(position.text, "pass")[0] == "salihli.reversi.13"


@article(14)
@pytest.mark.parametrize(
    ("board", "winner", "score"),
    [
        ("/".join(["xxxxxxxx"] * 4 + ["oooooooo"] * 4), None, (32, 32)),
        ("/".join(["xxxxxxxx"] * 3 + ["oooooooo"] * 5), Side.SECOND, (24, 40)),
        ("......../......../......../...xx.../...xx.../......../......../........", Side.FIRST, (4, 0)),
    ],
)
def test_discs_on_the_board_are_counted_and_empty_squares_go_to_nobody(
    board: str, winner: Side | None, score: tuple[int, int]
) -> None:
    outcome = REVERSI.parse(f"{board} first").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (winner, score)


def grid_of(text: str) -> dict[tuple[int, int], str]:
    rows = text.split(" ")[0].split("/")
    return {(file, rank): mark for rank, row in enumerate(rows) for file, mark in enumerate(row)}


def naive_turned(grid: dict[tuple[int, int], str], own: str, square: tuple[int, int]) -> set[tuple[int, int]]:
    turned: set[tuple[int, int]] = set()
    if grid[square] != ".":
        return turned
    for right in (-1, 0, 1):
        for down in (-1, 0, 1):
            line: list[tuple[int, int]] = []
            file, rank = square[0] + right, square[1] + down
            while grid.get((file, rank), ".") not in (".", own):
                line.append((file, rank))
                file, rank = file + right, rank + down
            if grid.get((file, rank)) == own:
                turned.update(line)
    return turned


def naive_moves(text: str) -> set[str]:
    grid = grid_of(text)
    own = "x" if text.endswith("first") else "o"
    found = {f"{FILES[file]}{rank + 1}" for file, rank in grid if naive_turned(grid, own, (file, rank))}
    return found or {"pass"}


def random_positions(seed: int) -> list[Position[Square]]:
    random = Random(seed)
    line = [REVERSI.start()]
    while not line[-1].outcome:
        line.append(line[-1].play(random.choice(line[-1].moves())))
    return line


def naive_play(text: str, move: str) -> str:
    grid = grid_of(text)
    own, other = ("x", "second") if text.endswith("first") else ("o", "first")
    if move != "pass":
        square = (FILES.index(move[0]), int(move[1]) - 1)
        for taken in naive_turned(grid, own, square) | {square}:
            grid[taken] = own
    return "/".join("".join(grid[file, rank] for file in range(8)) for rank in range(8)) + f" {other}"


@given(seed=st.integers(0, 10**9))
@settings(max_examples=10, deadline=None)
def test_moves_and_turned_discs_are_those_of_a_naive_referee(seed: int) -> None:
    for position in random_positions(seed):
        if position.outcome:
            assert naive_moves(position.text) == naive_moves(naive_play(position.text, "pass")) == {"pass"}
            continue
        assert {str(move) for move in position.moves()} == naive_moves(position.text)
        for move in position.moves():
            assert position.play(move).text == naive_play(position.text, str(move))


def transposed(text: str) -> str:
    board, turn = text.split(" ")
    return "/".join("".join(column) for column in zip(*board.split("/"), strict=True)) + f" {turn}"


def colours_exchanged(text: str) -> str:
    board, turn = text.split(" ")
    return board.translate(str.maketrans("xo", "ox")) + (" second" if turn == "first" else " first")


@given(seed=st.integers(0, 10**9))
@settings(max_examples=20, deadline=None)
def test_mirroring_the_board_or_exchanging_the_colours_changes_nothing_else(seed: int) -> None:
    for position in random_positions(seed):
        squares = [str(move) for move in position.moves()]
        mirrored = {m if m == "pass" else f"{FILES[int(m[1]) - 1]}{FILES.index(m[0]) + 1}" for m in squares}
        assert {str(move) for move in REVERSI.parse(transposed(position.text)).moves()} == mirrored
        exchanged = REVERSI.parse(colours_exchanged(position.text))
        assert [str(move) for move in exchanged.moves()] == squares


@pytest.mark.parametrize(("depth", "count"), list(enumerate((4, 12, 56, 244, 1396, 8200, 55092), start=1)))
def test_perft(depth: int, count: int) -> None:
    assert perft(REVERSI.start(), depth) == count


@pytest.mark.long
def test_perft_deep() -> None:
    assert perft(REVERSI.start(), 8) == 390216


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("first", "the form is"),
        (START.replace("first", "black"), "'first' or 'second'"),
        (START.replace("...ox...", "...ox..", 1), "row 4 from the top has 7 places of 8"),
        (START.replace("...ox...", "...oX..."), "row 4 from the top has 'X'"),
        (START.replace("/......../", "/", 1), "it has 7 rows of 8"),
        (START.replace("ox", ".x"), "but d4 is"),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(InvalidText, match=wrong):
        REVERSI.parse(text)


def test_the_board_is_drawn_with_rank_1_on_top() -> None:
    assert REVERSI.start().draw().splitlines() == [
        "   a b c d e f g h",
        *(f"{rank}  . . . . . . . .  {rank}" for rank in (1, 2, 3)),
        "4  . . . o x . . .  4",
        "5  . . . x o . . .  5",
        *(f"{rank}  . . . . . . . .  {rank}" for rank in (6, 7, 8)),
        "   a b c d e f g h",
    ]

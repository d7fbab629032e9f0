"""Hex by the league's rulebook. Chains are laid by hand; the naive referee walks from cell to cell."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import IllegalMove, InvalidText, Position, Side, find_game
from meydan.games.hex import Cell
from meydan.games.perft import perft

HEX = find_game("hex")
FILES = "abcdefghijk"
RANKS = range(1, 12)


def written(first: Iterable[str], second: Iterable[str], turn: str) -> str:
    """A position's written form from the cells of both players."""
    marks = dict.fromkeys(first, "x") | dict.fromkeys(second, "o")
    return "/".join("".join(marks.get(f"{file}{rank}", ".") for file in FILES) for rank in RANKS) + f" {turn}"


def after(start: Position[Cell], *moves: str) -> Position[Cell]:
    for move in moves:
        start = start.play(HEX.move(move))
    return start


def refusal(position: Position[Cell], move: str) -> tuple[str, str, str]:
    with pytest.raises(IllegalMove) as refused:
        position.play(HEX.move(move))
    return refused.value.article, refused.value.words.tr, refused.value.words.en


@pytest.mark.article("lig.hex.board")
def test_the_board_has_eleven_by_eleven_cells() -> None:
    assert [str(move) for move in HEX.start().moves()] == [f"{file}{rank}" for rank in RANKS for file in FILES]


@pytest.mark.article("lig.hex.board")
def test_red_owns_top_and_bottom_and_blue_left_and_right() -> None:
    rank_6 = [f"{file}6" for file in FILES]
    file_f = [f"f{rank}" for rank in RANKS]
    one_rank_up = [f"{file}5" for file in FILES]
    # A straight line from left to right joins nothing for red, and one from top to bottom nothing for blue.
    assert HEX.parse(written(rank_6, one_rank_up[:10], "second")).outcome is None
    beside = [f"g{rank}" for rank in range(1, 11)]
    red_wins = HEX.parse(written(file_f, beside, "second")).outcome
    assert red_wins is not None
    assert red_wins.winner is Side.FIRST
    assert HEX.parse(written([*beside, "a1"], file_f, "first")).outcome is None


@pytest.mark.article("lig.hex.board")
def test_an_occupied_cell_is_refused() -> None:
    position = after(HEX.start(), "f6", "g6")
    assert refusal(position, "f6") == (
        "lig.hex.board",
        "f6 peteği dolu: kırmızı taş var.",
        "f6 is occupied by a red stone.",
    )
    assert refusal(position, "g6")[1:] == ("g6 peteği dolu: mavi taş var.", "g6 is occupied by a blue stone.")


@pytest.mark.article("lig.hex.goal")
def test_red_joining_top_and_bottom_wins() -> None:
    red = ["f1", "e2", "e3", "d4", "d5", "d6", "c7", "c8", "b9", "b10"]  # steps straight down or down to the left
    blue = [f"k{rank}" for rank in range(1, 11)]
    before = HEX.parse(written(red, blue, "first"))
    assert before.outcome is None
    outcome = after(before, "a11").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.article) == (Side.FIRST, (1, 0), "lig.hex.goal")
    assert outcome.words.en == "Red wins: top and bottom are joined."
    assert after(before, "c11").outcome is None  # down to the right there is no step


@pytest.mark.article("lig.hex.goal")
def test_blue_joining_left_and_right_wins() -> None:
    blue = [f"{file}6" for file in FILES if file != "f"]
    red = [f"{file}1" for file in FILES]
    before = HEX.parse(written(red, blue, "second"))
    outcome = after(before, "f6").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (Side.SECOND, (0, 1))
    assert outcome.words.tr == "Mavi kazandı: sol ve sağ kenarını birleştirdi."
    assert after(before, "f5").outcome is None  # e6 and f5 are neighbours, f5 and g6 are not


@pytest.mark.article("lig.hex.goal")
def test_a_chain_does_not_go_on_round_the_edge() -> None:
    # Red comes down file a to a5 and from k6 to the bottom: a and k are no neighbours.
    red = ["a1", "a2", "a3", "a4", "a5", "k6", "k7", "k8", "k9", "k10"]
    blue = [f"c{rank}" for rank in range(1, 11)]
    assert after(HEX.parse(written(red, blue, "first")), "k11").outcome is None
    red = ["k1", "k2", "k3", "k4", "k5", "a6", "a7", "a8", "a9", "a10"]
    assert after(HEX.parse(written(red, blue, "first")), "a11").outcome is None


@pytest.mark.article("lig.hex.goal")
def test_nothing_is_played_after_the_end() -> None:
    file_f = [f"f{rank}" for rank in RANKS]
    over = HEX.parse(written(file_f, [f"g{rank}" for rank in range(1, 11)], "second"))
    assert over.moves() == ()
    assert refusal(over, "a1") == (
        "lig.hex.goal",
        "a1 oynanamaz: set bitti.",
        "a1 cannot be played: the set is over.",
    )


@pytest.mark.article("lig.hex.goal")
def test_without_the_option_there_is_no_swap() -> None:
    position = after(HEX.start(), "f6")
    assert "swap" not in [str(move) for move in position.moves()]
    assert refusal(position, "swap")[0] == "lig.hex.goal"
    assert refusal(position, "swap")[2] == "These rules have no swap of colours."


def test_with_the_option_the_second_ply_may_swap_the_colours() -> None:
    position = after(HEX.start({"swap": True}), "f6")
    assert [str(move) for move in position.moves()][-1] == "swap"
    assert len(position.moves()) == 121
    swapped = after(position, "swap")
    assert swapped.to_move is Side.FIRST
    assert swapped.text == written([], ["f6"], "first swapped")
    assert swapped.describe().en == (
        "Colours swapped: the second player has red, the first player blue. "
        "Red 1 stones: f6. Blue 0 stones: none. To move: Blue."
    )
    assert HEX.parse(swapped.text, {"swap": True}) == swapped


@pytest.mark.parametrize(
    ("moves", "ply"), [((), 1), (("f6", "g6"), 3), (("f6", "swap"), 3), (("f6", "swap", "a1"), 4)], ids=str
)
def test_swap_is_refused_at_any_other_ply(moves: tuple[str, ...], ply: int) -> None:
    position = after(HEX.start({"swap": True}), *moves)
    assert refusal(position, "swap") == (
        "lig.hex.goal",
        f"Renkler yalnızca setin 2. hamlesinde değiştirilebilir; bu {ply}. hamle.",
        f"Colours can be swapped only as move 2 of the set; this is move {ply}.",
    )


@pytest.mark.article("lig.hex.goal")
def test_after_a_swap_the_second_player_wins_by_joining_top_and_bottom() -> None:
    seconds = [f"f{rank}" for rank in range(1, 11)]
    firsts = [f"{file}3" for file in FILES if file not in "fk"]
    before = HEX.parse(written([*firsts, "a1"], seconds, "second swapped"), {"swap": True})
    outcome = after(before, "f11").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (Side.SECOND, (0, 1))
    assert outcome.words.en == "Red wins: top and bottom are joined."


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    file, rank = cell
    return [(file + f, rank + r) for f, r in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))]


def naive_joined(text: str, mark: str, along: int) -> bool:
    """Whether the cells marked so form a chain from 0 to 10 along one coordinate: 1 for ranks, 0 for files."""
    rows = text.split(" ")[0].split("/")
    cells = {(file, rank) for rank, row in enumerate(rows) for file, one in enumerate(row) if one == mark}
    to_visit = [cell for cell in cells if cell[along] == 0]
    seen = set(to_visit)
    while to_visit:
        new = [cell for cell in neighbours(to_visit.pop()) if cell in cells and cell not in seen]
        seen.update(new)
        to_visit += new
    return any(cell[along] == 10 for cell in seen)


@pytest.mark.article("lig.hex.goal")
@given(seed=st.integers(0, 10**9), swaps=st.booleans())
@settings(max_examples=25, deadline=None)
def test_the_end_comes_exactly_when_a_naive_referee_sees_one_side_joined(seed: int, swaps: bool) -> None:
    random = Random(seed)
    position = after(HEX.start({"swap": True}), "f6", *(["swap"] if swaps else ["e5"]))
    red, blue = ("o", "x") if swaps else ("x", "o")
    while not position.outcome:
        assert not naive_joined(position.text, red, 1)
        assert not naive_joined(position.text, blue, 0)
        legal = position.moves()
        assert len(legal) == position.text.count(".")
        position = position.play(random.choice(legal))
    joined = (naive_joined(position.text, red, 1), naive_joined(position.text, blue, 0))
    assert sorted(joined) == [False, True]
    winner = red if joined[0] else blue
    assert position.outcome.winner is (Side.FIRST if winner == "x" else Side.SECOND)


@given(order=st.permutations([f"{file}{rank}" for rank in RANKS for file in FILES]))
@settings(max_examples=25, deadline=None)
def test_a_full_board_is_joined_by_exactly_one_side(order: list[str]) -> None:
    text = written(order[:61], order[61:], "second")
    assert naive_joined(text, "x", 1) != naive_joined(text, "o", 0)


def test_perft_is_a_product_as_long_as_nobody_can_have_joined() -> None:
    assert [perft(HEX.start(), depth) for depth in (1, 2)] == [121, 121 * 120]


def test_perft_with_swap_adds_the_games_that_begin_with_it() -> None:
    assert [perft(HEX.start({"swap": True}), depth) for depth in (1, 2)] == [121, 121 * 120 + 121]


@pytest.mark.long
def test_perft_deep() -> None:
    assert perft(HEX.start(), 3) == 121 * 120 * 119
    assert perft(HEX.start({"swap": True}), 3) == 121 * 120 * 119 + 121 * 120


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (written([], [], "first") + " swapped", "no swap of colours"),
        (written([], [], "first") + " x", "the form is"),
        (written([], [], "red"), "'first' or 'second'"),
        (written([], [], "second"), "with 'second' to move there cannot be 0 red and 0 blue stones"),
        (written(["a1"], [], "first"), "with 'first' to move there cannot be 1 red and 0 blue stones"),
        (written(["a1", "a2", "a3"], ["b1"], "second"), "cannot be 3 red and 1 blue"),
        (
            written([f"f{rank}" for rank in RANKS], [f"g{rank}" for rank in RANKS], "first"),
            "'first', who is to move, has joined",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(InvalidText, match=wrong):
        HEX.parse(text)


def test_a_swapped_position_without_a_red_stone_is_refused() -> None:
    with pytest.raises(InvalidText, match="cannot be 0 red and 0 blue"):
        HEX.parse(written([], [], "second swapped"), {"swap": True})


def test_the_board_is_drawn_slanted() -> None:
    drawn = after(HEX.start(), "a1", "k11").draw().splitlines()
    assert drawn[0] == "    a b c d e f g h i j k"
    assert drawn[1] == "  1  x . . . . . . . . . .  1"
    assert drawn[2] == "   2  . . . . . . . . . . .  2"
    assert drawn[11] == "           11  . . . . . . . . . . o  11"
    assert drawn[12] == "                a b c d e f g h i j k"


def test_every_stone_is_named() -> None:
    assert after(HEX.start(), "f6", "a1", "k11").describe().tr == (
        "Kırmızı 2 taş: f6, k11. Mavi 1 taş: a1. Sıra: Mavi."
    )

"""Reversi's own search: exact ends equal plain minimax, and nothing is called exact that is not."""

from random import Random

import pytest

from meydan.engine import native
from meydan.engine.analysis import analyse
from meydan.engine.limits import Limits
from meydan.games.notation import EMPTY
from meydan.games.reversi import REVERSI, Reversi

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")

if native.available:
    from meydan import _native


def random_position(empty: int, random: Random) -> Reversi:
    """From a random game, with so many empty squares."""
    while True:
        position = REVERSI.start()
        while not position.outcome:
            assert isinstance(position, Reversi)
            if position.text.count(EMPTY) == empty:
                return position
            position = position.play(random.choice(position.moves()))


def margin(position: Reversi, limits: Limits) -> int:
    best = analyse(position, limits).best
    assert best.exact, position.text
    assert best.score.margin is not None
    return int(best.score.margin)


@pytest.mark.parametrize("empty", range(1, 11))
def test_the_end_is_that_of_plain_minimax(empty: int) -> None:
    random = Random(empty)
    for _ in range(40):
        position = random_position(empty, random)
        assert margin(position, Limits()) == _native.reversi_brute_force(position.text), position.text


@pytest.mark.long
@pytest.mark.parametrize("empty", [12, 13, 14])
def test_the_longer_end_is_that_of_plain_minimax(empty: int) -> None:
    random = Random(empty)
    for _ in range(4):
        position = random_position(empty, random)
        assert margin(position, Limits()) == _native.reversi_brute_force(position.text), position.text


def test_every_move_of_the_end_has_the_margin_of_plain_minimax() -> None:
    random = Random(20)
    for _ in range(40):
        position = random_position(8, random)
        found = {line.moves[0]: (line.score.margin, line.exact) for line in analyse(position, Limits(lines=64)).lines}
        after = {str(move): position.play(move).text for move in position.moves()}
        assert found == {move: (-_native.reversi_brute_force(text), True) for move, text in after.items()}


def test_empty_squares_at_the_end_go_to_nobody() -> None:
    """Black takes the last white disc with squares left: the discs on the board are counted (article 14)."""
    position = REVERSI.parse("xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxo.. first")
    assert margin(position, Limits()) == 63


def test_a_search_cut_short_is_exact_only_if_it_is_right() -> None:
    random = Random(21)
    exact = 0
    for _ in range(60):
        position = random_position(10, random)
        best = analyse(position, Limits(nodes=random.randrange(1, 1500))).best
        if best.exact:
            exact += 1
            assert best.score.margin == _native.reversi_brute_force(position.text), position.text
    assert 5 < exact < 55  # both happened


def test_the_end_does_not_depend_on_the_size_of_the_table_or_the_threads() -> None:
    random = Random(22)
    for _ in range(3):
        position = random_position(15, random)
        margins = {
            margin(position, Limits(megabytes=megabytes, threads=threads))
            for megabytes, threads in ((1, 1), (16, 1), (16, 3))
        }
        assert len(margins) == 1


def test_groups_of_squares_follow_the_moves() -> None:
    """The estimates after one move, which the search keeps up to date, are those made anew from the positions."""
    random = Random(23)
    for empty in range(58, 12, -3):
        position = random_position(empty, random)
        anew = {str(move): -_native.reversi_estimate(position.play(move).text) for move in position.moves()}
        lines = analyse(position, Limits(depth=1, lines=64)).lines
        assert {line.moves[0]: line.score.raw for line in lines} == anew


def test_mirror_images_are_estimated_alike() -> None:
    random = Random(24)
    for _ in range(20):
        board, turn = random_position(random.randrange(10, 50), random).text.split()
        ranks = board.split("/")
        images = (
            ranks,
            ranks[::-1],
            [rank[::-1] for rank in ranks],
            ["".join(file) for file in zip(*ranks, strict=True)],
        )
        estimates = {_native.reversi_estimate(f"{'/'.join(image)} {turn}") for image in images}
        assert len(estimates) == 1


def test_weights_are_packed_and_unpacked_whole() -> None:
    with pytest.raises(ValueError, match="cut short"):
        _native.reversi_use_weights(_native.reversi_first_weights()[:-1])
    with pytest.raises(ValueError, match="too many"):
        _native.reversi_use_weights(_native.reversi_first_weights() + b"\1")


def test_depth_in_the_middle_game_is_kept() -> None:
    found = analyse(REVERSI.start(), Limits(depth=6))
    assert (found.depth, found.exact) == (6, False)

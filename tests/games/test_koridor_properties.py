"""Koridor against a second, naive implementation, on random games; and perft."""

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from meydan.games import InvalidText
from meydan.games.koridor import KORIDOR
from meydan.games.perft import perft
from tests.games import naive_koridor

# OpenSpiel counts the same to depth 3: docs/perft.md.
PERFT = [131, 16677, 2062264]


def random_position(random: Any, plies: int) -> Any:
    """A position of a game with many walls, in which the pawns often walk towards each other."""
    position = KORIDOR.start()
    for _ in range(plies):
        moves = position.moves()
        pawn = [move for move in moves if len(str(move)) == 2]
        after = position.play(random.choice(pawn if random.random() < 0.4 else moves))
        if after.outcome:
            break
        position = after
    return position


@pytest.mark.article("lig.koridor.turn", "lig.koridor.pawn", "lig.koridor.wall", "lig.koridor.jump")
@given(random=st.randoms(use_true_random=False), plies=st.integers(0, 40))
@settings(max_examples=40, deadline=None)
def test_legal_moves_are_those_of_the_naive_rules(random: Any, plies: int) -> None:
    position = random_position(random, plies)
    assert {str(move) for move in position.moves()} == naive_koridor.legal_moves(position.text)


@st.composite
def crowded_positions(draw: st.DrawFn) -> Any:
    """Many walls, and the pawns on neighbouring squares wherever both have a way."""
    walls: set[str] = set()
    for wall in draw(st.lists(st.sampled_from(naive_koridor.WALLS), min_size=10, max_size=60, unique=True)):
        crossing = wall[:2] + ("v" if wall[2] == "h" else "h")
        taken = naive_koridor.edges_of(wall) & naive_koridor.all_edges(walls)
        if len(walls) < 20 and crossing not in walls and not taken:
            walls.add(wall)
    first = draw(st.sampled_from(naive_koridor.SQUARES))
    aside, ahead = draw(st.sampled_from(naive_koridor.DIRECTIONS))
    second = naive_koridor.shifted(first, aside, ahead)
    assume(second)
    left = 20 - len(walls)
    turn = draw(st.sampled_from(["first", "second"]))
    text = f"{first}/{left // 2} {second}/{left - left // 2} {','.join(sorted(walls)) or '-'} {turn}"
    try:
        position = KORIDOR.parse(text)
    except InvalidText:
        assume(False)
    assume(not position.outcome)
    return position


@pytest.mark.article("lig.koridor.jump", "lig.koridor.pawn", "lig.koridor.wall")
@given(position=crowded_positions())
@settings(max_examples=60, deadline=None)
def test_a_player_face_to_face_always_has_a_pawn_move(position: Any) -> None:
    """Both have a way, so the two squares are not shut off: a step, a jump or a step aside is open."""
    pawn_moves = {str(move) for move in position.moves() if len(str(move)) == 2}
    assert pawn_moves
    assert {str(move) for move in position.moves()} == naive_koridor.legal_moves(position.text)


@given(random=st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_walls_are_spent_and_both_always_have_a_way(random: Any) -> None:
    position = KORIDOR.start()
    while not position.outcome:
        position = position.play(random.choice(position.moves()))
        first, second, listed, _ = position.text.split(" ")
        walls = set() if listed == "-" else set(listed.split(","))
        assert len(walls) == 20 - int(first[3:]) - int(second[3:])
        blocked = naive_koridor.all_edges(walls)
        assert naive_koridor.has_way(first[:2], 9, blocked)
        assert naive_koridor.has_way(second[:2], 1, blocked)


@pytest.mark.article("lig.koridor.setup", "lig.koridor.turn")
def test_perft() -> None:
    assert [perft(KORIDOR.start(), depth) for depth in (1, 2, 3)] == PERFT


def test_perft_of_the_naive_rules_is_the_same() -> None:
    begin = KORIDOR.start()
    assert len(naive_koridor.legal_moves(begin.text)) == PERFT[0]
    # The texts in between come from the real rules; what follows each is counted by the naive ones.
    assert sum(len(naive_koridor.legal_moves(begin.play(move).text)) for move in begin.moves()) == PERFT[1]

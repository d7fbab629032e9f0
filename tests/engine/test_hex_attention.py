"""What deserves attention in Hex: the same for both colours, an answer where one is needed, learned by self-play."""

from dataclasses import dataclass
from random import Random

import pytest

from meydan.games import find_game
from tests.engine.test_search import random_game

_native = pytest.importorskip("meydan._native", reason="this installation has no native core")

HEX = find_game("hex")
START = HEX.start()


def attention(*moves: str, swap: bool = False) -> dict[str, float]:
    """The share of each move once these have been played."""
    shares: dict[str, float] = _native.hex_attention(START.text, {"swap": str(swap).lower()}, list(moves))
    assert sum(shares.values()) == pytest.approx(1, abs=1e-4)
    return shares


def across(cell: str) -> str:
    """Files and ranks change places, and so do the colours' edges."""
    file, rank = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
    return f"{chr(ord('a') + rank)}{file + 1}"


def board(stones: dict[str, str]) -> str:
    return "/".join("".join(stones.get(f"{file}{rank}", ".") for file in "abcdefghijk") for rank in range(1, 12))


def test_both_colours_see_the_same_board() -> None:
    moves = {"f6": "x", "d7": "o", "g8": "x", "e5": "o", "c9": "x"}
    image = {across(cell): {"x": "o", "o": "x"}[mark] for cell, mark in moves.items()}
    blue = _native.hex_attention(f"{board(moves)} second", {}, [])
    red = _native.hex_attention(f"{board(image)} first", {}, [])
    assert {across(cell): share for cell, share in red.items()} == pytest.approx(blue, abs=1e-4)


def test_a_cut_bridge_asks_for_its_other_cell() -> None:
    """Red's f5 and e7 are joined over e6 and f6; blue has just played on one of them."""
    for cut, other in (("e6", "f6"), ("f6", "e6")):
        shares = attention("f5", "a10", "e7", cut)
        assert max(shares, key=lambda cell: shares[cell]) == other


def test_every_legal_move_has_a_share_to_the_end_of_the_set() -> None:
    positions = random_game(START, Random(1))
    for position in positions[:-1:7]:
        shares = _native.hex_attention(position.text, {"swap": "false"}, [])
        assert shares.keys() == {str(move) for move in position.moves()}
        assert min(shares.values()) >= 0


def test_a_legal_swap_has_a_share_of_its_own() -> None:
    assert attention("f6", swap=True)["swap"] == pytest.approx(0.05)
    assert "swap" not in attention("f6")


@dataclass(frozen=True, slots=True)
class Learned:
    weights: list[float]
    reports: list[tuple[int, float]]


def learned(seed: int, rounds: int) -> Learned:
    lessons = _native.HexLessons(rounds=rounds, games=3, nodes=200, seed=seed)
    reports: list[tuple[int, float]] = []
    weights = _native.learn_hex(START.text, lessons, lambda positions, error: reports.append((positions, error)))
    return Learned(weights, reports)


def test_the_same_seed_learns_the_same_weights() -> None:
    once, again, other = (learned(seed, 2) for seed in (1, 1, 2))
    assert once == again
    assert once.weights != other.weights


def test_shares_come_nearer_to_those_of_the_search() -> None:
    reports = learned(3, 1).reports
    assert reports[0][0] > 20
    assert reports[-1][1] < reports[0][1]

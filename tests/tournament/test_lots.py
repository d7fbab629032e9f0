"""Lots: repeatable anywhere, the same chance for everybody, and open to be checked."""

import hashlib
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games.errors import Refusal
from meydan.tournament.lots import Numbers, draw, verify

SEEDS = st.text(alphabet=st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=20)


def drawn_by_hand(purpose: str, seed: str, participants: list[int]) -> list[int]:
    """The derivation again, as the module's description reads, from one long run of bytes."""
    stream = b"".join(
        hashlib.sha256("\n".join(("meydan lot 1", purpose, seed, str(k))).encode("utf-8")).digest() for k in range(100)
    )
    at = 0
    order = participants[:]
    for i in reversed(range(1, len(order))):
        while True:
            x = int.from_bytes(stream[at : at + 8], "big")
            at += 8
            if x < 2**64 // (i + 1) * (i + 1):
                break
        order[i], order[x % (i + 1)] = order[x % (i + 1)], order[i]
    return order


@given(SEEDS, st.integers(1, 60))
def test_anybody_can_repeat_a_lot_from_its_description(seed: str, players: int) -> None:
    everybody = list(range(1, players + 1))
    assert list(draw("a purpose", seed, everybody).result) == drawn_by_hand("a purpose", seed, everybody)


def test_a_lot_is_the_same_on_every_machine_for_ever() -> None:
    # Written down when lots were introduced: a change here breaks every lot ever recorded.
    assert draw("pairings of knock-out round 1", "2026", tuple(range(1, 9))).result == (4, 7, 8, 3, 1, 2, 6, 5)


@given(SEEDS, st.lists(st.integers(), min_size=1, max_size=30, unique=True))
def test_everybody_is_drawn_exactly_once_and_the_lot_verifies(seed: str, everybody: list[int]) -> None:
    lot = draw("test", seed, everybody)
    assert sorted(lot.result) == sorted(everybody)
    assert lot.drawn == lot.result[0]
    assert verify(lot)


def test_a_forged_lot_does_not_verify() -> None:
    lot = draw("order from place 1 on", "2026", (1, 2, 3, 4))
    assert verify(lot)
    assert not verify(replace(lot, result=tuple(reversed(lot.result))))
    assert not verify(replace(lot, seed="2027"))
    assert not verify(replace(lot, purpose="order from place 2 on"))
    assert not verify(replace(lot, participants=(2, 1, 3, 4)))


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(draw("chance", str(seed), (1, 2, 3)).result for seed in range(6000))
    assert len(orders) == 6
    # 1000 expected each; five standard deviations are about 145.
    assert all(855 < times < 1145 for times in orders.values())


def test_numbers_below_a_limit_are_even_and_in_range() -> None:
    numbers = Numbers("dice", "2026")
    thrown = Counter(numbers.below(6) for _ in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert all(855 < times < 1145 for times in thrown.values())


def test_numbers_that_would_be_uneven_are_skipped() -> None:
    # Above 2^63 only one multiple fits into 64 bits: about every second number must be skipped.
    limit = 2**63 + 1
    words = [
        int.from_bytes(hashlib.sha256(f"meydan lot 1\ndice\n2026\n{k}".encode()).digest()[at : at + 8], "big")
        for k in range(8)
        for at in (0, 8, 16, 24)
    ]
    kept = [word for word in words if word < limit]
    assert 5 < len(kept) < 27
    numbers = Numbers("dice", "2026")
    assert [numbers.below(limit) for _ in kept] == kept


@pytest.mark.parametrize("seed", ["", " 2026", "2026\n", "şans", "a\tb"])
def test_a_seed_that_cannot_be_read_out_and_typed_again_is_refused(seed: str) -> None:
    with pytest.raises(Refusal):
        draw("test", seed, (1, 2))


def test_a_lot_among_nobody_or_with_somebody_twice_is_refused() -> None:
    with pytest.raises(Refusal, match="nobody"):
        draw("test", "2026", ())
    with pytest.raises(Refusal, match="twice"):
        draw("test", "2026", (1, 2, 1))

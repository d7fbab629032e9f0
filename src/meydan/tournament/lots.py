"""Lots with a recorded seed: the same seed, purpose and participants give the same lot on every machine.

How a lot is derived, so that anybody can repeat it without Meydan:

1. Block k (k = 0, 1, 2 …) is SHA-256 of the UTF-8 text `meydan lot 1`, purpose, seed and k, joined by newlines.
2. The blocks' bytes are read as big-endian 64-bit numbers, four a block.
3. A number below n is x mod n of the next x below the largest multiple of n that is at most 2^64 (others are skipped).
4. The order is Fisher and Yates' shuffle of the participants: for i from the last place down to the second, the one at
   place i changes with the one at place (a number below i + 1), places counted from 0.

The participants' order is part of the lot; it is the starting list's wherever there is one.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from meydan.games.errors import Refusal
from meydan.games.words import Words

T = TypeVar("T", int, str)
WORD = 1 << 64


@dataclass(frozen=True, slots=True)
class Lot(Generic[T]):
    """A lot as it is recorded: what for, from which seed, among whom, and the order drawn."""

    purpose: str
    seed: str
    participants: tuple[T, ...]
    result: tuple[T, ...]

    @property
    def drawn(self) -> T:
        """Who or what came first."""
        return self.result[0]


class Numbers:
    """The numbers that a purpose and a seed give, one after the other."""

    def __init__(self, purpose: str, seed: str) -> None:
        self._words = words_of(purpose, seed)

    def below(self, limit: int) -> int:
        """The next number from 0 to limit - 1, each as likely as the other."""
        usable = WORD - WORD % limit
        while True:
            word = next(self._words)
            if word < usable:
                return word % limit


def words_of(purpose: str, seed: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"meydan lot 1\n{purpose}\n{seed}\n{block}".encode()).digest()
        for at in range(0, len(digest), 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


def draw(purpose: str, seed: str, participants: Sequence[T]) -> Lot[T]:
    """Draws everybody, in order. Who comes first has won the lot."""
    if not participants:
        raise Refusal(Words("Kura çekecek kimse yok.", "There is nobody to draw a lot among."))
    if len(set(participants)) != len(participants):
        raise Refusal(Words("Kurada biri iki kez yazılmış.", "Somebody is in the lot twice."))
    check_seed(seed)
    numbers = Numbers(purpose, seed)
    order = list(participants)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return Lot(purpose, seed, tuple(participants), tuple(order))


def check_seed(seed: str) -> None:
    """A seed is one line of ordinary characters: everybody must be able to read it out and type it again."""
    if seed.strip() == seed and seed.isascii() and seed.isprintable() and seed:
        return
    raise Refusal(
        Words(
            f"{seed!r} kura tohumu olamaz; ç, ğ, ı, ö, ş, ü gibi harfler içermeyen tek satırlık bir yazı verin.",
            f"{seed!r} cannot be the seed of a lot; give one line of plain ASCII characters.",
        )
    )


def verify(lot: Lot[T]) -> bool:
    """Whether the recorded result is what the recorded seed gives."""
    return draw(lot.purpose, lot.seed, lot.participants) == lot

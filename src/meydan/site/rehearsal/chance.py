"""What happens by chance in a rehearsal: repeatable from its seed."""

from collections.abc import Sequence
from typing import TypeVar

from meydan.tournament.lots import Numbers

T = TypeVar("T")


class Chance:
    def __init__(self, seed: str) -> None:
        self._numbers = Numbers("rehearsal", seed)

    def below(self, limit: int) -> int:
        return self._numbers.below(limit)

    def one_in(self, times: int) -> bool:
        return self._numbers.below(times) == 0

    def choose(self, among: Sequence[T]) -> T:
        return among[self._numbers.below(len(among))]

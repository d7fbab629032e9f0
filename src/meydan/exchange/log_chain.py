"""The chain of a log: each line's hash is over its content and the hash of the line before (fault 56)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from meydan.exchange.canonical import canonical, sha256

START = "0" * 64


@dataclass(frozen=True, slots=True)
class ChainedLine:
    """A line as it was hashed; `time` is written in UTC with microseconds."""

    number: int
    time: str
    who: str
    role: str
    device: str
    kind: str
    about: Mapping[str, int]
    data: Mapping[str, Any]
    why: str
    request: str | None
    public: bool
    previous: str

    @property
    def hash(self) -> str:
        content = [getattr(self, name) for name in self.__slots__]
        return sha256(canonical(content).encode())


def broken_line(lines: Iterable[tuple[ChainedLine, str]], head_number: int, head_hash: str) -> int | None:
    """The number of the first line that does not fit the chain or the head; None while all is whole."""
    previous, number = START, 0
    for line, stated in lines:
        number += 1
        if line.number != number or line.previous != previous or stated != line.hash:
            return number
        previous = stated
    if head_number != number or (head_hash or START) != previous:
        return number + 1
    return None

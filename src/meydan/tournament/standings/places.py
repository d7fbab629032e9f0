"""Places that may be shared."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def placed(groups: Sequence[Sequence[T]]) -> list[tuple[int, Sequence[T]]]:
    """Number the groups of those who are level: after two who share the first place comes the third."""
    found = []
    place = 1
    for group in groups:
        found.append((place, group))
        place += len(group)
    return found

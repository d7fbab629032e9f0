"""Every move that can be written in each game: the battery tries them all in every position it looks at."""

from collections.abc import Sequence
from typing import Any

from meydan.games.mangala import PITS

EVERY_MOVE: dict[str, Sequence[Any]] = {
    "mangala": PITS,
}

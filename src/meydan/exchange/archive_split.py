"""Two copies of one event that went on apart (fault 19): up to where they agree, and what each has alone.

Nothing is merged and nothing is picked: people look at both logs and decide which one goes on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Row = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Split:
    """`common` is the number of the last line that both have."""

    common: int
    only_here: tuple[Row, ...]
    only_there: tuple[Row, ...]

    @property
    def both_went_on(self) -> bool:
        return bool(self.only_here and self.only_there)


def compare_logs(here: Sequence[Row], there: Sequence[Row]) -> Split:
    """The rows are log lines in order; equal hashes mean equal lines and an equal past."""
    common = 0
    while common < min(len(here), len(there)) and here[common]["hash"] == there[common]["hash"]:
        common += 1
    return Split(common, tuple(here[common:]), tuple(there[common:]))

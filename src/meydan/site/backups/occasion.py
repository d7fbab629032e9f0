"""When a backup is taken, and of which round it then is."""

from collections.abc import Iterable
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.site.models import LogLine

# Begin and end of a round, and what brings many rows at once: the copy is of the state after it.
AFTER = frozenset(
    {"round started", "round closed", "event imported", "champions taken", "pupil erased", "all pupils erased"}
)
# What cannot be taken back by a tap: the copy is of the state before it. Erasing is not among them: a copy made to
# bring a pupil's data back would be against what was asked for.
BEFORE = frozenset(
    {"category deleted", "event finished", "many absent", "publication withdrawn", "results imported", "rules left"}
    | {"standings made final", "tie-breaks changed", "player disqualified", "entries imported"}
)
BY_HAND = "by hand"
BEFORE_RESTORE = "before a restore"
OWN_WORDS = {
    BY_HAND: Words("Elle alındı", "Taken by hand"),
    BEFORE_RESTORE: Words("Geri yüklemeden önce", "Before a restore"),
}


@dataclass(frozen=True, slots=True)
class Occasion:
    """`kind` is the log's own word; `round` counts in a category of an event, 0 for none."""

    kind: str
    event: str = ""
    category: int = 0
    round: int = 0
    before: bool = False

    @property
    def of_round(self) -> tuple[str, int, int] | None:
        return (self.event, self.category, self.round) if self.round and self.kind in AFTER else None


def occasion_of(lines: Iterable[LogLine]) -> Occasion | None:
    """The first line of a change that asks for a copy."""
    for line in lines:
        if line.kind in BEFORE | AFTER:
            category, number = line.about.get("category", 0), line.about.get("round", 0)
            return Occasion(line.kind, line.event.slug, category, number, line.kind in BEFORE)
    return None

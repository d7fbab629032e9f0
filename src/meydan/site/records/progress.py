"""How far a round has come, at a glance."""

from dataclasses import dataclass

from meydan.site.models import RoundRow


@dataclass(frozen=True, slots=True)
class Progress:
    """Tables of a row: all of them, those that play, those with a result, those with a confirmed one."""

    tables: int
    playing: int
    finished: int
    confirmed: int
    waiting: tuple[int, ...]  # the tables without a result

    @property
    def percent(self) -> int:
        return 100 if not self.tables else 100 * self.finished // self.tables


def progress_of(row: RoundRow) -> Progress:
    rows = row.pairings.filter(second__isnull=False).order_by("table")
    facts = list(rows.values_list("table", "begun", "result", "confirmed"))
    return Progress(
        tables=len(facts),
        playing=sum(begun and result is None for _, begun, result, _ in facts),
        finished=sum(result is not None for _, _, result, _ in facts),
        confirmed=sum(confirmed for *_, confirmed in facts),
        waiting=tuple(table or 0 for table, _, result, _ in facts if result is None),
    )

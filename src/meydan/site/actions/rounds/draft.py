"""A pairing before it is written down: who sits where and why, and who is not paired."""

from dataclasses import dataclass, field
from typing import Any

from meydan.games.words import Words
from meydan.site.records.course import Course
from meydan.tournament.crosstable import Result

Plain = dict[str, Any]

NOT_PAIRED_BECAUSE = {
    Result.ABSENT: "turnuvada değil",
    Result.HALF_BYE: "yarım puanlı tur",
    Result.FULL_BYE: "tam puanlı tur",
}


@dataclass(frozen=True, slots=True)
class DraftLine:
    """One line of the pairing list by starting numbers; `place` is its place on the list."""

    place: int
    first: int
    second: int | None = None
    bye: Result | None = None
    excuse: str = ""
    for_third: bool = False
    why: tuple[Words, ...] = ()
    article: str = ""

    @property
    def reasons(self) -> list[Plain]:
        return [{"tr": words.tr, "en": words.en, "article": self.article} for words in self.why]


@dataclass(frozen=True, slots=True)
class Draft:
    lines: tuple[DraftLine, ...]
    seed: str = ""
    lots: tuple[Plain, ...] = ()
    notes: tuple[Plain, ...] = field(default=())


def lines_of_absent(course: Course, number: int, away: dict[int, Result], first_place: int) -> list[DraftLine]:
    """Who is not paired: excused with a reason, with a half-point bye, or no longer there."""
    lines = []
    for place, (player, worth) in enumerate(sorted(away.items()), first_place):
        entry = course.entry(player)
        excuse = entry.excuses.get(str(number)) or NOT_PAIRED_BECAUSE[worth]
        lines.append(DraftLine(place, player, bye=worth, excuse=excuse))
    return lines
